import type { Deed } from '@app/seeds/history'
import { Refusal, refuse } from '../kit/refusal.ts'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { WITHDRAW } from '../modules/withdraw/withdraw.rules.ts'
import { siteOf } from '../site.ts'
import { MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { placeBet } from './bets.ts'

const PAID_AFTER = 2 * MINUTE
/** With the site for what is done once. */
export const DEED_TIME = 6 * MINUTE

/** A withdrawal to the member's first card, paid within minutes. */
const payOut = (world: World, memberId: number, { at, cents }: { at: number; cents: number }): void => {
  const { card, orders, wallet } = siteOf(world)
  const [account] = card.accounts(memberId, 'bank')
  if (!account) return
  const orderNo = `W${at}${String(memberId).padStart(4, '0')}`
  wallet.lockForWithdrawal(memberId, cents, orderNo)
  orders.start({
    orderNo,
    memberId,
    type: 'bank',
    cardId: account.id,
    account: account.number,
    accountName: account.name,
    amountCents: cents,
    feeCents: 0,
    rateHundredths: null,
    status: WITHDRAW.review,
    reason: '',
    createdAt: at,
    payingAt: null,
    finishedAt: null,
  })
  for (const status of [WITHDRAW.paying, WITHDRAW.success])
    world.clock.at(at + status * PAID_AFTER, () => void orders.advance(orderNo, status))
}

/** Does one thing as the member would have, by the services. */
export const doDeed = (
  world: World,
  memberId: number,
  { realName }: { realName?: string | null },
  deed: Deed,
): void => {
  const { deposit, venue, gifts, restraint } = siteOf(world)
  restraint.plantPlayed(memberId, DEED_TIME)
  if (deed.does === 'bet') placeBet(world, memberId, deed)
  if (deed.does === 'transfer')
    venue.transfer(memberId, { channelCode: deed.channelCode, amount: `${deed.yuan}.00`, ty: '1' }, refuse)
  if (deed.does === 'recycle') venue.recycle(memberId, {}, refuse)
  if (deed.does === 'upgrade') gifts.receive(memberId, `upgrade-${deed.grade}`, refuse)
  if (deed.does === 'weekly' && gifts.week(memberId).state === 'claimable')
    gifts.receiveWeek(memberId, refuse)
  if (deed.does === 'withdraw') payOut(world, memberId, deed)
  if (deed.does !== 'deposit') return
  const { typeCode, yuan, outcome } = deed
  const { orderNo } = deposit.pay(
    memberId,
    { typeCode, amount: String(yuan), payerName: realName ?? '', channelId: '', signalCode: '' },
    refuse,
  )
  if (outcome === 'closed') deposit.close(memberId, orderNo, refuse)
  if (outcome === 'expired') return
  world.clock.at(deed.at + PAID_AFTER, () => {
    if (outcome === 'success') deposit.decide(orderNo, DEPOSIT.processing)
    if (outcome === 'failed') deposit.decide(orderNo, DEPOSIT.failed)
  })
}

/** One deed at its moment, after all that was due by then. What the site refuses did not happen. */
export const live = (world: World, at: number, work: () => void): void => {
  world.jobs.runDue(at)
  try {
    world.clock.at(at, () => world.atomically(work))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
