import { toCents } from '@app/contract/kit/cents'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import { Skeleton } from '@mantine/core'
import { reasonOf } from '../../../api/failure.ts'
import { useVipText } from '../text.ts'
import { prizeText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { artUrl } from '../../../ui/artUrl.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useSingly } from '../../../ui/useSingly.ts'
import { useReceiveVipWeekMutation, useVipWeekQuery } from '../benefit.api.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { useGiftText } from '../useGradeText.ts'
import { part } from '../vip.rules.ts'
import css from '../vip.module.css'
import { Claim } from './Claim.tsx'
import { Progress } from './Progress.tsx'

/** The gift of this week: earned by last week's turnover, claimed until Monday. */
export const WeekCard = () => {
  const t = useVipText()
  const giftText = useGiftText()
  const { data: week, error, isFetching, refetch } = useVipWeekQuery({}, { refetchOnMountOrArgChange: true })
  const [receive, { isLoading }] = useReceiveVipWeekMutation()
  const take = useSingly(async () => {
    const got = await receive({})
      .unwrap()
      .catch(() => undefined)
    if (got) bus.emit('toast', { kind: 'success', message: got.message })
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
  const counted = week.state === 'claimable' ? 'claimUntil' : 'nextGift'
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
          rest={toCents(week.amount) === 0 ? week.message : t('weekHint', { times: GIFT_TURNOVER_TIMES })}
        />
      </div>
      <div className={css.weekSide}>
        <span>
          {t(counted)} <Countdown until={week.nextAt} label={t(counted)} onEnd={() => void refetch()} />
        </span>
        <Claim state={week.state} size="md" isBusy={isLoading} onClaim={() => void take()} />
      </div>
    </section>
  )
}
