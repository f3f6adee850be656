import type { DealStatus, DealType } from '@app/contract/rules/money/dealTypes'
import { type Db, keyed, lazily } from '../../db/db.ts'
import { keptPerMember } from '../../db/followers.ts'
import { startOfSiteDay } from '../../world/clock.ts'
import type { Span } from '../../world/span.ts'
import type { Giver } from './wallet.table.ts'

export interface DealFilter {
  type?: DealType | undefined
  giver?: Giver | undefined
  status?: DealStatus | undefined
}
/** A deal as far as the sums know it. What moved between the member's own accounts came and went as 0. */
export interface Dealt {
  memberId: number
  at: number
  type: DealType
  giver: Giver
  status: DealStatus
  inCents: number
  outCents: number
  movedCents?: number
}
export interface DealSums extends Pick<Dealt, 'type' | 'status' | 'inCents' | 'outCents'> {
  day: number
  n: number
}
export type DayFlow = Pick<DealSums, 'day' | 'n' | 'inCents' | 'outCents'>
export type DealDaysStore = ReturnType<typeof dealDaysStore>

const CONDITIONS = { type: 'type = @type', giver: 'giver = @giver', status: 'status = @status' } as const

/** Sums of members' deals by day, type and status. */
export const dealDaysStore = (db: Db) => {
  const { sqlite } = db
  const kept = keptPerMember<DealSums[]>(db)
  const keptFlows = keptPerMember<DayFlow[]>(db)
  const add = lazily(() =>
    sqlite.prepare<[object], { n: number }>(
      `INSERT INTO deal_days (member_id, day, type, giver, status, n, in_cents, out_cents, moved_cents)
       VALUES (@memberId, @day, @type, @giver, @status, @n, @inCents, @outCents, @movedCents)
       ON CONFLICT DO UPDATE SET n = n + excluded.n, in_cents = in_cents + excluded.in_cents,
         out_cents = out_cents + excluded.out_cents, moved_cents = moved_cents + excluded.moved_cents`,
    ),
  )
  const of = keyed((shape: string) =>
    sqlite.prepare<[object], DealSums>(
      `SELECT day, type, status, n, in_cents AS inCents, out_cents AS outCents FROM deal_days
       WHERE member_id = @memberId AND day >= @from AND day < @until AND n > 0${shape} ORDER BY day DESC`,
    ),
  )
  const byDay = keyed((shape: string) =>
    sqlite.prepare<[object], DayFlow>(
      `SELECT day, sum(n) AS n, sum(iif(status = 'success', in_cents, 0)) AS inCents,
              sum(iif(status = 'success', out_cents, 0)) AS outCents FROM deal_days
       WHERE member_id = @memberId AND day >= @from AND day < @until AND n > 0${shape} GROUP BY day ORDER BY day DESC`,
    ),
  )
  const moved = lazily(() =>
    sqlite
      .prepare<[object], number | null>(
        `SELECT sum(moved_cents) FROM deal_days
         WHERE member_id = @memberId AND day >= @from AND day < @until AND type = @type`,
      )
      .pluck(),
  )
  const asked = (memberId: number, days: Span, filter: DealFilter) => {
    const given = Object.entries(filter).filter(([, value]) => value !== undefined)
    return {
      shape: given.map(([name]) => ` AND ${CONDITIONS[name as keyof DealFilter]}`).join(''),
      key: [...given.flat(), days.from, days.until].join(),
      values: { memberId, ...days, ...Object.fromEntries(given) },
    }
  }
  return {
    add: ({ at, movedCents = 0, ...deal }: Dealt, sign: 1 | -1 = 1): void => {
      kept.forget(deal.memberId)
      keptFlows.forget(deal.memberId)
      add().run({
        ...deal,
        day: startOfSiteDay(at),
        n: sign,
        inCents: sign * deal.inCents,
        outCents: sign * deal.outCents,
        movedCents: sign * movedCents,
      })
    },
    /** Of whole days, newest first; the same array as long as none of the member's deals changes. */
    of: (memberId: number, days: Span, filter: DealFilter = {}): DealSums[] => {
      const { shape, key, values } = asked(memberId, days, filter)
      return kept.get(memberId, key, () => of(shape).all(values))
    },
    /** What deals of this type moved between centre and venues on whole days. */
    movedCents: (memberId: number, type: DealType, days: Span): number =>
      moved().get({ memberId, type, ...days }) ?? 0,
    /** All types and states of a day together: how many there are, and what came and went by those that have succeeded. */
    byDay: (memberId: number, days: Span, filter: DealFilter = {}): DayFlow[] => {
      const { shape, key, values } = asked(memberId, days, filter)
      return keptFlows.get(memberId, key, () => byDay(shape).all(values))
    },
  }
}
