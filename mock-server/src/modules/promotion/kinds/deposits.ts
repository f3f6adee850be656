import { fromCents } from '@app/contract/kit/cents'
import type { Requirement } from '@app/contract/promotion/activity'
import { DAY, startOfSiteDay } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { dayText } from '../../../world/calendar.ts'
import { centsOf, has, type Kind, type Me, type Reward, rewardsOf, type Sum } from '../kind.ts'

interface Params {
  /** Id, least deposit, percent, most gift in yuan, times of turnover. */
  tiers: [string, number, number, number, number][]
}

/** U-ACT-01: how long the gift for a first deposit waits. */
const FIRST_DAYS = 7
const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params

const giftOf = ([, , percent, most]: Params['tiers'][number], cents: number): number =>
  Math.min(Math.floor((cents * percent) / 100), centsOf(most))

/** The highest tier that a deposit reaches. */
const tierOf = (seed: ActivitySeed, cents: number) =>
  paramsOf(seed).tiers.findLast(([, least]) => cents >= centsOf(least))

/** What a tier can give: its limit, or what the largest deposit below the next tier brings. */
const mostOf = (tiers: Params['tiers'], at: number): number => {
  const next = tiers[at + 1]
  return giftOf(tiers[at]!, next ? centsOf(next[1]) - 1 : Number.MAX_SAFE_INTEGER)
}

/** The deposit asked for its own turnover already: the gift asks for the rest. */
const rewardOf = (seed: ActivitySeed, key: string, { cents }: Sum): Reward[] => {
  const tier = tierOf(seed, cents)
  if (!tier) return []
  const gift = giftOf(tier, cents)
  return [
    { key, id: tier[0], name: seed.title, cents: gift, requiredCents: (cents + gift) * tier[4] - cents },
  ]
}

const content = (
  kind: 'firstDeposit' | 'againDeposit',
  seed: ActivitySeed,
  me: Me | null,
  deposit: Sum | undefined,
  key: string,
) => {
  const claimed = me && rewardsOf(me).find((row) => row.key === key)
  const demand = claimed && me.demandOf(claimed.orderNo)
  const next = deposit ? rewardOf(seed, key, deposit)[0] : undefined
  return {
    kind,
    tiers: paramsOf(seed).tiers.map(([id, least, percent, , times], at, tiers) => ({
      id,
      minDeposit: fromCents(centsOf(least)),
      bonusRate: percent,
      maxGift: fromCents(mostOf(tiers, at)),
      turnoverTimes: times,
    })),
    depositAmount: fromCents(deposit?.cents ?? 0),
    gift: fromCents(claimed?.cents ?? next?.cents ?? 0),
    turnoverNeeded: fromCents(demand?.requiredCents ?? next?.requiredCents ?? 0),
    turnoverDone: fromCents(demand?.doneCents ?? 0),
  }
}

const FIRST = 'first'
/** The first deposit while its gift waits, and for good once the gift was taken. */
const firstOf = (me: Me | null): Sum | undefined => {
  const first = me?.deposits.first()
  return me && first && (me.now - first.at <= FIRST_DAYS * DAY || has(me, FIRST)) ? first : undefined
}

const isTooLate = (me: Me): boolean => me.deposits.first() !== undefined && firstOf(me) === undefined

export const firstDeposit: Kind = {
  needsJoin: true,
  content: (seed, _all, me) => content('firstDeposit', seed, me, firstOf(me), FIRST),
  claimable: (seed, _all, me) => {
    const deposit = firstOf(me)
    return deposit && !has(me, FIRST) ? rewardOf(seed, FIRST, deposit) : []
  },
  isDone: (_seed, _all, me) => has(me, FIRST),
  isOver: isTooLate,
  requirements: (_seed, me): Requirement[] => {
    const isOver = isTooLate(me)
    return [
      {
        code: 'quota',
        text: isOver ? `首存已超过 ${FIRST_DAYS} 天` : `首存后 ${FIRST_DAYS} 天内`,
        met: !isOver,
        linkRoute: '',
      },
    ]
  },
}

const todayKey = (now: number) => `day:${dayText(now)}`
/** The largest deposit of today that counts: after joining, and not the very first; what came after the gift is not its. */
const bestOf = (me: Me | null): Sum | undefined => {
  if (!me || me.joinedAt === null) return undefined
  const from = Math.max(me.joinedAt, startOfSiteDay(me.now))
  const given = rewardsOf(me).find(({ key }) => key === todayKey(me.now))?.at ?? me.now
  const today = me.deposits.since(from)
  const isFirst = today[0] !== undefined && me.deposits.first()?.at === today[0].at
  return today
    .slice(isFirst ? 1 : 0)
    .filter(({ at }) => at <= given)
    .toSorted((a, b) => b.cents - a.cents)[0]
}

export const againDeposit: Kind = {
  needsJoin: true,
  content: (seed, all, me) => content('againDeposit', seed, me, bestOf(me), todayKey(all.now)),
  claimable: (seed, _all, me) => {
    const best = bestOf(me)
    return best && !has(me, todayKey(me.now)) ? rewardOf(seed, todayKey(me.now), best) : []
  },
  isDone: (_seed, _all, me) => has(me, todayKey(me.now)),
  requirements: (_seed, me): Requirement[] => [
    { code: 'deposit', text: '已完成首存', met: me.deposits.first() !== undefined, linkRoute: 'saveMoney' },
  ],
}
