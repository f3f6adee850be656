import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'

export interface Choice {
  row: GameRow
  line: MarketLine
  w: string
}
/** European price of a choice. */
const priceOf = ({ line, w }: Choice) => 1 + Number(line.selections.find((each) => each.w === w)!.k)
export const nameOf = ({ line, w }: Choice) => `${line.gameId} ${line.wtype} ${line.line} ${w}`

/** Every open price of a match. */
const choicesOf = (row: GameRow): Choice[] =>
  row.lines.flatMap((line) => line.selections.filter(({ k }) => k !== '').map(({ w }) => ({ row, line, w })))
const on = (row: GameRow, wtype: RegExp, w?: string) =>
  choicesOf(row).filter(({ line, w: own }) => wtype.test(line.wtype) && (w === undefined || own === w))
const byPrice = (row: GameRow) => choicesOf(row).toSorted((a, b) => priceOf(a) - priceOf(b))

const minuteOf = ({ live }: GameRow) => Number(/\^(\d+)/.exec(live.re_time)?.[1] ?? 0)
const FIRST_HALVES = new Set(['1H', '1Q', '2Q'])
const isLate = (row: GameRow) => minuteOf(row) >= (row.sport === 'OP' ? 50 : 78)
const isClosing = ({ live, sport }: GameRow) => sport === 'BK' && live.se_now === '4Q' && live.t_count < 240
const SET_POINT: Partial<Record<string, number>> = { TT: 9, VB: 23, TN: 5 }
const isSetPoint = ({ live, sport }: GameRow) =>
  Math.max(live.sc_game_H, live.sc_game_A) >= (SET_POINT[sport] ?? Infinity) &&
  live.sc_game_H !== live.sc_game_A
const ahead = ({ live }: GameRow) => (live.sc_game_H > live.sc_game_A ? 'MH' : 'MC')
const behind = ({ live }: GameRow) => (live.sc_game_H > live.sc_game_A ? 'MC' : 'MH')
/** Of a two-way line, what the book keeps; Infinity of anything else. */
const keptOf = ({ line }: Choice) =>
  line.selections.length === 2 && line.selections.every(({ k }) => k !== '')
    ? line.selections.reduce((sum, { k }) => sum + 1 / (1 + Number(k)), 0)
    : Infinity
/** Beyond this a price says too little in a week. */
const LONGEST = 15

const SOON = 20 * 60_000

/** Who has scored since the last look. */
export interface Scored {
  home: boolean
  away: boolean
}
/** What somebody bets on by what a player can see. */
export interface Strategy {
  /** The matches that it is for; all of them where nothing is said. */
  isFor?(row: GameRow, scored: Scored, now: number): boolean
  picks(row: GameRow, scored: Scored): Choice[]
}

/** In play. */
export const LIVE: Record<string, Strategy> = {
  'late unders': { isFor: isLate, picks: (row) => on(row, /^R(OU|TOH|TOC)$/, 'OUU') },
  'late overs': { isFor: isLate, picks: (row) => on(row, /^R(OU|TOH|TOC)$/, 'OUO') },
  'the side with more men': {
    isFor: ({ reds }) => reds.home !== reds.away,
    picks: (row) => on(row, /^H?RE$/, row.reds.home < row.reds.away ? 'RH' : 'RC'),
  },
  'against a set point': { isFor: isSetPoint, picks: (row) => on(row, /^S\dRM$/, behind(row)) },
  'for a set point': { isFor: isSetPoint, picks: (row) => on(row, /^S\dRM$/, ahead(row)) },
  'who has just scored': {
    isFor: (_, { home, away }) => home !== away,
    picks: (row, { home }) => on(row, /^(H?RE|\w+STRE)$/, home ? 'RH' : 'RC'),
  },
  'an under after a goal': {
    isFor: (_, { home, away }) => home || away,
    picks: (row) => on(row, /ROU$/, 'OUU'),
  },
  'an over after a goal': {
    isFor: (_, { home, away }) => home || away,
    picks: (row) => on(row, /ROU$/, 'OUO'),
  },
  'the half or the quarter under way': {
    isFor: ({ live }) => FIRST_HALVES.has(live.se_now),
    picks: (row) => on(row, /^(H|Q\d)R/),
  },
  'corners in play': { isFor: ({ sport }) => sport === 'FT', picks: (row) => on(row, /^H?CN/) },
  'the end of a basketball match': { isFor: isClosing, picks: (row) => choicesOf(row) },
  runs: { isFor: ({ sport }) => sport === 'BS', picks: (row) => on(row, /ROU$/) },
  'the surest in play': { picks: (row) => byPrice(row).slice(0, 2) },
  'the longest shot in play': {
    picks: (row) =>
      byPrice(row)
        .filter((found) => priceOf(found) < LONGEST)
        .slice(-2),
  },
  'anything in play': { picks: choicesOf },
}

/** Before kick-off. */
export const EARLY: Record<string, Strategy> = {
  'the surest': { picks: (row) => byPrice(row).slice(0, 2) },
  'the longest shot': {
    picks: (row) =>
      byPrice(row)
        .filter((found) => priceOf(found) < LONGEST)
        .slice(-2),
  },
  'halves, quarters and sets': {
    picks: (row) => choicesOf(row).filter(({ line }) => marketOf(line.wtype)!.period !== 'full'),
  },
  corners: { isFor: ({ sport }) => sport === 'FT', picks: (row) => on(row, /^H?CN/) },
  'what the book keeps least of': {
    picks: (row) =>
      choicesOf(row)
        .toSorted((a, b) => keptOf(a) - keptOf(b))
        .slice(0, 2),
  },
  'what begins within minutes': {
    isFor: ({ startTime }, _, now) => startTime < now + SOON,
    picks: choicesOf,
  },
  'another line than the main one': { picks: (row) => choicesOf(row).filter(({ line }) => line.rank > 0) },
  anything: { picks: choicesOf },
}

/** Before kick-off prices wander: who has watched them since they opened takes what stands highest above its mean. */
const LEAST_SEEN = 3
export const watcher = () => {
  const seen = new Map<string, { sum: number; n: number }>()
  return (rows: readonly GameRow[]): Choice[] =>
    rows
      .flatMap(choicesOf)
      .map((found) => {
        const before = seen.get(nameOf(found)) ?? { sum: 0, n: 0 }
        const price = priceOf(found)
        seen.set(nameOf(found), { sum: before.sum + price, n: before.n + 1 })
        const gain = before.n < LEAST_SEEN || price > LONGEST ? 0 : price / (before.sum / before.n)
        return { found, gain }
      })
      .filter(({ gain }) => gain > 1)
      .toSorted((a, b) => b.gain - a.gain)
      .map(({ found }) => found)
}
