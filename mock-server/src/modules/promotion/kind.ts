import type { Requirement } from '@app/contract/promotion/activity'
import type { ActivityContent, ActivityPayload, ActivityPrize } from '@app/contract/promotion/activityContent'
import { onceOf } from '../../world/once.ts'
import type { Random } from '../../world/random.ts'
import type { ActivitySeed, Standing } from './activities.rules.ts'
import type { Participation } from './promotion.store.ts'
import type { Runner } from './race.store.ts'

/** Money in. */
export interface Sum {
  at: number
  cents: number
}

export interface Friend {
  id: number
  name: string
  registerTime: number
  /** First credited deposit that is large enough. */
  depositedAt: number | null
}

/** The credited deposits of a member. */
export interface Deposited {
  /** All together. */
  cents(): number
  /** Oldest first. */
  since(from: number): Sum[]
  /** The first one from then on that is large enough. */
  first(asked?: { from?: number; least?: number }): Sum | undefined
}

/** A member as an activity sees it. The figures are read when they are asked for. */
export interface Me extends Standing {
  id: number
  name: string
  iCode: string
  now: number
  origin: string
  /** What the member did in this activity, oldest first. */
  rows: Participation[]
  joinedAt: number | null
  deposits: Deposited
  /** Valid bets placed from then on, up to another moment; in cents. */
  turnover(from: number, until?: number): number
  friends(minDepositCents: number): Friend[]
  /** How far the turnover of a reward is done. */
  demandOf(orderNo: string): { requiredCents: number; doneCents: number } | undefined
}

/** What everybody sees of an activity. */
export interface Public {
  now: number
  startTime: number
  endTime: number | null
  /** Random numbers that are the same for the same text. */
  drawn(text: string): Random
  /** The weeks of this race, of members alone. */
  race: {
    first(week: number, limit: number): (Runner & { name: string })[]
    centsOf(week: number, memberId: number): number
    aheadOf(week: number, runner: Runner): { n: number; leastCents: number | null }
  }
  winners(): { name: string; prizeName: string; time: number }[]
}

/** Something that a member gets, once by its key. `id` is what a payload names. */
export interface Reward {
  key: string
  id: string
  name: string
  cents: number
  requiredCents: number
  points?: number
}

export interface Acted {
  reward: Reward
  prize: ActivityPrize | null
  message: string
}

/** One kind of activity: what its page draws and what it gives. */
export interface Kind {
  /** Whether one has to take part before anything counts. */
  needsJoin: boolean
  content(seed: ActivitySeed, all: Public, me: Me | null): ActivityContent
  /** What a member who takes part may claim now. */
  claimable(seed: ActivitySeed, all: Public, me: Me): Reward[]
  /** Nothing more is to be had, for now or for ever. */
  isDone(seed: ActivitySeed, all: Public, me: Me): boolean
  /** The member came too late: nothing is to be had any more, while it goes on for others. */
  isOver?(me: Me): boolean
  /** What this kind asks for besides the usual. */
  requirements?(seed: ActivitySeed, me: Me): Requirement[]
  /** Drawing or signing; a text says why it can't be done. */
  act?(seed: ActivitySeed, all: Public, me: Me, random: Random, payload: ActivityPayload): Acted | string
}

export const rewardsOf = (me: Me): Participation[] => me.rows.filter(({ verb }) => verb === 'reward')
const rewardKeys = onceOf((me: Me) => new Set(rewardsOf(me).map(({ key }) => key)))
export const has = (me: Me, key: string): boolean => rewardKeys(me).has(key)

const YUAN = 100
export const centsOf = (yuan: number): number => Math.round(yuan * YUAN)
/** A gift that asks for once its amount. */
export const reward = (id: string, name: string, yuan: number, key = id): Reward => ({
  key,
  id,
  name,
  cents: centsOf(yuan),
  requiredCents: centsOf(yuan),
})
export const prizeState = (
  me: Me | null,
  key: string,
  isReached: boolean,
): 'locked' | 'claimable' | 'claimed' =>
  me && has(me, key) ? 'claimed' : me && isReached ? 'claimable' : 'locked'

/** hailang88 → ha***8 */
export const maskedPlayer = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`
