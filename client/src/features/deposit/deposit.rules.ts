import { fromCents, toCents } from '@app/contract/kit/cents'
import { DEPOSIT_TURNOVER_TIMES, GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { LimitSpan } from '@app/contract/restraint/limits'
import type { Restraint } from '@app/contract/restraint/restraint'
import type { PaymentChannel, PaymentType } from '@app/contract/deposit/paymentType'
import { balanceText } from '../../lib/text/amount.ts'

/** Cents that were typed, undefined while it is no amount. */
export const typedCents = (text: string): number | undefined => {
  const cents = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? toCents(text) : 0
  return cents > 0 ? cents : undefined
}

export const isInRange = (cents: number, { min, max }: Pick<PaymentChannel, 'min' | 'max'>): boolean =>
  cents >= toCents(min) && cents <= toCents(max)

/** The coin that an amount asks for, rounded up to the cent like the order will be; rate "7.20". */
export const coinFor = (cents: number, rate: string): string =>
  fromCents(Math.ceil((cents * 100) / toCents(rate)))

/** The bonus of a method, cut to the cent. */
export const bonusOf = (cents: number, { bonusRate }: Pick<PaymentType, 'bonusRate'>): number =>
  Math.floor((cents * Math.round(bonusRate * 10)) / 1_000)

/** What has to be played with before anything is paid out again. */
export const turnoverOf = (cents: number, bonus: number): number =>
  cents * DEPOSIT_TURNOVER_TIMES + bonus * GIFT_TURNOVER_TIMES
export const turnoverYuan = ({ amount, bonus }: Pick<DepositOrder, 'amount' | 'bonus'>): string =>
  fromCents(turnoverOf(toCents(amount), toCents(bonus)))

/** What is paid: yuan, or as much coin. */
export const sumOf = ({ payInfo, amount }: Pick<DepositOrder, 'payInfo' | 'amount'>): string =>
  payInfo.kind === 'coin'
    ? `${balanceText(payInfo.coinAmount)} ${payInfo.currency}`
    : `¥${balanceText(amount)}`

/** By what a paid deposit raises the balance. */
export const creditOf = ({ amount, bonus }: Pick<DepositOrder, 'amount' | 'bonus'>): string =>
  fromCents(toCents(amount) + toCents(bonus))

/** The least that the member's own limits leave, in cents, and until when it counts; undefined without a limit. */
export interface OwnLeft {
  cents: number
  span: LimitSpan
}
export const leftOf = (own: Restraint | undefined): OwnLeft | undefined =>
  own?.money
    .flatMap(({ kind, span, limit, used }) =>
      kind !== 'deposit' || limit === null
        ? []
        : [{ span, cents: Math.max(0, toCents(limit) - toCents(used)) }],
    )
    .reduce<OwnLeft | undefined>((least, one) => (least && least.cents <= one.cents ? least : one), undefined)

/** How long an order may still be paid; a poll's answer corrects the player's clock. */
export const POLL_MS = 5_000
export const isOpenOrder = (status: number): boolean => status <= 1
