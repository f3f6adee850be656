import { fromCents } from '@app/contract/kit/cents'
import type { Quote } from '@app/contract/sport/market/odds'
import { useSportText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './Sums.module.css'

/** What leaves the wallet, what can be won, what comes back: three figures, never one. */
export const Sums = ({ quote }: { quote: Quote }) => {
  const t = useSportText()
  const rows = [
    [t('risk'), quote.riskCents],
    [t('win'), quote.winCents],
    [t('return'), quote.returnCents],
  ] as const
  return (
    <dl className={css.sums}>
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money yuan={fromCents(cents)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
