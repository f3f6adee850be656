import { toCents } from '@app/contract/kit/cents'
import { HISTORY_DAYS, type HistoryDays } from '@app/contract/restraint/limits'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { useRestraintText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { Bars } from '../../../ui/Bars/Bars.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useRestraintHistoryQuery } from '../restraint.api.ts'
import { busyDays } from '../restraint.rules.ts'
import { DayTable } from './DayTable.tsx'
import css from '../restraint.module.css'

/** One's own figures day by day: what was won and lost above and below a line, and everything in a table. */
export const History = () => {
  const t = useRestraintText()
  const [days, setDays] = useState<HistoryDays>(7)
  const { data, error, isFetching, refetch } = useRestraintHistoryQuery(
    { days },
    { refetchOnMountOrArgChange: true },
  )
  const busy = data ? busyDays(data.days) : []
  return (
    <Panel
      title={t('history')}
      actions={
        <SegmentedControl
          aria-label={t('history')}
          value={String(days)}
          data={HISTORY_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          onChange={(value) => setDays(Number(value) as HistoryDays)}
        />
      }
    >
      {!data && error === undefined && <SkeletonRows rows={4} height={40} />}
      {error !== undefined && (
        <LoadFailed
          title={t('historyFailed')}
          reason={reasonOf(error)}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <Bars
            label={t('chart', { days, net: balanceText(data.total.net) })}
            series={[
              { name: t('won'), tone: 'up' },
              { name: t('lost'), tone: 'down' },
            ]}
            bars={data.days.toReversed().map(({ day, net }) => {
              const cents = toCents(net)
              return { day, cents: [Math.max(0, cents), Math.min(0, cents)] }
            })}
          />
          {busy.length === 0 ? (
            <p className={css.quiet}>{t('quiet')}</p>
          ) : (
            <DayTable days={busy} total={data.total} />
          )}
        </>
      )}
    </Panel>
  )
}
