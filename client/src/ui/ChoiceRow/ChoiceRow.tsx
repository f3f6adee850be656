import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import css from './ChoiceRow.module.css'

interface Props<V extends string> {
  label: string
  value: V
  choices: readonly { value: V; name: string }[]
  onChange: (value: V) => void
  /** Below each other where they don't fit, in place of scrolling. */
  wraps?: boolean
}

/** One of several, as chips in a row: a radio group that scrolls sideways (or wraps) where it doesn't fit. */
export const ChoiceRow = <V extends string>({ label, value, choices, onChange, wraps = false }: Props<V>) => {
  const name = useId()
  return (
    <fieldset className={css.row} data-wraps={wraps || undefined}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice.value} className={css.chip}>
          <input
            type="radio"
            data-cover
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  )
}
