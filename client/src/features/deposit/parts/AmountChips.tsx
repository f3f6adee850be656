import { toCents } from '@app/contract/kit/cents'
import { useDepositText } from '../text.ts'
import { stripCents } from '../../../lib/text/amount.ts'
import css from '../deposit.module.css'

interface Props {
  amounts: readonly string[]
  value: number | undefined
  onPick: (amount: string) => void
}

export const AmountChips = ({ amounts, value, onPick }: Props) => {
  const t = useDepositText()
  return (
    <div role="group" aria-label={t('quickAmounts')} className={css.chips}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={css.chip}
          aria-pressed={value === toCents(amount)}
          onClick={() => onPick(stripCents(amount))}
        >
          ¥{stripCents(amount)}
        </button>
      ))}
    </div>
  )
}
