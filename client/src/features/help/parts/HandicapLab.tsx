import { isQuarter, lineOfPick, lineText, splitLine } from '@app/contract/sport/line'
import { settleHandicap } from '@app/contract/sport/settle'
import { NumberInput, Select, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useHelpText } from '../../../i18n/help.ts'
import css from '../figures.module.css'
import { HANDICAPS, MOST_GOALS, START } from './lab.data.ts'
import { LabMoney } from './LabMoney.tsx'
import { LabResult } from './LabResult.tsx'
import { useLab } from './useLab.ts'

const goals = (value: number | string) => (typeof value === 'number' ? value : 0)

/** Settles a handicap bet with the same arithmetic as the server. */
export const HandicapLab = () => {
  const t = useHelpText()
  const lab = useLab()
  const [side, setSide] = useState('RH')
  const [line, setLine] = useState(START.handicap)
  const [score, setScore] = useState({ home: 2, away: 1 })
  const own = lineOfPick(side, line)
  const ahead = side === 'RH' ? score.home - score.away : score.away - score.home
  const [low, high] = splitLine(own)
  const why = [t('labDifference', { score: `${score.home}–${score.away}`, margin: ahead + own })]
  if (isQuarter(own)) why.unshift(t('labHalfEach', { line: lineText(own, true), low, high }))
  return (
    <div className={css.lab}>
      <SegmentedControl
        className={css.wide}
        aria-label={t('labSide')}
        value={side}
        onChange={setSide}
        data={[
          { value: 'RH', label: t('labHome') },
          { value: 'RC', label: t('labAway') },
        ]}
      />
      <Select
        label={t('labLine')}
        value={String(line)}
        allowDeselect={false}
        onChange={(value) => value !== null && setLine(Number(value))}
        data={HANDICAPS.map((each) => ({
          value: String(each),
          label: lineText(lineOfPick(side, each), true),
        }))}
      />
      <NumberInput
        label={t('labHomeGoals')}
        value={score.home}
        min={0}
        max={MOST_GOALS}
        allowDecimal={false}
        onChange={(value) => setScore({ ...score, home: goals(value) })}
      />
      <NumberInput
        label={t('labAwayGoals')}
        value={score.away}
        min={0}
        max={MOST_GOALS}
        allowDecimal={false}
        onChange={(value) => setScore({ ...score, away: goals(value) })}
      />
      <LabMoney lab={lab} />
      <LabResult
        outcome={settleHandicap(side, line, score)}
        price={lab.k}
        stakeCents={lab.stakeCents}
        why={why}
      />
    </div>
  )
}
