import { indexOf, type DirectorEvent, type Pair } from './match.ts'
import { sectionsTo } from './sections.ts'

/** The score that an event of the director's leads to; `worth` is what one goal counts. */
export const scoreAfter = (
  score: Pair,
  { type, side, score: wanted }: DirectorEvent,
  worth: number,
): Pair => {
  if (wanted) return wanted
  const by = type === 'goal' || type === 'point' ? worth : type === 'cancelGoal' ? -worth : 0
  const own = side ? indexOf(side) : undefined
  return [Math.max(0, score[0] + (own === 0 ? by : 0)), Math.max(0, score[1] + (own === 1 ? by : 0))]
}

/** Points given to a side in a period, or taken back. */
export interface Given {
  period: number
  side: 0 | 1
  points: number
}

/** What turns sections into such that add up to a score; what is new belongs to the period `current`. */
export const givenTo = (sections: readonly Pair[], current: number, to: Pair): Given[] =>
  sectionsTo(sections, current, to).flatMap((section, period) =>
    ([0, 1] as const).flatMap((side) => {
      const points = section[side] - (sections[period]?.[side] ?? 0)
      return points === 0 ? [] : [{ period, side, points }]
    }),
  )
