import type { ReactNode } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import css from './Facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
  /** Stands out: what must be exactly so. */
  isMain?: boolean
  /** What is copied of it: a figure without its signs. */
  copied?: string
}

/** D17956620000000869: read as one, so it stays on one line. */
const NUMBER = /^[A-Z]?\d{10,20}$/

/** Label and value by line, copied where they are needed elsewhere. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value, isMain, copied }) => (
      <div
        key={label}
        data-main={isMain || undefined}
        data-number={(value === copied && NUMBER.test(copied ?? '')) || undefined}
      >
        <dt>{label}</dt>
        <dd>
          <span>{value}</span>
          {copied !== undefined && <CopyButton text={copied} label={label} />}
        </dd>
      </div>
    ))}
  </dl>
)
