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

/** Rates below each other end in one line: "0.60%". */
export const rateText = (percent: number): string => `${percent.toFixed(2)}%`
