import { z } from 'zod'
import { Network } from '../card/account.ts'
import { CoinAmount, Id, Link, Rate, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { PaymentKind, WaitRoute } from './paymentType.ts'

/** 0 waiting for payment · 1 processing · 2 success · 3 failed · 4 closed by the player · 5 expired (U-FD-02). */
export const DepositStatus = z.literal([0, 1, 2, 3, 4, 5]).meta({ id: 'DepositStatus' })
export type DepositStatus = z.output<typeof DepositStatus>

/** How to pay, by kind. All of it is make-believe: no account, address or code leads to real money. */
export const PayInfo = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('bank'),
      bankName: text(40),
      holder: text(40),
      account: text(40),
      branch: text(60),
      signalCode: text(12).meta({ description: '转账附言' }),
    }),
    z.object({
      kind: z.literal('qr'),
      qrText: text(600),
      app: z.enum(['alipay', 'wechat']),
      holder: text(40),
    }),
    z.object({
      kind: z.literal('coin'),
      currency: text(8),
      network: Network,
      address: text(80),
      coinAmount: CoinAmount,
      rate: Rate,
      qrText: text(600),
    }),
    z.object({ kind: z.literal('wallet'), walletName: text(40), account: text(60), qrText: text(600) }),
  ])
  .meta({ id: 'PayInfo' })
export type PayInfo = z.output<typeof PayInfo>

export const DepositOrder = z
  .object({
    orderNo: Id,
    status: DepositStatus,
    amount: Yuan,
    bonus: Yuan,
    typeCode: text(20),
    typeName: text(20),
    kind: PaymentKind,
    waitRoute: WaitRoute,
    channel: text(40),
    payerName: text(60),
    payInfo: PayInfo,
    payUrl: Link,
    message: text(200).meta({ description: '失败原因或当前进度' }),
    createdAt: Time,
    expireAt: Time,
    paidAt: Time.nullable(),
    finishedAt: Time.nullable(),
    serverTime: Time,
  })
  .meta({ id: 'DepositOrder' })
export type DepositOrder = z.output<typeof DepositOrder>
