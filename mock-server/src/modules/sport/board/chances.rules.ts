import type { Score } from '@app/contract/sport/feed'
import { lineOfSelection } from '@app/contract/sport/market/line'
import { families } from '@app/contract/sport/market/markets.data'
import { drawsPossible, marketOf } from '@app/contract/sport/market/markets'
import type { Market } from '@app/contract/sport/market/markets'
import type { Outcome } from '@app/contract/sport/settle/results'
import { countsFromBet, outcomeOfMargin } from '@app/contract/sport/settle/settle'
import type { Counted } from '../model/lines.ts'
import { isRally } from '../model/match.ts'
import type { MatchSpec, MatchState } from '../model/match.ts'
import { countOf, quotesOf } from '../model/play.ts'
import type { MarketOverride } from '../match.rules.ts'
import { MARGIN } from '../model/quote.ts'

/** The selection of a leg whose chances are asked for. */
export interface OpenSelection {
  wtype: string
  w: string
  line: number | null
  scoreAtBet: Score | null
}

export type OutcomeChances = Partial<Record<Outcome, number>>

/** Chances of each outcome, a value at a time. */
const summed = ({ low, chances }: Counted, outcomeAt: (value: number) => Outcome): OutcomeChances => {
  const sums: OutcomeChances = {}
  let all = 0
  for (let index = 0; index < chances.length; index += 1) {
    const chance = chances[index]!
    if (chance <= 0) continue
    const outcome = outcomeAt(index + low)
    sums[outcome] = (sums[outcome] ?? 0) + chance
    all += chance
  }
  for (const outcome of Object.keys(sums) as Outcome[]) sums[outcome] = sums[outcome]! / all
  return sums
}

/** A match of sets is won by sets, everything else by what a lead is counted in. */
const leadOf = (spec: MatchSpec, state: MatchState, { period }: Market) =>
  countOf(spec, state, isRally(spec.sport) && period === 'full' ? 'STR' : 'R', period)

/**
 * The model's chances of each outcome of a selection at a state of the match, without a margin. undefined where the model has no
 * word on it any more (the period is over, the market is closed).
 */
export const selectionChances = (
  spec: MatchSpec,
  state: MatchState,
  { wtype, w, line, scoreAtBet }: OpenSelection,
): OutcomeChances | undefined => {
  const market = marketOf(wtype)
  if (!market || market.family === 'FS') return undefined
  const { kind } = families[market.family]
  if (kind !== 'outright' && line !== null) {
    const count = countOf(spec, state, market.family, market.period)
    if (!count) return undefined
    if (kind === 'total')
      return summed(count, (value) => outcomeOfMargin(w === 'OUO' ? value - line : line - value))
    const from = countsFromBet(spec.sport, wtype) && scoreAtBet ? scoreAtBet.home - scoreAtBet.away : 0
    const given = lineOfSelection(w, line)
    return summed(count, (value) => outcomeOfMargin((w === 'RH' ? value - from : from - value) + given))
  }
  if (market.family === 'M') {
    const lead = leadOf(spec, state, market)
    if (!lead) return undefined
    return summed(lead, (value) => {
      if (value === 0) return drawsPossible(spec.sport) ? (w === 'MN' ? 'W' : 'L') : 'P'
      return w === (value > 0 ? 'MH' : 'MC') ? 'W' : 'L'
    })
  }
  const quote = quotesOf(spec, state, 'all').find(
    ({ family, period }) => family === market.family && period === market.period,
  )
  const fair = quote?.selections.find((one) => one.w === w)?.fair
  return fair === undefined || Number.isNaN(fair) ? undefined : { W: fair, L: 1 - fair }
}

/** The share of a decided stake that wins, half results by what they pay; 0.5 when nothing can be decided. */
export const winShare = ({ W = 0, LW = 0, LL = 0, L = 0 }: OutcomeChances): number => {
  const [won, lost] = [W + LW / 2, L + LL / 2]
  return won + lost > 0 ? won / (won + lost) : 0.5
}

/**
 * A tester's own prices that stand now: those of before the match up to kick-off, those in play from kick-off (or from when they
 * were given) to the next event that moves prices.
 */
export const standingPins = (
  pins: readonly MarketOverride[],
  { status, version, period }: MatchState,
): readonly MarketOverride[] =>
  pins.filter(({ wtype, givenAt }) => {
    const isLive = status === 'live'
    if (marketOf(wtype)?.inPlay !== isLive) return false
    return !isLive || (givenAt?.version === version && givenAt.period === period)
  })

/** What a pinned price says of its side: as with every other price, the book keeps its margin. */
export const pinnedChances = (
  pins: readonly MarketOverride[],
  { wtype, w, line }: OpenSelection,
): OutcomeChances | undefined => {
  const k = pins.find((pin) => pin.wtype === wtype && pin.line === line)?.odds[w]
  if (!k) return undefined
  const chance = (1 - MARGIN.line) / (1 + k / 100)
  return { W: chance, L: 1 - chance }
}
