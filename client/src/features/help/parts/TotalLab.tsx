import { isQuarter, lineText, splitLine } from '@app/contract/sport/line'
import { settleTotal } from '@app/contract/sport/settle'
import { NumberInput, Select, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useHelpText } from '../../../i18n/help.ts'
import css from '../figures.module.css'
import { MOST_GOALS, START, TOTALS } from './lab.data.ts'
import { LabMoney } from './LabMoney.tsx'
import { LabResult } from './LabResult.tsx'
import { useLab } from './useLab.ts'

/** Settles a bet on the number of goals with the same arithmetic as the server. */
export const TotalLab = () => {
  const t = useHelpText()
  const lab = useLab()
  const [side, setSide] = useState('OUO')
  const [line, setLine] = useState(START.total)
  const [goals, setGoals] = useState(3)
  const [low, high] = splitLine(line)
  const why = [t('labTotalDifference', { goals, margin: side === 'OUO' ? goals - line : line - goals })]
  if (isQuarter(line)) why.unshift(t('labHalfEach', { line: lineText(line), low, high }))
  return (
    <div className={css.lab}>
      <SegmentedControl
        className={css.wide}
        aria-label={t('labSide')}
        value={side}
        onChange={setSide}
        data={[
          { value: 'OUO', label: t('labOver') },
          { value: 'OUU', label: t('labUnder') },
        ]}
      />
      <Select
        label={t('labLine')}
        value={String(line)}
        allowDeselect={false}
        onChange={(value) => value !== null && setLine(Number(value))}
        data={TOTALS.map((each) => ({ value: String(each), label: lineText(each) }))}
      />
      <NumberInput
        label={t('labGoals')}
        value={goals}
        min={0}
        max={MOST_GOALS}
        allowDecimal={false}
        onChange={(value) => setGoals(typeof value === 'number' ? value : 0)}
      />
      <LabMoney lab={lab} />
      <LabResult
        outcome={settleTotal(side, line, goals)}
        price={lab.k}
        stakeCents={lab.stakeCents}
        why={why}
      />
    </div>
  )
}
