import type { Turnover } from '@app/contract/withdraw/withdrawInfo'
import { type Db, lazily } from '../../db/db.ts'
import { keptPerMember } from '../../db/followers.ts'
import type { turnoverBets, turnoverDemands } from './turnover.table.ts'

export type DemandRow = typeof turnoverDemands.$inferSelect
export type CountedRow = typeof turnoverBets.$inferSelect
export type NewDemand = Omit<DemandRow, 'seq' | 'requiredTo'>
export type NewCounted = Omit<CountedRow, 'wentCents' | 'doneTo'>
export type TurnoverStore = ReturnType<typeof turnoverStore>

const DEMAND = `seq, member_id AS memberId, id, name, cents, required_cents AS requiredCents, required_to AS requiredTo, time`
const COUNTED = `bet, member_id AS memberId, at, ticket_id AS ticketId, name, valid_cents AS validCents,
  went_cents AS wentCents, done_to AS doneTo`

export const turnoverStore = (db: Db) => {
  const { sqlite } = db
  const demands = <Asked extends unknown[]>(rest: string) =>
    lazily(() => sqlite.prepare<Asked, DemandRow>(`SELECT ${DEMAND} FROM turnover_demands WHERE ${rest}`))
  const counted = <Asked extends unknown[]>(rest: string) =>
    lazily(() => sqlite.prepare<Asked, CountedRow>(`SELECT ${COUNTED} FROM turnover_bets WHERE ${rest}`))
  const write = <Asked extends unknown[]>(text: string) => lazily(() => sqlite.prepare<Asked>(text))

  const byId = demands<[number, string]>('member_id = ? AND id = ?')
  const lastBefore = demands<[number, number]>(
    'member_id = ? AND time < ? ORDER BY time DESC, seq DESC LIMIT 1',
  )
  const demandsFrom = demands<[number, number]>('member_id = ? AND time >= ? ORDER BY time, seq')
  const newest = demands<[number, number]>('member_id = ? ORDER BY time DESC, seq DESC LIMIT ?')
  const insertDemand = write<[NewDemand]>(
    `INSERT INTO turnover_demands (member_id, id, name, cents, required_cents, required_to, time)
     VALUES (@memberId, @id, @name, @cents, @requiredCents, 0, @time)`,
  )
  const setRequired = write<[number, number]>('UPDATE turnover_demands SET required_to = ? WHERE seq = ?')

  const countedAfter = counted<[number, number, number, number]>(
    'member_id = ? AND (at, bet) > (?, ?) ORDER BY at, bet LIMIT ?',
  )
  const lastCounted = counted<[number, number]>('member_id = ? AND at < ? ORDER BY at DESC, bet DESC LIMIT 1')
  const keep = write<[NewCounted]>(
    `INSERT INTO turnover_bets (bet, member_id, at, ticket_id, name, valid_cents, went_cents, done_to)
     VALUES (@bet, @memberId, @at, @ticketId, @name, @validCents, 0, 0)
     ON CONFLICT DO UPDATE SET valid_cents = excluded.valid_cents`,
  )
  const drop = write<[number]>('DELETE FROM turnover_bets WHERE bet = ?')
  const setDone = write<[number, number, number]>(
    'UPDATE turnover_bets SET went_cents = ?, done_to = ? WHERE bet = ?',
  )
  /** The bet that ends a part of the line or goes beyond its end. */
  const ending = counted<[number, number]>(
    'member_id = ? AND done_to >= ? AND went_cents > 0 ORDER BY done_to LIMIT 1',
  )
  const between = lazily(() =>
    sqlite.prepare<[number, number, number], { n: number }>(
      'SELECT count(*) AS n FROM turnover_bets WHERE member_id = ? AND done_to > ? AND done_to < ? AND went_cents > 0',
    ),
  )
  const lastOf = counted<[number, number, number, number]>(
    'member_id = ? AND done_to > ? AND done_to <= ? AND went_cents > 0 ORDER BY done_to DESC LIMIT ?',
  )

  return {
    /** Meters as they are shown, until anything of the member's flows anew. */
    meters: keptPerMember<Turnover>(db),
    demand: (memberId: number, id: string): DemandRow | undefined => byId().get(memberId, id),
    /** The last one that stood before that moment. */
    lastDemandBefore: (memberId: number, time: number): DemandRow | undefined =>
      lastBefore().get(memberId, time),
    /** Oldest first. */
    demandsFrom: (memberId: number, time: number): DemandRow[] => demandsFrom().all(memberId, time),
    newestDemands: (memberId: number, limit: number): DemandRow[] => newest().all(memberId, limit),
    insertDemand: (row: NewDemand) => void insertDemand().run(row),
    setRequiredTo: (seq: number, requiredTo: number) => void setRequired().run(requiredTo, seq),

    /** Bets after another one, oldest first. */
    countedAfter: (
      memberId: number,
      { at, bet }: Pick<CountedRow, 'at' | 'bet'>,
      limit: number,
    ): CountedRow[] => countedAfter().all(memberId, at, bet, limit),
    lastCountedBefore: (memberId: number, at: number): CountedRow | undefined =>
      lastCounted().get(memberId, at),
    keepCounted: (row: NewCounted) => void keep().run(row),
    dropCounted: (bet: number) => void drop().run(bet),
    setDone: (bet: number, wentCents: number, doneTo: number) => void setDone().run(wentCents, doneTo, bet),
    /** The bets that went into a part of the line: how many, and the last of them. */
    countedIn: (
      memberId: number,
      { from, to }: { from: number; to: number },
      limit: number,
    ): { n: number; last: CountedRow[] } => {
      const end = ending().get(memberId, to)
      const isIn = end !== undefined && end.doneTo - end.wentCents < to
      return {
        n: between().get(memberId, from, to)!.n + (isIn ? 1 : 0),
        last: lastOf().all(memberId, from, isIn ? end.doneTo : to, limit),
      }
    },
  }
}
