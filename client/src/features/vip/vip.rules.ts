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

export const privilegesOf = (grade: GradeConfig): readonly { key: Privilege; isGiven: boolean }[] =>
  PRIVILEGES.map((key) => ({ key, isGiven: Number(grade[key]) > 0 }))

/** What is worth a card: what the level gives, and what only the next would. */
export const shownOf = (grade: GradeConfig, next: GradeConfig | undefined): readonly Privilege[] => {
  const added = next ? moreIn(grade, next) : []
  return privilegesOf(grade)
    .filter(({ key, isGiven }) => isGiven || added.includes(key))
    .map(({ key }) => key)
}

/** What the higher of two levels gives more. */
export const moreIn = (from: GradeConfig, to: GradeConfig): readonly Privilege[] =>
  PRIVILEGES.filter((key) => Number(to[key]) > Number(from[key]))

/** Rates below each other end in one line: "0.60%". */
export const rateText = (percent: number): string => `${percent.toFixed(2)}%`
