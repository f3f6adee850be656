import type { ReactNode } from 'react'
import css from './TabRow.module.css'

interface Props<T extends string> {
  label: string
  values: readonly T[]
  isChosen: (value: T) => boolean
  nameOf: (value: T, at: number) => ReactNode
  onChoose: (value: T) => void
}

/** Values beside each other, one of them chosen: leagues, days. */
export const TabRow = <T extends string>({ label, values, isChosen, nameOf, onChoose }: Props<T>) => (
  <ul className={css.tabs} aria-label={label}>
    {values.map((value, at) => (
      <li key={value}>
        <button
          type="button"
          className={css.tab}
          aria-pressed={isChosen(value)}
          onClick={() => onChoose(value)}
        >
          {nameOf(value, at)}
        </button>
      </li>
    ))}
  </ul>
)
