import { faker } from '@faker-js/faker/locale/zh_CN'
import type { Habit, Person } from './people.ts'

export type Deed =
  | {
      at: number
      does: 'deposit'
      typeCode: string
      yuan: number
      outcome: 'success' | 'failed' | 'expired' | 'closed'
    }
  | { at: number; does: 'bet'; yuan: number; legs: number; pick: number }
  | { at: number; does: 'transfer'; channelCode: string; yuan: number }
  | { at: number; does: 'recycle' }
  | { at: number; does: 'upgrade'; grade: number }
  | { at: number; does: 'weekly' }
  | { at: number; does: 'withdraw'; cents: number }

export const HISTORY_DAYS = 90
const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK_DAYS = 7
/** Bets end this many days before the present: all of them are settled. */
const QUIET_DAYS = 3
/** Every other week's gift is taken. */
const GIFT_EVERY = 2 * WEEK_DAYS
const PARLAY_EVERY = 7
const PARLAY_LEGS = 3
const FIRST_HOUR = 10
const LAST_HOUR = 21
const TYPES = ['bank', 'alipay', 'wechat', 'usdt'] as const
/** Beyond this only a bank transfer is taken. */
const SMALL = 5_000
const PICKS = 1_000_000

/** Not in today's week: its gift is left to be taken. */
const giftDays = ({ lastDepositDaysAgo }: Habit): number[] => {
  const last = Math.max(WEEK_DAYS, lastDepositDaysAgo) + 1
  return Array.from(
    { length: Math.ceil((HISTORY_DAYS - last) / GIFT_EVERY) },
    (_, turn) => last + turn * GIFT_EVERY,
  )
}

/** What a member did in the 90 days before `today` (a midnight, epoch ms), in order. The same seed gives the same story. */
export const deedsOf = (seed: number, { name }: Person, habit: Habit, today: number): Deed[] => {
  faker.seed([seed, ...[...name].map((sign) => sign.codePointAt(0)!)])
  const int = (min: number, max: number) => faker.number.int({ min, max })
  const moment = (daysAgo: number) => today - daysAgo * DAY + int(FIRST_HOUR * HOUR, LAST_HOUR * HOUR)
  const some = (perWeek: number, from: number) =>
    Array.from({ length: Math.round((perWeek * (HISTORY_DAYS - from)) / WEEK_DAYS) }, () =>
      moment(int(from + 1, HISTORY_DAYS - 1)),
    )
  const deeds: Deed[] = [
    ...habit.upgrades.map((grade): Deed => ({ at: moment(HISTORY_DAYS), does: 'upgrade', grade })),
    ...some(habit.betsPerWeek, QUIET_DAYS).map((at, index): Deed => ({
      at,
      does: 'bet',
      yuan: int(habit.stakes[0] / 10, habit.stakes[1] / 10) * 10,
      legs: index % PARLAY_EVERY === 0 ? PARLAY_LEGS : 1,
      pick: int(0, PICKS),
    })),
    ...some(habit.depositsPerWeek, habit.lastDepositDaysAgo).map((at, index): Deed => {
      const yuan = faker.helpers.arrayElement(habit.deposits)
      const typeCode = yuan > SMALL ? 'bank' : faker.helpers.arrayElement(TYPES)
      const unlucky = { 3: 'expired', 6: 'failed', 8: 'closed' } as const
      return { at, does: 'deposit', typeCode, yuan, outcome: unlucky[index as 3] ?? 'success' }
    }),
    ...habit.venues.map((channelCode): Deed => ({
      at: moment(int(QUIET_DAYS + 2, HISTORY_DAYS - 1)),
      does: 'transfer',
      channelCode,
      yuan: int(1, 20) * 100,
    })),
    ...some(1, QUIET_DAYS).map((at): Deed => ({ at, does: 'recycle' })),
    ...giftDays(habit).map((daysAgo): Deed => ({ at: moment(daysAgo), does: 'weekly' })),
  ]
  return deeds.toSorted((a, b) => a.at - b.at)
}
