import { fromCents, toCents } from '@app/contract/kit/cents'

export type Currency = 'CNY' | 'USDT'
export const UNITS = { CNY: '¥', USDT: '₮' } as const
export const OTHER = { CNY: 'USDT', USDT: 'CNY' } as const

/** From so much on, or for all that can be, an exchange is read once more before it is done (U-FD-06). */
const REVIEWED_FROM = { CNY: 1_000_000, USDT: 140_000 }
export const isReviewed = (cents: number, from: Currency, most: number): boolean =>
  cents >= Math.min(REVIEWED_FROM[from], most)

/** A round sum of each, for what it costs to come back while none is typed. */
export const SAMPLE = { CNY: 100_000, USDT: 10_000 } as const

/** What an exchange gives, cut to the cent as the server does; rate "7.20" is yuan for one USDT. */
export const received = (cents: number, rate: string, from: Currency): number =>
  from === 'CNY' ? Math.floor((cents * 100) / toCents(rate)) : Math.floor((cents * toCents(rate)) / 100)

/** How far apart the two rates are: yuan for one USDT, and as a part of the higher one. */
export const spreadOf = (one: string, other: string): { gap: string; percent: string } => {
  const gap = Math.abs(toCents(one) - toCents(other))
  const percent = (gap / Math.max(toCents(one), toCents(other))) * 100
  return { gap: fromCents(gap), percent: percent.toFixed(2) }
}

/** What would come back of an amount that is exchanged and exchanged again at once, and what that costs. */
export const roundTrip = (cents: number, from: Currency, rates: Record<Currency, string>) => {
  const back = received(received(cents, rates[from], from), rates[OTHER[from]], OTHER[from])
  return { back, lost: cents - back }
}
