import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Balance } from '@app/contract/wallet/balance'

export interface Place {
  key: 'center' | 'locked' | 'venues' | 'bets' | 'deposits'
  cents: number
}

/** Where every yuan is: wallet, locked, venues, open bets, deposits on their way. */
export const placesOf = (balance: Balance): Place[] => [
  { key: 'center', cents: toCents(balance.centerWalletBalance) },
  { key: 'locked', cents: toCents(balance.lockMoney) },
  { key: 'venues', cents: toCents(balance.venueBalance) },
  { key: 'bets', cents: toCents(balance.openBets) },
  { key: 'deposits', cents: toCents(balance.pendingDeposit) },
]

/** What the header shows: the centre, with 免转 the venues with it; locked money stands apart. */
export const shownYuan = ({ centerWalletBalance, venueBalance, autoTransfer }: Balance): string =>
  autoTransfer ? fromCents(toCents(centerWalletBalance) + toCents(venueBalance)) : centerWalletBalance

/** All that is the member's own now: wallet with locked money, venues, and what open bets hold. */
export const totalYuan = (places: readonly Place[]): string =>
  fromCents(places.reduce((sum, { key, cents }) => sum + (key === 'deposits' ? 0 : cents), 0))

/** What stands beside centre and venues as far as there is any: with the two they add up to the total. */
export const besideOf = ({ lockMoney, openBets }: Balance) =>
  (
    [
      { key: 'locked', yuan: lockMoney },
      { key: 'bets', yuan: openBets },
    ] as const
  ).filter(({ yuan }) => toCents(yuan) > 0)
