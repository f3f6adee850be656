import { toCents } from '@app/contract/kit/cents'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { useAskOwnRest, useOwnRest } from '../../../api/rest/ownRest.ts'
import { useVipText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { useReceiveVipWeekMutation, useVipWeekQuery } from '../benefit.api.ts'
import { claimAsked } from '../claimAsked.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useHeldText } from '../useHeldText.ts'
import { useGiftText } from '../useGradeText.ts'
import { part } from '../vip.rules.ts'
import css from '../vip.module.css'
import { Claim } from './Claim.tsx'
import { Progress } from './Progress.tsx'

interface Props {
  /** All gifts are being claimed one by one: this one is under way, or why it wasn't given. */
  claimed?: { isBusy: boolean; isCurrent: boolean; reason: string | undefined }
}

/** The gift of this week: earned by last week's turnover, claimed until Monday. */
export const WeekCard = ({ claimed }: Props) => {
  const t = useVipText()
  const giftText = useGiftText()
  const { data: week, error, isFetching, refetch } = useVipWeekQuery({}, { refetchOnMountOrArgChange: true })
  const [told, setTold] = useState<string>()
  const heldText = useHeldText()
  const askRest = useAskOwnRest()
  const isResting = useOwnRest() !== undefined
  const [receive, { isLoading }] = useReceiveVipWeekMutation()
  const take = useSingly(async () => {
    if (!(await claimAsked(await askRest(), [{ kind: 'weekly', amount: week?.amount ?? '0' }]))) return
    const got = await receive({})
      .unwrap()
      .catch(() => undefined)
    setTold(got?.message)
  })
  if (!week)
    return error === undefined ? (
      <Skeleton className={css.weekComing ?? ''} radius="lg" />
    ) : (
      <Panel>
        <LoadFailed
          title={t('weekFailed')}
          reason={reasonOf(error)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </Panel>
    )
  const isClaimed = week.state === 'claimed'
  const isNone = toCents(week.amount) === 0
  // Earned, and yet not to be had: a break of the member's own (UN-32).
  const isPaused =
    week.state === 'locked' && !isNone && part(week.turnoverLastWeek, week.turnoverRequired) === 100
  // In a break nobody is told what is still to be bet, or when the next one is to be won.
  if (isResting && week.state === 'locked' && !isPaused) return null
  return (
    <section className={css.week} aria-labelledby="week" data-state={week.state}>
      <img src={artUrl('gift', isClaimed ? 'chest' : 'box')} alt="" />
      <div className={css.weekWords}>
        <h2 id="week">
          {t('weeklyGift')} <strong>{giftText(week.amount, 'weeklyGift')}</strong>
        </h2>
        <Progress
          label={t('turnoverLastWeek')}
          value={part(week.turnoverLastWeek, week.turnoverRequired)}
          words={t('ofAll', {
            done: prizeText(week.turnoverLastWeek),
            all: prizeText(week.turnoverRequired),
          })}
          // To whom there is none it says why.
          rest={
            told ??
            (isPaused ? heldText(week.claimUntil) : undefined) ??
            (isNone || isPaused ? week.message : t('claimHint', { times: GIFT_TURNOVER_TIMES }))
          }
        />
      </div>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <div className={css.weekSide}>
        {week.state === 'claimable' ? (
          <b>{t('until', { time: shortDateTimeText(week.nextAt) })}</b>
        ) : (
          !isPaused &&
          !isResting && (
            <span>
              {t('nextGift')}{' '}
              <Countdown until={week.nextAt} label={t('nextGift')} onEnd={() => void refetch()} />
            </span>
          )
        )}
        <Claim
          state={isPaused ? 'paused' : week.state}
          size="md"
          isBusy={isLoading || claimed?.isCurrent === true}
          isHeld={claimed?.isBusy === true}
          onClaim={() => void take()}
        />
        {claimed?.reason && week.state === 'claimable' && <small>{claimed.reason}</small>}
      </div>
    </section>
  )
}
