import { artPath } from '@app/seeds/art/draw'
import type { PaymentKind } from '@app/seeds/art/gift'
import payments from '@app/seeds/catalogue/payments.json' with { type: 'json' }
import { fromCents, toCents, writtenCents } from '@app/contract/kit/cents'
import type { Arg } from '@app/contract/kit/endpoint'
import type { deposit } from '@app/contract/deposit/deposit'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { PaymentType } from '@app/contract/deposit/paymentType'
import type { Refuse } from '../../kit/refusal.ts'
import type { Clock } from '../../world/clock.ts'
import type { Jobs } from '../../world/jobs.ts'
import type { Streams } from '../../world/random.ts'
import type { Listed, Span } from '../../world/span.ts'
import {
  DEPOSIT,
  DEPOSIT_LIFE,
  BONUS_WITHHELD,
  DEPOSIT_MESSAGES,
  type PaymentSeed,
  PROCESSING_TIME,
  SIGNAL_CODE_LIFE,
  USDT_RATE_HUNDREDTHS,
  mayBecome,
  payInfoOf,
} from './deposit.rules.ts'
import type { DepositRow, DepositStore } from './deposit.store.ts'

const SEEDS = payments as PaymentSeed[]
/** The sign of each way to pay, no two alike: kinds, never a company's mark. */
const PAY_ART: Readonly<Record<string, PaymentKind>> = {
  bank: 'bank',
  alipay: 'phone',
  wechat: 'scan',
  usdt: 'chain',
  coin: 'transfer',
  huione: 'wallet',
}

/** Payers of this method must have a bound real name (6449). */
const REAL_NAME_KINDS = new Set(['bank'])

export interface DepositDeps {
  store: DepositStore
  clock: Clock
  jobs: Jobs
  random: Streams
  wallet: {
    deposit(memberId: number, cents: number, ref: string): unknown
    gift(memberId: number, cents: number, ref: string, note: string): unknown
  }
  person(memberId: number): { realName: string | null; birthday: string | null; isAdult: boolean }
  isDisabled(): boolean
  /** The member's own limit or break: why this much isn't taken. */
  ownProblem(memberId: number, cents: number): string | null
  /** Why nothing is given beside the money itself now. */
  giftProblem(memberId: number): string | null
  /** An order was made, or its status is no longer what it was. */
  onOrder(memberId: number, order: DepositOrder, before: DepositOrder['status'] | undefined): void
  /** Tells the member: balance and records have changed. */
  notify(memberId: number, order: DepositRow): void
}

export type DepositService = ReturnType<typeof openDeposit>

export const openDeposit = ({
  store,
  clock,
  jobs,
  random,
  wallet,
  person,
  isDisabled,
  ownProblem,
  giftProblem,
  onOrder,
  notify,
}: DepositDeps) => {
  const seedOf = (code: string) => SEEDS.find((seed) => seed.code === code)

  const present = (row: DepositRow): DepositOrder => {
    const seed = seedOf(row.typeCode)!
    return {
      orderNo: row.orderNo,
      status: row.status as DepositOrder['status'],
      amount: fromCents(row.amountCents),
      bonus: fromCents(row.bonusCents),
      typeCode: row.typeCode,
      typeName: seed.name,
      kind: seed.kind,
      waitRoute: seed.waitRoute,
      channel: seed.channels.find(({ id }) => id === row.channelId)?.name ?? '',
      payerName: row.payerName,
      payInfo: JSON.parse(row.payInfo),
      payUrl: `/mock/pay/${row.orderNo}`,
      message: row.message,
      createdAt: row.createdAt,
      expireAt: row.expireAt,
      paidAt: row.paidAt,
      finishedAt: row.finishedAt,
      serverTime: clock.now(),
    }
  }

  /** Moves an order on; money is credited in the same transaction. False when the order can't go there. */
  const advance = (orderNo: string, status: number, message = DEPOSIT_MESSAGES[status] ?? ''): boolean => {
    const row = store.find(orderNo)
    if (!row || !mayBecome(row.status, status)) return false
    const now = clock.now()
    const isSuccess = status === DEPOSIT.success
    /** Who has excluded himself since is paid his own money, and no promotion with it. */
    const isWithheld = isSuccess && row.bonusCents > 0 && giftProblem(row.memberId) !== null
    if (status === DEPOSIT.processing) {
      jobs.cancel(`deposit-expire:${orderNo}`)
      jobs.schedule('deposit.confirm', now + PROCESSING_TIME, orderNo, `deposit-confirm:${orderNo}`)
    } else {
      jobs.cancel(`deposit-expire:${orderNo}`)
      jobs.cancel(`deposit-confirm:${orderNo}`)
    }
    if (isSuccess) {
      wallet.deposit(row.memberId, row.amountCents, orderNo)
      if (row.bonusCents > 0 && !isWithheld) wallet.gift(row.memberId, row.bonusCents, orderNo, '存款优惠')
    }
    const changed = store.change(orderNo, {
      status,
      message: isWithheld ? BONUS_WITHHELD : message,
      ...(isWithheld && { bonusCents: 0 }),
      ...(status === DEPOSIT.processing ? { paidAt: now } : { finishedAt: now }),
    })
    onOrder(row.memberId, present(changed), row.status as DepositOrder['status'])
    notify(row.memberId, changed)
    return true
  }
  jobs.handle<string>('deposit.expire', (orderNo) => void advance(orderNo, DEPOSIT.expired))
  jobs.handle<string>('deposit.confirm', (orderNo) => void advance(orderNo, DEPOSIT.success))

  const checkOpen = (refuse: Refuse<'NOT_FOUND'>) => {
    if (isDisabled()) refuse('NOT_FOUND', { message: '存款功能暂未开放' })
  }
  const own = (memberId: number, orderNo: string, refuse: Refuse<'NOT_FOUND'>): DepositRow => {
    const row = store.find(orderNo)
    return row?.memberId === memberId ? row : refuse('NOT_FOUND', { message: '存款订单不存在' })
  }

  return {
    types: (memberId: number, refuse: Refuse<'NOT_FOUND'>): PaymentType[] => {
      checkOpen(refuse)
      const open = store.open(memberId)
      return SEEDS.map((seed) => ({
        ...seed,
        icon: artPath('pay', PAY_ART[seed.code] ?? 'card'),
        rate: seed.kind === 'usdt' ? fromCents(USDT_RATE_HUNDREDTHS) : null,
        channels: seed.channels.map((channel) => ({ ...channel, status: 'open' as const })),
        openOrderNo: open.find(({ typeCode }) => typeCode === seed.code)?.orderNo ?? null,
      }))
    },
    pay: (
      memberId: number,
      body: Arg<typeof deposit.pay>,
      refuse: Refuse<'NOT_FOUND' | 'INVALID_PARAMETER' | 'WARNING' | 'BIND_REAL_NAME'>,
    ): DepositOrder => {
      checkOpen(refuse)
      const seed = seedOf(body.typeCode) ?? refuse('INVALID_PARAMETER', { message: '没有这种存款方式' })
      const channel =
        (body.channelId ? seed.channels.find(({ id }) => id === body.channelId) : seed.channels[0]) ??
        refuse('INVALID_PARAMETER', { message: '没有这个支付通道' })
      const cents = toCents(body.amount)
      if (cents < toCents(channel.min) || cents > toCents(channel.max))
        refuse('WARNING', {
          message: `单笔存款金额为 ${writtenCents(toCents(channel.min))} 至 ${writtenCents(toCents(channel.max))} 元`,
        })
      const { realName, isAdult } = person(memberId)
      if (!isAdult) refuse('WARNING', { message: '未满18周岁不可参与' })
      const own = ownProblem(memberId, cents)
      if (own) refuse('WARNING', { message: own })
      if (REAL_NAME_KINDS.has(seed.kind) && !realName) refuse('BIND_REAL_NAME')
      const before = store.open(memberId).find(({ typeCode }) => typeCode === seed.code)
      if (before)
        refuse('WARNING', {
          message: '该方式有未完成的订单，请先完成或取消',
          data: { orderNo: before.orderNo },
        })
      const now = clock.now()
      const orderNo = `D${now}${random.digits('deposit', 4)}`
      const info = payInfoOf(seed, channel.network, {
        orderNo,
        payUrl: `/mock/pay/${orderNo}`,
        amountCents: cents,
        signalCode: body.signalCode || random.digits('signal', 6),
        digits: (length) => random.digits('account', length),
        hex: (length) => random.hex('account', length),
      })
      const row: DepositRow = {
        orderNo,
        memberId,
        typeCode: seed.code,
        channelId: channel.id,
        amountCents: cents,
        bonusCents: Math.floor((cents * Math.round(seed.bonusRate * 10)) / 1_000),
        status: DEPOSIT.waiting,
        payerName: body.payerName || (realName ?? ''),
        payInfo: JSON.stringify(info),
        message: DEPOSIT_MESSAGES[DEPOSIT.waiting]!,
        createdAt: now,
        expireAt: now + DEPOSIT_LIFE,
        paidAt: null,
        finishedAt: null,
      }
      store.insert(row)
      jobs.schedule('deposit.expire', row.expireAt, orderNo, `deposit-expire:${orderNo}`)
      const made = present(row)
      onOrder(memberId, made, undefined)
      return made
    },
    status: (memberId: number, orderNo: string, refuse: Refuse<'NOT_FOUND'>) =>
      present(own(memberId, orderNo, refuse)),
    close: (memberId: number, orderNo: string, refuse: Refuse<'NOT_FOUND' | 'WARNING'>): DepositOrder => {
      own(memberId, orderNo, refuse)
      if (!advance(orderNo, DEPOSIT.closed)) refuse('WARNING', { message: '订单已在处理或已结束，不能取消' })
      return present(store.find(orderNo)!)
    },
    createSignalCode: (memberId: number, refuse: Refuse<'NOT_FOUND'>) => {
      checkOpen(refuse)
      const row = { code: random.digits('signal', 6), memberId, expireAt: clock.now() + SIGNAL_CODE_LIFE }
      store.keepSignalCode(row)
      return { code: row.code, expireAt: row.expireAt }
    },
    customerInfo: (memberId: number, refuse: Refuse<'NOT_FOUND'>) => {
      checkOpen(refuse)
      return {
        serviceName: '澄湾客服',
        serviceAccount: 'service@chengwan.example',
        workTime: '全天 24 小时',
        payerNames: store.payerNames(memberId).slice(0, 10),
        hints: ['转账后请保留回单，未到账时可凭回单联系客服。'],
      }
    },
    /** The pay page and the control API decide an order from outside. */
    decide: advance,
    order: (orderNo: string): DepositOrder | undefined => {
      const row = store.find(orderNo)
      return row && present(row)
    },
    /** Newest first, with the method's name. */
    listed: (asked: Listed) => {
      const { rows, total } = store.listed(asked)
      return {
        rows: rows.map((row) => ({ ...row, method: seedOf(row.typeCode)?.name ?? row.typeCode })),
        total,
      }
    },
    pendingCents: (memberId: number) => store.processingCents(memberId),
    isOf: (memberId: number, orderNo: string): boolean => store.find(orderNo)?.memberId === memberId,
    /** Orders made in a span, newest first. */
    between: (memberId: number, span: Span): DepositOrder[] => store.between(memberId, span).map(present),
    credited: store.credited,
  }
}
