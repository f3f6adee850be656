import { fromCents, toCents } from '@app/contract/kit/cents'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { isNewHandicap, markets } from '@app/contract/sport/market/markets'
import { isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import type { World } from '../../../mock-server/src/world/world.ts'

const ZONE = 8 * 3_600_000
const DAY = 86_400_000
const dayOf = (at: number) => new Date(at + ZONE).toISOString().slice(0, 10)
const rows = <T>(world: World, text: string, ...values: unknown[]): T[] =>
  world.db.sqlite.prepare<unknown[], T>(text).all(...values)
const sum = <T>(all: readonly T[], read: (one: T) => number) =>
  all.reduce((cents, one) => cents + read(one), 0)
export interface Span {
  from: number
  until: number
}

/** Every bet of a member, read from its venue, newest first. */
export const betsOf = (world: World, memberId: number): BetRecord[] => {
  const { sport, play } = siteOf(world)
  const rounds = rows<{ ticket: string }>(
    world,
    'select ticket from play_rounds where member_id = ? order by at desc, rowid desc',
    memberId,
  )
  return [
    ...sport.ticketsOf(memberId, { limit: 1_000_000 }).map(recordOfTicket),
    ...rounds.map(({ ticket }) => play.record(ticket)!),
  ].toSorted((a, b) => b.betTime - a.betTime)
}
export const totalOf = (bets: readonly BetRecord[]) => {
  const stood = bets.filter(({ status }) => status !== 'refused')
  return {
    count: stood.length,
    bet: fromCents(sum(stood, ({ risk }) => toCents(risk))),
    valid: fromCents(sum(stood, ({ valid }) => toCents(valid))),
    win: fromCents(sum(stood, ({ win }) => toCents(win))),
    refusedCount: bets.length - stood.length,
  }
}
export const daysOfBets = (bets: readonly BetRecord[]) =>
  [...Map.groupBy(bets, ({ betTime }) => dayOf(betTime))].map(([day, ofDay]) => ({ day, ...totalOf(ofDay) }))
/** Counted bets by their number in the book, for the meter. */
export const countedOf = (world: World, bets: readonly BetRecord[]) =>
  bets.flatMap(({ ticketId, betTime, valid }) => {
    const [row] = rows<{ id: number }>(world, 'select id from bets where ticket_id = ?', ticketId)
    return toCents(valid) > 0 ? [{ bet: row!.id, at: betTime, validCents: toCents(valid) }] : []
  })

const NEW_HANDICAPS = new Set(markets.flatMap(({ wtype }) => (isNewHandicap(wtype) ? wtype : [])))
interface Counted {
  open: boolean
  countedAt: number | null
  win: number
  won: number
  sports: string
  wtypes: string
}
/** What counts towards each cap now: what open tickets can win, and what those counted on a day have won. */
export const winsOf = (world: World, memberId: number, today: number) => {
  const tickets = rows<Counted>(
    world,
    `select state in ('delay', 'accepted') as open, counted_at as countedAt, win_cents as win,
            max(0, coalesce(return_cents, 0) - risk_cents) as won, group_concat(sport) as sports, group_concat(wtype) as wtypes
     from sport_tickets t join sport_legs l on l.ticket = t.id where member_id = ? group by t.id`,
    memberId,
  )
  const wins: Record<string, number> = {}
  for (const { open, countedAt, win, won, sports, wtypes } of tickets) {
    const isNew = wtypes.split(',').some((wtype) => NEW_HANDICAPS.has(wtype))
    const cents = open ? win : countedAt !== null && countedAt >= today && countedAt < today + DAY ? won : 0
    for (const capped of new Set(['all', ...sports.split(','), ...(isNew ? ['newHandicaps'] : [])]))
      wins[capped] = (wins[capped] ?? 0) + cents
  }
  return wins
}

/** Every deal of a member: from the orders, and from the movements with what they did to all of his accounts. */
export const dealsOf = (world: World, memberId: number) => {
  const types: Record<string, DealRecord['type']> = {
    transferIn: 'transferIn',
    transferOut: 'transferOut',
    exchange: 'exchange',
    gift: 'gift',
    rebate: 'rebate',
    bet: 'bet',
    betRefund: 'settlement',
    settlement: 'settlement',
    correction: 'correction',
    adjust: 'correction',
  }
  const moved = rows<{ id: number; at: number; verb: string; ref: string; cents: number }>(
    world,
    `select m.id, m.at, m.verb, m.ref, sum(p.cents) as cents from movements m join postings p on p.movement_id = m.id
     join accounts a on a.id = p.account_id and a.member_id = m.member_id
     where m.member_id = ? group by m.id`,
    memberId,
  )
  const refused = new Set(moved.flatMap(({ verb, ref }) => (verb === 'betRefund' ? ref : [])))
  const booked = moved.flatMap(({ id, at, verb, ref, cents }) => {
    const type = types[verb]
    const stood = verb !== 'betRefund' && !(verb === 'bet' && refused.has(ref))
    return type ? [{ id: `M${id}`, at, type, status: 'success' as const, cents: stood ? cents : 0 }] : []
  })
  const deposits = rows<{ order_no: string; created_at: number; status: number; amount_cents: number }>(
    world,
    'select * from deposits where member_id = ?',
    memberId,
  ).map(({ order_no: id, created_at: at, status, amount_cents: cents }) => ({
    id,
    at,
    type: 'deposit' as const,
    status: (['pending', 'processing', 'success', 'failed', 'closed', 'closed'] as const)[status]!,
    cents,
  }))
  const withdrawals = rows<{ order_no: string; created_at: number; status: number; amount_cents: number }>(
    world,
    'select * from withdrawals where member_id = ?',
    memberId,
  ).map(({ order_no: id, created_at: at, status, amount_cents: cents }) => ({
    id,
    at,
    type: 'withdraw' as const,
    status: (['pending', 'processing', 'success', 'failed'] as const)[status]!,
    cents: -cents,
  }))
  return [...booked, ...deposits, ...withdrawals].toSorted((a, b) => b.at - a.at)
}
type Deals = ReturnType<typeof dealsOf>
export const flowsOf = (deals: Deals) => {
  const done = deals.filter(({ status, type }) => status === 'success' && !isOwnTransfer(type))
  const flow = (some: Deals) => ({
    in: fromCents(sum(some, ({ cents }) => Math.max(0, cents))),
    out: fromCents(sum(some, ({ cents }) => Math.min(0, cents))),
  })
  const { in: totalIn, out: totalOut } = flow(done)
  const days = [...Map.groupBy(done, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({ day, ...flow(ofDay) }))
  return { totalIn, totalOut, days: days.slice(0, 31) }
}

export const inSpan = ({ from, until }: Span) => ({
  bet: ({ betTime }: BetRecord) => betTime >= from && betTime < until,
  deal: ({ at }: { at: number }) => at >= from && at < until,
})
/** Spans that begin and end on a day, within one, and nowhere. */
export const spansAround = (now: number): (Span | undefined)[] => {
  const today = Math.floor((now + ZONE) / DAY) * DAY - ZONE
  return [
    undefined,
    { from: today - 6 * DAY, until: today + DAY },
    { from: today - 40 * DAY + 12_345_678, until: now - 3_600_000 },
    { from: today + 3_600_000, until: now + 1 },
  ]
}
