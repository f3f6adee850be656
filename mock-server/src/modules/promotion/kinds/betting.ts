import { fromCents } from '@app/contract/kit/cents'
import { DAY } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { dayText, startOfWeek } from '../../../world/calendar.ts'
import { centsOf, has, type Kind, type Me, prizeState, reward } from '../kind.ts'

interface Params {
  /** Id, valid bets in yuan, gift in yuan. */
  tiers: [string, number, number][]
}

const WEEK = 7 * DAY
const tiersOf = (seed: ActivitySeed) => (seed.params as unknown as Params).tiers
const keyOf = (id: string, now: number) => `${id}:${dayText(startOfWeek(now))}`
/** The valid bets of the week that `at` lies in. */
const validOf = (me: Me | null, at: number): number => {
  if (!me || me.joinedAt === null) return 0
  const week = startOfWeek(at)
  return me.turnover(Math.max(week, me.joinedAt), week + WEEK)
}

/** Valid bets of the week against tiers that add up. */
export const betting: Kind = {
  needsJoin: true,
  content: (seed, all, me) => {
    // What is over shows its last week.
    const at = Math.min(all.now, (all.endTime ?? Infinity) - 1)
    const week = startOfWeek(at)
    return {
      kind: 'bettingGift',
      validTotal: fromCents(validOf(me, at)),
      period: `${dayText(week)} 至 ${dayText(Math.min(week + WEEK, all.endTime ?? Infinity) - 1)}`,
      tiers: tiersOf(seed).map(([id, least, gift]) => ({
        id,
        minValid: fromCents(centsOf(least)),
        gift: fromCents(centsOf(gift)),
        state: prizeState(me, keyOf(id, at), validOf(me, at) >= centsOf(least)),
      })),
    }
  },
  claimable: (seed, _all, me) =>
    tiersOf(seed)
      .filter(([id, least]) => validOf(me, me.now) >= centsOf(least) && !has(me, keyOf(id, me.now)))
      .map(([id, least, gift]) => reward(id, `${seed.title} · 满 ¥${least}`, gift, keyOf(id, me.now))),
  isDone: (seed, _all, me) => tiersOf(seed).every(([id]) => has(me, keyOf(id, me.now))),
}
