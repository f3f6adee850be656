import { type Db, lazily } from '../../db/db.ts'
import { startOfWeek } from '../../world/calendar.ts'

export interface Runner {
  id: number
  cents: number
}
export type RaceStore = ReturnType<typeof raceStore>

/** Who is ahead of whom in the weeks of races: sums that each bet brings up to date, and ranks by their index. */
export const raceStore = ({ sqlite }: Db) => {
  const add = lazily(() =>
    sqlite.prepare<[object]>(
      `INSERT INTO races (activity_id, week, member_id, cents)
       SELECT activity_id, @week, @memberId, @cents FROM participations
       WHERE member_id = @memberId AND verb = 'join' AND at <= @at
         AND activity_id IN (SELECT value FROM json_each(@races))
       ON CONFLICT DO UPDATE SET cents = cents + excluded.cents`,
    ),
  )
  const OF_WEEK = 'FROM races WHERE activity_id = @race AND week = @week'
  const first = lazily(() =>
    sqlite.prepare<[object], Runner>(
      `SELECT member_id AS id, cents ${OF_WEEK} AND cents > 0 ORDER BY cents DESC, member_id LIMIT @limit`,
    ),
  )
  const own = lazily(() =>
    sqlite.prepare<[object], { cents: number }>(`SELECT cents ${OF_WEEK} AND member_id = @id`),
  )
  const ahead = lazily(() =>
    sqlite.prepare<[object], { n: number; leastCents: number | null }>(
      `SELECT count(*) AS n, min(cents) AS leastCents ${OF_WEEK} AND cents > 0
         AND cents >= @cents AND (cents > @cents OR member_id < @id)`,
    ),
  )
  return {
    /** Carries a bet placed at a moment into the races that its member had joined by then. */
    count: (races: readonly string[], memberId: number, at: number, cents: number): void =>
      void add().run({ races: JSON.stringify(races), memberId, at, week: startOfWeek(at), cents }),
    first: (race: string, week: number, limit: number): Runner[] => first().all({ race, week, limit }),
    centsOf: (race: string, week: number, id: number): number => own().get({ race, week, id })?.cents ?? 0,
    /** How many are before a runner, and what the last of them has. */
    aheadOf: (race: string, week: number, runner: Runner) => ahead().get({ race, week, ...runner })!,
  }
}
