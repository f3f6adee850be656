import type { BetRecord } from '@app/contract/bet/betRecord'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { toCents } from '@app/contract/kit/cents'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { DEPOSIT } from '../modules/deposit/deposit.rules.ts'
import { openRestraint } from '../modules/restraint/restraint.service.ts'
import { restraintStore } from '../modules/restraint/restraint.store.ts'
import type { World } from '../world/world.ts'

export interface RestraintOf {
  bets(memberId: number, from: number): BetRecord[]
  deposits(memberId: number): DepositOrder[]
  withdrawals(memberId: number): DealRecord[]
}

const COUNTED_DEPOSITS: readonly number[] = [DEPOSIT.waiting, DEPOSIT.processing, DEPOSIT.success]
const OPEN_BETS: readonly string[] = ['pending', 'accepted']

/** Limits of one's own look at everything that was paid in, staked and taken out. */
export const openRestraintOf = (world: World, { bets, deposits, withdrawals }: RestraintOf) =>
  openRestraint({
    store: restraintStore(world.db),
    clock: world.clock,
    wagers: (memberId, from) =>
      bets(memberId, from)
        .filter(({ status }) => status !== 'refused' && status !== 'cancelled')
        .map(({ betTime, risk, win, status }) => ({
          at: betTime,
          stakeCents: toCents(risk),
          lostCents: -toCents(win),
          isOpen: OPEN_BETS.includes(status),
        })),
    deposits: (memberId, from) =>
      deposits(memberId)
        .filter(({ status, createdAt }) => createdAt >= from && COUNTED_DEPOSITS.includes(status))
        .map(({ createdAt, amount }) => ({ at: createdAt, cents: toCents(amount) })),
    withdrawals: (memberId, from) =>
      withdrawals(memberId)
        .filter(({ status, createdAt }) => createdAt >= from && status !== 'failed')
        .map(({ createdAt, amount }) => ({ at: createdAt, cents: -toCents(amount) })),
  })
