import { NativeSelect } from '@mantine/core'
import type { BetOutcome, BetStatus } from '@app/contract/bet/betRecord'
import { ALL_CATEGORIES, CATEGORIES, CATEGORY_NAMES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { reasonOf } from '../../../api/failure.ts'
import { useBetText } from '../../../i18n/bet.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useBetVenuesQuery } from '../bet.api.ts'
import css from '../bet.module.css'
import type { useFilter } from '../useFilter.ts'
import { ScopeTabs } from './ScopeTabs.tsx'

const STATUSES = ['pending', 'accepted', 'settled', 'refused', 'cancelled'] as const satisfies BetStatus[]
const OUTCOMES = ['won', 'lost', 'even'] as const satisfies BetOutcome[]

/** Everything that narrows the records. */
export const Filters = ({ chosen }: { chosen: ReturnType<typeof useFilter> }) => {
  const t = useBetText()
  const literal = useLiteral()
  const { data, error, isFetching, refetch } = useBetVenuesQuery({ category: ALL_CATEGORIES })
  const venues = (data?.balances ?? []).filter(
    ({ category }) => !chosen.category || category === chosen.category,
  )
  return (
    <div className={css.filters}>
      <ScopeTabs value={chosen.scope} onChange={chosen.setScope} />
      <DateChips value={chosen.chip} onChange={chosen.setChip} />
      <div className={css.choices}>
        <NativeSelect
          aria-label={t('category')}
          value={chosen.category}
          data={[
            { value: '', label: t('anyCategory') },
            ...CATEGORIES.map((code) => ({ value: code, label: literal(CATEGORY_NAMES[code]) })),
          ]}
          onChange={({ currentTarget }) => chosen.setCategory(currentTarget.value as Category | '')}
        />
        <NativeSelect
          aria-label={t('venue')}
          value={chosen.enName}
          data={[
            { value: '', label: t('anyVenue') },
            ...venues.map(({ enName, name }) => ({ value: enName, label: name })),
          ]}
          onChange={({ currentTarget }) => chosen.setEnName(currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('status')}
          value={chosen.status}
          data={[
            { value: '', label: t('anyStatus') },
            ...STATUSES.map((status) => ({ value: status, label: t(`status_${status}`) })),
          ]}
          onChange={({ currentTarget }) => chosen.setStatus(currentTarget.value as BetStatus | '')}
        />
        <NativeSelect
          aria-label={t('outcome')}
          value={chosen.outcome}
          data={[
            { value: '', label: t('anyOutcome') },
            ...OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcome_${outcome}`) })),
          ]}
          onChange={({ currentTarget }) => chosen.setOutcome(currentTarget.value as BetOutcome | '')}
        />
      </div>
      {error !== undefined && (
        <LoadFailed
          title={t('venuesFailed')}
          reason={reasonOf(error)}
          isPart
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
