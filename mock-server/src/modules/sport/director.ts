import type { MarketOverride, OfficialResult, SportMatch } from './match.rules.ts'
import type { ResultCode } from '@app/contract/sport/settle/results'
import type { GameRow } from '@app/contract/sport/feed'
import { DirectorRefused } from './director.rules.ts'
import { directorRefusal } from './model/director.ts'
import { possibleEvents } from './model/possible.ts'
import type { DirectorEvent, MatchState, Pair } from './model/match.ts'
import type { Board } from './board/board.ts'
import { type Programme, secondsSince } from './board/programme.ts'
import type { Scores } from './centre/scores.ts'
import type { Settlement } from './settle/settlement.ts'
import type { SportDeps } from './deps.ts'
import type { LegRow, TicketRow } from './sport.store.ts'

export interface MatchSummary {
  gid: string
  sport: string
  league: string
  home: string
  away: string
  kickOffAt: number
  market: string
  composed: boolean
  status: MatchState['status']
  period: MatchState['period']
  minute: number
  score: Pair
  danger: MatchState['danger']
  suspended: boolean
  events: DirectorEvent[]
  official: OfficialResult | null
}

export interface ComposeMatch {
  sport: SportMatch['sport']
  league: string
  home: string
  away: string
  startsInSeconds: number
  markets: MarketOverride[]
}

/** What the control API and the console do to matches and tickets. Each call is one transaction; refusals throw DirectorRefused. */
export interface SportDirector {
  list(filter: {
    market?: string | undefined
    sport?: string | undefined
    text?: string | undefined
    limit: number
  }): MatchSummary[]
  /** `can`: the events that can happen now. */
  match(gid: number): MatchSummary & { row: GameRow; can: DirectorEvent['type'][] }
  compose(match: ComposeMatch): MatchSummary
  event(gid: number, event: Omit<DirectorEvent, 'at'>): MatchSummary
  /** An official result settles at once; `corrected` takes back what was settled before. */
  result(gid: number, result: OfficialResult, corrected: boolean): MatchSummary
  decideBet(ticketId: string, code: ResultCode): void
  /** Tickets with their selections, newest first. */
  tickets(filter: { memberId?: number | undefined; gid?: number | undefined; limit: number }): (TicketRow & {
    legs: LegRow[]
  })[]
}

export const openDirector = (
  deps: SportDeps,
  programme: Programme,
  board: Board,
  settlement: Settlement,
  scores: Scores,
): SportDirector => {
  const { clock, store } = deps

  /** One transaction; when it doesn't hold, the programme forgets what it had taken in. */
  const atomically = <T>(work: () => T): T => {
    try {
      return deps.atomically(work)
    } catch (error) {
      programme.reload()
      if (error instanceof Error && error.name === 'InsufficientFunds')
        throw new DirectorRefused('impossible', '会员余额不足，无法收回已派彩的金额')
      throw error
    }
  }

  const known = (gid: number): SportMatch => {
    const match = programme.find(gid)
    if (!match) throw new DirectorRefused('unknown', '没有这场比赛')
    return match
  }
  const summary = (match: SportMatch): MatchSummary => {
    const now = clock.now()
    const state = programme.state(match, now)
    const row = programme.row(match.gid)
    return {
      gid: String(match.gid),
      sport: match.sport,
      league: match.league,
      home: match.home,
      away: match.away,
      kickOffAt: match.kickOffAt,
      market: programme.marketOf(match, state, now) ?? '',
      composed: Boolean(row?.composed),
      status: state.status,
      period: state.period,
      minute: state.minute,
      score: state.score,
      danger: state.danger,
      suspended: state.suspended,
      events: row?.events ?? [],
      official: row?.official ?? null,
    }
  }
  const replan = (match: SportMatch) => {
    if (store.legsOnMatch(match.gid, 'open').length > 0) settlement.plan(match)
  }

  return {
    list: ({ market, sport, text, limit }) =>
      programme
        .around(clock.now())
        .filter(
          (match) =>
            (!sport || match.sport === sport) &&
            (!text || `${match.league}${match.home}${match.away}${match.gid}`.includes(text)),
        )
        .map(summary)
        .filter((each) => !market || each.market === market)
        .slice(0, limit),
    match: (gid) => {
      const match = known(gid)
      const now = clock.now()
      return {
        ...summary(match),
        row: board.row(match, now),
        can: possibleEvents(programme.state(match, now), secondsSince(match, now)),
      }
    },
    compose: ({ startsInSeconds, markets, ...match }) =>
      atomically(() =>
        summary(programme.compose({ ...match, kickOffAt: clock.now() + startsInSeconds * 1_000 }, markets)),
      ),
    event: (gid, event) =>
      atomically(() => {
        const match = known(gid)
        const placed: DirectorEvent = { ...event, at: secondsSince(match, clock.now()) }
        const refusal = directorRefusal(programme.state(match, clock.now()), placed)
        if (refusal) throw new DirectorRefused('impossible', refusal)
        scores.push()
        settlement.amend(match, () => programme.addEvent(match, placed))
        replan(match)
        scores.push()
        return summary(match)
      }),
    result: (gid, official, corrected) =>
      atomically(() => {
        const match = known(gid)
        const { status } = programme.state(match, clock.now())
        if (status === 'scheduled') throw new DirectorRefused('impossible', '比赛尚未开始')
        const before = programme.row(gid)?.official
        const isSettled = store.legsOnMatch(gid, 'all').some(({ leg }) => leg.result !== null)
        if (isSettled && !corrected)
          throw new DirectorRefused('impossible', '已有注单按此赛果结算，更正请带 corrected:true')
        if (official.half && (official.half[0] > official.full[0] || official.half[1] > official.full[1]))
          throw new DirectorRefused('impossible', '半场比分不能大于全场比分')
        if (status === 'live')
          programme.addEvent(match, {
            at: secondsSince(match, clock.now()),
            type: 'finish',
            score: official.full,
          })
        programme.change(gid, {
          official: {
            ...official,
            half: official.half ?? before?.half ?? null,
            ...(corrected ? { correctedAt: clock.now() } : {}),
          },
        })
        if (corrected) settlement.correctMatch(gid)
        else settlement.settleMatch(gid)
        return summary(match)
      }),
    tickets: ({ memberId, gid, limit }) => {
      const rows =
        gid === undefined
          ? store.latest(memberId, limit)
          : [...new Map(store.legsOnMatch(gid, 'all').map(({ ticket }) => [ticket.id, ticket])).values()]
              .filter((ticket) => memberId === undefined || ticket.memberId === memberId)
              .toSorted((a, b) => b.id - a.id)
              .slice(0, limit)
      return rows.map((row) => ({ ...row, legs: store.legsOf(row.id) }))
    },
    decideBet: (ticketId, code) =>
      atomically(() => {
        const ticket = store.ticketByNumber(ticketId)
        if (!ticket) throw new DirectorRefused('unknown', '没有这张注单')
        if (ticket.state === 'delay') throw new DirectorRefused('impossible', '注单正在确认中')
        if (ticket.cashCents !== null) throw new DirectorRefused('impossible', '注单已提前兑现')
        if (ticket.state === 'refused') throw new DirectorRefused('impossible', '注单未成立')
        if (code === 'A' && ticket.state !== 'settled')
          throw new DirectorRefused('impossible', '注单尚未结算')
        settlement.decide(ticket, code)
      }),
  }
}
