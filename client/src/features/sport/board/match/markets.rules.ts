import type { PlayedSport } from '@app/contract/sport/codes'
import { scoreOf } from '@app/contract/sport/feed'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'
import type { Family } from '@app/contract/sport/market/markets'
import { families } from '@app/contract/sport/market/markets.data'
import { decidedOutcome } from '@app/contract/sport/settle/decided'
import { countsFromBet } from '@app/contract/sport/settle/settle'
import type { MatchSofar } from '@app/contract/sport/settle/decided'

/** How the markets of one match are sorted into tabs. */
export const GROUPS = [
  'all',
  'lines',
  'scores',
  'goals',
  'halfFull',
  'both',
  'corners',
  'cards',
  'periods',
  'other',
] as const
export type GroupName = (typeof GROUPS)[number]

const BY_FAMILY: Partial<Record<Family, GroupName>> = {
  R: 'lines',
  OU: 'lines',
  M: 'lines',
  DC: 'lines',
  STR: 'lines',
  STOU: 'lines',
  GR: 'lines',
  GOU: 'lines',
  EO: 'lines',
  PD: 'scores',
  SPD: 'scores',
  T: 'goals',
  TOH: 'goals',
  TOC: 'goals',
  F: 'halfFull',
  TS: 'both',
  CNR: 'corners',
  CNOU: 'corners',
  CNEO: 'corners',
  RNR: 'cards',
  RNOU: 'cards',
}

export const groupOf = (wtype: string): GroupName => {
  const market = marketOf(wtype)
  if (!market) return 'all'
  if (market.period !== 'full' && market.period !== 'half') return 'periods'
  return BY_FAMILY[market.family] ?? 'other'
}

/**
 * What is asked for most comes first: by group, the whole match before its parts, what is folded last in its group; otherwise as the
 * server lists them.
 */
export const inOrder = (
  wtypes: readonly string[],
  isFolded: (wtype: string) => boolean = () => false,
): string[] => {
  const families = Object.keys(BY_FAMILY)
  const rank = (wtype: string) => {
    const market = marketOf(wtype)
    const place = GROUPS.indexOf(groupOf(wtype)) * 2 + Number(isFolded(wtype))
    const part = place * 2 + (market?.period === 'full' ? 0 : 1)
    return part * families.length + (market ? families.indexOf(market.family) : 0)
  }
  return [...wtypes].sort((a, b) => rank(a) - rank(b))
}

/** The lines of a market in their order; the server begins with the main one. */
export const byLine = (lines: readonly MarketLine[]): MarketLine[] =>
  lines.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))

/** About the height of a market, for the room it will take. */
export const CARD_PX = 96

/** How many prices of a line stand beside each other. */
export const besideIn = ({ wtype, selections }: MarketLine): number => {
  const market = marketOf(wtype)
  const isLined = !market || families[market.family].kind !== 'outright'
  return isLined || selections.length === 4 ? 2 : Math.min(3, selections.length)
}

/** Whether its prices are of the teams, whose names stand over them. */
export const hasSides = (wtype: string): boolean => {
  const market = marketOf(wtype)
  return market !== undefined && families[market.family].selections.some(({ side }) => side)
}

/** Whether the score at the bet stands over its prices: only what follows counts. */
export const isFromScore = (sport: PlayedSport, wtype: string, live: GameRow['live']): boolean => {
  const { home, away } = scoreOf(live)
  return countsFromBet(sport, wtype) && home + away > 0
}

/** In rows of prices: its own, its title and what is around it, what is said over them. */
export const rowsOfCard = (
  lines: readonly MarketLine[],
  { sport, live }: Pick<GameRow, 'sport' | 'live'>,
): number => {
  const { wtype } = lines[0]!
  const prices = lines.reduce((sum, line) => sum + Math.ceil(line.selections.length / besideIn(line)), 0)
  return prices + 1.5 + (hasSides(wtype) ? 0.7 : 0) + (isFromScore(sport, wtype, live) ? 0.6 : 0)
}

type Standing = Pick<GameRow, 'sport' | 'live' | 'corners' | 'sections'>

/** As far as the row of a match tells. A half is offered only while it lasts, so all that was counted is of it. */
const sofarOf = ({ live, corners, sections }: Standing): MatchSofar => {
  const score = scoreOf(live)
  const counted = {
    score: { full: score, half: score },
    sets: score,
    corners: { full: corners, half: corners },
  }
  return { complete: { score: {} }, counted, sections }
}

/** The lines of a match without the outcomes that nothing can change any more, won or lost. */
export const undecided = (game: Standing, lines: readonly MarketLine[]): MarketLine[] => {
  const sofar = sofarOf(game)
  const { sport } = game
  return lines.flatMap((listed) => {
    const { wtype, line } = listed
    const selections = listed.selections.filter(
      ({ w }) => decidedOutcome({ sport, wtype, w, line }, sofar) === undefined,
    )
    return selections.length > 0 ? [{ ...listed, selections }] : []
  })
}

export const isScores = (wtype: string): boolean => marketOf(wtype)?.family === 'PD'

/** What folds: a market, and each of its scores. */
export const scoreKey = (wtype: string, w: string) => `${wtype} ${w}`

type Since = ReadonlyMap<string, number>

/**
 * Since when each market and each score has had no price: always, where it had none when the match was opened and others did; a match
 * that is suspended as a whole is for a moment only.
 */
export const closedSince = (before: Since | undefined, lines: readonly MarketLine[], now: number): Since => {
  const keysOf = (wtype: string, w: string) => (isScores(wtype) ? [wtype, scoreKey(wtype, w)] : [wtype])
  const [priced, closed] = [true, false].map((isPriced) =>
    lines.flatMap(({ wtype, selections }) =>
      selections.filter(({ k }) => (k !== '') === isPriced).flatMap(({ w }) => keysOf(wtype, w)),
    ),
  ) as [string[], string[]]
  const first = before || priced.length === 0 ? now : -Infinity
  const open = new Set(priced)
  return new Map(closed.filter((key) => !open.has(key)).map((key) => [key, before?.get(key) ?? first]))
}

/** Longer than a goal or a check of one is waited for: what was in sight doesn't fold and unfold under whoever reads. */
const FOLDED_AFTER_MS = 60_000

export const foldedAt = (since: Since | undefined, now: number, key: string): boolean =>
  now - (since?.get(key) ?? Infinity) >= FOLDED_AFTER_MS
