import { resultLabels } from '@app/contract/sport/settle/results'
import type { Outcome } from '@app/contract/sport/settle/results'
import { NumberInput, Select, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHelpText } from '../text.ts'
import css from '../figures.module.css'
import { MOST_GOALS, PRICE_RANGE, STAKE_RANGE } from './lab.data.ts'
import type { useLab } from './useLab.ts'
import { payout } from '@app/contract/sport/settle/settle'
import { centsText } from '../cents.ts'
import { useLiteral } from '../../../i18n/literal.ts'

interface Choice {
  value: string
  label: string
}

interface GoalsProps {
  label: string
  value: number
  onChange: (goals: number) => void
}

export const Goals = ({ label, value, onChange }: GoalsProps) => (
  <NumberInput
    label={label}
    value={value}
    min={0}
    max={MOST_GOALS}
    allowDecimal={false}
    onChange={(typed) => onChange(typeof typed === 'number' ? typed : 0)}
  />
)

const LabMoney = ({ lab }: { lab: ReturnType<typeof useLab> }) => {
  const t = useHelpText()
  return (
    <>
      <NumberInput
        label={t('labOdds')}
        value={lab.price}
        onChange={lab.setPrice}
        {...PRICE_RANGE}
        decimalScale={2}
        fixedDecimalScale
        clampBehavior="blur"
      />
      <NumberInput
        label={t('labStake')}
        value={lab.stake}
        onChange={lab.setStake}
        {...STAKE_RANGE}
        decimalScale={2}
        clampBehavior="blur"
      />
    </>
  )
}

interface LabResultProps {
  outcome: Outcome
  /** Hong Kong price in hundredths. */
  price: number
  stakeCents: number
  /** How it came about. */
  why: readonly string[]
}

const TONE: Record<Outcome, string> = { W: 'win', LW: 'win', P: 'even', D: 'even', LL: 'loss', L: 'loss' }

const LabResult = ({ outcome, price, stakeCents, why }: LabResultProps) => {
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

interface Props {
  lab: ReturnType<typeof useLab>
  sides: Choice[]
  side: string
  onSide: (side: string) => void
  lines: Choice[]
  line: number
  onLine: (line: number) => void
  outcome: Outcome
  why: string[]
  /** The goals. */
  children: ReactNode
}

/** A bet on a line to try: side, line, goals and money in, the settlement with its reasons out. */
export const Lab = ({ lab, sides, side, onSide, lines, line, onLine, outcome, why, children }: Props) => {
  const t = useHelpText()
  return (
    <div className={css.lab}>
      <SegmentedControl
        className={css.wide}
        aria-label={t('labSide')}
        value={side}
        onChange={onSide}
        data={sides}
      />
      <Select
        label={t('labLine')}
        value={String(line)}
        allowDeselect={false}
        onChange={(value) => value !== null && onLine(Number(value))}
        data={lines}
      />
      {children}
      <LabMoney lab={lab} />
      <LabResult outcome={outcome} price={lab.k} stakeCents={lab.stakeCents} why={why} />
    </div>
  )
}
