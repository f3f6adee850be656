import { type Deed, deedsOf, HISTORY_DAYS } from '@app/seeds/history'
import { CAST, type Habit, type Person } from '@app/seeds/people'
import { siteOf } from '../site.ts'
import { DAY, HOUR } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { doDeed, live } from './deeds.ts'

/** What the record says of money that was there before. */
export const OPENING = '期初余额'
const YUAN = 100
/** U-FD-04: one withdrawal, in cents. */
const LEAST_PAYOUT = 100 * YUAN
const MOST_PAYOUT = 50_000 * YUAN
const MOST_PAYOUTS = 10
const PAYOUT_EVERY = HOUR / 2
/** Before the present: after it there is only what planting/orders.ts tells. */
const CLOSING_HOURS = 70

/** Everything back to the centre; what is beyond `cents` goes where the habit says, then what today's venues hold. */
const settleUp = (world: World, memberId: number, person: Person, { rest }: Habit, cents: number): void => {
  const { wallet } = siteOf(world)
  const from = world.clock.now() - CLOSING_HOURS * HOUR
  const spare = () => wallet.balances(memberId).center - cents
  live(world, from, () => doDeed(world, memberId, person, { at: from, does: 'recycle' }))
  for (let turn = 1; rest === 'paidOut' && turn <= MOST_PAYOUTS && spare() >= LEAST_PAYOUT; turn++) {
    const at = from + turn * PAYOUT_EVERY
    const deed: Deed = { at, does: 'withdraw', cents: Math.min(spare(), MOST_PAYOUT) }
    live(world, at, () => doDeed(world, memberId, person, deed))
  }
  live(world, from + (MOST_PAYOUTS + 1) * PAYOUT_EVERY, () => {
    const hold = (code: string, there: number) =>
      wallet.transferIn(memberId, code, there, `Z${memberId}${code}`)
    if (rest !== 'paidOut' && spare() > 0) hold(rest.venue, spare())
    wallet.adjust(memberId, cents, OPENING)
    for (const [code, there] of Object.entries(person.venueCents ?? {})) hold(code, there)
  })
}

/** Ninety days of deposits, bets and gifts, up to exactly the money that the person has today. */
const plantHistory = (world: World, memberId: number, person: Person, habit: Habit): void => {
  const { wallet, letters } = siteOf(world)
  const now = world.clock.now()
  const deeds = deedsOf(world.seed, person, habit, now)
  const target = Object.values(person.venueCents ?? {}).reduce(
    (sum, cents) => sum + cents,
    person.balanceCents,
  )
  const deposited = deeds.reduce(
    (sum, deed) => sum + (deed.does === 'deposit' && deed.outcome === 'success' ? deed.yuan * YUAN : 0),
    0,
  )
  const opening = Math.max(0, target - deposited + habit.luck * YUAN)
  if (opening > 0)
    live(world, now - (HISTORY_DAYS + 1) * DAY, () => wallet.adjust(memberId, opening, OPENING))
  for (const deed of deeds) live(world, deed.at, () => doDeed(world, memberId, person, deed))
  settleUp(world, memberId, person, habit, target)
  letters.readAll({ body: { userSystem: 1, type: 'fd' }, member: { id: memberId, name: person.name } })
}

/** The past of those of the cast who have one. */
export const plantHistories = (world: World): void => {
  for (const person of CAST)
    if (person.habit) plantHistory(world, siteOf(world).members.byName(person.name)!.id, person, person.habit)
}
