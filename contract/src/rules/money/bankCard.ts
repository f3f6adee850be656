import { CARD_FORMAT, CARD_REQUIRED } from '../addedTexts.ts'

export const BANK_CARD_MIN = 15 // U-FD-07
export const BANK_CARD_MAX = 19 // U-FD-07

/** No card begins with 0: a row of zeros, whose check digit fits, is no card. */
export const BANK_CARD_PATTERN = new RegExp(`^[1-9][0-9]{${BANK_CARD_MIN - 1},${BANK_CARD_MAX - 1}}$`)

/** The card number without the blanks that people type between groups of four. */
export const normalizedCard = (value: string): string => value.replace(/[\s-]+/g, '')

/** The check digit of bank cards (Luhn): every second digit from the right is doubled, the sum ends in 0. */
export const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The mock's own cards fail this on purpose: nobody can be sent to a real one. */
export const isBankCard = (value: string): boolean => {
  const digits = normalizedCard(value)
  return BANK_CARD_PATTERN.test(digits) && passesLuhn(digits)
}

export const bankCardError = (value: string): string | null =>
  value.trim() === '' ? CARD_REQUIRED : isBankCard(value) ? null : CARD_FORMAT
