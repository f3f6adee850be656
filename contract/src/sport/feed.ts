import type { MarketType, OddsType, PlayedSport, SportType } from './codes.ts'

export type Flag = 'Y' | 'N'
export type Side = 'H' | 'C' | ''

/** State of a match: `gameStatus` of the live data. */
export const GameStatus = {
  notStarted: 0,
  running: 1,
  paused: 2,
  ended: 3,
  postponed: 4,
  abandoned: 5,
} as const
export type GameStatus = (typeof GameStatus)[keyof typeof GameStatus]

/** Match live data, the 14 fields of ENT-18. The away score comes as sc_FT_C and sc_FT_A alike (TRAP-34). */
export interface LiveData {
  /** Football: "1H^23", "HT", "2H^67", "2H^90+3"; empty elsewhere. */
  re_time: string
  /** Basketball: seconds left of the period; 0 elsewhere. */
  t_count: number
  /** Period: "1H", "2H", "1Q".."4Q", "OT", "OT2", "S3" (set or frame), "I7T", "I7B" (inning, top or bottom); empty before the start. */
  se_now: string
  HalfTime: Flag
  isLive: Flag
  /** Baseball: 1-based inning; 0 elsewhere (TRAP-24). */
  inningNum: number
  gameStatus: GameStatus
  /** Goals, points, runs; sets of TN, VB and TT; frames of SK. */
  sc_FT_H: number
  sc_FT_C: number
  sc_FT_A: number
  /** Sets won (TN, VB, TT), then games or points of the running set; 0 elsewhere. */
  sc_set_H: number
  sc_set_A: number
  sc_game_H: number
  sc_game_A: number
}

export const emptyLive: LiveData = {
  re_time: '',
  t_count: 0,
  se_now: '',
  HalfTime: 'N',
  isLive: 'N',
  inningNum: 0,
  gameStatus: GameStatus.notStarted,
  sc_FT_H: 0,
  sc_FT_C: 0,
  sc_FT_A: 0,
  sc_set_H: 0,
  sc_set_A: 0,
  sc_game_H: 0,
  sc_game_A: 0,
}

/** home − away of one thing counted. */
export interface Score {
  home: number
  away: number
}

/** The score of the live data. */
export const scoreOf = (live: Pick<LiveData, 'sc_FT_H' | 'sc_FT_C'>): Score => ({
  home: live.sc_FT_H,
  away: live.sc_FT_C,
})

/** A match as the slip names it (ENT-17). */
export interface GameInfo {
  /** The line group: the main lines and every alternative group of one match have their own. */
  gameId: string
  /** The running number of the fixture on the board. */
  gide: string
  /** The real match, the same for all its line groups (TRAP-22). */
  hgid: string
  team_h: string
  team_c: string
}

/** One selection of a line; an empty price is suspended. `k` is the Hong Kong price as text ("0.95"). */
export interface LineSelection {
  w: string
  k: string
  label: string
  /** `k` in the odds type that was asked for; absent with Hong Kong, whose quote is `k`. */
  odds?: string
}

/** A market of one line group: (gameId, wtype) is unique, the line may move beneath it. */
export interface MarketLine {
  gameId: string
  wtype: string
  /** From the home side; null for markets without a line. */
  line: number | null
  /** "0 / 0.5" without a sign; empty without a line. */
  lineText: string
  /** 0 is the main line, then the alternatives. */
  rank: number
  selections: LineSelection[]
}

/** A row of the board. */
export interface GameRow {
  gameInfo: GameInfo
  sport: PlayedSport
  leagueId: string
  league: string
  /** Kick-off, epoch ms. */
  startTime: number
  live: LiveData
  /** Red cards of either side (football), for the row. */
  reds: Score
  corners: Score
  /** Score of each period begun: halves, quarters, sets (games or points), frames, innings. */
  sections: Score[]
  /** Who serves or bats (TN, VB, TT, BS), empty elsewhere. */
  serving: Side
  /** Points of the running game or frame as they are called: "40-15", "A-40", "63-8"; empty elsewhere. */
  points: string
  lines: MarketLine[]
  /** Markets of the match beyond those in `lines` (MORE). */
  moreCount: number
}

/** How many markets the page of a match holds: those of its row, whatever lines they have, and those beyond. */
export const marketCount = ({ lines, moreCount }: Pick<GameRow, 'lines' | 'moreCount'>): number =>
  new Set(lines.map(({ wtype }) => wtype)).size + moreCount

/** League list item, ENT-19. */
export interface LeagueItem {
  league_id: string
  isShow: boolean
  isExpand: boolean
  name: string
  id: string
  /** Icon class. */
  icon: string
}

export interface LeagueGroup extends LeagueItem {
  games: GameRow[]
}

/** What changed of one match since the caller's cursor; absent keys didn't change. */
export interface LiveChange {
  hgid: string
  live?: Partial<LiveData>
  reds?: Score
  corners?: Score
  sections?: Score[]
  serving?: Side
  points?: string
  /** Replaces the line of the same gameId and wtype; no selections = the line is gone. */
  lines?: MarketLine[]
  moreCount?: number
}

export interface RateRow {
  rtype: string
  name: string
  k: string
  /** When it could no longer win; absent while it can. Without a price and without this it is suspended. */
  outAt?: number
}

/** A champion market; gameId is the market itself. */
export interface ChampionGame {
  gameId: string
  leagueId: string
  league: string
  icon: string
  title: string
  /** "2026 第42季" */
  season: string
  sport: PlayedSport
  closesAt: number
  rates: RateRow[]
}

/** A champion market that has its winner, by name. */
export interface DecidedChampion extends Omit<ChampionGame, 'closesAt' | 'rates'> {
  closedAt: number
  winner: string
}

/** What the board was asked for. */
export interface BoardQuery {
  market: MarketType
  sport: SportType
  /** Checked leagues of the filter; empty = all. */
  leagueIds: string[]
  /** YYYY-MM-DD at GMT+8, empty = any. */
  date: string
  oddsType: OddsType
}
