import { isQuarter, lineOfSelection, lineText, splitLine } from '@app/contract/sport/market/line'
import { settleHandicap } from '@app/contract/sport/settle/settle'
import { useState } from 'react'
import { useHelpText } from '../text.ts'
import { Goals, Lab } from './Lab.tsx'
import { HANDICAPS, START } from './lab.data.ts'
import { useLab } from './useLab.ts'

/** Settles a handicap bet with the same arithmetic as the server. */
export const HandicapLab = () => {
  const t = useHelpText()
  const lab = useLab()
  const [side, setSide] = useState('RH')
  const [line, setLine] = useState(START.handicap)
  const [score, setScore] = useState({ home: 2, away: 1 })
  const own = lineOfSelection(side, line)
  const ahead = side === 'RH' ? score.home - score.away : score.away - score.home
  const [low, high] = splitLine(own)
  const why = [t('labDifference', { score: `${score.home}–${score.away}`, margin: ahead + own })]
  if (isQuarter(own)) why.unshift(t('labHalfEach', { line: lineText(own, true), low, high }))
  return (
    <Lab
      lab={lab}
      sides={[
        { value: 'RH', label: t('labHome') },
        { value: 'RC', label: t('labAway') },
      ]}
      side={side}
      onSide={setSide}
      lines={HANDICAPS.map((each) => ({
        value: String(each),
        label: lineText(lineOfSelection(side, each), true),
      }))}
      line={line}
      onLine={setLine}
      outcome={settleHandicap(side, line, score)}
      why={why}
    >
      <Goals label={t('labHomeGoals')} value={score.home} onChange={(home) => setScore({ ...score, home })} />
      <Goals label={t('labAwayGoals')} value={score.away} onChange={(away) => setScore({ ...score, away })} />
    </Lab>
  )
}
