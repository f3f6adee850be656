import type { PaymentType } from '@app/contract/deposit/paymentType'
import type { KeyboardEvent } from 'react'
import { useDepositText } from '../text.ts'
import css from '../deposit.module.css'

interface Props {
  types: readonly PaymentType[]
  value: string
  panelId: string
  onChange: (code: string) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The methods as tabs with their sign; arrows move, as in any tab list. */
export const MethodTabs = ({ types, value, panelId, onChange }: Props) => {
  const t = useDepositText()
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const at = types.findIndex(({ code }) => code === value)
    const next = types[(at + step + types.length) % types.length]!
    onChange(next.code)
    document.getElementById(`method-${next.code}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('methods')} className={css.tabs}>
      {types.map((type) => (
        <button
          key={type.code}
          id={`method-${type.code}`}
          type="button"
          role="tab"
          aria-selected={type.code === value}
          aria-controls={panelId}
          tabIndex={type.code === value ? 0 : -1}
          className={css.tab}
          onClick={() => onChange(type.code)}
          onKeyDown={move}
        >
          <img src={type.icon} alt="" width={32} height={32} />
          <span>{type.name}</span>
          {type.badge && <span className={css.badge}>{type.badge}</span>}
        </button>
      ))}
    </div>
  )
}
