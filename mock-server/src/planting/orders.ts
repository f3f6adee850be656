import { toCents } from '@app/contract/kit/cents'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import { HOUR, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'

const DEPOSITED = '2000.00'
const WITHDRAWN = '2088.00'
const GIFT = { giftId: 'g88', points: 8_000 }
const FRIENDS_DEPOSIT = '300.00'
const FRIEND_HOURS_AGO = 30
const EXCHANGED_HOURS_AGO = 60
const DEPOSITED_HOURS_AGO = 61
const WITHDRAWN_HOURS_AGO = 57

const refused = (status: string, { message }: { message?: string } = {}): never => {
  throw new Error(`a seeded order was refused: ${status} ${message ?? ''}`)
}

/** The first deposit of a friend, put into the venue at once. */
const plantFriend = (world: World): void => {
  const { members, deposit, wallet } = siteOf(world)
  const { id } = members.byName('pal01')!
  world.clock.at(world.clock.now() - FRIEND_HOURS_AGO * HOUR, () => {
    const order = deposit.pay(
      id,
      { typeCode: 'alipay', amount: FRIENDS_DEPOSIT, payerName: '', signalCode: '' },
      refused,
    )
    deposit.decide(order.orderNo, DEPOSIT.success)
    wallet.transferIn(id, 'CRTY', toCents(FRIENDS_DEPOSIT), `Z${order.orderNo}`)
  })
}

/** An ordinary week of vip5: a deposit, a gift for points, and both paid out to its card some hours later. */
export const plantOrders = (world: World): void => {
  plantFriend(world)
  const { clock } = world
  const { members, deposit, orders, card, wallet, topGift } = siteOf(world)
  const { id, name, realName, points } = members.byName('vip5')!
  const now = clock.now()
  const at = (ago: number, work: () => void) => clock.at(now - ago, work)

  let orderNo = ''
  const deposited = DEPOSITED_HOURS_AGO * HOUR
  at(deposited, () => {
    orderNo = deposit.pay(
      id,
      { typeCode: 'bank', amount: DEPOSITED, payerName: realName ?? '', signalCode: '' },
      refused,
    ).orderNo
  })
  at(deposited - 3 * MINUTE, () => void deposit.decide(orderNo, DEPOSIT.success))

  at(EXCHANGED_HOURS_AGO * HOUR, () => {
    members.change(id, { points: points + GIFT.points })
    topGift.exchange({ member: { id, name }, body: { giftId: GIFT.giftId }, refuse: refused } as Parameters<
      typeof topGift.exchange
    >[0])
  })

  const account = card.accounts(id, 'bank')[0]!
  const withdrawn = WITHDRAWN_HOURS_AGO * HOUR
  const paidNo = `W${now - withdrawn}0001`
  at(withdrawn, () => {
    wallet.lockForWithdrawal(id, toCents(WITHDRAWN), paidNo)
    orders.start({
      orderNo: paidNo,
      memberId: id,
      type: 'bank',
      cardId: account.id,
      account: account.number,
      accountName: account.name,
      amountCents: toCents(WITHDRAWN),
      feeCents: 0,
      rateHundredths: null,
      status: WITHDRAW.review,
      reason: '',
      createdAt: now - withdrawn,
      payingAt: null,
      finishedAt: null,
    })
  })
  at(withdrawn - MINUTE, () => void orders.advance(paidNo, WITHDRAW.paying))
  at(withdrawn - 4 * MINUTE, () => void orders.advance(paidNo, WITHDRAW.success))
}
