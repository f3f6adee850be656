import { marketOf } from '@app/contract/sport/markets'
import type { OutcomeChances, OpenSelection } from './chances.rules.ts'
import type { MarketOverride } from './match.rules.ts'
import type { MatchState } from './model/match.ts'
import { MARGIN } from './model/quote.ts'

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
