import { sidesText } from '@app/contract/sport/market/sides'
import { matchRoom } from '@app/contract/chat/messageIds'
import { fromCents } from '@app/contract/kit/cents'
import { minutesSeconds } from '@app/contract/sport/clock'
import {
  GameStatus,
  type GameInfo,
  type GameRow,
  type LiveData,
  type MarketLine,
  type Score,
} from '@app/contract/sport/feed'
import { lineText } from '@app/contract/sport/market/line'
import { selectionName, wtypeOf } from '@app/contract/sport/market/markets'
import { hundredthsText } from '@app/contract/sport/market/odds'
import { selectionLineText } from '@app/contract/sport/slip/entry'
import type { Ticket } from '@app/contract/sport/ticket'
import type { ToldChampion } from './champions.ts'
import type { MarketOverride, SportMatch } from '../match.rules.ts'
import { isFootball, isRally, type MatchState, type Pair } from '../model/match.ts'
import type { Quote } from '../model/quote.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'

export const scoreOfPair = ([home, away]: Pair): Score => ({ home, away })

const statusOf = ({ status, period }: MatchState): GameStatus => {
  if (status === 'live') return period === 'HT' || period === 'BREAK' ? GameStatus.paused : GameStatus.running
  const codes = {
    scheduled: GameStatus.notStarted,
    finished: GameStatus.ended,
    postponed: GameStatus.postponed,
    abandoned: GameStatus.abandoned,
  }
  return codes[status]
}

const footballTime = ({ period, minute, stoppage }: MatchState): string => {
  if (period === 'HT' || period === '') return period
  return `${period}^${minute}${stoppage > 0 ? `+${stoppage}` : ''}`
}

/** "1Q" … "4Q", "OT", "OT2": the period under way, or the one before a break. */
const basketballPeriod = ({ byPeriod, period, done }: MatchState): string => {
  if (period === '') return ''
  const index = Math.max(1, period === 'HT' || period === 'BREAK' ? done : byPeriod.length)
  if (index <= 4) return `${index}Q`
  return index === 5 ? 'OT' : `OT${index - 4}`
}

/** The period as `se_now` has it: between two periods the one to come in games of sets, the one before elsewhere. */
const periodOf = (state: MatchState): string => {
  const { sport, period, byPeriod, done } = state
  if (sport === 'BK') return basketballPeriod(state)
  if (period === 'HT') return '1H'
  if (period !== 'BREAK') return period
  return isRally(sport) ? `S${byPeriod.length}` : `I${done + 1}T`
}

/** The 14 fields of the live data (U-SPORT-12). */
export const liveOf = (state: MatchState): LiveData => {
  const [home, away] = state.score
  const { sport } = state
  const isLive = state.status === 'live'
  const [gameHome, gameAway] = (isRally(sport) && isLive ? state.sections.at(-1) : undefined) ?? [0, 0]
  const isSets = isRally(sport) && sport !== 'SK'
  const hasClock = isFootball(sport) || sport === 'OP'
  return {
    re_time: hasClock && isLive ? footballTime(state) : '',
    t_count: sport === 'BK' ? state.clockLeft : 0,
    se_now: periodOf(state),
    HalfTime: isLive && state.period === 'HT' ? 'Y' : 'N',
    isLive: isLive ? 'Y' : 'N',
    inningNum: sport === 'BS' && state.status !== 'scheduled' ? Math.max(1, state.byPeriod.length) : 0,
    gameStatus: statusOf(state),
    sc_FT_H: home,
    sc_FT_C: away,
    sc_FT_A: away,
    sc_set_H: isSets ? home : 0,
    sc_set_A: isSets ? away : 0,
    sc_game_H: gameHome,
    sc_game_A: gameAway,
  }
}

/** "62'", "45+2'", "3Q 07:05", "S2 4-3", "I7T": the clock when a bet was placed. */
export const clockText = (state: MatchState): string => {
  const { sport, minute, stoppage, clockLeft } = state
  if (state.status !== 'live') return ''
  if (state.period === 'HT') return '中场'
  if (isFootball(sport) || sport === 'OP') return `${minute}${stoppage > 0 ? `+${stoppage}` : ''}'`
  if (isRally(sport)) return `${periodOf(state)} ${(state.sections.at(-1) ?? [0, 0]).join('-')}`
  if (sport === 'BS') return periodOf(state)
  return `${basketballPeriod(state)} ${minutesSeconds(clockLeft)}`
}

/** The main lines carry the match's own number, each group of alternatives another. */
export const gameIdOf = (gid: number, rank: number): string => (rank === 0 ? String(gid) : `${gid}-${rank}`)

export const gidOf = (gameId: string): { gid: number; rank: number } | undefined => {
  const match = /^(\d{1,9})(?:-([1-9]))?$/.exec(gameId)
  return match ? { gid: Number(match[1]), rank: Number(match[2] ?? 0) } : undefined
}

/** The chat room of a match is named by it (U-WS-03). */
export const roomOf = matchRoom

/** The four-digit number on the board. */
export const gideOf = (gid: number): string => String(gid % 10_000).padStart(4, '0')

/** A model's quote as a line of the channel; prices are empty while bets are suspended. */
export const lineOf = (gid: number, quote: Quote, isLive: boolean, isSuspended: boolean): MarketLine => {
  const wtype = wtypeOf(quote.family, quote.period, isLive)
  return {
    gameId: gameIdOf(gid, quote.rank),
    wtype,
    line: quote.line ?? null,
    lineText: quote.line === undefined ? '' : lineText(Math.abs(quote.line)),
    rank: quote.rank,
    selections: quote.selections.map(({ w, k }) => ({
      w,
      k: isSuspended || k === 0 ? '' : hundredthsText(k),
      label: selectionName(wtype, w),
    })),
  }
}

/** A tester's own prices in the place of the model's. */
export const overriddenLines = (
  gid: number,
  lines: MarketLine[],
  overrides: readonly MarketOverride[],
  isSuspended: boolean,
): MarketLine[] => [
  ...lines.filter(({ wtype }) => !overrides.some((override) => override.wtype === wtype)),
  ...overrides.map(({ wtype, line, odds }): MarketLine => ({
    gameId: gameIdOf(gid, 0),
    wtype,
    line,
    lineText: line === null ? '' : lineText(Math.abs(line)),
    rank: 0,
    selections: Object.entries(odds).map(([w, k]) => ({
      w,
      k: isSuspended ? '' : hundredthsText(k),
      label: selectionName(wtype, w),
    })),
  })),
]

export const gameInfoOf = ({ gid, home, away }: SportMatch): GameInfo => ({
  gameId: gameIdOf(gid, 0),
  gide: gideOf(gid),
  hgid: String(gid),
  team_h: home,
  team_c: away,
})

export const rowOf = (
  match: SportMatch,
  state: MatchState,
  live: LiveData,
  lines: MarketLine[],
  moreCount: number,
): GameRow => ({
  gameInfo: gameInfoOf(match),
  sport: match.sport,
  leagueId: match.leagueId,
  league: match.league,
  startTime: match.kickOffAt,
  live,
  reds: scoreOfPair(state.reds),
  corners: scoreOfPair(state.corners),
  sections: state.sections.map(scoreOfPair),
  serving: state.serving,
  points: state.points,
  lines,
  moreCount,
})

const legOf = (leg: LegRow, champion: ToldChampion | undefined): Ticket['legs'][number] => ({
  gameInfo: { gameId: leg.gameId, gide: leg.gide, hgid: String(leg.gid), team_h: leg.home, team_c: leg.away },
  sport: leg.sport,
  league: leg.league,
  startTime: leg.startTime,
  wtype: leg.wtype,
  w: leg.w,
  line: leg.line,
  lineText: selectionLineText(leg.wtype, leg.w, leg.line),
  label: champion?.name ?? selectionName(leg.wtype, leg.w, { home: leg.home, away: leg.away }),
  k: hundredthsText(leg.k),
  inPlay: leg.inPlay,
  scoreAtBet: leg.scoreAtBet,
  clockAtBet: leg.clockAtBet,
  finalScore: leg.finalScore,
  ...(champion && { season: champion.season }),
  ...(champion?.winner !== undefined && { winner: champion.winner }),
  result: leg.result,
})

/** Accepted, and no settlement of it was taken back: such a one waits for the right result. */
/** What legs are on, in their order: who plays whom, or what is won. */
export const matchesOf = (legs: readonly LegRow[]): string[] =>
  legs.map(({ home, away }) => sidesText({ team_h: home, team_c: away }, (h, c) => `${h} 对 ${c}`))

export const isClosable = ({ state, countedAt }: Pick<TicketRow, 'state' | 'countedAt'>): boolean =>
  state === 'accepted' && countedAt === null

/** A ticket on the wire. */
export const ticketOf = (
  ticket: TicketRow,
  legs: readonly LegRow[],
  championOf: (gid: number, w: string) => ToldChampion | undefined = () => undefined,
): Ticket => ({
  ticket_id: ticket.ticketId,
  kind: ticket.kind,
  system: ticket.system,
  cashOut:
    ticket.cashCents === null
      ? null
      : { amount: fromCents(ticket.cashCents), at: ticket.settledAt ?? ticket.placedAt },
  state: ticket.state,
  reason: ticket.reason,
  ...(ticket.refusedBy !== null && { refusedBy: ticket.refusedBy }),
  result: ticket.result,
  reversedReturn: ticket.reversedCents === null ? null : fromCents(ticket.reversedCents),
  ...(ticket.soldCents !== null && {
    sold: { stake: fromCents(ticket.soldStakeCents ?? 0), amount: fromCents(ticket.soldCents) },
  }),
  ...(ticket.partOf !== null && { partOf: ticket.partOf }),
  ...(isClosable(ticket) && ticket.autoCents !== null && { autoCashOut: fromCents(ticket.autoCents) }),
  oddsType: ticket.oddsType,
  legs: legs.map((leg) => legOf(leg, championOf(leg.gid, leg.w))),
  stake: fromCents(ticket.stakeCents),
  risk: fromCents(ticket.riskCents),
  win: fromCents(ticket.winCents),
  return: ticket.returnCents === null ? null : fromCents(ticket.returnCents),
  placedAt: ticket.placedAt,
  confirmAt: ticket.confirmAt,
  settledAt: ticket.settledAt,
})
