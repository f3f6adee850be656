import type { ReactNode } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import type { Quote } from '@app/contract/sport/market/odds'
import { useSportText } from '../text.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './Sums.module.css'

/** Sums side by side, each under its name. */
export const Figures = ({ of }: { of: readonly (readonly [name: string, sum: ReactNode])[] }) => (
  <dl className={css.sums}>
    {of.map(([name, sum]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{sum}</dd>
      </div>
    ))}
  </dl>
)

/** What leaves the wallet, what can be won and what comes back, in a system at most: three figures, never one. */
export const Sums = ({ quote, isMost = false }: { quote: Quote; isMost?: boolean }) => {
  const t = useSportText()
  return (
    <Figures
      of={[
        [t('risk'), <Money key="risk" yuan={fromCents(quote.riskCents)} />],
        [t(isMost ? 'winMost' : 'win'), <Money key="win" yuan={fromCents(quote.winCents)} />],
        [t(isMost ? 'returnMost' : 'return'), <Money key="return" yuan={fromCents(quote.returnCents)} />],
      ]}
    />
  )
}
