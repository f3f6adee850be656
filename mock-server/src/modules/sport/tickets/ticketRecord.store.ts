import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Db, keyed, lazily, prepared } from '../../../db/db.ts'
import { startOfSiteDay } from '../../../world/clock.ts'
import { type Page, type Span, countOf, overDays, pageOver, stretchesOf } from '../../../world/span.ts'
import { sportDays, sportTickets } from '../sport.table.ts'

type TicketRow = typeof sportTickets.$inferSelect
/** What a member's tickets that were settled on a day add up to. */
export interface SettledDay {
  day: number
  n: number
  stakeCents: number
  riskCents: number
  returnCents: number
}

const OPEN = ['delay', 'accepted'] as const
const OVER = ['settled', 'refused'] as const
type OverState = (typeof OVER)[number]
const isOver = (state: TicketRow['state']): state is OverState => (OVER as readonly string[]).includes(state)

/** Tickets as their owner leafs through them, with the sums of what is over. */
export const ticketRecordStore = ({ orm, sqlite }: Db) => {
  const at = (name: string) => sql.placeholder(name)
  const { memberId, state, settledAt } = sportTickets
  const mine = eq(memberId, at('memberId'))
  const open = and(mine, inArray(state, OPEN))
  const openPage = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(open)
      .orderBy(desc(sportTickets.id))
      .limit(at('limit'))
      .offset(at('offset')),
  )
  const openSum = prepared(sqlite, () =>
    orm
      .select({
        n: sql<number>`count(*)`,
        riskCents: sql<number>`coalesce(sum(${sportTickets.riskCents}), 0)`,
      })
      .from(sportTickets)
      .where(open),
  )
  const overIn = and(mine, gte(settledAt, at('from')), lt(settledAt, at('until')), inArray(state, OVER))
  const overPage = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(overIn)
      .orderBy(desc(settledAt), desc(sportTickets.id))
      .limit(at('limit'))
      .offset(at('offset')),
  )
  const numbered = prepared(sqlite, () =>
    orm
      .select()
      .from(sportTickets)
      .where(
        // The plus keeps SQLite from reading all of the member's.
        sql`+${memberId} = ${at('memberId')} and ${sportTickets.ticketId} in (select value from json_each(${at('ticketIds')}))`,
      )
      .orderBy(desc(sportTickets.id)),
  )
  const latest = keyed((whose: 'one' | 'all') =>
    prepared(sqlite, () =>
      orm
        .select()
        .from(sportTickets)
        .where(whose === 'one' ? and(mine, eq(state, at('state'))) : undefined)
        .orderBy(desc(sportTickets.id))
        .limit(at('limit')),
    ),
  )
  const COLUMNS = 'n, stake_cents AS stakeCents, risk_cents AS riskCents, return_cents AS returnCents'
  const daysOver = lazily(() =>
    sqlite.prepare<[object], SettledDay & { state: OverState }>(
      `SELECT day, state, ${COLUMNS} FROM sport_days
       WHERE member_id = @memberId AND day >= @from AND day < @until ORDER BY day DESC`,
    ),
  )
  const restOver = lazily(() =>
    sqlite.prepare<[object], SettledDay & { state: OverState }>(
      `SELECT @day AS day, state, count(*) AS n, sum(stake_cents) AS stakeCents, sum(risk_cents) AS riskCents,
              sum(coalesce(return_cents, 0)) AS returnCents
       FROM sport_tickets WHERE member_id = @memberId AND settled_at >= @from AND settled_at < @until
         AND state IN ('settled', 'refused') GROUP BY state`,
    ),
  )
  const { n, stakeCents, riskCents, returnCents } = sportDays
  const add = lazily(() =>
    orm
      .insert(sportDays)
      .values({
        memberId: at('memberId'),
        day: at('day'),
        state: at('state'),
        n: at('n'),
        stakeCents: at('stakeCents'),
        riskCents: at('riskCents'),
        returnCents: at('returnCents'),
      })
      .onConflictDoUpdate({
        target: [sportDays.memberId, sportDays.day, sportDays.state],
        set: {
          n: sql`${n} + excluded.n`,
          stakeCents: sql`${stakeCents} + excluded.stake_cents`,
          riskCents: sql`${riskCents} + excluded.risk_cents`,
          returnCents: sql`${returnCents} + excluded.return_cents`,
        },
      })
      .prepare(),
  )
  const count = (row: TicketRow, sign: 1 | -1) => {
    if (!isOver(row.state) || row.settledAt === null) return
    add().run({
      memberId: row.memberId,
      day: startOfSiteDay(row.settledAt),
      state: row.state,
      n: sign,
      stakeCents: sign * row.stakeCents,
      riskCents: sign * row.riskCents,
      returnCents: sign * (row.returnCents ?? 0),
    })
  }
  const sumsOver = (owner: number, span: Span) =>
    overDays(
      span,
      (days) => daysOver().all({ memberId: owner, ...days }),
      (part) => restOver().all({ memberId: owner, ...part, day: startOfSiteDay(part.from) }),
    )
      .flat()
      .filter((each) => each.n > 0)

  return {
    /** Carries what a ticket was and now is into the sums of the days. */
    carry: (before: TicketRow, after: TicketRow): void => {
      count(before, -1)
      count(after, 1)
    },
    /** Newest first, with how many there are and what is at risk in all of them. */
    open: (owner: number, page: Page): { rows: TicketRow[]; total: number } => ({
      rows: openPage.all({ memberId: owner, ...page }),
      total: openSum.get({ memberId: owner })!.n,
    }),
    openRisk: (owner: number): number => openSum.get({ memberId: owner })!.riskCents,
    /** Settled or refused in a span, what came last first. */
    over: (
      owner: number,
      span: Span,
      page: Page,
    ): { rows: TicketRow[]; total: number; days: SettledDay[] } => {
      const sums = sumsOver(owner, span)
      return {
        rows: pageOver(
          stretchesOf(sums, span),
          page,
          (part, asked) => overPage.all({ memberId: owner, ...part, ...asked }),
          true,
        ),
        total: countOf(sums),
        days: sums.filter((each) => each.state === 'settled'),
      }
    },
    numbered: (owner: number, ticketIds: readonly string[]): TicketRow[] =>
      numbered.all({ memberId: owner, ticketIds: JSON.stringify(ticketIds) }),
    /** The last ones of a member or of everybody. */
    latest: (owner: number | undefined, limit: number): TicketRow[] => {
      if (owner === undefined) return latest('all').all({ limit })
      // The index of a member's tickets begins with their states.
      return [...OPEN, ...OVER]
        .flatMap((state) => latest('one').all({ memberId: owner, state, limit }))
        .toSorted((a, b) => b.id - a.id)
        .slice(0, limit)
    },
  }
}
