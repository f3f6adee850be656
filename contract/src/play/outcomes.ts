/** What each game tells its page: its setting once, its outcome each round. Both sides compile against these. */

export interface Spot {
  on: string
  label: string
  /** As it is told away from the table: there it stands under its group. */
  name: string
  /** What a winning stake of one comes back as, in words: "1 赔 0.95". */
  pays: string
  group: string
  /** Return in percent, as the rules state it. */
  rtp: number
}
export interface SpreadSetting {
  spots: Spot[]
}

export type SlotSymbol = 'W' | 'S' | 'D' | 'K' | 'Y' | 'B' | 'm' | 'l' | 'z' | 'j'
export interface SlotSetting {
  lines: string
  /** What each symbol of this game is called. */
  names: Record<SlotSymbol, string>
  /** The colour of its reels, in degrees. */
  hue: number
  /** Rows of each line, 0 at the top; empty for ways. */
  patterns: number[][]
  /** Symbols with what 3, 4 and 5 of them pay, in multiples of the total stake. */
  pays: { symbol: SlotSymbol; three: string; four: string; five: string }[]
  strips: string[]
  /** The chance of a lucky round. */
  luck: number
  /** What a game gives back through its pool, of each stake; 0 for one that has none. */
  poolShare: number
}
/** A pool in cents, and what it grows by in a second. */
export interface SlotPool {
  cents: number
  perSecond: number
}
export interface SlotWin {
  symbol: SlotSymbol
  count: number
  /** Cells as column * 3 + row. */
  cells: number[]
  cents: number
}
export interface SlotSpin {
  stops: number[]
  wins: SlotWin[]
  cents: number
  isFree: boolean
}
export interface SlotOutcome {
  spins: SlotSpin[]
  scatters: number
  lucky: boolean
  /** As it was when the round began, in cents. */
  pool?: { cents: number; isWon: boolean }
}

/** Of every table besides its own: what each stake came back as, in cents, in the order laid. */
export interface TableOutcome {
  won: string[]
  pushed?: string[]
  backs: number[]
}

export interface DiceOutcome {
  dice: [number, number, number]
  won: string[]
}

export interface RouletteOutcome {
  number: number
  won: string[]
}

/** Balls in the order drawn; of 六色球 the last is the special one. */
export interface BallsOutcome {
  balls: number[]
  won: string[]
}

/** 0..51: suit * 13 + rank, rank 0 is the ace; 52 and 53 are the jokers. Of mahjong: 0..39, tile % 10 is 一筒 … 九筒, 白板. */
export type Card = number
export interface Hand {
  key: string
  label: string
  cards: Card[]
  /** Of 斗地主: 地主 or 农民. */
  role?: string
  note: string
  isWinner: boolean
  /** Of a seat whose hand is worth as much as the banker's: its card that decides, and the banker's. */
  deciding?: [own: Card, banker: Card]
  /** Of 十三水, the first one first: what each is, and of a seat whether it beats the banker's. */
  rows?: { name: string; isWon?: boolean }[]
}
export interface CardsOutcome {
  hands: Hand[]
  won: string[]
  pushed: string[]
  /** The road's mark: the key of the winning hand, or 'tie'. */
  mark: string
  /** Where hands are played out: who put down what, in turn. */
  plays?: { key: string; cards: Card[] }[]
  /** By which rules of play; missing: by the first. */
  book?: number
  /** Of 斗地主: what was set apart and went to the landlord, among his cards too. */
  bottom?: Card[]
}

export interface FishSpecies {
  key: string
  name: string
  multiple: number
}
export interface FishSetting {
  species: FishSpecies[]
}
export interface FishOutcome {
  /** For each hit of the volley, in order: the cents it won, 0 if the fish got away. */
  cents: number[]
}

export interface DuelSide {
  name: string
  short: string
  hue: number
  /** 0..100 */
  form: number
  aim: number
  team: number
}
export interface DuelCard {
  card: number
  event: string
  sides: [DuelSide, DuelSide]
  markets: { name: string; picks: { on: string; label: string; odds: string }[] }[]
}
export interface DuelOutcome {
  /** The winner of each map played, with its score. */
  maps: { name: string; winner: 0 | 1; score: [number, number] }[]
  score: [number, number]
  won: string[]
}

export interface CouponCard {
  card: number
  matches: { league: string; home: string; away: string; odds: [string, string, string] }[]
}
export interface CouponOutcome {
  scores: [number, number][]
  results: ('1' | 'X' | '2')[]
}
