import { fromCents, toCents } from '@app/contract/kit/cents'

/** "100.00" → "100", "100.50" stays (FMT-01): for lists. */
export const stripCents = (amount: string): string => amount.replace(/\.00$/, '')

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** 26800 → "26,800": points and pieces. */
export const countText = (count: number): string => grouped(String(count))

/** "1234567.5" → "1,234,567.50": always two decimals (FMT-03), for balances. */
export const balanceText = (amount: string | number): string => {
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : toCents(amount)
  const [whole = '0', part = '00'] = fromCents(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}${grouped(whole)}.${part}`
}

/** Keeps what may be typed as an amount: digits, one dot, two decimals, at most `maxLength` characters (V-VT-02, V-VT-03). */
export const typedAmount = (text: string, maxLength = 12): string => {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const kept = rest.length ? `${whole || '0'}.${rest.join('').slice(0, 2)}` : whole
  return kept.slice(0, maxLength)
}

/** "38888.00" → "38,888", "1.50" stays: prizes and thresholds. */
export const prizeText = (amount: string): string => stripCents(balanceText(amount))
