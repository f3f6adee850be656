import { fromCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelMethod, ChannelRequest } from '@app/contract/sport/channel'
import { DEFAULT_ODDS_TYPE, type MarketType, sportTypes } from '@app/contract/sport/codes'
import type { LeagueItem } from '@app/contract/sport/feed'
import {
  MAX_MATCH_CENTS,
  MAX_SERIES_CENTS,
  MAX_SINGLE_CENTS,
  MIN_STAKE_CENTS,
} from '@app/contract/sport/limits'
import type { Betting } from './betting.ts'
import type { Board, BoardFilter } from './board.ts'
import type { SportMatch } from './match.rules.ts'
import { gameIdOf, gidOf, gideOf, liveOf, scoreOfPair, ticketOf } from './present.rules.ts'
import type { Prices } from './prices.ts'
import type { Programme } from './programme.ts'
import { scoresOf } from './settle.rules.ts'
import { CHANNEL } from './settlement.ts'
import type { SportDeps } from './deps.ts'
import type { TicketFilter, TicketRow } from './sport.store.ts'

/** Answers `undefined` for "nothing there" (6303). */
export type Channel = {
  [M in ChannelMethod]: (memberId: number, request: ChannelRequest<M>) => ChannelData<M> | undefined
}

const DAY_MS = 86_400_000
const ZONE_MS = 8 * 3_600_000
const MARKETS: readonly MarketType[] = ['RB', 'FT', 'FU', 'FSFT', 'FSFU']
const NOTICES = [
  '欢迎来到澄湾体育，本站为演示环境，所有金额均为虚拟金额。',
  '滚球投注需等待 5 秒确认，期间出现进球、点球、红牌或视频裁判时投注不成立，本金即时退回。',
  '足球注单以 90 分钟及伤停补时赛果结算，篮球全场注单包含加时赛。',
]

/** Days since the epoch of a YYYY-MM-DD of the site; undefined for any. */
const dayOfDate = (date: string): number | undefined => {
  const [year, month, day] = date.split('-').map(Number)
  return date === '' ? undefined : Date.UTC(year!, month! - 1, day) / DAY_MS
}

const leagueItem = ({ leagueId, league, icon }: SportMatch): LeagueItem => ({
  league_id: leagueId,
  isShow: true,
  isExpand: true,
  name: league,
  id: leagueId,
  icon,
})

/** In the order of the first match of each league, the great leagues first. */
const byLeague = <T extends { match: SportMatch }>(
  items: readonly T[],
): { league: SportMatch; items: T[] }[] => {
  const groups = new Map<string, { league: SportMatch; items: T[] }>()
  for (const item of items) {
    const group = groups.get(item.match.leagueId)
    if (group) group.items.push(item)
    else groups.set(item.match.leagueId, { league: item.match, items: [item] })
  }
  return [...groups.values()].toSorted((a, b) => a.league.tier - b.league.tier)
}

/** The resource methods of U-SPORT-01. */
export const openChannel = (
  deps: SportDeps,
  programme: Programme,
  prices: Prices,
  board: Board,
  betting: Betting,
): Channel => {
  const { store, clock, wallet, memberName, fixtures } = deps

  const filterOf = ({
    market,
    sport,
    date,
  }: {
    market: MarketType
    sport: string
    date: string
  }): BoardFilter => ({
    market,
    sport,
    day: dayOfDate(date),
  })
  const present = (ticket: TicketRow) => ticketOf(ticket, store.legsOf(ticket.id))
  const page = (
    memberId: number,
    filter: TicketFilter,
    { pageNum, pageSize }: { pageNum: number; pageSize: number },
  ) => ({
    records: store
      .tickets(memberId, { ...filter, limit: pageSize, offset: (pageNum - 1) * pageSize })
      .map(present),
    total: store.countTickets(memberId, filter),
    pageNum,
    pageSize,
  })
  const balance = (memberId: number) => fromCents(wallet.venueBalance(memberId, CHANNEL))

  return {
    get_menu: () => {
      const now = clock.now()
      return {
        markets: MARKETS.map((market) => {
          const rows = board.rows({ market, sport: 'ALL', day: undefined }, now)
          return {
            market,
            total: rows.length,
            sports: sportTypes.map((sport) => ({
              sport,
              count: sport === 'ALL' ? rows.length : rows.filter(({ match }) => match.sport === sport).length,
            })),
          }
        }),
      }
    },
    get_league_list: (_memberId, request) => ({
      leagues: byLeague(board.rows(filterOf(request), clock.now())).map(({ league, items }) => ({
        ...leagueItem(league),
        count: items.length,
      })),
    }),
    get_game_list: (_memberId, request) => {
      const now = clock.now()
      const rows = board
        .rows(filterOf(request), now)
        .filter(({ match }) => request.leagueIds.length === 0 || request.leagueIds.includes(match.leagueId))
      return {
        cursor: board.cursor(),
        serverTime: now,
        leagues: byLeague(rows).map(({ league, items }) => ({
          ...leagueItem(league),
          games: items.map(({ row }) => row),
        })),
        total: rows.length,
      }
    },
    get_game_more: (_memberId, { hgid }) => {
      const now = clock.now()
      const ids = gidOf(hgid)
      const match = ids && programme.find(ids.gid)
      if (!match) return undefined
      return {
        serverTime: now,
        game: { ...board.row(match, now), lines: prices.of(match, now).all(), moreCount: 0 },
      }
    },
    get_live: (_memberId, request) => {
      const now = clock.now()
      const known = [...new Set(request.gameIds.map((gameId) => gameId.split('-')[0]!))]
      const changed = board.changes(filterOf(request), request.cursor, known, now)
      return { ...changed, cursor: board.cursor(), serverTime: now }
    },
    get_champion_list: () => ({ games: [] }),
    order_view: (memberId, request) => betting.orderView(memberId, request),
    bet: (memberId, request) => betting.bet(memberId, request),
    bet_parlay: (memberId, request) => betting.betParlay(memberId, request),
    bet_system: () => undefined,
    cash_out_quote: () => undefined,
    cash_out: () => undefined,
    get_replay: () => undefined,
    get_ticket: (memberId, { ticketIds }) => {
      const tickets = store.tickets(memberId, { ticketIds })
      return tickets.length > 0 ? { tickets: tickets.map(present), balance: balance(memberId) } : undefined
    },
    get_today_wagers: (memberId, request) => page(memberId, { states: ['delay', 'accepted'] }, request),
    get_history: (memberId, request) => {
      const filter: TicketFilter = {
        states: ['settled', 'refused'],
        settled: { from: request.startTime, until: request.endTime + 1 },
      }
      const { stake, risk, back } = store.sumTickets(memberId, { ...filter, states: ['settled'] })
      return {
        ...page(memberId, filter, request),
        totals: { stake: fromCents(stake), risk: fromCents(risk), return: fromCents(back) },
        days: [],
      }
    },
    get_result: (_memberId, { sport, date, leagueId }) => {
      const now = clock.now()
      const day = dayOfDate(date) ?? fixtures.dayOf(now)
      const ended = programme.ofDay(day).flatMap((match) => {
        if ((sport !== 'ALL' && match.sport !== sport) || (leagueId !== '' && match.leagueId !== leagueId))
          return []
        const state = programme.state(match, now)
        return state.status === 'live' || state.status === 'scheduled' ? [] : [{ match, state }]
      })
      return {
        leagues: byLeague(ended).map(({ league, items }) => ({
          ...leagueItem(league),
          games: items.map(({ match, state }) => {
            const official = programme.row(match.gid)?.official ?? null
            const { score, corners, cards } = scoresOf(state, official)
            return {
              gameInfo: {
                gameId: gameIdOf(match.gid, 0),
                gide: gideOf(match.gid),
                hgid: String(match.gid),
                team_h: match.home,
                team_c: match.away,
              },
              sport: match.sport,
              startTime: match.kickOffAt,
              live: liveOf(official ? { ...state, score: official.full } : state),
              half: score.half ?? null,
              full: score.full ?? null,
              corners: corners?.full ?? null,
              cards: cards?.full ?? null,
              corrected: official !== null,
              sections: official ? [] : state.sections.map(scoreOfPair),
            }
          }),
        })),
      }
    },
    get_member: (memberId) => ({
      uid: String(memberId),
      name: memberName(memberId),
      balance: balance(memberId),
      oddsType: DEFAULT_ODDS_TYPE,
      limits: {
        min: fromCents(MIN_STAKE_CENTS),
        maxSingle: fromCents(MAX_SINGLE_CENTS),
        maxSeries: fromCents(MAX_SERIES_CENTS),
        maxMatch: fromCents(MAX_MATCH_CENTS),
      },
    }),
    get_notice: () => {
      const today = fixtures.dayOf(clock.now())
      return {
        records: NOTICES.map((text, index) => ({
          id: `n${index + 1}`,
          kind: 'channel' as const,
          hgid: '',
          text,
          createdAt: (today - index) * DAY_MS - ZONE_MS,
        })),
      }
    },
  }
}
