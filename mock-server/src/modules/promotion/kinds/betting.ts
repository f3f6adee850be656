import { fromCents } from '@app/contract/kit/cents'
import { DAY } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { siteDay, startOfSiteWeek } from '../calendar.rules.ts'
import { centsOf, has, type Kind, type Me, prizeState, reward, sumOf } from '../kind.ts'

interface Params {
  /** Id, valid bets in yuan, gift in yuan. */
  tiers: [string, number, number][]
}

const WEEK = 7 * DAY
const tiersOf = (seed: ActivitySeed) => (seed.params as unknown as Params).tiers
const keyOf = (id: string, now: number) => `${id}:${siteDay(startOfSiteWeek(now))}`
const validOf = (me: Me | null): number => {
  if (!me || me.joinedAt === null) return 0
  const week = startOfSiteWeek(me.now)
  return sumOf(me.bets(), Math.max(week, me.joinedAt), week + WEEK)
}

/** Valid bets of the week against tiers that add up. */
export const betting: Kind = {
  needsJoin: true,
  content: (seed, all, me) => {
    const week = startOfSiteWeek(all.now)
    return {
      kind: 'bettingGift',
      validTotal: fromCents(validOf(me)),
      period: `${siteDay(week)} 至 ${siteDay(week + WEEK - DAY)}`,
      tiers: tiersOf(seed).map(([id, least, gift]) => ({
        id,
        minValid: fromCents(centsOf(least)),
        gift: fromCents(centsOf(gift)),
        state: prizeState(me, keyOf(id, all.now), validOf(me) >= centsOf(least)),
      })),
    }
  },
  claimable: (seed, _all, me) =>
    tiersOf(seed)
      .filter(([id, least]) => validOf(me) >= centsOf(least) && !has(me, keyOf(id, me.now)))
      .map(([id, least, gift]) => reward(id, `${seed.title} · 满 ${least} 元`, gift, keyOf(id, me.now))),
  isDone: (seed, _all, me) => tiersOf(seed).every(([id]) => has(me, keyOf(id, me.now))),
}
