import { toCents } from '@app/contract/kit/cents'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { GiftState, Welfare } from '@app/contract/vip/gift'
import type { GradeConfig } from '@app/contract/vip/grade'

export const HIGHEST = 10

/** Percent of `needed` that is done; nothing needed is done. */
export const part = (done: string, needed: string): number =>
  Number(needed) <= 0 ? 100 : Math.min(100, (Number(done) / Number(needed)) * 100)

/** What a level gives, as its table and its cards show it. */
export const PRIVILEGES = [
  'upgradeGift',
  'weeklyGift',
  'monthlyGift',
  'birthdayGift',
  'rebateRate',
  'withdrawalsPerDay',
  'withdrawalPerDay',
  'privateHost',
] as const
export type Privilege = (typeof PRIVILEGES)[number]

/** What the higher of two levels gives more. */
export const moreIn = (from: GradeConfig, to: GradeConfig): readonly Privilege[] =>
  PRIVILEGES.filter((key) => Number(to[key]) > Number(from[key]))

/** The lowest level that has it. */
export const firstGiving = (grades: readonly GradeConfig[], key: Privilege): GradeConfig | undefined =>
  grades.find((grade) => Number(grade[key]) > 0)

/** Earned, and kept back as long as the member has excluded himself (UN-32). */
export const isHeldBack = ({ state, linkRoute }: Pick<Welfare, 'state' | 'linkRoute'>): boolean =>
  state === 'locked' && linkRoute === 'restraint'

/** The groups that gifts are listed by. */
export type Group = GiftState | 'paused'
export const groupOf = (item: Pick<Welfare, 'state' | 'linkRoute'>): Group =>
  isHeldBack(item) ? 'paused' : item.state

/** Whether it can still be had when a break is over. */
export const outlasts = (claimUntil: number | null, until: number): boolean =>
  claimUntil === null || claimUntil > until

/** What must be bet for it before anything is withdrawn, in cents: nothing for a rebate. */
export const turnoverOf = ({ kind, amount }: Pick<Welfare, 'kind' | 'amount'>): number =>
  kind === 'rebate' ? 0 : toCents(amount) * GIFT_TURNOVER_TIMES

const ORDER: Readonly<Record<Group, number>> = { claimable: 0, paused: 1, locked: 2, claimed: 3, expired: 3 }
const HAS_DEADLINE: readonly Group[] = ['claimable', 'paused']
/** What can be had first, what ends soonest before all; then what can be worked for; then what is over. */
export const inOrder = (items: readonly Welfare[]): Welfare[] =>
  items.toSorted(
    (a, b) =>
      ORDER[groupOf(a)] - ORDER[groupOf(b)] ||
      (HAS_DEADLINE.includes(groupOf(a)) ? (a.claimUntil ?? Infinity) - (b.claimUntil ?? Infinity) || 0 : 0),
  )

/** Rates below each other end in one line: "0.60%". */
export const rateText = (percent: number): string => `${percent.toFixed(2)}%`
