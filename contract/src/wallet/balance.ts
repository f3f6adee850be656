import { z } from 'zod'
import { Id, list, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

/** One reason why money of the wallet is locked. */
export const MoneyLock = z
  .object({
    kind: z.enum(['withdraw', 'protection', 'review']),
    amount: Yuan,
    refId: Id.nullable(),
    text: text(80),
    since: Time,
  })
  .meta({ id: 'MoneyLock' })
export type MoneyLock = z.output<typeof MoneyLock>

/** walletBalance = centerWalletBalance + lockMoney (ENT-02). Venue money is not in it. */
export const Balance = z
  .object({
    centerWalletBalance: Yuan.meta({ description: '中心钱包可用余额' }),
    lockMoney: Yuan.meta({ description: '锁定金额' }),
    walletBalance: Yuan.meta({ description: '含锁定金额的钱包余额' }),
    venueBalance: Yuan.meta({ description: '各场馆余额合计' }),
    available: Yuan.meta({ description: '可动用：中心钱包，开启自动免转时含可收回的场馆余额' }),
    autoTransfer: z.boolean().meta({ description: '自动免转' }),
    usdtBalance: Yuan.meta({ description: 'USDT 钱包余额（USDT，两位小数）' }),
    openBets: Yuan.meta({ description: '未结算注单占用' }),
    pendingDeposit: Yuan.meta({ description: '待到账存款' }),
    locks: list(MoneyLock, 50),
    currency: text(8),
  })
  .meta({ id: 'Balance' })
export type Balance = z.output<typeof Balance>

/** A quote is good until expireAt (60 s, U-FD-06): utcTransfer names it. */
export const RateQuote = z
  .object({
    quoteId: Id,
    from: z.enum(['CNY', 'USDT']),
    to: z.enum(['CNY', 'USDT']),
    rate: Rate,
    min: Yuan,
    max: Yuan,
    expireAt: Time,
    serverTime: Time,
  })
  .meta({ id: 'RateQuote' })
export type RateQuote = z.output<typeof RateQuote>
