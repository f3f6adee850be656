import { fromCents } from '@app/contract/kit/cents'
import { DAY } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { daysOfMonth, dayText } from '../../../world/calendar.ts'
import { centsOf, has, type Kind, type Me, prizeState, type Reward, reward, rewardsOf } from '../kind.ts'

interface Params {
  points: number
  /** Gifts of the first days in a row; the last one again after that. */
  dayGifts: number[]
  /** Id, days in a row, yuan. */
  streaks: [string, number, number][]
}

const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params
const keyOf = (day: string) => `sign:${day}`

/** Days in a row of this month up to `day`, that day included when it was signed. */
const streakUpTo = (me: Me, day: string): number => {
  let streak = 0
  for (let at = Date.parse(day); siteMonth(at) === day.slice(0, 7) && has(me, keyOf(utcDay(at))); at -= DAY)
    streak += 1
  return streak
}
const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const siteMonth = (at: number) => utcDay(at).slice(0, 7)

const dayBefore = (day: string) => utcDay(Date.parse(day) - DAY)
const streakNow = (me: Me): number => {
  const today = dayText(me.now)
  if (has(me, keyOf(today))) return streakUpTo(me, today)
  return dayBefore(today).slice(0, 7) === today.slice(0, 7) ? streakUpTo(me, dayBefore(today)) : 0
}
/** The longest row of this month: a gift once earned stays earned. */
const longest = (me: Me): number => Math.max(0, ...daysOfMonth(me.now).map((day) => streakUpTo(me, day)))
const giftOf = ({ dayGifts }: Params, streak: number): number =>
  dayGifts[Math.min(streak, dayGifts.length) - 1] ?? 0
const streakKey = (id: string, now: number) => `${id}:${dayText(now).slice(0, 7)}`

const streakGifts = (seed: ActivitySeed, me: Me): Reward[] =>
  paramsOf(seed)
    .streaks.filter(([id, days]) => longest(me) >= days && !has(me, streakKey(id, me.now)))
    .map(([id, days, yuan]) => reward(id, `${seed.title} · 连签 ${days} 天`, yuan, streakKey(id, me.now)))

/** A calendar: one gift a day and more for days in a row, afresh each month. */
export const sign: Kind = {
  needsJoin: false,
  content: (seed, all, me) => {
    const params = paramsOf(seed)
    const today = dayText(all.now)
    const isSigned = me !== null && has(me, keyOf(today))
    const streak = me ? streakNow(me) : 0
    const ahead = (day: string) =>
      streak + Math.round((Date.parse(day) - Date.parse(today)) / DAY) + (isSigned ? 0 : 1)
    return {
      kind: 'signGift',
      days: daysOfMonth(all.now).map((date, at) => {
        const isThere = me !== null && has(me, keyOf(date))
        const past = me && rewardsOf(me).find(({ key }) => key === keyOf(date))
        const yuan = date < today ? 0 : giftOf(params, Math.max(1, ahead(date)))
        return {
          date,
          day: at + 1,
          gift: fromCents(past ? past.cents : centsOf(yuan)),
          signed: isThere,
          today: date === today,
        }
      }),
      streak,
      signedTotal: me ? daysOfMonth(all.now).filter((day) => has(me, keyOf(day))).length : 0,
      canSign: me !== null && !isSigned,
      streakGifts: params.streaks.map(([id, days, yuan]) => ({
        id,
        days,
        gift: fromCents(centsOf(yuan)),
        state: prizeState(me, streakKey(id, all.now), me !== null && longest(me) >= days),
      })),
    }
  },
  claimable: (seed, _all, me) => streakGifts(seed, me),
  isDone: (_seed, _all, me) => has(me, keyOf(dayText(me.now))),
  act: (seed, _all, me) => {
    const today = dayText(me.now)
    if (has(me, keyOf(today))) return '今天已经签到过了，明天再来'
    const { points } = paramsOf(seed)
    const yuan = giftOf(paramsOf(seed), streakNow(me) + 1)
    return {
      reward: { ...reward(today, `${seed.title} · ${today.slice(5)}`, yuan, keyOf(today)), points },
      prize: null,
      message: `签到成功，获得 ¥${yuan} 与 ${points} 积分`,
    }
  },
}
