import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import css from '../deposit.module.css'

export interface Fact {
  label: string
  value: string
  /** Stands out: what must be exactly so. */
  isMain?: boolean
  isCopied?: boolean
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(({ label, value, isMain, isCopied }) => (
      <div key={label} data-main={isMain || undefined}>
        <dt>{label}</dt>
        <dd>
          <span>{value}</span>
          {isCopied && <CopyButton text={value} label={label} />}
        </dd>
      </div>
    ))}
  </dl>
)
