import { Button, NativeSelect, Pagination } from '@mantine/core'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useBetText } from '../../i18n/bet.ts'
import { useLiteral } from '../../i18n/literal.ts'
import { type DayChip, dayRange } from '../../lib/date.ts'
import { to } from '../../paths.ts'
import { DateChips } from '../../ui/DateChips/DateChips.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { useBetRecordsQuery, useBetTotalsQuery } from './bet.api.ts'
import { ScopeTabs, type Scope } from './parts/ScopeTabs.tsx'
import { Ticket } from './parts/Ticket.tsx'
import { Totals } from './parts/Totals.tsx'
import css from './bet.module.css'

const PAGE_SIZE = 20
const SETTLED: Record<Scope, boolean | undefined> = { all: undefined, open: false, settled: true }

export const Component = () => {
  const t = useBetText()
  const literal = useLiteral()
  const [chip, setChip] = useState<DayChip>('today')
  const [scope, setScope] = useState<Scope>('all')
  const [category, setCategory] = useState<Category | ''>('')
  const [pageNum, setPageNum] = useState(1)
  const range = useMemo(() => dayRange(chip), [chip])
  const settled = SETTLED[scope]
  const filter = {
    ...range,
    ...(category ? { category } : {}),
    ...(settled === undefined ? {} : { settled }),
  }
  const fresh = { refetchOnMountOrArgChange: true }
  const { data, isError, isFetching, refetch } = useBetRecordsQuery(
    { ...filter, pageNum, pageSize: PAGE_SIZE },
    fresh,
  )
  const { data: totals } = useBetTotalsQuery(filter, fresh)
  const from =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPageNum(1)
    }
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Panel>
        <div className={css.filters}>
          <ScopeTabs value={scope} onChange={from(setScope)} />
          <DateChips value={chip} onChange={from(setChip)} />
          <NativeSelect
            aria-label={t('category')}
            value={category}
            data={[
              { value: '', label: t('anyCategory') },
              ...CATEGORIES.map((code) => ({ value: code, label: literal(CATEGORY_NAMES[code]) })),
            ]}
            onChange={(event) => from(setCategory)(event.currentTarget.value as Category | '')}
          />
        </div>
        <Totals totals={totals} />
        {isError && (
          <EmptyState
            title={t('loadFailed')}
            action={<Button onClick={() => refetch()}>{t('retry')}</Button>}
          />
        )}
        {!data && !isError && <SkeletonRows rows={5} height={88} />}
        {data?.total === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            hint={t('emptyHint')}
            action={
              <Button component={Link} to={to('sport')} variant="light">
                {t('emptyAction')}
              </Button>
            }
          />
        )}
        {data && data.total > 0 && (
          <ul className={css.list} aria-label={t('listLabel')} aria-busy={isFetching}>
            {data.records.map((ticket) => (
              <Ticket key={ticket.ticketId} ticket={ticket} />
            ))}
          </ul>
        )}
        {data && data.total > PAGE_SIZE && (
          <Pagination
            className={css.pages}
            total={Math.ceil(data.total / PAGE_SIZE)}
            value={pageNum}
            onChange={setPageNum}
            getItemProps={(page) => ({ 'aria-label': t('page', { page }) })}
          />
        )}
      </Panel>
    </>
  )
}
