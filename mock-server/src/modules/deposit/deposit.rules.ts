import { fromCents } from '@app/contract/kit/cents'
import type { PayInfo } from '@app/contract/deposit/depositOrder'
import type { PaymentKind, WaitRoute } from '@app/contract/deposit/paymentType'
import { MINUTE, SECOND } from '../../world/clock.ts'

/** U-FD-02: a deposit waits this long for its payment; the provider then takes this long to confirm. */
export const DEPOSIT_LIFE = 15 * MINUTE
export const PROCESSING_TIME = 4 * SECOND
/** U-FD-06: one USDT in yuan. */
export const USDT_RATE_HUNDREDTHS = 720
export const SIGNAL_CODE_LIFE = 30 * MINUTE

export const DEPOSIT = { waiting: 0, processing: 1, success: 2, failed: 3, closed: 4, expired: 5 } as const

/** Where an order may go next; anything else is refused. */
const NEXT: Record<number, readonly number[]> = {
  [DEPOSIT.waiting]: [DEPOSIT.processing, DEPOSIT.closed, DEPOSIT.expired, DEPOSIT.failed, DEPOSIT.success],
  [DEPOSIT.processing]: [DEPOSIT.success, DEPOSIT.failed],
}
export const mayBecome = (from: number, to: number): boolean => NEXT[from]?.includes(to) ?? false

export const DEPOSIT_MESSAGES: Record<number, string> = {
  [DEPOSIT.waiting]: '等待付款',
  [DEPOSIT.processing]: '已收到付款通知，正在确认到账',
  [DEPOSIT.success]: '存款已到账',
  [DEPOSIT.failed]: '支付渠道未能确认付款，款项未入账，请联系客服',
  [DEPOSIT.closed]: '订单已取消',
  [DEPOSIT.expired]: '超过付款时间，订单已关闭',
}
/** Of one that gives something on top, paid to a member who has excluded himself since. */
export const BONUS_WITHHELD = '存款已到账。自我排除期间不发放存款优惠'

export interface PaymentSeed {
  code: string
  name: string
  kind: PaymentKind
  waitRoute: WaitRoute
  min: string
  max: string
  quickAmounts: string[]
  recommended: boolean
  badge: string
  bonusRate: number
  needsPayerName: boolean
  arrival: string
  tips: string[]
  channels: {
    id: string
    name: string
    network: 'TRC20' | 'ERC20' | null
    min: string
    max: string
    hint: string
  }[]
}

export interface PayInfoParts {
  orderNo: string
  payUrl: string
  amountCents: number
  signalCode: string
  digits(length: number): string
  hex(length: number): string
}

/** The mock's account number: 19 digits whose check digit is wrong on purpose. */
const demoCard = (digits: string): string => `62${digits.slice(0, 17)}`

/** What to pay to, by kind. Every account and address says 演示 and leads nowhere. */
export const payInfoOf = (
  payment: PaymentSeed,
  network: 'TRC20' | 'ERC20' | null,
  parts: PayInfoParts,
): PayInfo => {
  if (payment.kind === 'bank')
    return {
      kind: 'bank',
      bankName: '演示银行',
      holder: '演示收款人',
      account: demoCard(parts.digits(17)),
      branch: '临江支行',
      signalCode: parts.signalCode,
    }
  if (payment.kind === 'usdt')
    return {
      kind: 'coin',
      currency: 'USDT',
      network: network ?? 'TRC20',
      address: `${network === 'ERC20' ? '0x' : 'T'}DEMO0${parts.hex(28)}`,
      coinAmount: fromCents(Math.ceil((parts.amountCents * 100) / USDT_RATE_HUNDREDTHS)),
      rate: fromCents(USDT_RATE_HUNDREDTHS),
      qrText: parts.payUrl,
    }
  if (payment.kind === 'huione')
    return {
      kind: 'wallet',
      walletName: payment.name,
      account: `DEMO-${parts.orderNo}`,
      qrText: parts.payUrl,
    }
  return { kind: 'qr', qrText: parts.payUrl, app: payment.kind, holder: '演示收款人' }
}
