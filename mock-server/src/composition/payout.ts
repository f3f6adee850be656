import { messages } from '@app/contract'
import { toCents, writtenCents } from '@app/contract/kit/cents'
import { phoneTarget } from '../modules/auth/auth.service.ts'
import { COINS } from '../modules/card/card.rules.ts'
import { openCard } from '../modules/card/card.service.ts'
import { cardStore } from '../modules/card/card.store.ts'
import { personOf } from '../modules/member/member.rules.ts'
import { GRADES } from '../modules/vip/vip.rules.ts'
import { openOrders } from '../modules/withdraw/orders.ts'
import { openProtection } from '../modules/withdraw/protection.ts'
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
  writeFunds(memberId: number, title: string, content: string): void
}

/** What a member is told of an order, by its status. */
const TOLD: Record<number, { title: string; text: string }> = {
  [WITHDRAW.paying]: { title: '取款审核通过', text: '审核已通过，正在汇款' },
  [WITHDRAW.success]: { title: '取款成功', text: '已汇出，请留意到账通知' },
  [WITHDRAW.refused]: { title: '取款未通过', text: '金额已退回中心钱包' },
}

/** The way out: accounts to be paid to, and withdrawals. */
export const openPayout = (world: World, { access, money, restraint, writeFunds }: PayoutOf) => {
  const { members, codes, passwords } = access
  const { clock, random, jobs, settings, db } = world
  const { wallet, turnover, deals } = money
  const { secondPasswordProblem, secondLockedFor } = passwords
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
  const orders = openOrders({
    store,
    clock,
    jobs,
    wallet,
    isFlagged: (memberId) => members.get(memberId).flagged,
    onOrder: deals.ordered,
    notify: (memberId, { orderNo, status, amountCents, reason, createdAt }) => {
      if (status === WITHDRAW.success) turnover.paidOut(memberId, createdAt)
      const { title, text } = TOLD[status]!
      const content = `取款 ${writtenCents(amountCents)} 元：${reason || text}。`
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
  const protection = openProtection({ store, clock, wallet })
  const withdraw = openWithdraw({
    store,
    orders,
    protection,
    clock,
    random,
    wallet,
    purses: money.purses,
    person,
    cards: card,
    coin: COINS[0]!,
    allowance: (memberId) => {
      const { withdrawalsPerDay, withdrawalPerDay } = GRADES[members.get(memberId).vipGrade]!
      return { times: withdrawalsPerDay, cents: toCents(withdrawalPerDay) }
    },
    turnover,
    isExcluded: restraint.isExcluded,
    secondPasswordProblem,
    secondLockedFor,
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
