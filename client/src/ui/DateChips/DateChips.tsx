import { useFieldText } from '../../i18n/field.ts'
import type { DayChip } from '../../lib/text/date.ts'
import { ChoiceRow } from '../ChoiceRow/ChoiceRow.tsx'
import { CHIPS } from './chips.ts'

interface Props {
  value: DayChip
  onChange: (chip: DayChip) => void
}

/** 今日 昨日 近7天 近30天 as one radio group. */
export const DateChips = ({ value, onChange }: Props) => {
  const t = useFieldText()
  const choices = CHIPS.map((chip) => ({ value: chip, name: t(chip) }))
  return <ChoiceRow label={t('dateSpan')} value={value} choices={choices} onChange={onChange} wraps />
}
