import { fromCents, toCents } from '@app/contract/kit/cents'
import { isAmountBegun } from '@app/contract/rules/money/amount'

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

const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?=\.|$)/

/** A text as the amount that it begins (digits of a Chinese keyboard, ¥ and thousands' commas are understood); undefined for any other. */
export const readAmount = (text: string): string | undefined => {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s¥₮元]/g, '')
    .replace(THOUSANDS, (whole) => whole.replaceAll(',', ''))
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
  return isAmountBegun(plain) ? plain : undefined
}

/** "38888.00" → "38,888", "1.50" stays: prizes, thresholds and limits. */
export const prizeText = (amount: string): string => stripCents(balanceText(amount))
