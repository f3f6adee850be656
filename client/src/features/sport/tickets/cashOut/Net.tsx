import { fromCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { balanceText } from '../../../../lib/text/amount.ts'
import css from './CashOut.module.css'

/** What closing wins or loses. */
export const Net = ({ cents }: { cents: number }) => {
  const t = useSportText()
  const word = cents > 0 ? 'closingUp' : cents < 0 ? 'closingDown' : 'closingEven'
  return (
    <strong className={css.net} data-sign={Math.sign(cents)}>
      {t(word, { amount: balanceText(fromCents(Math.abs(cents))) })}
    </strong>
  )
}
