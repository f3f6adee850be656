import { fromCents } from '@app/contract/kit/cents'
import { type Deed, deedsOf, type Habit, HISTORY_DAYS } from '@app/seeds/history'
import type { Person } from '@app/seeds/people'
import { Refusal, refuse } from '../kit/refusal.ts'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { siteOf } from '../site.ts'
import { DAY, HOUR, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { placeBet } from './bets.ts'

/** What the record says of money that was there before. */
export const OPENING = '期初余额'
const YUAN = 100
/** U-FD-01: a bank transfer, in cents. */
const LEAST_TRANSFER = 100 * YUAN
const MOST_TRANSFER = 50_000 * YUAN
const PAID_AFTER = 2 * MINUTE

/** Does one thing as the member would have, by the services. */
const doDeed = (world: World, memberId: number, person: Person, deed: Deed): void => {
  const { deposit, venue, gifts } = siteOf(world)
  if (deed.does === 'bet') placeBet(world, memberId, deed)
  if (deed.does === 'transfer')
    venue.transfer(memberId, { channelCode: deed.channelCode, amount: `${deed.yuan}.00`, ty: '1' }, refuse)
  if (deed.does === 'recycle') venue.recycle(memberId, {}, refuse)
  if (deed.does === 'upgrade') gifts.receive(memberId, `upgrade-${deed.grade}`, refuse)
  if (deed.does === 'weekly' && gifts.week(memberId).state === 'claimable') gifts.receiveWeek(memberId, refuse)
  if (deed.does !== 'deposit') return
  const { typeCode, yuan, outcome } = deed
  const { orderNo } = deposit.pay(
    memberId,
    { typeCode, amount: String(yuan), payerName: person.realName ?? '', channelId: '', signalCode: '' },
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
const live = (world: World, at: number, work: () => void): void => {
  world.jobs.runDue(at)
  try {
    world.clock.at(at, () => world.atomically(work))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Everything back to the centre, and the last deposits up to `cents` there. */
const settleAt = (world: World, memberId: number, person: Person, cents: number): void => {
  const { wallet } = siteOf(world)
  const now = world.clock.now()
  const missing = () => cents - wallet.balances(memberId).center
  live(world, now - DAY, () => doDeed(world, memberId, person, { at: now - DAY, does: 'recycle' }))
  for (let at = now - 20 * HOUR; at < now - HOUR && missing() >= LEAST_TRANSFER; at += HOUR / 2) {
    const yuan = Number(fromCents(Math.min(missing(), MOST_TRANSFER)))
    live(world, at, () =>
      doDeed(world, memberId, person, { at, does: 'deposit', typeCode: 'bank', yuan, outcome: 'success' }),
    )
    world.jobs.runDue(at + HOUR / 4)
  }
  wallet.adjust(memberId, cents, OPENING)
}

/** Ninety days of deposits, bets and gifts, up to exactly the money that the person has today. */
export const plantHistory = (world: World, memberId: number, person: Person, habit: Habit): void => {
  const { wallet, letters } = siteOf(world)
  const now = world.clock.now()
  const deeds = deedsOf(world.seed, person, habit, now)
  const target = Object.values(person.venueCents ?? {}).reduce((sum, cents) => sum + cents, person.balanceCents)
  const deposited = deeds.reduce(
    (sum, deed) => sum + (deed.does === 'deposit' && deed.outcome === 'success' ? deed.yuan * YUAN : 0),
    0,
  )
  const opening = Math.max(0, target - deposited - habit.luck * YUAN)
  if (opening > 0)
    live(world, now - (HISTORY_DAYS + 1) * DAY, () => wallet.adjust(memberId, opening, OPENING))
  for (const deed of deeds) live(world, deed.at, () => doDeed(world, memberId, person, deed))
  settleAt(world, memberId, person, target)
  letters.readAllOf(memberId, 'fd')
}
