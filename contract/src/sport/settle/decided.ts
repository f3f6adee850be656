import type { Score } from '../feed.ts'
import { lineOfSelection } from '../market/line.ts'
import { families } from '../market/markets.data.ts'
import { marketOf, selectionsOf, type Market } from '../market/markets.ts'
import { gamesReach, openReach, setReach, setsReach, type Reach } from './reach.ts'
import type { Outcome } from './results.ts'
import {
  bands,
  leader,
  outcomeOfMargin,
  scoreFor,
  settle,
  won,
  type MatchScores,
  type Selection,
} from './settle.ts'

/** Where a match stands that doesn't go on. */
export interface MatchSofar {
  /** The parts that are complete. */
  complete: MatchScores
  /** All that was counted, of each period begun. */
  counted: MatchScores
  /** Games of sets: each set begun. */
  sections: readonly Score[]
}

const reachOf = ({ sport }: Selection, market: Market, sofar: MatchSofar): Reach | undefined => {
  const { counted, sections } = sofar
  const { counts } = families[market.family]
  if (counts === 'games')
    return market.period === 'full'
      ? counted.sets && gamesReach(sport, counted.sets, sections)
      : counted.score[market.period] && setReach(sport, sections)
  const score = scoreFor(market, counted)
  if (!score) return undefined
  return (market.period === 'full' ? setsReach(sport, score) : undefined) ?? openReach(score)
}

const isOutside = (value: number, [least, most]: readonly [number, number]) => value < least || value > most

/** An exact score that can't come any more is lost, whatever isn't listed has come once a side is past the list. */
const exactScore = ({ wtype, w, sport }: Selection, { home, away }: Reach): Outcome | undefined => {
  const listed = selectionsOf(wtype, sport).flatMap((each) => {
    const found = /^H(\d+)C(\d+)$/.exec(each.w)
    return found ? [[each.w, Number(found[1]), Number(found[2])] as const] : []
  })
  const open = listed.filter(([, own, others]) => !isOutside(own, home) && !isOutside(others, away))
  if (open.length === 0) return won(w === 'OVH')
  return w !== 'OVH' && !open.some(([name]) => name === w) ? 'L' : undefined
}

const outright = (
  selection: Selection,
  market: Market,
  reach: Reach,
  half: Score | undefined,
): Outcome | undefined => {
  const { w } = selection
  const { home, away, total } = reach
  switch (market.family) {
    case 'EO':
      return total[0] === total[1] ? won((w === 'EOE') === (total[0] % 2 === 0)) : undefined
    case 'PD':
    case 'SPD':
      return exactScore(selection, reach)
    case 'T': {
      const [low, high] = bands[w]!
      if (total[0] > high) return 'L'
      return total[0] >= low && high === Infinity ? 'W' : undefined
    }
    case 'TS':
      return home[0] > 0 && away[0] > 0 ? won(w === 'TSY') : undefined
    case 'F':
      return half && w[1] !== leader(half) ? 'L' : undefined
    default:
      return undefined
  }
}

/**
 * How a selection of a match that was broken off is settled: by what every continuation of the match would have made of it;
 * undefined, and so void, when continuations differ.
 */
export const decidedOutcome = (
  selection: Selection,
  sofar: MatchSofar,
  scoreAtBet?: Score,
): Outcome | undefined => {
  const market = marketOf(selection.wtype)
  if (!market) return undefined
  const { complete } = sofar
  const settled = settle(selection, complete, scoreAtBet)
  if (settled !== 'D') return settled
  const reach = reachOf(selection, market, sofar)
  if (!reach) return undefined
  const { kind } = families[market.family]
  if (kind === 'outright') return outright(selection, market, reach, complete.score.half)
  const { line, w } = selection
  if (line === null) return undefined
  // The further a count goes, the better (or the worse) for the selection: equal at both ends, it is equal in between.
  const [least, most] =
    kind === 'handicap'
      ? reach.lead
      : market.family === 'TOH'
        ? reach.home
        : market.family === 'TOC'
          ? reach.away
          : reach.total
  const at = (value: number) =>
    outcomeOfMargin(
      kind === 'handicap'
        ? (w === 'RH' ? value : -value) + lineOfSelection(w, line)
        : w === 'OUO'
          ? value - line
          : line - value,
    )
  return at(least) === at(most) ? at(least) : undefined
}
