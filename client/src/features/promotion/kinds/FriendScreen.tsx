import { usePromotionText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { ActivityFrame } from '../ActivityFrame.tsx'
import type { Staged } from '../staged.ts'
import { dateText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { climbed } from '../promotion.rules.ts'
import type { ContentOf } from '../promotion.rules.ts'
import myGiftsCss from '../parts/MyGifts.module.css'
import { ShareCard } from '../parts/ShareCard.tsx'
import { StageHead } from '../parts/StageHead.tsx'
import stage from '../stage.module.css'
import css from './friend.module.css'

/** An own link and a card to send; who comes by it and deposits brings a reward. */
export const FriendScreen = () => (
  <ActivityFrame kind="friendInvitation" keepsStage>
    {(page) => <Friends page={page} />}
  </ActivityFrame>
)

const TONES = { locked: 'off', claimable: 'wait', claimed: 'good' } as const

/** The friends who came, and what each of them brings. */
const Invited = ({
  friends,
  isHeld,
  isResting = false,
}: {
  friends: ContentOf<'friendInvitation'>['invited']
  isHeld: boolean
  isResting?: boolean
}) => {
  const t = usePromotionText()
  return (
    <Panel title={t('invitedTitle')}>
      {friends.length === 0 && (
        <EmptyState title={t('nobody')} hint={isResting ? undefined : t('nobodyHint')} />
      )}
      <ul className={myGiftsCss.list}>
        {friends.map((friend) => (
          <li key={`${friend.name}${friend.registerTime}`}>
            <span>
              {friend.name} <time>{t('registeredAt', { date: dateText(friend.registerTime) })}</time>
            </span>
            <StatusTag tone={isHeld ? 'off' : TONES[friend.state]}>
              {isHeld && friend.state === 'claimable'
                ? t('giftHeld')
                : t(friend.deposited ? `friend_${friend.state}` : 'friendNoDeposit')}
            </StatusTag>
            {friend.deposited ? (
              <strong>¥{prizeText(friend.reward)}</strong>
            ) : (
              !isResting && <small>{t('friendThen', { reward: prizeText(friend.reward) })}</small>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** How many came, and what they have brought. */
const Figures = ({ page }: { page: Staged<'friendInvitation'> }) => {
  const t = usePromotionText()
  const { invitedCount, depositedCount, rewardTotal, rewardClaimable } = page.content
  return (
    <dl className={stage.stats}>
      <div>
        <dt>{t('invitedCount')}</dt>
        <dd>{t('people', { count: invitedCount })}</dd>
      </div>
      <div>
        <dt>{t('depositedCount')}</dt>
        <dd>{t('people', { count: depositedCount })}</dd>
      </div>
      <div>
        <dt>{t('rewardTotal')}</dt>
        <dd>¥{prizeText(rewardTotal)}</dd>
      </div>
      <div>
        <dt>{t(page.isHeld ? 'giftHeld' : 'rewardClaimable')}</dt>
        <dd>¥{prizeText(rewardClaimable)}</dd>
      </div>
    </dl>
  )
}

const Friends = ({ page }: { page: Staged<'friendInvitation'> }) => {
  const t = usePromotionText()
  const { iCode, link, tiers, invited, depositedCount } = page.content
  if (page.isResting)
    return (
      <>
        <section className={stage.panel} aria-labelledby="friends">
          <StageHead id="friends" title={t('friendsTitle')} />
          <Figures page={page} />
        </section>
        <Invited friends={invited} isHeld={page.isHeld} isResting />
      </>
    )
  return (
    <>
      <section className={stage.panel} aria-labelledby="share">
        <StageHead
          id="share"
          title={t('shareTitle')}
          hint={t(page.isMember ? 'shareHint' : 'visitorShare')}
        />
        {iCode !== '' && (
          <div className={css.share}>
            <ShareCard code={iCode} link={link} />
            <div className={css.own}>
              <dl>
                <dt>{t('inviteCode')}</dt>
                <dd>
                  <strong>{iCode}</strong> <CopyButton text={iCode} label={t('inviteCode')} />
                </dd>
                <dt>{t('inviteLink')}</dt>
                <dd>
                  <span className={css.link}>{link}</span> <CopyButton text={link} label={t('inviteLink')} />
                </dd>
              </dl>
              <Figures page={page} />
            </div>
          </div>
        )}
        <ol
          className={css.tiers}
          aria-label={t('friendTiers')}
          style={
            {
              '--filled': `${climbed(
                depositedCount,
                tiers.map(({ friends }) => friends),
              )}%`,
              '--count': tiers.length,
            } as React.CSSProperties
          }
        >
          {tiers.map(({ friends, reward }) => (
            <li key={friends} data-reached={depositedCount >= friends || undefined}>
              <b>{t('people', { count: friends })}</b>
              <span>+¥{prizeText(reward)}</span>
            </li>
          ))}
        </ol>
      </section>
      {iCode !== '' && <Invited friends={invited} isHeld={page.isHeld} />}
    </>
  )
}
