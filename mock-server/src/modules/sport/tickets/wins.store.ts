import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, lean } from '../../../db/db.ts'
import { startOfSiteDay } from '../../../world/clock.ts'
import { cappedBy } from '../slip/caps.ts'
import type { Capped, CappedLeg, Wins } from '../slip/caps.ts'
import { type sportTickets, sportWins } from '../sport.table.ts'

type TicketRow = typeof sportTickets.$inferSelect

const STILL_OPEN = 0

/** Where a ticket counts: what an open one can win, and what it won on the day when it was settled first. */
const partOf = ({ state, winCents, countedAt, returnCents, riskCents }: TicketRow) => {
  if (state === 'delay' || state === 'accepted') return { day: STILL_OPEN, cents: winCents }
  if (countedAt === null) return undefined
  return { day: startOfSiteDay(countedAt), cents: Math.max(0, (returnCents ?? 0) - riskCents) }
}

/** What a member's tickets win, counted along with each ticket that is written. */
export const winsStore = ({ orm, sqlite }: Db) => {
  const at = (name: string) => sql.placeholder(name)
  const { memberId, day, capped, cents } = sportWins
  const add = lean(sqlite, () =>
    orm
      .insert(sportWins)
      .values({ memberId: at('memberId'), day: at('day'), capped: at('capped'), cents: at('cents') })
      .onConflictDoUpdate({
        target: [memberId, day, capped],
        set: { cents: sql`${cents} + excluded.cents` },
      }),
  )
  const on = (days: typeof onDay) =>
    lean<[Capped, number]>(sqlite, () =>
      orm
        .select({ capped, cents })
        .from(sportWins)
        .where(and(eq(memberId, at('memberId')), days)),
    )
  const onDay = eq(day, at('day'))
  const wonOn = on(onDay)
  const openAndWonOn = on(inArray(day, [STILL_OPEN, at('day')]))
  const summed = (parts: readonly [Capped, number][]): Wins => {
    const wins = new Map<Capped, number>()
    for (const [each, some] of parts) wins.set(each, (wins.get(each) ?? 0) + some)
    return wins
  }
  const count = (row: TicketRow, legs: readonly CappedLeg[], sign: 1 | -1) => {
    const part = partOf(row)
    if (!part || part.cents === 0) return
    for (const each of cappedBy(legs))
      add.run({ memberId: row.memberId, day: part.day, capped: each, cents: sign * part.cents })
  }

  return {
    /** Carries what a ticket was and now is into the sums. */
    carryWins: (
      before: TicketRow | undefined,
      after: TicketRow,
      legsOf: () => readonly CappedLeg[],
    ): void => {
      const [was, is] = [before && partOf(before), partOf(after)]
      if (was?.day === is?.day && was?.cents === is?.cents) return
      const legs = legsOf()
      if (before) count(before, legs, -1)
      count(after, legs, 1)
    },
    /** What a member's tickets counted on a day (its first millisecond) have won. */
    wonOn: (owner: number, date: number) => summed(wonOn.all({ memberId: owner, day: date })),
    /** That, and what all open ones still can. */
    winsOn: (owner: number, date: number) => summed(openAndWonOn.all({ memberId: owner, day: date })),
  }
}
