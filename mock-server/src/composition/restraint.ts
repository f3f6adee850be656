import { openRestraint } from '../modules/restraint/restraint.service.ts'
import type { BetSums } from '../modules/bet/bet.store.ts'
import type { DealSums } from '../modules/wallet/dealDays.store.ts'
import { restraintStore } from '../modules/restraint/restraint.store.ts'
import type { World } from '../world/world.ts'

export interface RestraintOf {
  bets(memberId: number, from: number): BetSums[]
  /** Deals of a type from a day of the site on, by day and status. */
  deals(memberId: number, type: 'deposit' | 'withdraw', from: number): DealSums[]
}

const COUNTED_DEPOSITS: readonly string[] = ['pending', 'processing', 'success']
const OPEN_BETS: readonly string[] = ['pending', 'accepted']

/** Limits of one's own look at everything that was paid in, staked and taken out. */
export const openRestraintOf = (world: World, { bets, deals }: RestraintOf) => {
  const depositsOf = (statuses: readonly string[]) => (memberId: number, from: number) =>
    deals(memberId, 'deposit', from)
      .filter(({ status }) => statuses.includes(status))
      .map(({ day, inCents }) => ({ at: day, cents: inCents }))
  return openRestraint({
    store: restraintStore(world.db),
    clock: world.clock,
    wagers: (memberId, from) =>
      bets(memberId, from)
        .filter(({ status }) => status !== 'refused' && status !== 'cancelled')
        .map(({ day, riskCents, winCents, status }) => ({
          at: day,
          stakeCents: riskCents,
          lostCents: -winCents,
          isOpen: OPEN_BETS.includes(status),
        })),
    deposits: depositsOf(COUNTED_DEPOSITS),
    paid: depositsOf(['success']),
    withdrawals: (memberId, from) =>
      deals(memberId, 'withdraw', from)
        .filter(({ status }) => status !== 'failed')
        .map(({ day, outCents }) => ({ at: day, cents: -outCents })),
  })
}
