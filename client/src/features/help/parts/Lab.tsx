import type { Outcome } from '@app/contract/sport/settle/results'
import { NumberInput, Select, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHelpText } from '../text.ts'
import css from '../figures.module.css'
import { MOST_GOALS } from './lab.data.ts'
import { LabMoney } from './LabMoney.tsx'
import { LabResult } from './LabResult.tsx'
import type { useLab } from './useLab.ts'

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
