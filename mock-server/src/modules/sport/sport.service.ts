import type { LiveData, GameRow } from '@app/contract/sport/feed'
import type { Ticket } from '@app/contract/sport/ticket'
import { openBetting } from './slip/betting.ts'
import { openBoard } from './board/board.ts'
import { byHeat } from './board/heat.rules.ts'
import { openCashing } from './tickets/cashing.ts'
import { openClosing } from './tickets/closing.ts'
import { openChampions } from './board/champions.ts'
import { openChannel } from './channel.ts'
import { openCombining } from './slip/combining.ts'
import { openDetail } from './centre/detail.ts'
import { openDirector } from './director.ts'
import type { SportMatch } from './match.rules.ts'
import { gidOf } from './board/present.rules.ts'
import { openPresented, openTickets } from './tickets/tickets.ts'
import { openReplay } from './tickets/replay.ts'
import { openWorth } from './tickets/worth.ts'
import { openPrices } from './board/prices.ts'
import { openProgramme } from './board/programme.ts'
import { openScores } from './centre/scores.ts'
import { openSettlement } from './settle/settlement.ts'
import type { SportDeps } from './deps.ts'
import { openStandings } from './slip/standing.ts'
import type { SportStore, TicketWithLegs } from './sport.store.ts'

export type SportService = ReturnType<typeof openSport>

/** A store that tells of every ticket that is written, as it is from then on. */
const tellingStore = (store: SportStore, told: (written: TicketWithLegs) => void): SportStore => {
  const telling = (written: TicketWithLegs) => {
    told(written)
    return written
  }
  return {
    ...store,
    insertTicket: (ticket, legs) => telling(store.insertTicket(ticket, legs)),
    updateTicket: (id, change) => telling(store.updateTicket(id, change)),
  }
}

/** Football and basketball of one world: the programme, its prices, bets on it and their settlement. */
export const openSport = (given: SportDeps) => {
  const { clock, fixtures, seed } = given
  const champions = openChampions(given.championLeagues, seed)
  const present = openPresented(given.store, champions, clock.now)
  const store = tellingStore(given.store, (written) =>
    given.onTicket?.(written.ticket.memberId, present.written(written)),
  )
  const deps = { ...given, store }
  const programme = openProgramme(store, fixtures, seed, clock.now)
  const prices = openPrices(programme, seed)
  const board = openBoard(programme, prices, () => clock.now(), deps.holds)
  const settlement = openSettlement(deps, programme, champions)
  const standings = openStandings(deps, programme, prices, champions)
  const tickets = openTickets(deps, programme, settlement)
  const betting = openBetting(deps, standings, tickets, openCombining(deps, standings, tickets))
  const worth = openWorth(programme, champions)
  const cashing = openCashing(deps, worth, present)
  const closing = openClosing(deps, programme, worth, present, cashing)
  const detail = openDetail(programme, deps.crest)
  const scores = openScores(deps, programme, board)

  const find = (gameId: string): SportMatch | undefined => {
    const ids = gidOf(gameId)
    return ids && programme.find(ids.gid)
  }

  return {
    channel: openChannel(
      deps,
      programme,
      prices,
      board,
      betting,
      champions,
      cashing,
      closing,
      openReplay(deps, programme, worth, present, detail),
      present,
    ),
    director: openDirector(deps, programme, board, settlement, scores),
    /** The scene of a match; undefined when there is none of that id. */
    matchDetail: (gameId: string) => {
      const match = find(gameId)
      return match && detail(match, clock.now())
    },
    /** In play first, then what starts next; football, full cards and open matches before the others (UN-21). */
    hotMatches: (count: number): GameRow[] => {
      const now = clock.now()
      const order = (market: 'RB' | 'FT') =>
        board.shared('hot', { market, sport: 'ALL', day: undefined }, now, byHeat)
      return [...order('RB'), ...order('FT')].slice(0, count)
    },
    /** A match by its channel id: its teams, room and live data, for chat rooms and records. */
    match: (gameId: string): { match: SportMatch; live: LiveData } | undefined => {
      const match = find(gameId)
      return match && { match, live: board.row(match, clock.now()).live }
    },
    /** The matches in play now, for the chat's room list. */
    inPlay: () => board.rows({ market: 'RB', sport: 'ALL', day: undefined }, clock.now()),
    /** A ticket as its owner sees it. */
    ticket: (ticketId: string): Ticket | undefined => {
      const row = store.ticketByNumber(ticketId)
      return row && present.one(row)
    },
    /** The last tickets of a member, or those of these numbers. */
    ticketsOf: (memberId: number, asked: { ticketIds: readonly string[] } | { limit: number }): Ticket[] =>
      present.all(
        'limit' in asked ? store.latest(memberId, asked.limit) : store.numbered(memberId, asked.ticketIds),
      ),
    /** What a member has at stake in open tickets. */
    openBetCents: store.openRisk,
    /** Pushes changed scores to the rooms (10014); for the site's tick. */
    pushScores: scores.push,
  }
}
