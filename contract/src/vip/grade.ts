import { z } from 'zod'
import { text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { Category } from '../venue/venueInfo.ts'

export const Grade = z.int().min(0).max(10).meta({ description: 'VIP等级' })

/** high and low: percent of the valid bet. */
export const FanshuiRange = z
  .object({
    category: Category,
    name: text(20),
    high: z.number().min(0).max(100),
    low: z.number().min(0).max(100),
  })
  .meta({ id: 'FanshuiRange' })
export type FanshuiRange = z.output<typeof FanshuiRange>

/** Requirements and benefits of a level (U-VIP-01); keepTurnover is per 90 days. */
export const GradeConfig = z
  .object({
    grade: Grade,
    name: text(20),
    depositTotal: Yuan,
    turnoverTotal: Yuan,
    keepTurnover: Yuan,
    upgradeGift: Yuan,
    weeklyGift: Yuan,
    birthdayGift: Yuan,
    monthlyGift: Yuan,
    rebateRate: z.number().min(0).max(100),
    withdrawalsPerDay: z.int().min(0),
    withdrawalPerDay: Yuan,
    privateHost: z.boolean(),
  })
  .meta({ id: 'GradeConfig' })
export type GradeConfig = z.output<typeof GradeConfig>

/** Where the member stands against the asked level. */
export const GradeProgress = z
  .object({
    currentGrade: Grade,
    depositTotal: Yuan,
    turnoverTotal: Yuan,
    depositMissing: Yuan,
    turnoverMissing: Yuan,
    keepTurnover: Yuan.meta({ description: '本周期已完成的保级流水' }),
    keepUntil: Time,
    reached: z.boolean(),
    percent: z.int().min(0).max(100).meta({ description: '完成度（%），存款与流水取较慢者' }),
  })
  .meta({ id: 'GradeProgress' })
export type GradeProgress = z.output<typeof GradeProgress>
