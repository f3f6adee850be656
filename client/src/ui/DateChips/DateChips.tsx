import { useId } from 'react'
import { useUiText } from '../../i18n/ui.ts'
import type { DayChip } from '../../lib/date.ts'
import css from './DateChips.module.css'

const CHIPS: readonly DayChip[] = ['today', 'yesterday', 'last7', 'last30']

interface Props {
  value: DayChip
  onChange: (chip: DayChip) => void
}

/** 今日 昨日 近7天 近30天 as one radio group. */
export const DateChips = ({ value, onChange }: Props) => {
  const t = useUiText()
  const name = useId()
  return (
    <fieldset className={css.chips}>
      <legend className={css.legend}>{t('dateSpan')}</legend>
      {CHIPS.map((chip) => (
        <label key={chip} className={css.chip}>
          <input type="radio" name={name} checked={chip === value} onChange={() => onChange(chip)} />
          {t(chip)}
        </label>
      ))}
    </fieldset>
  )
}
