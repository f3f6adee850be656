import { useId } from 'react'
import css from '../discount.module.css'

interface Props {
  legend: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of several, as a row of radio buttons. */
export const Chips = ({ legend, value, options, onChange }: Props) => {
  const name = useId()
  return (
    <fieldset className={css.chips}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
