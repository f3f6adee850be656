import { messages } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { phoneTarget } from '../modules/auth/auth.service.ts'
import { COINS } from '../modules/card/card.rules.ts'
import { openCard } from '../modules/card/card.service.ts'
import { cardStore } from '../modules/card/card.store.ts'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { personOf } from '../modules/member/member.rules.ts'
import { promotionStore } from '../modules/promotion/promotion.store.ts'
import { GRADES } from '../modules/vip/vip.rules.ts'
import { openOrders } from '../modules/withdraw/orders.ts'
import { openProtection } from '../modules/withdraw/protection.ts'
import {
  type CountedBet,
  type Demand,
  DEPOSIT_TURNOVER_TIMES,
  GIFT_TURNOVER_TIMES,
} from '../modules/withdraw/turnover.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { openWithdraw } from '../modules/withdraw/withdraw.service.ts'
import { withdrawStore } from '../modules/withdraw/withdraw.store.ts'
import type { World } from '../world/world.ts'
import type { Access } from './access.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'
import type { openMoney } from './money.ts'

export interface PayoutOf {
  access: Access
  money: ReturnType<typeof openMoney>
  restraint: RestraintService
  bets(memberId: number): CountedBet[]
  writeFunds(memberId: number, title: string, content: string): void
}

/** What a member is told of an order, by its status. */
const TOLD: Record<number, { title: string; text: string }> = {
  [WITHDRAW.paying]: { title: '取款审核通过', text: '审核已通过，正在汇款' },
  [WITHDRAW.success]: { title: '取款成功', text: '已汇出，请留意到账通知' },
  [WITHDRAW.refused]: { title: '取款未通过', text: '金额已退回中心钱包' },
}

/** The way out: accounts to be paid to, and withdrawals. */
export const openPayout = (world: World, { access, money, restraint, bets, writeFunds }: PayoutOf) => {
  const { members, codes, passwords } = access
  const { clock, random, jobs, settings, db } = world
  const { wallet, deposit } = money
  const { secondPasswordProblem } = passwords
  const person = (memberId: number) => {
    const row = members.get(memberId)
    return {
      realName: row.realName,
      phoneTarget: row.phone && phoneTarget(row.areaCode, row.phone),
      hasSecondPassword: row.secondPassword !== null,
      isAdult: personOf(row, clock.now()).isAdult,
    }
  }
  const store = withdrawStore(db)
  const rewards = promotionStore(db)
  const orders = openOrders({
    store,
    clock,
    jobs,
    wallet,
    isFlagged: (memberId) => members.get(memberId).flagged,
    notify: (memberId, { orderNo, status, amountCents, reason }) => {
      const { title, text } = TOLD[status]!
      const content = `取款 ${fromCents(amountCents)} 元：${reason || text}。`
      world.hub.toMember(memberId, messages.notification, {
        type: 'withdraw',
        title,
        content,
        refId: orderNo,
        linkRoute: 'transRecord',
        time: clock.now(),
      })
      if (status !== WITHDRAW.paying) writeFunds(memberId, title, `订单 ${orderNo}，${content}`)
    },
  })
  const card = openCard({
    store: cardStore(db),
    clock,
    person,
    codes,
    secondPasswordProblem,
    isInUse: (memberId, cardId) => store.open(memberId)?.cardId === cardId,
  })
  const demands = (memberId: number): Demand[] => [
    ...deposit
      .deals(memberId)
      .filter(({ status }) => status === DEPOSIT.success)
      .map(({ orderNo, typeName, amount, finishedAt, createdAt }) => ({
        id: orderNo,
        name: `存款 · ${typeName}`,
        cents: toCents(amount),
        requiredCents: toCents(amount) * DEPOSIT_TURNOVER_TIMES,
        time: finishedAt ?? createdAt,
      })),
    // A rebate is the member's own turnover come back: it asks for none.
    ...wallet
      .gifts(memberId)
      .filter(({ verb }) => verb === 'gift')
      .map(({ id, ref, note, cents, at }) => ({
        id: ref === '' || ref.startsWith('D') ? `M${id}` : ref,
        name: note,
        cents,
        requiredCents: rewards.byOrder(ref)?.requiredCents ?? cents * GIFT_TURNOVER_TIMES,
        time: at,
      })),
  ]
  const protection = openProtection({ store, clock, wallet })
  const withdraw = openWithdraw({
    store,
    orders,
    protection,
    clock,
    random,
    wallet,
    person,
    cards: card,
    coin: COINS[0]!,
    allowance: (memberId) => {
      const { withdrawalsPerDay, withdrawalPerDay } = GRADES[members.get(memberId).vipGrade]!
      return { times: withdrawalsPerDay, cents: toCents(withdrawalPerDay) }
    },
    demands,
    countedBets: bets,
    isExcluded: restraint.isExcluded,
    secondPasswordProblem,
    codes,
    canLock: () => settings.current().fundLocking,
  })
  return {
    card,
    orders,
    withdraw,
    protection,
    /** The number of a bound card in clear, the first one where none is named. */
    cardNumber: (memberId: number, cardId: string): string | undefined =>
      card.find(memberId, cardId || (card.accounts(memberId, 'bank')[0]?.id ?? ''))?.number,
  }
}
