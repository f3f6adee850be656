import type { AccountKind } from './wallet.table.ts'

export type Currency = 'CNY' | 'USDT'

/** Names an account; memberId 0 is the outside, which may go below zero. */
export interface AccountRef {
  memberId: number
  kind: AccountKind
  code?: string
  currency?: Currency
}

export interface Posting {
  account: AccountRef
  cents: number
}

export const OUTSIDE = 0
export const center = (memberId: number): AccountRef => ({ memberId, kind: 'center' })
export const usdt = (memberId: number): AccountRef => ({ memberId, kind: 'center', currency: 'USDT' })
export const locked = (memberId: number): AccountRef => ({ memberId, kind: 'locked' })
export const venue = (memberId: number, code: string): AccountRef => ({ memberId, kind: 'venue', code })
export const house = (code: string): AccountRef => ({ memberId: OUTSIDE, kind: 'house', code })
export const bank: AccountRef = { memberId: OUTSIDE, kind: 'bank' }
export const promo: AccountRef = { memberId: OUTSIDE, kind: 'promo' }
export const exchange = (currency: Currency): AccountRef => ({
  memberId: OUTSIDE,
  kind: 'exchange',
  currency,
})

/** Moves `cents` (> 0) from one account to the other. */
export const move = (from: AccountRef, to: AccountRef, cents: number): Posting[] => [
  { account: from, cents: -cents },
  { account: to, cents },
]

/** Why these postings can't be booked, or null: whole cents, at least two, each currency sums to zero. */
export const postingsError = (postings: readonly Posting[]): string | null => {
  if (postings.length < 2) return 'a movement needs two postings'
  const sums = new Map<Currency, number>()
  for (const { account, cents } of postings) {
    if (!Number.isSafeInteger(cents) || cents === 0) return `not an amount in cents: ${cents}`
    const currency = account.currency ?? 'CNY'
    sums.set(currency, (sums.get(currency) ?? 0) + cents)
  }
  for (const [currency, sum] of sums) if (sum !== 0) return `${currency} does not balance: ${sum}`
  return null
}
