import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { reasonOf } from '../../api/failure.ts'
import { shownOf } from '../../api/standing.ts'
import { useBetText } from './text.ts'
import { to } from '../../paths.ts'
import { ClearFilter } from '../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Pages } from '../../ui/Pages/Pages.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { narrowingOf, NOT_NARROWED, ticketIn } from './address.rules.ts'
import { useBetRecordsQuery, useBetTotalsQuery } from './bet.api.ts'
import css from './bet.module.css'
import { ExportButton } from './parts/ExportButton.tsx'
import { Filters } from './parts/Filters.tsx'
import { OneTicket } from './parts/OneTicket.tsx'
import { Tickets } from './parts/Tickets.tsx'
import type { BetTotals } from '@app/contract/bet/betRecord'
import { Bars } from '../../ui/Bars/Bars.tsx'
import { Money } from '../../ui/Money/Money.tsx'
import { barsOf, togetherOf } from './record.rules.ts'
import { useFilter } from './useFilter.ts'

const PAGE_SIZE = 20
const FRESH = { refetchOnMountOrArgChange: true }

/** Not known is not nothing. */
const UNKNOWN = '--'

/** "12345.00": longer than what stands beside its name on a phone. */
const isLong = ({ bet, valid, win }: BetTotals) =>
  [bet, valid, win].some((yuan) => yuan.replace('-', '').length >= '12345.00'.length)

const Totals = ({ totals, isOpen }: { totals: BetTotals | undefined; isOpen: boolean }) => {
  const t = useBetText()
  return (
    <dl className={css.totals} data-long={(totals && isLong(totals)) || undefined}>
      <div>
        <dt>{t('count')}</dt>
        <dd>{totals ? totals.count : UNKNOWN}</dd>
        {totals && totals.refusedCount > 0 && (
          <dd className={css.apart}>{t('refusedCount', { count: totals.refusedCount })}</dd>
        )}
      </div>
      <div>
        <dt>{t('bet')}</dt>
        <dd>{totals ? <Money yuan={totals.bet} /> : UNKNOWN}</dd>
      </div>
      {/* What runs has come to nothing yet. */}
      {!isOpen && (
        <>
          <div>
            <dt>{t('valid')}</dt>
            <dd>{totals ? <Money yuan={totals.valid} /> : UNKNOWN}</dd>
          </div>
          <div>
            <dt>{t('win')}</dt>
            <dd>{totals ? <Money yuan={totals.win} signed /> : UNKNOWN}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** The bets of all venues with totals, a chart by day, filters and a file of them. */
const Records = () => {
  const t = useBetText()
  const { filter, days, choice, choose } = useFilter()
  const { pageNum } = choice
  const asked = { ...FRESH, skip: filter === undefined }
  const list = useBetRecordsQuery({ ...filter, pageNum, pageSize: PAGE_SIZE }, asked)
  const data = shownOf(list)
  const sums = useBetTotalsQuery({ ...filter }, asked)
  const totals = shownOf(sums)
  const failure = list.error ?? sums.error
  const narrowing = narrowingOf(choice)
  const heaps = togetherOf(data?.records ?? [])
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={filter && <ExportButton filter={filter} total={data?.total ?? 0} />}
      />
      <Panel>
        <Filters choice={choice} choose={choose} />
        <div className={css.summary}>
          <Totals totals={totals} isOpen={choice.scope === 'open'} />
          <div className={css.chart}>
            <Bars
              label={t('chart')}
              series={[
                { name: t('bet'), tone: 'flat' },
                { name: t('win'), tone: 'both' },
              ]}
              bars={barsOf(days, totals?.byDay ?? [])}
            />
          </div>
        </div>
        {failure !== undefined && (
          <LoadFailed
            title={t('loadFailed')}
            reason={reasonOf(failure)}
            isStale={data !== undefined}
            isBusy={list.isFetching || sums.isFetching}
            onRetry={() => {
              void list.refetch()
              void sums.refetch()
            }}
          />
        )}
        {!data && failure === undefined && <SkeletonRows rows={5} height={88} />}
        {data?.total === 0 && (
          <EmptyState
            art={<EmptyArt variant="noBets" />}
            title={narrowing ? t(`none_${narrowing}`) : t('emptyTitle')}
            hint={t(narrowing ? 'noneHint' : 'emptyHint')}
            action={
              narrowing ? (
                <ClearFilter onClear={() => choose(NOT_NARROWED)}>{t('clear')}</ClearFilter>
              ) : (
                <Button component={Link} to={to('sport')} variant="light">
                  {t('emptyAction')}
                </Button>
              )
            }
          />
        )}
        {data && data.total > 0 && (
          <>
            <Tickets heaps={heaps} isBusy={list.isFetching} />
            <Pages
              pageNum={pageNum}
              pageSize={PAGE_SIZE}
              total={data.total}
              label={t(heaps.length < data.records.length ? 'inHeaps' : 'inAll', { count: data.total })}
              onChange={(page) => choose({ pageNum: page })}
            />
          </>
        )}
      </Panel>
    </>
  )
}

/** /mine/betRecord, and with ?ticket= the one bet of that number. */
export const BetRecordScreen = () => {
  const [query, setQuery] = useSearchParams()
  const ticketId = ticketIn(query)
  return ticketId ? (
    <OneTicket ticketId={ticketId} onAll={() => setQuery({}, { replace: true })} />
  ) : (
    <Records />
  )
}
