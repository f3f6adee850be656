import { NativeSelect } from '@mantine/core'

interface Props<T extends string> {
  label: string
  /** What stands for no choice: "全部状态". */
  any: string
  /** '' while nothing is chosen. */
  value: T | ''
  choices: readonly { value: T; label: string }[]
  onChange: (value: T | '') => void
}

/** One thing that a list is narrowed by, or not at all. */
export const FilterSelect = <T extends string>({ label, any, value, choices, onChange }: Props<T>) => (
  <NativeSelect
    aria-label={label}
    value={value}
    data={[{ value: '', label: any }, ...choices]}
    onChange={(event) => onChange(event.currentTarget.value as T | '')}
  />
)
