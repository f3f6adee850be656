import { toCents } from '@app/contract/kit/cents'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import { HOUR, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'

const AMOUNT = '2000.00'
const DEPOSITED_HOURS_AGO = 61
const WITHDRAWN_HOURS_AGO = 57

const refused = (status: string, { message }: { message?: string } = {}): never => {
  throw new Error(`a seeded order was refused: ${status} ${message ?? ''}`)
}

/** An ordinary week of vip5: a deposit, and the same amount paid out to its card some hours later. */
export const plantOrders = (world: World): void => {
  const { clock } = world
  const { members, deposit, orders, card, wallet } = siteOf(world)
  const { id, realName } = members.byName('vip5')!
  const now = clock.now()
  const at = (ago: number, work: () => void) => clock.at(now - ago, work)

  let orderNo = ''
  const deposited = DEPOSITED_HOURS_AGO * HOUR
  at(deposited, () => {
    orderNo = deposit.pay(
      id,
      { typeCode: 'bank', amount: AMOUNT, payerName: realName ?? '', signalCode: '' },
      refused,
    ).orderNo
  })
  at(deposited - 3 * MINUTE, () => void deposit.decide(orderNo, DEPOSIT.success))

  const account = card.accounts(id, 'bank')[0]!
  const withdrawn = WITHDRAWN_HOURS_AGO * HOUR
  const paidNo = `W${now - withdrawn}0001`
  at(withdrawn, () => {
    wallet.lockForWithdrawal(id, toCents(AMOUNT), paidNo)
    orders.start({
      orderNo: paidNo,
      memberId: id,
      type: 'bank',
      cardId: account.id,
      account: account.number,
      accountName: account.name,
      amountCents: toCents(AMOUNT),
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
