import type { Family, Period } from '@app/contract/sport/market/markets'
import type { Counted } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { basketballPart, differenceAbove, oneSide, totalAbove } from './quotes.ts'

/** Points that a lead or a total may still move. */
const REACH = 110

/** Chances of a whole number from the chance of more than it. */
const discrete = (low: number, high: number, above: (value: number) => number): Counted => {
  const chances = new Float64Array(high - low + 1)
  let more = above(low - 0.5)
  for (let value = low; value <= high; value += 1) {
    const next = above(value + 0.5)
    chances[value - low] = Math.max(0, more - next)
    more = next
  }
  return { low, chances }
}

/** The distribution that a line of basketball reads. */
export const basketballCount = (
  spec: MatchSpec,
  state: MatchState,
  family: Family,
  period: Period,
): Counted | undefined => {
  const part = basketballPart(spec, state, period)
  if (!part) return undefined
  if (family === 'R') {
    const lead = part.score[0] - part.score[1]
    return discrete(lead - REACH, lead + REACH, (value) => differenceAbove(spec, part, value))
  }
  const counted =
    family === 'OU'
      ? part
      : family === 'TOH' || family === 'TOC'
        ? oneSide(part, family === 'TOH' ? 0 : 1)
        : undefined
  if (!counted) return undefined
  const sofar = counted.score[0] + counted.score[1]
  const most = sofar + 2 * REACH + Math.round((counted.rest[0] + counted.rest[1]) * 2)
  return discrete(sofar, most, (value) => totalAbove(spec, counted, value))
}
