import type { BetOutcome, BetStatus } from '@app/contract/bet/betStates'
import type { Category } from '@app/contract/venue/categories'
import { type Db, keyed, lazily } from '../../db/db.ts'
import { keptPerMember } from '../../db/followers.ts'
import { type Page, type Span, countOf, overDays, pageOver, stretchesOf } from '../../world/span.ts'
import { startOfSiteDay } from '../../world/clock.ts'
import type { bets } from './bet.table.ts'

export type BetRow = typeof bets.$inferSelect
export type NewBet = Omit<BetRow, 'id'>
export type BetStore = ReturnType<typeof betStore>

export interface BetFilter {
  category?: Category | undefined
  enName?: string | undefined
  settled?: boolean | undefined
  status?: BetStatus | undefined
  outcome?: BetOutcome | undefined
  ticketId?: string | undefined
}

/** What a member's bets of a day add up to, apart by category and by state. */
export interface BetSums {
  day: number
  category: Category
  status: BetStatus
  n: number
  riskCents: number
  validCents: number
  winCents: number
}

const CONDITIONS = {
  category: 'category = @category',
  enName: 'en_name = @enName',
  status: 'status = @status',
  outcome: 'outcome = @outcome',
  open: "status IN ('pending', 'accepted')",
  over: "status NOT IN ('pending', 'accepted')",
} as const
type Condition = keyof typeof CONDITIONS

/** A statement for each set of conditions: one for all of them would use no index. */
const shapeOf = ({ category, enName, status, outcome, settled }: BetFilter): string => {
  const asked: (Condition | false)[] = [
    !!category && 'category',
    !!enName && 'enName',
    !!status && 'status',
    !!outcome && 'outcome',
    settled !== undefined && (settled ? 'over' : 'open'),
  ]
  return asked.filter((each) => each !== false).join(' ')
}
const sqlOf = (shape: string): string =>
  shape
    .split(' ')
    .map((name) => (name ? ` AND ${CONDITIONS[name as Condition]}` : ''))
    .join('')
const valuesOf = ({ category, enName, status, outcome }: BetFilter) => ({
  ...(category ? { category } : {}),
  ...(enName ? { enName } : {}),
  ...(status ? { status } : {}),
  ...(outcome ? { outcome } : {}),
})

export const betStore = (db: Db) => {
  const { sqlite } = db
  const kept = keptPerMember<BetSums[]>(db)
  const byTicket = lazily(() =>
    sqlite.prepare<[string], BetRow>(
      `SELECT id, ticket_id AS ticketId, member_id AS memberId, category, en_name AS enName, status, outcome,
              risk_cents AS riskCents, valid_cents AS validCents, win_cents AS winCents, placed_at AS placedAt
       FROM bets WHERE ticket_id = ?`,
    ),
  )
  const insert = lazily(() =>
    sqlite.prepare<[NewBet]>(
      `INSERT INTO bets (ticket_id, member_id, category, en_name, status, outcome, risk_cents, valid_cents, win_cents, placed_at)
       VALUES (@ticketId, @memberId, @category, @enName, @status, @outcome, @riskCents, @validCents, @winCents, @placedAt)`,
    ),
  )
  const change = lazily(() =>
    sqlite.prepare<[NewBet]>(
      `UPDATE bets SET status = @status, outcome = @outcome, risk_cents = @riskCents, valid_cents = @validCents,
              win_cents = @winCents WHERE ticket_id = @ticketId`,
    ),
  )
  const addDay = lazily(() =>
    sqlite.prepare<[object]>(
      `INSERT INTO bet_days (member_id, day, category, en_name, status, outcome, n, risk_cents, valid_cents, win_cents)
       VALUES (@memberId, @day, @category, @enName, @status, @outcome, 1, @riskCents, @validCents, @winCents)
       ON CONFLICT DO UPDATE SET n = n + 1, risk_cents = risk_cents + excluded.risk_cents,
         valid_cents = valid_cents + excluded.valid_cents, win_cents = win_cents + excluded.win_cents`,
    ),
  )
  const KEY =
    'member_id = @memberId AND day = @day AND en_name = @enName AND status = @status AND outcome = @outcome'
  const takeDay = lazily(() =>
    sqlite.prepare<[object], { n: number }>(
      `UPDATE bet_days SET n = n - 1, risk_cents = risk_cents - @riskCents, valid_cents = valid_cents - @validCents,
              win_cents = win_cents - @winCents WHERE ${KEY} RETURNING n`,
    ),
  )
  const dropDay = lazily(() => sqlite.prepare<[object]>(`DELETE FROM bet_days WHERE ${KEY}`))

  const days = keyed((shape: string) =>
    sqlite.prepare<[object], BetSums>(
      `SELECT day, category, status, sum(n) AS n, sum(risk_cents) AS riskCents, sum(valid_cents) AS validCents,
              sum(win_cents) AS winCents
       FROM bet_days WHERE member_id = @memberId AND day >= @from AND day < @until${sqlOf(shape)}
       GROUP BY day, category, status ORDER BY day DESC`,
    ),
  )
  const rest = keyed((shape: string) =>
    sqlite.prepare<[object], BetSums>(
      `SELECT @day AS day, category, status, count(*) AS n, sum(risk_cents) AS riskCents, sum(valid_cents) AS validCents,
              sum(win_cents) AS winCents
       FROM bets WHERE member_id = @memberId AND placed_at >= @from AND placed_at < @until${sqlOf(shape)}
       GROUP BY category, status`,
    ),
  )
  const page = keyed((shape: string) =>
    sqlite.prepare<[object], Pick<BetRow, 'ticketId' | 'enName'>>(
      `SELECT ticket_id AS ticketId, en_name AS enName FROM bets
       WHERE member_id = @memberId AND placed_at >= @from AND placed_at < @until${sqlOf(shape)}
       ORDER BY placed_at DESC, id DESC LIMIT @limit OFFSET @offset`,
    ),
  )
  const one = keyed((shape: string) =>
    sqlite.prepare<[object], Pick<BetRow, 'ticketId' | 'enName'>>(
      `SELECT ticket_id AS ticketId, en_name AS enName FROM bets WHERE ticket_id = @ticketId
         AND member_id = @memberId AND placed_at >= @from AND placed_at < @until${sqlOf(shape)}`,
    ),
  )

  /**
   * Sums by day, newest first: of whole days as they are kept, of what is left at both ends from the rows. They are the same
   * arrays as long as none of the member's bets changes.
   */
  const parts = (memberId: number, span: Span, filter: BetFilter = {}): BetSums[][] => {
    const shape = shapeOf(filter)
    const values = valuesOf(filter)
    const read = (statement: typeof days) => (part: Span) =>
      kept.get(memberId, [shape, ...Object.values(values), part.from, part.until].join(), () =>
        statement(shape).all({ memberId, ...values, ...part, day: startOfSiteDay(part.from) }),
      )
    return overDays(span, read(days), read(rest))
  }
  const sums = (...asked: Parameters<typeof parts>): BetSums[] => parts(...asked).flat()

  return {
    find: (ticketId: string): BetRow | undefined => byTicket().get(ticketId),
    /** Writes a bet down as it is now, and its part of the sums with it; answers its number. */
    keep: (row: NewBet, before: BetRow | undefined): number => {
      kept.forget(row.memberId)
      const day = startOfSiteDay(row.placedAt)
      addDay().run({ ...row, day })
      if (!before) return Number(insert().run(row).lastInsertRowid)
      const left = takeDay().get({ ...before, day })
      if (left?.n === 0) dropDay().run({ ...before, day })
      change().run(row)
      return before.id
    },
    sums,
    parts,
    /** A page of them, newest first, with how many there are. */
    page: (
      memberId: number,
      span: Span,
      filter: BetFilter,
      { limit, offset }: Page,
    ): { rows: Pick<BetRow, 'ticketId' | 'enName'>[]; total: number } => {
      const shape = shapeOf(filter)
      const values = { memberId, ...valuesOf(filter) }
      if (filter.ticketId !== undefined) {
        const rows = one(shape).all({ ...values, ...span, ticketId: filter.ticketId })
        return { rows: rows.slice(offset, offset + limit), total: rows.length }
      }
      const found = sums(memberId, span, filter)
      const rows = pageOver(
        stretchesOf(found, span),
        { limit, offset },
        (part, asked) => page(shape).all({ ...values, ...part, ...asked }),
        shape === '',
      )
      return { rows, total: countOf(found) }
    },
  }
}
