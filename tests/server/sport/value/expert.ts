import { toCents } from '@app/contract/kit/cents'
import { MarketType } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import { siteOf } from '../../../../mock-server/src/site.ts'
import { type Bettor, bettor, gameOf } from '../rig/bettor.ts'
import { stream } from '../rig/stream.ts'
import { replayer } from './replays.ts'
import { type Choice, EARLY, LIVE, nameOf, type Scored, type Strategy, watcher } from './strategies.ts'

const STAKE = '10'
const WEEK_S = 7 * 86_400
/** The last bets are settled by then. */
const LATER_S = 2 * 86_400
/** Bets of a strategy in a turn, and about how many that makes. */
const EACH = 2
const A_TURN = 30
const LEAST_TURNS = 4
const A_MINUTE = 60
/** What a bet in play waits for, and a little. */
const DELAY_S = 6
const WATCHED = 4

export interface Bet {
  strategy: string
  /** What came back of the risk. */
  brought: number
  /** What comes back of it on the average of many ways that the match may go on from its acceptance. */
  worth: number
  closed: boolean
}

/** A bet in play may be refused. */
const SPARE = 1.15

/**
 * A week of bets by expected value from what a player can know, through the calls that a player has, each of them replayed so
 * many times.
 */
export const expertWeek = async (bets: number, replays: number): Promise<Bet[]> => {
  let player: Bettor = await bettor({ venue: '100000.00' })
  const { site } = player
  const below = stream(29)
  const one = <T>(list: readonly T[]): T[] => (list.length > 0 ? [list[below(list.length)]!] : [])
  const watch = watcher()
  const players: Bettor[] = []
  const strategies = new Map<string, string>()
  const rowsOf = async (market: MarketType) =>
    (await player.get('get_game_list', { market, sport: 'ALL', oddsType: 'H' })).leagues.flatMap(
      ({ games }) => games,
    )

  const taken = new Set<string>()
  const place = async (strategy: string, found: Choice): Promise<string[]> => {
    const { line, w } = found
    // An equal bet in the same second is refused.
    const name = `${site.world.clock.now()} ${nameOf(found)}`
    if (taken.has(name)) return []
    taken.add(name)
    const { k } = line.selections.find((each) => each.w === w)!
    const { gameId, wtype } = line
    const entry = { gameId, wtype, w, line: line.line, k, stake: STAKE }
    const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
    const id = entries[0]!.ticket_id
    if (id) strategies.set(id, strategy)
    return id ? [id] : []
  }
  /** Each strategy looks through the rows that are for it until it has found something on as many as it wants. */
  const follow = async (
    book: Record<string, Strategy>,
    rows: readonly GameRow[],
    scored: (row: GameRow) => Scored,
  ) => {
    const pages = new Map<string, GameRow>()
    const ids: string[] = []
    for (const [name, { isFor, picks }] of Object.entries(book)) {
      const mine = rows.filter((row) => isFor?.(row, scored(row), site.world.clock.now()) ?? true)
      for (let turn = 0; turn < EACH; turn += 1)
        for (const { gameInfo } of one(mine)) {
          const page = pages.get(gameInfo.hgid) ?? (await gameOf(player, gameInfo.hgid))
          pages.set(gameInfo.hgid, page)
          for (const found of one(picks(page, scored(page)))) ids.push(...(await place(name, found)))
        }
    }
    return ids
  }
  const close = async (ticketIds: string[]) => {
    if (ticketIds.length === 0) return
    const { quotes } = await player.get('cash_out_quote', { ticketIds })
    for (const { ticket_id: ticketId, amount } of quotes)
      if (amount) await player.get('cash_out', { ticketId, amount, accept: 'any' })
  }

  const turns = Math.max(LEAST_TURNS, Math.ceil((bets * SPARE) / A_TURN))
  for (let turn = 0; strategies.size < bets * SPARE && turn < 2 * turns; turn += 1) {
    players.push(player)
    const early = [...(await rowsOf(MarketType.early)), ...(await rowsOf(MarketType.today))]
    for (const found of watch(early).slice(0, WATCHED)) await place('what stands above its mean', found)
    const placed = await follow(EARLY, early, () => ({ home: false, away: false }))
    const before = new Map((await rowsOf(MarketType.inPlay)).map((row) => [row.gameInfo.hgid, row.live]))
    await site.advance(A_MINUTE)
    const live = await rowsOf(MarketType.inPlay)
    placed.push(
      ...(await follow(LIVE, live, ({ gameInfo, live: now }) => {
        const then = before.get(gameInfo.hgid) ?? now
        return { home: now.sc_FT_H > then.sc_FT_H, away: now.sc_FT_C > then.sc_FT_C }
      })),
    )
    await site.advance(DELAY_S)
    // Some of what was just bought is sold at once.
    await close(placed.filter((_, index) => (index + turn) % 8 === 0))
    await site.advance(Math.floor(WEEK_S / turns))
    // Nobody stays signed in for a week.
    player = await bettor({ venue: '100000.00' }, site)
  }
  await site.advance(LATER_S)
  const replayed = replayer(site.world.seed, replays)
  return players
    .flatMap(({ id }) => siteOf(site.world).sport.ticketsOf(id, { limit: 1_000 }))
    .filter(({ state }) => state === 'settled')
    .map((ticket) => {
      const brought = toCents(ticket.return!) / toCents(ticket.risk)
      const closed = ticket.cashOut !== null
      return {
        strategy: closed ? 'sold at once' : strategies.get(ticket.ticket_id)!,
        closed,
        brought,
        worth: closed ? brought : replayed(ticket),
      }
    })
}
