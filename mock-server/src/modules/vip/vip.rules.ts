import { fromCents } from '@app/contract/kit/cents'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import type { FanshuiRange, GradeConfig } from '@app/contract/vip/grade'
import { DAY } from '../../world/clock.ts'

const YUAN = 100
/** U-VIP-01: totals of deposits in yuan; turnover is five times as much. */
const DEPOSITS = [
  0, 1_000, 10_000, 50_000, 100_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000,
]
const TURNOVER_FACTOR = 5
/** U-VIP-01: what keeps a level is a tenth of what reached it, each 90 days. */
const KEEP_SHARE = 0.1
export const KEEP_CYCLE_MS = 90 * DAY
const UPGRADE_GIFTS = [0, 8, 38, 88, 188, 388, 588, 888, 1_888, 5_888, 18_888]
const WEEKLY_GIFTS = [0, 8, 18, 38, 68, 88, 128, 188, 388, 888, 1_888]
/** U-VIP-01 names both without figures. */
const BIRTHDAY_GIFTS = [0, 18, 38, 88, 188, 288, 388, 588, 888, 1_888, 3_888]
const MONTHLY_GIFTS = [0, 0, 18, 38, 88, 128, 188, 388, 688, 1_288, 2_888]
export const MONTHLY_FROM_GRADE = MONTHLY_GIFTS.findIndex((gift) => gift > 0)
const REBATE_RATES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2]
const WITHDRAWALS = [3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10]
/** U-FD-04: fifty thousand a withdrawal. */
const PER_WITHDRAWAL = 50_000
const PRIVATE_HOST_FROM = 7
export const HIGHEST_GRADE = DEPOSITS.length - 1

/** Shares of the level's rate that the venues of a category give back, at least and at most (U-VIP-03). */
const SHARES: Record<Category, { low: number; high: number }> = {
  TY: { low: 0.8, high: 1 },
  ZR: { low: 0.7, high: 0.9 },
  QP: { low: 0.7, high: 0.9 },
  DJ: { low: 0.6, high: 0.8 },
  CP: { low: 0.5, high: 0.7 },
  DZ: { low: 0.8, high: 1 },
  BY: { low: 0.7, high: 0.9 },
}

const yuan = (amount: number) => fromCents(amount * YUAN)
const centsOf = (amounts: readonly number[], grade: number) => (amounts[grade] ?? 0) * YUAN

export const depositCents = (grade: number): number => centsOf(DEPOSITS, grade)
export const turnoverCents = (grade: number): number => depositCents(grade) * TURNOVER_FACTOR
export const keepCents = (grade: number): number => Math.round(turnoverCents(grade) * KEEP_SHARE)
export const weeklyGiftCents = (grade: number): number => centsOf(WEEKLY_GIFTS, grade)
export const monthlyGiftCents = (grade: number): number => centsOf(MONTHLY_GIFTS, grade)
export const birthdayGiftCents = (grade: number): number => centsOf(BIRTHDAY_GIFTS, grade)
export const upgradeGiftCents = (grade: number): number => centsOf(UPGRADE_GIFTS, grade)
/** Percent of the valid bet. */
export const rebateRate = (grade: number): number => REBATE_RATES[grade] ?? 0

export const GRADES: readonly GradeConfig[] = DEPOSITS.map((_, grade) => ({
  grade,
  name: `VIP${grade}`,
  depositTotal: fromCents(depositCents(grade)),
  turnoverTotal: fromCents(turnoverCents(grade)),
  keepTurnover: fromCents(keepCents(grade)),
  upgradeGift: yuan(UPGRADE_GIFTS[grade]!),
  weeklyGift: yuan(WEEKLY_GIFTS[grade]!),
  birthdayGift: yuan(BIRTHDAY_GIFTS[grade]!),
  monthlyGift: yuan(MONTHLY_GIFTS[grade]!),
  rebateRate: rebateRate(grade),
  withdrawalsPerDay: WITHDRAWALS[grade]!,
  withdrawalPerDay: yuan(WITHDRAWALS[grade]! * PER_WITHDRAWAL),
  privateHost: grade >= PRIVATE_HOST_FROM,
}))

const hundredth = (rate: number) => Math.round(rate * 100) / 100

/** The rebates of a level, of one category or of all seven. */
export const rebatesOf = (grade: number, only?: Category): FanshuiRange[] =>
  CATEGORIES.filter((category) => only === undefined || category === only).map((category) => ({
    category,
    name: CATEGORY_NAMES[category],
    high: hundredth(rebateRate(grade) * SHARES[category].high),
    low: hundredth(rebateRate(grade) * SHARES[category].low),
  }))

/** The rebate of a category: what its venues show and what a day's valid bets there give back. */
export const rebateOf = (grade: number, category: Category): number => rebatesOf(grade, category)[0]!.high

/** What a member has done for the levels, in cents. */
export interface Done {
  deposited: number
  turnover: number
}

/** A level that was given counts as earned: its totals are the least that a member has. */
export const doneBy = (grade: number, { deposited, turnover }: Done): Done => ({
  deposited: Math.max(deposited, depositCents(grade)),
  turnover: Math.max(turnover, turnoverCents(grade)),
})

const ALL = 100
/** Whole percent of `needed` that is done; nothing needed is done. */
export const percentOf = (done: number, needed: number): number =>
  needed <= 0 ? ALL : Math.min(ALL, Math.floor((done / needed) * ALL))

/** Percent of the way to a level: the slower of deposits and turnover. */
export const percentTo = (level: number, { deposited, turnover }: Done): number =>
  Math.min(percentOf(deposited, depositCents(level)), percentOf(turnover, turnoverCents(level)))

/** The 90 days that `now` lies in, counted from the registration. */
export const keepCycle = (registeredAt: number, now: number): { from: number; until: number } => {
  const from = registeredAt + Math.floor((now - registeredAt) / KEEP_CYCLE_MS) * KEEP_CYCLE_MS
  return { from, until: from + KEEP_CYCLE_MS }
}
