import { usePromotionText } from '../../../i18n/promotion.ts'
import { prizeText } from '../../../lib/amount.ts'
import { dateText } from '../../../lib/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { ContentOf } from '../promotion.rules.ts'
import css from './MyGifts.module.css'

const TONES = { locked: 'off', claimable: 'wait', claimed: 'good' } as const

/** The friends who came, and what each of them brings. */
export const Invited = ({ friends }: { friends: ContentOf<'friendInvitation'>['invited'] }) => {
  const t = usePromotionText()
  return (
    <Panel title={t('invitedTitle')}>
      {friends.length === 0 && <EmptyState title={t('nobody')} hint={t('nobodyHint')} />}
      <ul className={css.list}>
        {friends.map((friend) => (
          <li key={`${friend.name}${friend.registerTime}`}>
            <span>
              {friend.name} <time>{t('registeredAt', { date: dateText(friend.registerTime) })}</time>
            </span>
            <StatusTag tone={TONES[friend.state]}>
              {t(friend.deposited ? `friend_${friend.state}` : 'friendNoDeposit')}
            </StatusTag>
            <strong>¥{prizeText(friend.reward)}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
