import { payout } from '@app/contract/sport/settle/settle'
import { type Outcome, resultLabels } from '@app/contract/sport/settle/results'
import { centsText } from '../cents.ts'
import { useHelpText } from '../text.ts'
import { useLiteral } from '../../../i18n/literal.ts'
import css from '../figures.module.css'

interface Props {
  outcome: Outcome
  /** Hong Kong price in hundredths. */
  price: number
  stakeCents: number
  /** How it came about. */
  why: readonly string[]
}

const TONE: Record<Outcome, string> = { W: 'win', LW: 'win', P: 'even', D: 'even', LL: 'loss', L: 'loss' }

export const LabResult = ({ outcome, price, stakeCents, why }: Props) => {
  const t = useHelpText()
  const literal = useLiteral()
  const back = payout(outcome, price, 'H', stakeCents)
  const net = back - stakeCents
  const netWords =
    net === 0 ? t('labEven') : t(net > 0 ? 'labGain' : 'labLoss', { amount: centsText(Math.abs(net)) })
  return (
    <output className={css.outcome} data-tone={TONE[outcome]}>
      <strong className={css.verdict}>{literal(resultLabels[outcome])}</strong>
      <span>
        {t('labBack', { amount: centsText(back) })} · {netWords}
      </span>
      {why.map((line) => (
        <span key={line} className={css.why}>
          {line}
        </span>
      ))}
    </output>
  )
}
