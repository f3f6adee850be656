import { z } from 'zod'
import { isUsername } from '../rules/account/username.ts'
import { ADDRESSES_MAX, ALIPAY_MAX, CARDS_MAX } from '../rules/limits.ts'
import { USERNAME_FORMAT } from '../rules/texts.ts'
import { MAX_CENTS } from './fields.ts'
import { memberFacts } from './memberFacts.ts'

/** The most that one call makes, and what a member has where nothing is said. */
export const MADE = {
  most: { bets: 20_000, deals: 500, letters: 500, gifts: 10, days: 90 },
  /** A past is no shorter: its bets have to be settled by now. */
  leastDays: 5,
  registeredDaysAgo: 30,
} as const
const MOST_DAYS_AGO = 3_650
const LARGEST_SEED = 2 ** 31 - 1

const upTo = (most: number) => z.int().min(0).max(most)
/** ¥, to the fen. */
const Yuan = z
  .number()
  .min(0)
  .max(MAX_CENTS / 100)
  .refine((yuan) => Number.isInteger(Math.round(yuan * 1e6) / 1e4), '金额最多两位小数')

/**
 * Who a test or a demo needs. What is left out is drawn from `seed`: such a member is bound to everything, trusted on every device,
 * and has nothing. `null` leaves a fact unbound.
 */
export const NewMember = z
  .strictObject({
    ...memberFacts,
    seed: z
      .int()
      .min(0)
      .max(LARGEST_SEED)
      .meta({ description: '决定未说明的一切 · what decides all that is not said' }),
    name: z.string().refine(isUsername, USERNAME_FORMAT).meta({ description: '用户名 · account name' }),
    balance: Yuan.meta({ description: '余额，元 · balance in yuan' }),
    /** By a venue's code: { CWDZ: 20.5 } */
    venues: z.record(z.string(), Yuan),
    registeredDaysAgo: upTo(MOST_DAYS_AGO).meta({
      description: '注册于多少天前 · days since the registration',
    }),
    /** How many days back deals and bets reach; they end three days ago. */
    days: z
      .int()
      .min(MADE.leastDays)
      .max(MADE.most.days)
      .meta({ description: '往事有多少天 · how many days of past' }),
    /** Bank cards first, then alipay, then addresses. */
    cards: z
      .union([
        upTo(CARDS_MAX + ALIPAY_MAX + ADDRESSES_MAX),
        z
          .strictObject({ bank: upTo(CARDS_MAX), alipay: upTo(ALIPAY_MAX), coin: upTo(ADDRESSES_MAX) })
          .partial(),
      ])
      .meta({ description: '已绑定账户：总数，或各类数目 · accounts bound, in all or by kind' }),
    /** Deposits and withdrawals: of four deals one is a withdrawal, where a bank card is there. */
    deals: upTo(MADE.most.deals).meta({ description: '存取款笔数 · deposits and withdrawals' }),
    /** Settled tickets of the sport channel. */
    bets: upTo(MADE.most.bets).meta({ description: '已结注单数 · settled tickets' }),
    /** Upgrade gifts taken, of the lowest grades first: no more than `vip`. */
    gifts: upTo(MADE.most.gifts).meta({ description: '已领升级礼金数 · upgrade gifts taken' }),
    /** Unread letters, exactly; left out: those that anybody has. */
    letters: upTo(MADE.most.letters).meta({ description: '未读消息数 · unread letters' }),
  })
  .partial()
export type NewMember = z.input<typeof NewMember>
/** The same as it was checked. */
export type MemberAsked = z.output<typeof NewMember>

/** What lies behind a member that was made. */
export const Made = z.strictObject({
  seed: z.int(),
  cards: z.int().meta({ description: '已绑定账户数 · accounts bound' }),
  deals: z.int().meta({ description: '存取款笔数 · deposits and withdrawals' }),
  bets: z.int().meta({ description: '已结注单数 · settled tickets' }),
  gifts: z.int().meta({ description: '已领升级礼金数 · upgrade gifts taken' }),
  letters: z.int().meta({ description: '未读消息数 · unread letters' }),
})
export type Made = z.output<typeof Made>
