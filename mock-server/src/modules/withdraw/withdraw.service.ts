import type { LoginTries } from '@app/contract/auth/auth'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { Account, AccountKind, VirtualCurrency } from '@app/contract/card/account'
import { fromCents, toCents, writtenCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import { RATE_LIFE_MS } from '@app/contract/rules/limits'
import type { wallet as Wallet } from '@app/contract/wallet/wallet'
import type { withdraw as calls } from '@app/contract/withdraw/withdraw'
import type { UsdtWithdrawInfo, WithdrawBaseConfig, WithdrawInfo } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawOrder, WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import type { Call } from '../../kit/call.ts'
import { type Clock, startOfSiteDay } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import type { openOrders } from './orders.ts'
import { type Protection, protectionLock } from './protection.ts'
import { requirementsOf } from './requirements.ts'
import type { TurnoverService } from './turnover.service.ts'
import {
  type Allowance,
  feeCents,
  KIND_OF,
  limitsOf,
  presentOrder,
  TRUSTED_FOR,
  TYPES,
  WITHDRAW,
} from './withdraw.rules.ts'
import type { WithdrawStore } from './withdraw.store.ts'

export interface WithdrawDeps {
  store: WithdrawStore
  orders: ReturnType<typeof openOrders>
  protection: Protection
  clock: Clock
  random: Streams
  wallet: {
    balances(memberId: number): { center: number; locked: number }
    lockForWithdrawal(memberId: number, cents: number, ref: string): unknown
  }
  purses: {
    /** What a recycle would bring. */
    movable(memberId: number): number
    /** What the centre can pay out: its own, with 免转 the venues' too. */
    available(memberId: number): number
    bringHome(memberId: number, cents: number): void
  }
  person(memberId: number): {
    isAdult: boolean
    realName: string | null
    phoneTarget: string | null
    hasSecondPassword: boolean
  }
  cards: {
    accounts(memberId: number, ...kinds: AccountKind[]): Account[]
    find(memberId: number, id: string): { account: Account } | undefined
  }
  coin: VirtualCurrency
  allowance(memberId: number): Allowance
  turnover: Pick<TurnoverService, 'shown' | 'missingCents'>
  /** Self-exclusion: no turnover stands in the way of taking everything home. */
  isExcluded(memberId: number): boolean
  secondPasswordProblem(
    memberId: number,
    md5: string,
  ): { code: 'PASSWORD_CHECK_FAILURE' | 'AUTHENTICATION_LOCKED'; message: string; data?: LoginTries } | null
  secondLockedFor(memberId: number): number
  codes: {
    check(
      purpose: typeof SEND_TYPE.withdraw,
      target: string,
      code: string,
    ): 'AUTHENTICATION_CODE_ERROR' | 'AUTHENTICATION_CODE_EXPIRED' | 'AUTHENTICATION_LOCKED' | null
  }
  /** The site's switch: without it no money can be locked (6110). */
  canLock(): boolean
}

/** Orders of one millisecond differ by these: a frozen clock makes many. */
const ORDER_DIGITS = 6

export type WithdrawService = ReturnType<typeof openWithdraw>
type Refusing = Pick<Call<typeof calls.withdrawInfo>, 'refuse'>
type Creating = Call<typeof calls.create>

/** What stands between members and their money, and how it goes out (U-FD-04, U-FD-05). */
export const openWithdraw = (deps: WithdrawDeps) => {
  const { store, orders, protection, clock, random, wallet, purses, person, cards, coin } = deps

  const limits = (memberId: number) =>
    limitsOf(deps.allowance(memberId), store.since(memberId, startOfSiteDay(clock.now())))
  const needsCode = (memberId: number): boolean => {
    const paid = store.lastPaid(memberId)
    return paid === undefined || clock.now() - paid.createdAt > TRUSTED_FOR
  }
  const present = (orderNo: string): WithdrawOrder => presentOrder(store.find(orderNo)!, clock.now())

  const standing = (memberId: number, kinds: readonly AccountKind[]) => {
    const { isAdult, phoneTarget, realName, hasSecondPassword } = person(memberId)
    const turnover = deps.turnover.shown(memberId)
    const bounds = limits(memberId)
    const accounts = cards.accounts(memberId, ...kinds)
    const requirements = requirementsOf({
      isAdult,
      hasPhone: phoneTarget !== null,
      hasRealName: realName !== null,
      hasSecondPassword,
      hasAccount: accounts.length > 0,
      accountRoute: kinds.includes('bank') ? 'addBankCard' : 'virtualCoinCard',
      missingTurnover: turnover.missing,
      isExcluded: deps.isExcluded(memberId),
      hasOpenOrder: store.open(memberId) !== undefined,
      limits: bounds,
      availableCents: purses.available(memberId),
    })
    return { accounts, limits: bounds, turnover, requirements }
  }
  const checkProtection = (memberId: number, { refuse }: Refusing) => {
    if (protection.isBroken(memberId))
      refuse('WITHDRAWAL_PROTECTION_CONFIG_ERROR', {
        message: '提款保护的金额与已锁定金额不一致，请联系在线客服处理',
      })
  }
  const info = (memberId: number, kinds: readonly AccountKind[], call: Refusing): WithdrawInfo => {
    checkProtection(memberId, call)
    const { center, locked } = wallet.balances(memberId)
    const open = store.open(memberId)
    const lockedMs = deps.secondLockedFor(memberId)
    return {
      ...(lockedMs > 0 && { passwordLockedUntil: clock.now() + lockedMs }),
      balance: fromCents(center),
      recyclable: fromCents(purses.movable(memberId)),
      available: fromCents(purses.available(memberId)),
      lockMoney: fromCents(locked),
      ...standing(memberId, kinds),
      openOrder: open ? present(open.orderNo) : null,
    }
  }

  const checkPerson = ({ member, refuse }: Creating): string => {
    const { isAdult, phoneTarget, realName, hasSecondPassword } = person(member.id)
    if (!isAdult) refuse('WARNING', { message: '未满18周岁不可参与' })
    if (phoneTarget === null) return refuse('UNBOUND_PHONE')
    if (realName === null) refuse('BIND_REAL_NAME')
    if (!hasSecondPassword) refuse('AUTHENTICATION_REQUIRED', { message: '请先设置二级密码完成身份认证' })
    return phoneTarget
  }
  const accountOf = ({ member, body, refuse }: Creating): Account => {
    const found = cards.find(member.id, body.cardId)
    return found?.account.kind === KIND_OF[body.type]
      ? found.account
      : refuse('INVALID_PARAMETER', { message: '请选择收款账户' })
  }
  const checkAmount = ({ member, body, refuse }: Creating): { cents: number; percent: number } => {
    const cents = toCents(body.amount)
    const { min, max, dailyLeft, timesLeft, timesPerDay, fee } = limits(member.id)
    if (cents < toCents(min) || cents > toCents(max))
      refuse('WARNING', {
        message: `单笔取款金额为 ${writtenCents(toCents(min))} 至 ${writtenCents(toCents(max))} 元`,
      })
    const open = store.open(member.id)
    if (open)
      refuse('WARNING', {
        message: '您有一笔取款正在处理，完成后才能再次提交',
        data: { orderNo: open.orderNo },
      })
    if (timesLeft === 0) refuse('WARNING', { message: `今日 ${timesPerDay} 次取款已用完，请明天再试` })
    if (cents > toCents(dailyLeft))
      refuse('WARNING', { message: `超过今日剩余取款额度 ${writtenCents(toCents(dailyLeft))} 元` })
    const missing = deps.isExcluded(member.id) ? 0 : deps.turnover.missingCents(member.id)
    if (missing > 0) refuse('WARNING', { message: `还需完成 ${writtenCents(missing)} 元有效流水才能取款` })
    if (cents > purses.available(member.id))
      refuse('WARNING', {
        message:
          purses.available(member.id) < wallet.balances(member.id).center + purses.movable(member.id)
            ? '中心钱包余额不足，可先将场馆余额一键回收'
            : '可取余额不足',
      })
    return { cents, percent: fee }
  }
  const checkSecrets = ({ member, body, refuse }: Creating, phoneTarget: string) => {
    const wrong = deps.secondPasswordProblem(member.id, body.secondPassword)
    if (wrong) {
      const { code, ...told } = wrong
      refuse(code, { ...told, keep: true })
    }
    if (!needsCode(member.id)) return
    if (body.code === undefined)
      return refuse('PHONE_VERIFICATION_REQUIRED_1', { message: '为了资金安全，请先获取并填写手机验证码' })
    const problem = deps.codes.check(SEND_TYPE.withdraw, phoneTarget, body.code)
    if (problem) refuse(problem, { keep: true })
  }
  const networkFee = (type: WithdrawType, account: Account): number =>
    type === 'usdt' ? toCents(coin.networks.find(({ code }) => code === account.network)?.fee ?? '0') : 0

  return {
    info: ({ member, ...call }: Call<typeof calls.withdrawInfo>): WithdrawInfo =>
      info(member.id, ['bank', 'alipay'], call),
    usdtInfo: ({ member, ...call }: Call<typeof calls.usdtWithdrawInfo>): UsdtWithdrawInfo => ({
      ...info(member.id, ['coin'], call),
      rate: coin.withdrawRate,
      rateExpireAt: clock.now() + RATE_LIFE_MS,
      networks: coin.networks.map(({ code, name, fee, warning }) => ({ code, name, fee, warning })),
    }),
    config: ({ member, ...call }: Call<typeof calls.baseCfg>): WithdrawBaseConfig => {
      checkProtection(member.id, call)
      const { accounts: _accounts, ...rest } = standing(member.id, ['bank', 'alipay', 'coin'])
      const open = deps.canLock()
      return {
        ...rest,
        types: TYPES.map((type) => ({ ...type, open })),
        needsPhoneCode: needsCode(member.id),
      }
    },
    create: (call: Creating): WithdrawOrder => {
      const { member, body, refuse } = call
      const phoneTarget = checkPerson(call)
      checkProtection(member.id, call)
      const account = accountOf(call)
      const { cents, percent } = checkAmount(call)
      if (!deps.canLock()) refuse('LOCKING_UNAVAILABLE', { message: '资金锁定功能暂不可用，请稍后再取款' })
      checkSecrets(call, phoneTarget)
      const now = clock.now()
      const orderNo = `W${now}${random.digits('withdraw', ORDER_DIGITS)}`
      purses.bringHome(member.id, cents)
      wallet.lockForWithdrawal(member.id, cents, orderNo)
      orders.start({
        orderNo,
        memberId: member.id,
        type: body.type,
        cardId: account.id,
        account: account.number,
        accountName: account.name,
        amountCents: cents,
        feeCents: feeCents(cents, percent, networkFee(body.type, account)),
        rateHundredths: body.type === 'usdt' ? toCents(coin.withdrawRate) : null,
        status: WITHDRAW.review,
        reason: '',
        createdAt: now,
        payingAt: null,
        finishedAt: null,
      })
      return present(orderNo)
    },
    /** The named order, or the open one; null where there is none. */
    order: ({ member, body, refuse }: Call<typeof calls.withdrawOrderInfo>): WithdrawOrder | null => {
      const row = body.orderNo === undefined ? store.open(member.id) : store.find(body.orderNo)
      if (row?.memberId === member.id) return presentOrder(row, clock.now())
      return body.orderNo === undefined ? null : refuse('NOT_FOUND', { message: '取款订单不存在' })
    },
    find: (orderNo: string): WithdrawOrder | undefined => {
      const row = store.find(orderNo)
      return row && presentOrder(row, clock.now())
    },
    locks: (memberId: number): Data<typeof Wallet.getBalance>['locks'] => {
      const open = store.open(memberId)
      const kept = protection.lock(memberId)
      return [
        ...(open
          ? [
              {
                kind: 'withdraw' as const,
                amount: fromCents(open.amountCents),
                refId: open.orderNo,
                text: '取款处理中',
                since: open.createdAt,
              },
            ]
          : []),
        ...(kept && kept.cents > 0 ? [protectionLock(fromCents(kept.cents), kept.since)] : []),
      ]
    },
  }
}
