import { toCents } from '@app/contract/kit/cents'
import type { ChannelData } from '@app/contract/sport/channel'
import { MarketType, oddsTypes, playedSports } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import { explain } from '@app/contract/sport/settle/explain'
import { effectiveOddsType, isCombinable } from '@app/contract/sport/market/markets'
import { parsePrice, quote } from '@app/contract/sport/market/odds'
import { factorOf, parlayQuote, parlayReturn } from '@app/contract/sport/slip/parlay'
import { outcomeOf } from '@app/contract/sport/settle/results'
import { payout } from '@app/contract/sport/settle/settle'
import { systemBy, systemQuote, systemReturn, systemsOf } from '@app/contract/sport/slip/system'
import type { Ticket } from '@app/contract/sport/ticket'
import { siteOf } from '../../../../mock-server/src/site.ts'
import { type Bettor, bettor, gameOf } from './bettor.ts'
import { stream } from './stream.ts'

interface Selected {
  gameId: string
  hgid: string
  wtype: string
  w: string
  line: number | null
  k: string
}

/** What the slip promised of a ticket, in cents. */
interface Promised {
  riskCents: number
  winCents: number
}

export interface Drift {
  placed: number
  refused: Record<string, number>
  settled: number
  cashedOut: number
  outcomes: Record<string, number>
  /** Tickets where the ledger and the slip's own arithmetic differ by a cent or more. */
  wrong: string[]
  balanced: boolean
}

const expectedReturn = (ticket: Ticket): number => {
  const stake = toCents(ticket.stake)
  const legs = ticket.legs.map(({ k, result }) => ({
    k: parsePrice(k)!,
    outcome: outcomeOf(result ?? '') ?? ('D' as const),
  }))
  if (ticket.kind === 'system') return systemReturn(stake, ticket.system!.sizes, legs)
  if (ticket.kind === 'series')
    return ticket.result === 'L'
      ? 0
      : legs.some((leg) => factorOf(leg).num === 0n)
        ? 0
        : parlayReturn(stake, legs)
  const [leg] = legs
  return payout(leg!.outcome, leg!.k, effectiveOddsType(ticket.legs[0]!.wtype, ticket.oddsType), stake)
}

/** Places bets at random through the API, lets the matches end, and compares every cent with what was promised. */
export const drift = async (bets: number, seed: number): Promise<Drift> => {
  const below = stream(seed)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!
  const funds = 900_000_000
  const report: Drift = {
    placed: 0,
    refused: {},
    settled: 0,
    cashedOut: 0,
    outcomes: {},
    wrong: [],
    balanced: false,
  }
  const players: Bettor[] = []
  const newcomer = async () => {
    const player = await bettor({ venue: '9000000.00' }, players[0]?.site)
    players.push(player)
    return player
  }
  let player = await newcomer()
  const promised = new Map<string, Promised & { player: Bettor }>()
  const cashed = new Map<string, number>()
  const note = (
    entry: { ticket_id: string; reason: string | null; risk: string; win: string },
    of: Promised,
  ) => {
    if (entry.reason !== null) {
      report.refused[entry.reason] = (report.refused[entry.reason] ?? 0) + 1
      return
    }
    report.placed += 1
    if (toCents(entry.risk) !== of.riskCents || toCents(entry.win) !== of.winCents)
      report.wrong.push(
        `${entry.ticket_id} promised ${of.riskCents}/${of.winCents}, placed ${entry.risk}/${entry.win}`,
      )
    promised.set(entry.ticket_id, { ...of, player })
  }
  const stakeText = () => `${10 + below(90)}.${String(below(100)).padStart(2, '0')}`

  const boards = async (): Promise<GameRow[]> => {
    const rows: GameRow[] = []
    for (const sport of playedSports)
      for (const market of [MarketType.inPlay, MarketType.today]) {
        const { leagues } = await player.get('get_game_list', { market, sport, oddsType: 'H' })
        const games = leagues.flatMap(({ games: list }) => list)
        for (let count = 0; count < 4 && games.length > 0; count += 1)
          rows.push(await gameOf(player, pick(games).gameInfo.hgid))
      }
    return rows.filter(({ lines }) => lines.length > 0)
  }
  const choose = (rows: readonly GameRow[]): Selected | undefined => {
    const row = pick(rows)
    const line = pick(row.lines)
    const open = line.selections.filter(({ k }) => k !== '')
    if (open.length === 0) return undefined
    const { w, k } = pick(open)
    return { gameId: line.gameId, hgid: row.gameInfo.hgid, wtype: line.wtype, w, line: line.line, k }
  }
  const entryOf = ({ hgid: _, ...entry }: Selected) => entry

  const several = async (rows: readonly GameRow[]) => {
    const legs: Selected[] = []
    const wanted = 2 + below(4)
    for (let turn = 0; turn < 40 && legs.length < wanted; turn += 1) {
      const leg = choose(rows)
      if (leg && isCombinable(leg.wtype) && !legs.some(({ hgid }) => hgid === leg.hgid)) legs.push(leg)
    }
    if (legs.length < 2) return
    const entries = legs.map(entryOf)
    const odds = legs.map(({ k }) => parsePrice(k)!)
    const stake = stakeText()
    const systems = systemsOf(legs.length)
    let answer: ChannelData<'bet_parlay'>
    let of: Promised
    if (systems.length > 0 && below(2) === 0) {
      const { code } = pick(systems)
      of = systemQuote(toCents(stake), systemBy(code, legs.length)!, odds)
      answer = await player.get('bet_system', { entries, system: code, stake, autoAccept: 'none' })
    } else {
      of = parlayQuote(toCents(stake), odds)
      answer = await player.get('bet_parlay', { entries, stake, autoAccept: 'none' })
    }
    note(answer.ticket, of)
  }

  const singles = async (rows: readonly GameRow[]) => {
    const oddsType = pick(oddsTypes)
    const chosen = Array.from({ length: 8 }, () => choose(rows)).filter((one) => one !== undefined)
    if (chosen.length === 0) return
    const entries = chosen.map((one) => ({ ...entryOf(one), stake: stakeText() }))
    const answer = await player.get('bet', { entries, oddsType, autoAccept: 'none' })
    for (const [index, placed] of answer.entries.entries()) {
      const { wtype, k, stake } = entries[index]!
      note(placed, quote(parsePrice(k)!, effectiveOddsType(wtype, oddsType), toCents(stake)))
    }
  }

  while (report.placed < bets) {
    if (promised.size > 0 && promised.size % 400 < 8) player = await newcomer()
    const rows = await boards()
    for (let round = 0; round < 24 && report.placed < bets; round += 1)
      await (below(3) === 0 ? several(rows) : singles(rows))
    await player.site.advance(6)
    const open = [...promised]
      .filter(([id, { player: owner }]) => owner === player && !cashed.has(id))
      .slice(-40)
    const { quotes } = await player.get('cash_out_quote', { ticketIds: open.map(([id]) => id) })
    for (const { ticket_id, amount } of quotes) {
      if (amount === '' || below(5) > 0) continue
      const taken = await player.get('cash_out', { ticketId: ticket_id, amount, accept: 'none' })
      if (taken.active === 'accepted') cashed.set(ticket_id, toCents(amount))
    }
    await player.site.advance(400)
  }
  await player.site.advance(26 * 3_600)

  const { sport, wallet } = siteOf(player.site.world)
  for (const owner of players) {
    let balance = funds
    for (const ticket of sport.ticketsOf(owner.id, { limit: 100_000 })) {
      const of = promised.get(ticket.ticket_id)
      const [risk, back] = [toCents(ticket.risk), toCents(ticket.return ?? '0.00')]
      balance += back - risk
      if (ticket.state === 'refused') {
        if (back !== risk) report.wrong.push(`${ticket.ticket_id} refused, ${back} of ${risk} back`)
        continue
      }
      if (ticket.state !== 'settled') {
        report.wrong.push(`${ticket.ticket_id} is still ${ticket.state}`)
        continue
      }
      report.settled += 1
      report.outcomes[ticket.result ?? 'cash'] = (report.outcomes[ticket.result ?? 'cash'] ?? 0) + 1
      const should = cashed.get(ticket.ticket_id) ?? expectedReturn(ticket)
      if (cashed.has(ticket.ticket_id)) report.cashedOut += 1
      if (back !== should) report.wrong.push(`${ticket.ticket_id} ${ticket.kind} paid ${back}, not ${should}`)
      if (of && back > of.riskCents + of.winCents)
        report.wrong.push(`${ticket.ticket_id} paid ${back}, more than was promised`)
      if (of && ticket.kind === 'single' && ticket.result === 'W' && back !== of.riskCents + of.winCents)
        report.wrong.push(`${ticket.ticket_id} won ${back}, promised ${of.riskCents + of.winCents}`)
      const told = explain(ticket).at(-1)
      if (told?.step !== 'return' || told.returnCents !== back)
        report.wrong.push(`${ticket.ticket_id} is explained otherwise`)
    }
    if (wallet.venueBalance(owner.id, 'CRTY') !== balance)
      report.wrong.push(`member ${owner.id} has ${wallet.venueBalance(owner.id, 'CRTY')}, not ${balance}`)
  }
  const { balanced, drift_cents } = siteOf(player.site.world).books.check()
  report.balanced = balanced && drift_cents === 0
  return report
}
