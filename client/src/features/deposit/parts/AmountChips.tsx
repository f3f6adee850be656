import { toCents } from '@app/contract/kit/cents'
import { prizeText, stripCents } from '../../../lib/text/amount.ts'
import css from '../deposit.module.css'
import { coinFor } from '../deposit.rules.ts'
import { useDepositText } from '../text.ts'

interface Props {
  amounts: readonly string[]
  /** Yuan of a coin: what is really paid stands below. */
  rate: string | null
  value: number | undefined
  /** Cents that are taken: a sum outside of them isn't offered. */
  isTaken: (cents: number) => boolean
  onPick: (amount: string) => void
}

/** Sums that are offered. */
export const AmountChips = ({ amounts, rate, value, isTaken, onPick }: Props) => {
  const t = useDepositText()
  return (
    <div role="group" aria-label={t('quickAmounts')} className={css.amounts}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={css.chip}
          aria-pressed={value === toCents(amount)}
          disabled={!isTaken(toCents(amount))}
          onClick={() => onPick(stripCents(amount))}
        >
          ¥{prizeText(amount)}
          {rate && <small>{prizeText(coinFor(toCents(amount), rate))} USDT</small>}
        </button>
      ))}
    </div>
  )
}
