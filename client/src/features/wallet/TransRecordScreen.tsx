import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { Button } from '@mantine/core'
import { fromCents } from '@app/contract/kit/cents'
import { DEAL_STATUSES, DEAL_TYPES } from '@app/contract/rules/money/dealTypes'
import { useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { shownOf, standingOf } from '../../api/standing.ts'
import { useUnpaidQuery } from '../../api/unpaid.ts'
import { useFieldText } from '../../i18n/field.ts'
import { useWalletText } from '../../i18n/wallet.ts'
import { pageIn, pageText } from '../../lib/links/pageNum.ts'
import { dateText, dayRange } from '../../lib/text/date.ts'
import { to } from '../../paths.ts'
import { Icon } from '../../art/Icon.tsx'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { CHIPS } from '../../ui/DateChips/chips.ts'
import { CallButton } from '../../ui/Form/CallButton.tsx'
import { ClearFilter } from '../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { Money } from '../../ui/Money/Money.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Pages } from '../../ui/Pages/Pages.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { Columns } from './parts/Columns.tsx'
import { DealDetails } from './parts/DealDetails.tsx'
import { DealFilters } from './parts/DealFilters.tsx'
import type { Filters } from './parts/DealFilters.tsx'
import { type Row, cutsOf, firstOf, netOf, withRuns } from './deals.rules.ts'
import css from './record.module.css'
import { DealSums } from './parts/DealSums.tsx'
import { RecordRow } from './parts/RecordRow.tsx'
import { useExport } from './useExport.ts'
import { useDealRecordsQuery } from './wallet.api.ts'

const PAGE_SIZE = 20
const WEEK = 'last7'
const dayOf = (row: Row | undefined): string => (row ? dateText(firstOf(row).createdAt) : '')

const DayHead = ({ day, net }: { day: string; net: number | undefined }) => {
  const t = useFieldText()
  const wallet = useWalletText()
  const chip = (['today', 'yesterday'] as const).find((each) => dateText(dayRange(each).startTime) === day)
  return (
    <h2 className={css.day}>
      {day.slice(5)} {chip && t(chip)}
      {net !== undefined && (
        <span>
          {wallet('net')} <Money yuan={fromCents(net)} signed="flow" />
        </span>
      )}
    </h2>
  )
}

export const TransRecordScreen = () => {
  const t = useWalletText()
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState<Filters>(() => ({
    chip: CHIPS.find((chip) => chip === query.get('date')) ?? WEEK,
    type: DEAL_TYPES.find((type) => type === query.get('type')) ?? '',
    status: DEAL_STATUSES.find((status) => status === query.get('status')) ?? '',
  }))
  const [pageNum, setPageNum] = useState(() => pageIn(query))
  const top = useRef<HTMLDivElement>(null)
  const turn = (page: number, { chip, type, status } = filters) => {
    setPageNum(page)
    setQuery(
      {
        ...(chip !== WEEK && { date: chip }),
        ...(type && { type }),
        ...(status && { status }),
        ...(page > 1 && { page: pageText(page) }),
      },
      { replace: true },
    )
  }
  /** What fits is read from its beginning, wherever one was in the list before. */
  const choose = (next: Filters) => {
    setFilters(next)
    turn(1, next)
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const [opened, setOpened] = useState<DealRecord>()
  const range = useMemo(() => dayRange(filters.chip), [filters.chip])
  const filter = {
    ...range,
    ...(filters.type && { type: filters.type }),
    ...(filters.status && { status: filters.status }),
  }
  const pageOf = (num: number) => ({ ...filter, pageNum: num, pageSize: PAGE_SIZE })
  const asked = useDealRecordsQuery(pageOf(pageNum), { refetchOnMountOrArgChange: true })
  const { isFetching } = asked
  const data = shownOf(asked)
  // What stands together may go on beyond the page.
  const isTold = filters.type === '' && asked.currentData !== undefined
  const hasMore = pageNum * PAGE_SIZE < (data?.total ?? 0)
  const before = useDealRecordsQuery(pageOf(pageNum - 1), { skip: !isTold || pageNum === 1 })
  const after = useDealRecordsQuery(pageOf(pageNum + 1), { skip: !isTold || !hasMore })
  // The list that stands is that of its own question until the next one is answered.
  const question = [filters.chip, filters.type, filters.status, pageNum].join()
  const standing = {
    data,
    question,
    isOfType: filters.type !== '',
    isOfMoves: ['transferIn', 'transferOut', 'exchange'].includes(filters.type),
  }
  const [shown, setShown] = useState(standing)
  if (shown.data !== data) setShown(standing)
  const rows = data && (shown.isOfType ? data.records : withRuns(data.records))
  const cuts = isTold
    ? cutsOf(rows ?? [], before.currentData?.records ?? [], after.currentData?.records ?? [])
    : undefined
  const isFiltered = filters.type !== '' || filters.status !== ''
  const isUnpaid = opened?.type === 'deposit' && opened.status === 'pending'
  const { currentData: unpaid } = useUnpaidQuery(opened?.orderNo ?? '', {
    refetchOnMountOrArgChange: true,
    skip: !isUnpaid,
  })
  const { save, progress } = useExport()
  const fileName = `chengwan-${dateText(range.startTime)}-${dateText(range.endTime)}.csv`
  return (
    <>
      <PageHead
        title={t('recordTitle')}
        hint={t('recordHint')}
        actions={
          <CallButton
            variant="subtle"
            leftSection={<Icon name="download" size={16} />}
            disabled={progress !== undefined}
            onClick={() => void save(filter, fileName)}
          >
            {progress === undefined ? t('export') : t('exporting', { percent: Math.floor(progress * 100) })}
          </CallButton>
        }
      />
      <Panel>
        <DealFilters ref={top} value={filters} onChange={choose} />
        <Missing of={standingOf(asked)} failed={t('recordFailed')} rows={8} height={56} />
        {data && <DealSums data={data} range={range} isOfMoves={shown.isOfMoves} />}
        {data?.total === 0 && (
          <EmptyState
            art={<EmptyArt variant="noData" />}
            title={t(isFiltered ? 'noneFits' : 'noDeals')}
            hint={t(isFiltered ? 'noneFitsHint' : 'noDealsHint')}
            action={
              isFiltered ? (
                <ClearFilter onClear={() => choose({ ...filters, type: '', status: '' })}>
                  {t('noFilter')}
                </ClearFilter>
              ) : (
                <Button component={Link} to={to('saveMoney')}>
                  {t('toDeposit')}
                </Button>
              )
            }
          />
        )}
        {data && rows && data.total > 0 && (
          <>
            <div tabIndex={-1}>
              <Columns />
              <ul
                key={shown.question}
                className={css.list}
                aria-label={t('recordTitle')}
                aria-busy={isFetching}
              >
                {rows.map((each, index) => (
                  <li key={firstOf(each).id}>
                    {dayOf(each) !== dayOf(rows[index - 1]) && (
                      <DayHead day={dayOf(each)} net={netOf(dayOf(each), data.days, data.records)} />
                    )}
                    <RecordRow row={each} cut={cuts?.get(firstOf(each).id)} onOpen={setOpened} />
                  </li>
                ))}
              </ul>
            </div>
            <Pages
              pageNum={pageNum}
              pageSize={PAGE_SIZE}
              total={data.total}
              label={t(rows.length < data.records.length ? 'dealsInRows' : 'dealsInAll', {
                count: data.total,
              })}
              onChange={turn}
            />
          </>
        )}
      </Panel>
      {opened && <DealDetails deal={opened} unpaid={unpaid?.order} onClose={() => setOpened(undefined)} />}
    </>
  )
}
