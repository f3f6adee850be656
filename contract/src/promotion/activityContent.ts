import { z } from 'zod'
import { Day, Destination, Id, Link, list, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

const prizeState = z.enum(['locked', 'claimable', 'claimed'])
const count = z.int().min(0)
const kind = <const K extends string>(value: K) => ({ kind: z.literal(value) })

/** Each tier is claimed for itself, by its id (payload.tierId). */
const DepositTier = z.object({
  id: Id,
  minDeposit: Yuan,
  bonusRate: z.number().min(0).max(1000).meta({ description: '赠送比例（%）' }),
  maxGift: Yuan,
  turnoverTimes: z.number().min(0),
})
const depositContent = {
  tiers: list(DepositTier, 12),
  depositAmount: Yuan.meta({ description: '计入活动的存款' }),
  gift: Yuan,
  turnoverNeeded: Yuan,
  turnoverDone: Yuan,
}

const RaceRank = z.object({
  rank: z.int().min(1),
  name: text(20),
  turnover: Yuan,
  prize: Yuan,
  me: z.boolean(),
})
const race = z.object({
  ...kind('racePage'),
  venueName: text(40),
  prizePool: Yuan,
  ranks: list(RaceRank, 100),
  me: z.object({ rank: z.int().min(1).nullable(), turnover: Yuan, toNextRank: Yuan, prize: Yuan }).nullable(),
  lastWeek: z
    .object({ rank: z.int().min(1), turnover: Yuan, prize: Yuan, state: prizeState })
    .nullable()
    .meta({ description: '上周的最终名次；没有参加或没有流水时为 null' }),
  prizes: list(z.object({ from: z.int(), to: z.int(), prize: Yuan }), 20),
  updatedAt: Time,
})
const land = z.object({
  ...kind('activityLandPage'),
  sections: list(z.object({ title: text(40), body: list(text(500), 8), image: Link }), 12),
  gifts: list(z.object({ id: Id, title: text(40), amount: Yuan, state: prizeState }), 12),
})
const task = z.object({
  ...kind('newTask'),
  tasks: list(
    z.object({
      id: Id,
      title: text(40),
      hint: text(120),
      gift: Yuan,
      progress: Yuan,
      target: Yuan,
      unit: z.enum(['yuan', 'times']),
      state: prizeState,
      linkRoute: Destination,
    }),
    30,
  ),
  totalGift: Yuan,
})
const Prize = z.object({ id: Id, name: text(20), image: Link, amount: Yuan })
const draw = z.object({
  ...kind('drawGift'),
  prizes: list(Prize, 12).meta({ description: '转盘格子，按顺序' }),
  chances: count,
  nextChance: text(80),
  mine: list(z.object({ id: Id, prizeName: text(20), amount: Yuan, time: Time }), 50),
  winners: list(z.object({ name: text(20), prizeName: text(20), time: Time }), 50),
})
const sign = z.object({
  ...kind('signGift'),
  days: list(z.object({ date: Day, day: z.int(), gift: Yuan, signed: z.boolean(), today: z.boolean() }), 42),
  streak: count,
  signedTotal: count,
  canSign: z.boolean(),
  streakGifts: list(z.object({ id: Id, days: count, gift: Yuan, state: prizeState }), 8),
})
const friend = z.object({
  ...kind('friendInvitation'),
  iCode: text(20),
  link: Link,
  invited: list(
    z.object({ name: text(20), registerTime: Time, deposited: z.boolean(), reward: Yuan, state: prizeState }),
    200,
  ),
  invitedCount: count,
  depositedCount: count,
  rewardTotal: Yuan,
  rewardClaimable: Yuan,
  tiers: list(z.object({ friends: count, reward: Yuan }), 10),
})
const betting = z.object({
  ...kind('bettingGift'),
  validTotal: Yuan,
  period: text(40),
  tiers: list(z.object({ id: Id, minValid: Yuan, gift: Yuan, state: prizeState }), 20),
})

/** What the page of each kind draws. The personal figures are zero in promotion/config. */
export const ActivityContent = z
  .discriminatedUnion('kind', [
    race,
    land,
    z.object({ ...kind('firstDeposit'), ...depositContent }),
    z.object({ ...kind('againDeposit'), ...depositContent }),
    task,
    draw,
    sign,
    friend,
    betting,
  ])
  .meta({ id: 'ActivityContent' })
export type ActivityContent = z.output<typeof ActivityContent>

/** What joining or confirming is about: the tier, task, gift or day. Drawing and signing need nothing. */
export const ActivityPayload = z
  .object({ tierId: Id, taskId: Id, giftId: Id, action: z.enum(['join', 'draw', 'sign', 'claim']) })
  .partial()
  .meta({ id: 'ActivityPayload' })
export type ActivityPayload = z.output<typeof ActivityPayload>

export const ActivityPrize = Prize.extend({ position: count.meta({ description: '转盘停在第几格' }) }).meta({
  id: 'ActivityPrize',
})
export type ActivityPrize = z.output<typeof ActivityPrize>
