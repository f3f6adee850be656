import { z } from 'zod'
import { Destination, Id, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { Grade } from './grade.ts'

export const GiftState = z.enum(['locked', 'claimable', 'claimed', 'expired']).meta({ id: 'GiftState' })
export type GiftState = z.output<typeof GiftState>

/** The gift of this week: VIP1 and up, last week's turnover, Monday 00:00 UTC+8 (U-VIP-02). */
export const VipWeek = z
  .object({
    id: Id,
    state: GiftState,
    grade: Grade,
    amount: Yuan,
    turnoverRequired: Yuan,
    turnoverLastWeek: Yuan,
    weekStart: Time,
    claimUntil: Time,
    nextAt: Time,
    claimedAt: Time.nullable(),
    message: text(120),
  })
  .meta({ id: 'VipWeek' })
export type VipWeek = z.output<typeof VipWeek>

/** A benefit of the welfare centre. */
export const Welfare = z
  .object({
    id: Id,
    kind: z.enum(['upgrade', 'weekly', 'monthly', 'birthday', 'rebate', 'newcomer', 'task', 'activity']),
    title: text(40),
    description: text(200),
    icon: text(40),
    amount: Yuan,
    state: GiftState,
    progress: z.number().min(0).max(100).meta({ description: '完成度（%）' }),
    progressText: text(80),
    linkRoute: Destination,
    linkId: text(40),
    claimUntil: Time.nullable(),
    claimedAt: Time.nullable(),
  })
  .meta({ id: 'Welfare' })
export type Welfare = z.output<typeof Welfare>

/** What a claim brought. */
export const Claimed = z
  .object({ orderNo: Id, amount: Yuan, centerWalletBalance: Yuan, message: text(120) })
  .meta({ id: 'Claimed' })
export type Claimed = z.output<typeof Claimed>
