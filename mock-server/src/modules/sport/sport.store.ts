import { and, asc, count, desc, eq, gte, inArray, isNull, max, or, sql, sum } from 'drizzle-orm'
import { type Db, keyed, lazily } from '../../db/db.ts'
import { FIRST_COMPOSED } from './match.rules.ts'
import { sportLegs, sportMatches, sportTickets } from './sport.table.ts'

export type SportStore = ReturnType<typeof sportStore>
export type MatchRow = typeof sportMatches.$inferSelect
export type TicketRow = typeof sportTickets.$inferSelect
export type LegRow = typeof sportLegs.$inferSelect
export type NewTicket = Omit<TicketRow, 'id'>
export type NewLeg = Omit<LegRow, 'id' | 'ticket'>
export type TicketState = TicketRow['state']

export interface TicketFilter {
  states?: readonly TicketState[]
  /** Placed in [from, until). */
  placed?: { from: number; until: number }
  /** Settled (or refused) in [from, until). */
  settled?: { from: number; until: number }
  ticketIds?: readonly string[]
  limit?: number
  offset?: number
}

const OPEN = ['delay', 'accepted'] as const

const jsonOf = (values: readonly string[] | undefined) => (values ? JSON.stringify(values) : null)
const LISTED = 1_000
const placed = (memberId: number | undefined, filter: TicketFilter) => ({
  memberId: memberId ?? null,
  states: jsonOf(filter.states),
  placedFrom: filter.placed?.from ?? null,
  placedUntil: filter.placed?.until ?? null,
  settledFrom: filter.settled?.from ?? null,
  settledUntil: filter.settled?.until ?? null,
  ticketIds: jsonOf(filter.ticketIds),
  limit: filter.limit ?? LISTED,
  offset: filter.offset ?? 0,
})

const wonBy = ({ returnCents, riskCents }: TicketRow) => Math.max(0, (returnCents ?? 0) - riskCents)

export const sportStore = ({ orm }: Db) => {
  const at = (name: keyof ReturnType<typeof placed>) => sql.placeholder(name)
  /** One statement for every filter: what isn't asked for is null. */
  const where = (whose: 'one' | 'all') =>
    and(
      whose === 'one' ? eq(sportTickets.memberId, at('memberId')) : undefined,
      sql`(${at('states')} is null or ${sportTickets.state} in (select value from json_each(${at('states')})))`,
      sql`(${at('placedFrom')} is null or (${sportTickets.placedAt} >= ${at('placedFrom')} and ${sportTickets.placedAt} < ${at('placedUntil')}))`,
      sql`(${at('settledFrom')} is null or (${sportTickets.settledAt} >= ${at('settledFrom')} and ${sportTickets.settledAt} < ${at('settledUntil')}))`,
      sql`(${at('ticketIds')} is null or ${sportTickets.ticketId} in (select value from json_each(${at('ticketIds')})))`,
    )
  const ticketsOf = keyed((whose: 'one' | 'all') =>
    orm
      .select()
      .from(sportTickets)
      .where(where(whose))
      .orderBy(desc(sportTickets.id))
      .limit(at('limit'))
      .offset(at('offset'))
      .prepare(),
  )
  const countOf = lazily(() => orm.select({ n: count() }).from(sportTickets).where(where('one')).prepare())
  const sumOf = lazily(() =>
    orm
      .select({
        stake: sum(sportTickets.stakeCents),
        risk: sum(sportTickets.riskCents),
        back: sum(sportTickets.returnCents),
      })
      .from(sportTickets)
      .where(where('one'))
      .prepare(),
  )
  const legsOf = lazily(() =>
    orm
      .select()
      .from(sportLegs)
      .where(eq(sportLegs.ticket, sql.placeholder('ticket')))
      .orderBy(asc(sportLegs.id))
      .prepare(),
  )
  const byId = lazily(() =>
    orm
      .select()
      .from(sportTickets)
      .where(eq(sportTickets.id, sql.placeholder('id')))
      .prepare(),
  )
  const onMatch = keyed((which: 'open' | 'all') =>
    orm
      .select({ leg: sportLegs, ticket: sportTickets })
      .from(sportLegs)
      .innerJoin(sportTickets, eq(sportTickets.id, sportLegs.ticket))
      .where(
        and(
          eq(sportLegs.gid, sql.placeholder('gid')),
          which === 'open'
            ? and(eq(sportTickets.state, 'accepted'), isNull(sportLegs.result))
            : inArray(sportTickets.state, ['accepted', 'settled']),
        ),
      )
      .orderBy(asc(sportLegs.id))
      .prepare(),
  )
  const riskOn = lazily(() =>
    orm
      .select({ risk: sum(sportTickets.riskCents) })
      .from(sportTickets)
      .innerJoin(sportLegs, eq(sportLegs.ticket, sportTickets.id))
      .where(
        and(
          eq(sportTickets.memberId, sql.placeholder('memberId')),
          eq(sportLegs.gid, sql.placeholder('gid')),
          sql`${sportTickets.state} <> 'refused'`,
        ),
      )
      .prepare(),
  )
  const openOrSettled = or(
    inArray(sportTickets.state, [...OPEN]),
    gte(sportTickets.countedAt, sql.placeholder('since')),
  )
  const ticketsSince = lazily(() =>
    orm
      .selectDistinct({ ticket: sportTickets })
      .from(sportTickets)
      .innerJoin(sportLegs, eq(sportLegs.ticket, sportTickets.id))
      .where(
        and(
          eq(sportTickets.memberId, sql.placeholder('memberId')),
          openOrSettled,
          sql`(${sql.placeholder('sport')} is null or ${sportLegs.sport} = ${sql.placeholder('sport')})`,
          sql`(${sql.placeholder('wtypes')} is null or ${sportLegs.wtype} in (select value from json_each(${sql.placeholder('wtypes')})))`,
        ),
      )
      .prepare(),
  )

  const corrected = lazily(() =>
    orm
      .select({ id: sportTickets.id })
      .from(sportTickets)
      .where(
        and(
          eq(sportTickets.memberId, sql.placeholder('memberId')),
          sql`${sportTickets.reversedAt} is not null`,
        ),
      )
      .limit(1)
      .prepare(),
  )

  return {
    matches: (): MatchRow[] => orm.select().from(sportMatches).all(),
    saveMatch: (row: MatchRow) =>
      void orm
        .insert(sportMatches)
        .values(row)
        .onConflictDoUpdate({ target: sportMatches.gid, set: row })
        .run(),
    nextComposedGid: (): number =>
      (orm
        .select({ gid: max(sportMatches.gid) })
        .from(sportMatches)
        .where(gte(sportMatches.gid, FIRST_COMPOSED))
        .get()?.gid ?? FIRST_COMPOSED - 1) + 1,

    insertTicket: (ticket: NewTicket, legs: readonly NewLeg[]): number => {
      const { id } = orm.insert(sportTickets).values(ticket).returning({ id: sportTickets.id }).get()
      for (const leg of legs)
        orm
          .insert(sportLegs)
          .values({ ...leg, ticket: id })
          .run()
      return id
    },
    ticket: (id: number): TicketRow | undefined => byId().get({ id }),
    ticketByNumber: (ticketId: string): TicketRow | undefined =>
      orm.select().from(sportTickets).where(eq(sportTickets.ticketId, ticketId)).get(),
    updateTicket: (id: number, change: Partial<TicketRow>) =>
      void orm.update(sportTickets).set(change).where(eq(sportTickets.id, id)).run(),
    legsOf: (ticket: number): LegRow[] => legsOf().all({ ticket }),
    updateLeg: (id: number, change: Partial<LegRow>) =>
      void orm.update(sportLegs).set(change).where(eq(sportLegs.id, id)).run(),

    tickets: (memberId: number | undefined, filter: TicketFilter): TicketRow[] =>
      ticketsOf(memberId === undefined ? 'all' : 'one').all(placed(memberId, filter)),
    countTickets: (memberId: number, filter: TicketFilter): number =>
      countOf().get(placed(memberId, filter))?.n ?? 0,
    sumTickets: (memberId: number, filter: TicketFilter) => {
      const row = sumOf().get(placed(memberId, filter))
      return { stake: Number(row?.stake ?? 0), risk: Number(row?.risk ?? 0), back: Number(row?.back ?? 0) }
    },

    /** Legs on a match: of accepted tickets without a result, or of every ticket that stood. */
    legsOnMatch: (gid: number, which: 'open' | 'all') => onMatch(which).all({ gid }),
    /** What a member already risks on a match, refused tickets apart. */
    riskOnMatch: (memberId: number, gid: number): number =>
      Number(riskOn().get({ memberId, gid })?.risk ?? 0),
    /** What a member's tickets (on a sport, on some markets) counted since a moment have won, and what all open ones still can. */
    winsSince: (
      memberId: number,
      { sport, wtypes }: { sport?: string; wtypes?: readonly string[] },
      since: number,
    ): number => {
      const rows = ticketsSince().all({ memberId, sport: sport ?? null, wtypes: jsonOf(wtypes), since })
      return rows.reduce((total, { ticket }) => {
        if ((OPEN as readonly string[]).includes(ticket.state)) return total + ticket.winCents
        return total + wonBy(ticket)
      }, 0)
    },
    /** Whether any settlement of the member was ever taken back. */
    wasCorrected: (memberId: number): boolean => corrected().get({ memberId }) !== undefined,
    /** What a member's other tickets (on a sport, on some markets) counted in [since, until) have won. */
    wonBetween: (
      { id, memberId }: Pick<TicketRow, 'id' | 'memberId'>,
      { sport, wtypes }: { sport?: string; wtypes?: readonly string[] },
      { since, until }: { since: number; until: number },
    ): number =>
      ticketsSince()
        .all({ memberId, sport: sport ?? null, wtypes: jsonOf(wtypes), since })
        .filter(({ ticket }) => ticket.id !== id && ticket.state === 'settled' && ticket.countedAt! < until)
        .reduce((total, { ticket }) => total + wonBy(ticket), 0),
  }
}
