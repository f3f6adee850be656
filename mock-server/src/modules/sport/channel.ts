import { fromCents } from '@app/contract/kit/cents'
import type { ChannelData, ChannelMethod, ChannelRequest } from '@app/contract/sport/channel'
import { DEFAULT_ODDS_TYPE, isChampion, MarketType } from '@app/contract/sport/codes'
import {
  MAX_MATCH_CENTS,
  MAX_SERIES_CENTS,
  MAX_SINGLE_CENTS,
  MIN_STAKE_CENTS,
} from '@app/contract/sport/slip/limits'
import type { Betting } from './slip/betting.ts'
import type { Board, BoardFilter } from './board/board.ts'
import { openBulletin } from './board/bulletin.ts'
import { daysOf } from './board/history.rules.ts'
import { byLeague, dayOfDate, leagueItem } from './board/leagues.rules.ts'
import type { Cashing } from './tickets/cashing.ts'
import type { Closing } from './tickets/closing.ts'
import type { Champions } from './board/champions.ts'
import { openMenu } from './board/menu.ts'
import { gidOf } from './board/present.rules.ts'
import type { Presented } from './tickets/tickets.ts'
import type { Prices } from './board/prices.ts'
import type { openReplay } from './tickets/replay.ts'
import type { Programme } from './board/programme.ts'
import { openSecond } from './board/second.ts'
import { quotedLines, quotedRow } from './board/quoted.rules.ts'
import { CHANNEL } from './settle/settlement.ts'
import type { SportDeps } from './deps.ts'

/** Answers `undefined` for "nothing there" (6303). */
export type Channel = {
  [M in ChannelMethod]: (memberId: number, request: ChannelRequest<M>) => ChannelData<M> | undefined
}

const NONE: readonly string[] = []

/** The resource methods of U-SPORT-01. */
export const openChannel = (
  deps: SportDeps,
  programme: Programme,
  prices: Prices,
  board: Board,
  betting: Betting,
  champions: Champions,
  cashing: Cashing,
  closing: Closing,
  replay: ReturnType<typeof openReplay>,
  present: Presented,
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
  const pageOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  })
  const balance = (memberId: number) => fromCents(wallet.playable(memberId, CHANNEL))

  const second = openSecond(programme.revision)
  const menu = openMenu(programme, champions)
  const bulletin = openBulletin(deps, programme)

  return {
    get_menu: () => {
      const now = clock.now()
      return second('menu', now, () => menu(now))
    },
    get_league_list: (_memberId, request) => ({
      leagues: byLeague(board.rows(filterOf(request), clock.now())).map(({ league, items }) => ({
        ...leagueItem(league),
        count: items.length,
      })),
    }),
    get_game_list: (_memberId, request) => {
      const now = clock.now()
      const { leagueIds, oddsType } = request
      const { leagues, total } = board.shared(
        `games|${oddsType}|${leagueIds.join()}`,
        filterOf(request),
        now,
        (all) => {
          const rows = all.filter(({ match }) => leagueIds.length === 0 || leagueIds.includes(match.leagueId))
          const grouped = byLeague(rows).map(({ league, items }) => ({
            ...leagueItem(league),
            games: items.map(({ row }) => quotedRow(row, oddsType)),
          }))
          return { leagues: Object.freeze(grouped) as typeof grouped, total: rows.length }
        },
      )
      return { cursor: board.cursor(), serverTime: now, leagues, total }
    },
    get_game_more: (_memberId, { hgid, oddsType }) => {
      const now = clock.now()
      const ids = gidOf(hgid)
      const match = ids && programme.find(ids.gid)
      if (!match) return undefined
      return {
        serverTime: now,
        game: {
          ...board.row(match, now),
          lines: quotedLines(prices.of(match, now).all(), oddsType),
          moreCount: 0,
        },
      }
    },
    get_live: (_memberId, request) => {
      const now = clock.now()
      const { gameIds, oddsType } = request
      const known = gameIds.length === 0 ? NONE : [...new Set(gameIds.map((gameId) => gameId.split('-')[0]!))]
      const changed = board.changes(filterOf(request), request.cursor, known, now)
      const changes = changed.changes.map((change) =>
        change.lines ? { ...change, lines: quotedLines(change.lines, oddsType) } : change,
      )
      return { ...changed, changes, cursor: board.cursor(), serverTime: now }
    },
    get_champion_list: (_memberId, { market, sport }) => {
      const now = clock.now()
      const isToday = market === MarketType.championToday
      return second(`champions|${market}|${sport}`, now, () => ({
        games: isChampion(market) ? champions.list(isToday, sport, now) : [],
        ...(isToday && { decided: champions.decided(sport, now) }),
      }))
    },
    order_view: (memberId, request) => betting.orderView(memberId, request),
    bet: (memberId, request) => betting.bet(memberId, request),
    bet_parlay: (memberId, request) => betting.betParlay(memberId, request),
    bet_system: (memberId, request) => betting.betSystem(memberId, request),
    cash_out_quote: (memberId, request) => cashing.quote(memberId, request),
    cash_out: (memberId, request) => cashing.take(memberId, request),
    cash_out_auto: (memberId, request) => closing.order(memberId, request),
    get_replay: (memberId, { ticketId }) => replay(memberId, ticketId),
    get_ticket: (memberId, { ticketIds }) => {
      const tickets = store.numbered(memberId, ticketIds)
      return tickets.length > 0 ? { tickets: present.all(tickets), balance: balance(memberId) } : undefined
    },
    get_today_wagers: (memberId, { pageNum, pageSize }) => {
      const { rows, total } = store.open(memberId, pageOf({ pageNum, pageSize }))
      return { records: present.all(rows), total, pageNum, pageSize }
    },
    get_history: (memberId, { startTime, endTime, pageNum, pageSize }) => {
      const span = { from: startTime, until: endTime + 1 }
      const { rows, total, days } = store.over(memberId, span, pageOf({ pageNum, pageSize }))
      const sums = daysOf(days, fixtures.dayOf)
      return { records: present.all(rows), total, pageNum, pageSize, ...sums }
    },
    get_result: (_memberId, { sport, date, leagueId }) => {
      const now = clock.now()
      const asked = { sport, date, leagueId }
      return second(`results|${JSON.stringify(asked)}`, now, () => bulletin.results(asked, now))
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
    get_notice: () => ({ records: bulletin.notices() }),
  }
}
