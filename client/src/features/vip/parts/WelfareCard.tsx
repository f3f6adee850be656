import { Button } from '@mantine/core'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { Welfare } from '@app/contract/vip/gift'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAskOwnRest } from '../../../api/rest/ownRest.ts'
import { useVipText } from '../text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useReceiveWelfareMutation } from '../benefit.api.ts'
import { claimAsked } from '../claimAsked.ts'
import { useHeldText } from '../useHeldText.ts'
import { useGiftText } from '../useGradeText.ts'
import { isHeldBack, type Privilege } from '../vip.rules.ts'
import css from '../welfare.module.css'
import { Claim } from './Claim.tsx'

const PICTURES: Record<Welfare['kind'], string> = {
  upgrade: 'crown',
  weekly: 'box',
  monthly: 'calendar',
  birthday: 'cake',
  rebate: 'coin',
  newcomer: 'redPacket',
  task: 'coupon',
  activity: 'trophy',
}

/** Of which a low level has none. */
const PRIVILEGE: Readonly<Partial<Record<Welfare['kind'], Privilege>>> = {
  monthly: 'monthlyGift',
  birthday: 'birthdayGift',
}

/** Where what is missing can be done. */
const NEXT: Readonly<Record<string, 'vip' | 'userinfo'>> = { vip: 'vip', userinfo: 'userinfo' }

/** Where a line may end: no figure is parted from its words. */
const PAUSE = /(?<=[，、；])/

interface Props {
  item: Welfare
  /** All are being claimed one by one, and which of them now. */
  claimed: { isBusy: boolean; current: string | undefined; reasons: ReadonlyMap<string, string> }
  /** A break of the member's own is on, why stands above: nothing is worked for. */
  isResting: boolean
}

export const WelfareCard = ({ item, claimed, isResting }: Props) => {
  const t = useVipText()
  const giftText = useGiftText()
  const heldText = useHeldText()
  const askRest = useAskOwnRest()
  const [receive, { isLoading }] = useReceiveWelfareMutation()
  const [told, setTold] = useState<string>()
  const next = NEXT[item.linkRoute]
  const isPaused = isHeldBack(item)
  const reason = item.state === 'claimable' && claimed.reasons.get(item.id)
  const take = useSingly(async () => {
    if (!(await claimAsked(await askRest(), [item]))) return
    const got = await receive({ id: item.id })
      .unwrap()
      .catch(() => undefined)
    // Told in its place: a toast would lie on the next button of a phone.
    setTold(got?.message)
  })
  return (
    <li className={css.card} data-state={item.state} data-kind={item.kind}>
      <img src={artUrl('gift', PICTURES[item.kind])} alt="" loading="lazy" />
      <div className={css.words}>
        <h2>{item.title}</h2>
        <p>
          {item.description.split(PAUSE).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
      <strong className={css.amount}>{giftText(item.amount, PRIVILEGE[item.kind])}</strong>
      <div className={css.state}>
        {/* A day's bets are rebated as they are: there is nothing to reach. */}
        {item.kind !== 'rebate' && (
          <div
            className={css.bar}
            role="progressbar"
            aria-label={item.title}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.floor(item.progress)}
          >
            <i style={{ width: `${item.progress}%` }} />
          </div>
        )}
        <small role="status">
          {told ?? ((isPaused && heldText(item.claimUntil)) || item.progressText)}{' '}
          {item.state === 'claimable' && item.claimUntil !== null && (
            <b>{t('until', { time: shortDateTimeText(item.claimUntil) })}</b>
          )}
        </small>
      </div>
      {item.state === 'locked' && next && !isResting ? (
        <Button
          component={Link}
          to={to(next)}
          variant="light"
          miw="7.5em"
          aria-label={t('goSee', { name: item.title })}
        >
          {t('goDo')}
        </Button>
      ) : (
        <Claim
          state={isPaused ? 'paused' : item.state}
          name={item.title}
          isBusy={isLoading || claimed.current === item.id}
          isHeld={claimed.isBusy}
          onClaim={() => void take()}
        />
      )}
      {reason && (
        <p className={css.asks} data-refused>
          {reason}
        </p>
      )}
      {!reason && item.state === 'claimable' && item.kind !== 'rebate' && (
        <p className={css.asks}>{t('claimHint', { times: GIFT_TURNOVER_TIMES })}</p>
      )}
    </li>
  )
}
