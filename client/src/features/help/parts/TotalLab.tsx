import { isQuarter, lineText, splitLine } from '@app/contract/sport/market/line'
import { settleTotal } from '@app/contract/sport/settle/settle'
import { useState } from 'react'
import { useHelpText } from '../text.ts'
import { Goals, Lab } from './Lab.tsx'
import { START, TOTALS } from './lab.data.ts'
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
    <Lab
      lab={lab}
      sides={[
        { value: 'OUO', label: t('labOver') },
        { value: 'OUU', label: t('labUnder') },
      ]}
      side={side}
      onSide={setSide}
      lines={TOTALS.map((each) => ({ value: String(each), label: lineText(each) }))}
      line={line}
      onLine={setLine}
      outcome={settleTotal(side, line, goals)}
      why={why}
    >
      <Goals label={t('labGoals')} value={goals} onChange={setGoals} />
    </Lab>
  )
}
