import { and, asc, eq, gte, isNull, max, sql } from 'drizzle-orm'
import { type Db, inserting, keyed, lean, prepared, updating } from '../../db/db.ts'
import { forgetting } from '../../db/followers.ts'
import { FIRST_COMPOSED } from './match.rules.ts'
import { sportLegs, sportMatches, sportTickets } from './sport.table.ts'
import { ticketRecordStore } from './tickets/ticketRecord.store.ts'
import { winsStore } from './tickets/wins.store.ts'

export type SportStore = ReturnType<typeof sportStore>
export type MatchRow = typeof sportMatches.$inferSelect
export type TicketRow = typeof sportTickets.$inferSelect
export type LegRow = typeof sportLegs.$inferSelect
export type NewTicket = Omit<TicketRow, 'id'>
export type NewLeg = Omit<LegRow, 'id' | 'ticket'>
/** A ticket as it was written, with its legs. */
export interface TicketWithLegs {
  ticket: TicketRow
  legs: readonly LegRow[]
}
export type TicketState = TicketRow['state']

export const sportStore = (db: Db) => {
  const { orm, sqlite, follow } = db
  const record = ticketRecordStore(db)
  const { carryWins, ...wins } = winsStore(db)
  const addTicket = inserting(db, sportTickets)
  const addLeg = inserting(db, sportLegs)
  const setTicket = updating(db, sportTickets)
  const setLeg = updating(db, sportLegs)
  const legsOf = prepared(sqlite, () =>
    orm
      .select()
      .from(sportLegs)
      .where(sql`${sportLegs.ticket} in (select value from json_each(${sql.placeholder('tickets')}))`)
      .orderBy(asc(sportLegs.id)),
  )
  const byId = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(eq(sportTickets.id, sql.placeholder('id'))),
  )
  const byNumber = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(eq(sportTickets.ticketId, sql.placeholder('ticketId'))),
  )
  const legsOn = keyed((which: 'open' | 'all') =>
    prepared(sqlite, () =>
      orm
        .select()
        .from(sportLegs)
        .where(
          and(
            eq(sportLegs.gid, sql.placeholder('gid')),
            which === 'open' ? isNull(sportLegs.result) : undefined,
          ),
        )
        .orderBy(asc(sportLegs.id)),
    ),
  )
  const ticketsBy = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(sql`${sportTickets.id} in (select value from json_each(${sql.placeholder('ids')}))`),
  )
  const onMatch = (gid: number, which: 'open' | 'all'): { leg: LegRow; ticket: TicketRow }[] => {
    const legs = legsOn(which).all({ gid })
    const ids = JSON.stringify([...new Set(legs.map(({ ticket }) => ticket))])
    const tickets = new Map(ticketsBy.all({ ids }).map((ticket) => [ticket.id, ticket]))
    return legs.flatMap((leg) => {
      const ticket = tickets.get(leg.ticket)!
      const stood = ticket.state === 'accepted' || (which === 'all' && ticket.state === 'settled')
      return stood ? [{ leg, ticket }] : []
    })
  }
  const riskOn = lean<[number]>(sqlite, () =>
    orm
      .select({ cents: sql<number>`coalesce(sum(${sportTickets.riskCents}), 0)` })
      .from(sportTickets)
      .innerJoin(sportLegs, eq(sportLegs.ticket, sportTickets.id))
      .where(
        and(
          // The plus keeps SQLite from reading all of the member's.
          sql`+${sportTickets.memberId} = ${sql.placeholder('memberId')}`,
          eq(sportLegs.gid, sql.placeholder('gid')),
          sql`${sportTickets.state} <> 'refused'`,
        ),
      ),
  )
  const corrected = prepared(sqlite, () =>
    orm
      .select({ id: sportTickets.id })
      .from(sportTickets)
      .where(
        and(
          eq(sportTickets.memberId, sql.placeholder('memberId')),
          sql`${sportTickets.reversedAt} is not null`,
        ),
      )
      .limit(1),
  )

  return {
    ...record,
    ...wins,
    matches: (): MatchRow[] => orm.select().from(sportMatches).all(),
    /** For what is kept in memory of this: `forget` when changes were taken back, `committed` when they are safe. */
    onUndone: (forget: () => void, committed?: () => void) => forgetting(follow, forget, committed),
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

    insertTicket: (ticket: NewTicket, legs: readonly NewLeg[]): TicketWithLegs => {
      const id = addTicket(ticket)
      const written = legs.map((leg) => ({ ...leg, ticket: id, id: addLeg({ ...leg, ticket: id }) }))
      carryWins(undefined, { ...ticket, id }, () => legs)
      return { ticket: { ...ticket, id }, legs: written }
    },
    ticket: (id: number): TicketRow | undefined => byId.get({ id }),
    ticketByNumber: (ticketId: string): TicketRow | undefined => byNumber.get({ ticketId }),
    updateTicket: (id: number, change: Partial<TicketRow>): TicketWithLegs => {
      const before = byId.get({ id })!
      const ticket = { ...before, ...change }
      setTicket(id, change)
      record.carry(before, ticket)
      const legs = legsOf.all({ tickets: JSON.stringify([id]) })
      carryWins(before, ticket, () => legs)
      return { ticket, legs }
    },
    legsOf: (...tickets: number[]): LegRow[] => legsOf.all({ tickets: JSON.stringify(tickets) }),
    updateLeg: (id: number, change: Partial<LegRow>): void => setLeg(id, change),

    /** Legs on a match: of accepted tickets without a result, or of every ticket that stood. */
    legsOnMatch: onMatch,
    /** What a member already risks on a match, refused tickets apart. */
    riskOnMatch: (memberId: number, gid: number): number => riskOn.first({ memberId, gid })![0],
    /** Whether any settlement of the member was ever taken back. */
    wasCorrected: (memberId: number): boolean => corrected.get({ memberId }) !== undefined,
  }
}
