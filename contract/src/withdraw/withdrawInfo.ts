import { z } from 'zod'
import { Account, Network } from '../card/account.ts'
import { Destination, Id, list, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { WithdrawOrder, WithdrawType } from './withdrawOrder.ts'

/** What still stands between the member and a withdrawal, and where to mend it. */
export const WithdrawRequirement = z
  .object({
    code: z.enum([
      'age',
      'phone',
      'realName',
      'secondPassword',
      'account',
      'turnover',
      'openOrder',
      'dailyLimit',
      'balance',
    ]),
    text: text(120),
    met: z.boolean(),
    linkRoute: Destination,
  })
  .meta({ id: 'WithdrawRequirement' })
export type WithdrawRequirement = z.output<typeof WithdrawRequirement>

/** What a settled bet has done for a demand: valid is its share of the turnover there. */
export const TurnoverBet = z
  .object({ ticketId: Id, name: text(80), valid: Yuan, time: Time })
  .meta({ id: 'TurnoverBet' })
export type TurnoverBet = z.output<typeof TurnoverBet>

/** Each deposit or gift asks for turnover; done grows with the valid bets that count. */
export const Turnover = z
  .object({
    required: Yuan,
    done: Yuan,
    missing: Yuan,
    items: list(
      z.object({
        id: Id,
        name: text(60),
        amount: Yuan,
        required: Yuan,
        done: Yuan,
        time: Time,
        betCount: z.int().min(0).meta({ description: '计入的注单数' }),
        bets: list(TurnoverBet, 10).meta({ description: '最近计入的注单' }),
      }),
      50,
    ),
  })
  .meta({ id: 'Turnover' })
export type Turnover = z.output<typeof Turnover>

/** fee is a percentage of the amount; timesLeft counts today's withdrawals (UTC+8). */
export const WithdrawLimits = z
  .object({
    min: Yuan,
    max: Yuan,
    dailyMax: Yuan,
    dailyLeft: Yuan,
    timesPerDay: z.int().min(0),
    timesLeft: z.int().min(0),
    fee: z.number().min(0).max(100),
    freeTimesLeft: z.int().min(0),
  })
  .meta({ id: 'WithdrawLimits' })
export type WithdrawLimits = z.output<typeof WithdrawLimits>

export const WithdrawBaseConfig = z
  .object({
    types: list(
      z.object({
        type: WithdrawType,
        name: text(20),
        open: z.boolean(),
        arrival: text(40),
        tips: list(text(200), 8),
      }),
      5,
    ),
    limits: WithdrawLimits,
    turnover: Turnover,
    requirements: list(WithdrawRequirement, 10),
    needsPhoneCode: z.boolean(),
  })
  .meta({ id: 'WithdrawBaseConfig' })
export type WithdrawBaseConfig = z.output<typeof WithdrawBaseConfig>

/** Page data of a withdrawal to a card or alipay. */
export const WithdrawInfo = z
  .object({
    balance: Yuan,
    recyclable: Yuan.meta({ description: '可从场馆收回的余额' }),
    available: Yuan.meta({ description: '可取：中心钱包，开启自动免转时含可收回的场馆余额' }),
    lockMoney: Yuan,
    accounts: list(Account, 10),
    limits: WithdrawLimits,
    turnover: Turnover,
    requirements: list(WithdrawRequirement, 10),
    openOrder: WithdrawOrder.nullable(),
    passwordLockedUntil: Time.exactOptional().meta({
      description:
        '二级密码因错误次数过多而锁定时：何时解锁；未锁定时没有此项 · while too many wrong tries lock the second password: until when',
    }),
  })
  .meta({ id: 'WithdrawInfo' })
export type WithdrawInfo = z.output<typeof WithdrawInfo>

/** Page data of a withdrawal in USDT: amounts are RMB, paid out at rate until rateExpireAt. */
export const UsdtWithdrawInfo = WithdrawInfo.extend({
  rate: Rate,
  rateExpireAt: Time,
  networks: list(z.object({ code: Network, name: text(40), fee: Yuan, warning: text(120) }), 4),
}).meta({ id: 'UsdtWithdrawInfo' })
export type UsdtWithdrawInfo = z.output<typeof UsdtWithdrawInfo>
