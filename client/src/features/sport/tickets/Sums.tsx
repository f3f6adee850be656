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

interface Props {
  /** Unknown while there is no price. */
  quote: Quote | undefined
  isMost?: boolean
}

/** What leaves the wallet, what can be won and what comes back, in a system at most: three figures, never one. */
export const Sums = ({ quote, isMost = false }: Props) => {
  const t = useSportText()
  const sum = (part: keyof Quote) => (quote ? <Money key={part} yuan={fromCents(quote[part])} /> : '–')
  return (
    <Figures
      of={[
        [t('risk'), sum('riskCents')],
        [t(isMost ? 'winMost' : 'win'), sum('winCents')],
        [t(isMost ? 'returnMost' : 'return'), sum('returnCents')],
      ]}
    />
  )
}
