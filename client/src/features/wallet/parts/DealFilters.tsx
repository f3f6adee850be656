import {
  DEAL_STATUSES,
  DEAL_TYPES,
  type DealStatus,
  type DealType,
} from '@app/contract/rules/money/dealTypes'
import type { Ref } from 'react'
import { useWalletText } from '../../../i18n/wallet.ts'
import type { DayChip } from '../../../lib/text/date.ts'
import { DateChips } from '../../../ui/DateChips/DateChips.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import css from '../record.module.css'

export interface Filters {
  chip: DayChip
  type: DealType | ''
  status: DealStatus | ''
}

interface Props {
  ref: Ref<HTMLDivElement>
  value: Filters
  onChange: (filters: Filters) => void
}

export const DealFilters = ({ ref, value, onChange }: Props) => {
  const t = useWalletText()
  return (
    <div ref={ref} className={css.filters}>
      <DateChips value={value.chip} onChange={(chip) => onChange({ ...value, chip })} />
      <div className={css.choices}>
        <FilterSelect
          label={t('type')}
          any={t('anyType')}
          value={value.type}
          choices={DEAL_TYPES.map((type) => ({ value: type, label: t(`type_${type}`) }))}
          onChange={(type) => onChange({ ...value, type })}
        />
        <FilterSelect
          label={t('status')}
          any={t('anyStatus')}
          value={value.status}
          choices={DEAL_STATUSES.map((status) => ({ value: status, label: t(`status_${status}`) }))}
          onChange={(status) => onChange({ ...value, status })}
        />
      </div>
    </div>
  )
}
