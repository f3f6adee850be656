import type { Score } from '@app/contract/sport/feed'
import { isDecidedByScore } from '@app/contract/sport/market/markets'
import { parsePrice } from '@app/contract/sport/market/odds'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { Slip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { profitGrid, scoresUpTo } from '@app/contract/sport/settle/whatIf'
import type { GridSelection } from '@app/contract/sport/settle/whatIf'
import { typedCents } from '../slip.rules.ts'

/** Goals of either side that the grid reaches. */
export const MOST_GOALS = 5

/** What of the slip a final score of this match decides, with its stakes; series are left to the explanation of their legs. */
export const slipSelections = (
  slip: Slip,
  stakes: Readonly<Record<string, string>>,
  hgid: string,
  now: Score | null,
): GridSelection[] =>
  slip.entries.flatMap((entry): GridSelection[] => {
    const k = parsePrice(entry.oddInfo.r)
    const stakeCents = typedCents(stakes[entryKey(entry)] ?? '')
    const { wtype, w, line } = entry.playInfo
    if (entry.gameInfo.hgid !== hgid || k === undefined || stakeCents === 0 || !isDecidedByScore(wtype))
      return []
    const scoreAtBet = entry.gameInfo.inPlay ? now : null
    return [
      { sport: entry.gameInfo.sport, wtype, w, line, k, oddsType: slip.oddsType, stakeCents, scoreAtBet },
    ]
  })

/** Open singles on the same match count along with the slip. */
export const ticketSelections = (tickets: readonly Ticket[], hgid: string): GridSelection[] =>
  tickets.flatMap(({ kind, state, legs: [leg], stake, oddsType }): GridSelection[] => {
    const k = leg && parsePrice(leg.k)
    if (!leg || !k || kind !== 'single' || state !== 'accepted') return []
    if (leg.gameInfo.hgid !== hgid || !isDecidedByScore(leg.wtype)) return []
    const { sport, wtype, w, line, scoreAtBet } = leg
    return [{ sport, wtype, w, line, k, oddsType, stakeCents: toCents(stake), scoreAtBet }]
  })

export interface ProfitCell {
  score: Score
  /** null: out of reach, or nothing is decided by it. */
  profitCents: number | null
}

/** So many characters fit a cell. */
const CELL_CHARACTERS = 6
const WAN_CENTS = 1_000_000

/** "+460", "-58.83"; what doesn't fit is whole yuan, then tenths of 万: a gain cut, a loss rounded up, so that it never flatters. */
export const cellText = (cents: number): string => {
  if (cents === 0) return '0'
  const [sign, cut] = cents > 0 ? ['+', Math.floor] : ['-', Math.ceil]
  const size = Math.abs(cents)
  const exact = sign + fromCents(size).replace(/\.00$/, '')
  if (exact.length <= CELL_CHARACTERS) return exact
  if (size < 10 * WAN_CENTS) return sign + String(cut(size / 100))
  const wan = cut((size * 10) / WAN_CENTS) / 10
  return `${sign}${wan < 100 ? wan : cut(wan)}万`
}

/** Profit at each final score, by rows of home goals; scores below the present one can't come any more. */
export const profitTable = (selections: readonly GridSelection[], now: Score | null): ProfitCell[][] => {
  const scores = scoresUpTo(MOST_GOALS)
  const profits = profitGrid(selections, scores)
  const isGone = ({ home, away }: Score) => now !== null && (home < now.home || away < now.away)
  const cells = scores.map((score, at): ProfitCell => ({
    score,
    profitCents: isGone(score) ? null : (profits[at] ?? null),
  }))
  const size = MOST_GOALS + 1
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size))
}
