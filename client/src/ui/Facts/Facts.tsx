import type { ReactNode } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import css from './Facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
  /** Stands out: what must be exactly so. */
  isMain?: boolean
  /** Only of a text. */
  isCopied?: boolean
}

/** Label and value by line, copied where they are needed elsewhere. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value, isMain, isCopied }) => (
      <div key={label} data-main={isMain || undefined}>
        <dt>{label}</dt>
        <dd>
          <span>{value}</span>
          {isCopied && typeof value === 'string' && <CopyButton text={value} label={label} />}
        </dd>
      </div>
    ))}
  </dl>
)
