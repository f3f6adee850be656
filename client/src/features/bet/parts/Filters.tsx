import { Button, Group } from '@mantine/core'
import type { BetOutcome, BetStatus } from '@app/contract/bet/betRecord'
import { ALL_CATEGORIES, CATEGORIES, CATEGORY_NAMES } from '@app/contract/venue/categories'
import { useId, useState } from 'react'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useBetText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { useBetVenuesQuery } from '../bet.api.ts'
import css from '../bet.module.css'
import type { useFilter } from '../useFilter.ts'
import { ScopeTabs } from './ScopeTabs.tsx'

const STATUSES = ['pending', 'accepted', 'settled', 'refused', 'cancelled'] as const satisfies BetStatus[]
const OUTCOMES = ['won', 'lost', 'even'] as const satisfies BetOutcome[]

/** Everything that narrows the records. */
export const Filters = ({ choice, choose }: Pick<ReturnType<typeof useFilter>, 'choice' | 'choose'>) => {
  const t = useBetText()
  const literal = useLiteral()
  const { data, error, isFetching, refetch } = useBetVenuesQuery({ category: ALL_CATEGORIES })
  const venues = (data?.balances ?? []).filter(
    ({ category }) => !choice.category || category === choice.category,
  )
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const count = [choice.category, choice.enName, choice.status, choice.outcome].filter(Boolean).length
  return (
    <Group className={css.filters}>
      <ScopeTabs value={choice.scope} onChange={(scope) => choose({ scope })} />
      <Button
        className={css.narrow}
        variant={count > 0 ? 'light' : 'default'}
        aria-expanded={isOpen}
        aria-controls={panel}
        rightSection={<Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('narrowedBy', { count }) : t('narrow')}
      </Button>
      <DateChips value={choice.chip} onChange={(chip) => choose({ chip })} />
      <div id={panel} className={css.choices} data-open={isOpen || undefined}>
        <FilterSelect
          label={t('category')}
          any={t('anyCategory')}
          value={choice.category}
          choices={CATEGORIES.map((code) => ({ value: code, label: literal(CATEGORY_NAMES[code]) }))}
          onChange={(category) => choose({ category, enName: '' })}
        />
        <FilterSelect
          label={t('venue')}
          any={t('anyVenue')}
          value={choice.enName}
          choices={venues.map(({ enName, name }) => ({ value: enName, label: name }))}
          onChange={(enName) => choose({ enName })}
        />
        <FilterSelect
          label={t('status')}
          any={t('anyStatus')}
          value={choice.status}
          choices={STATUSES.map((status) => ({ value: status, label: t(`status_${status}`) }))}
          onChange={(status) => choose({ status })}
        />
        <FilterSelect
          label={t('outcome')}
          any={t('anyOutcome')}
          value={choice.outcome}
          choices={OUTCOMES.map((outcome) => ({ value: outcome, label: t(`outcome_${outcome}`) }))}
          onChange={(outcome) => choose({ outcome })}
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
    </Group>
  )
}
