import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARD_FORMAT, CARD_REQUIRED } from '../addedTexts.ts'
import { bankCardError, isBankCard, normalizedCard, passesLuhn } from './bankCard.ts'

const body = fc.stringMatching(/^[1-9][0-9]{14,17}$/)
const withCheckDigit = (digits: string): string =>
  digits + [...'0123456789'].find((digit) => passesLuhn(digits + digit))

test('published test numbers pass, groups of four too', () => {
  expect(bankCardError('4111111111111111')).toBeNull()
  expect(bankCardError('4111 1111 1111 1111')).toBeNull()
  expect(normalizedCard('4111 1111-1111 1111')).toBe('4111111111111111')
})

test.each([
  '4111111111111112',
  '0000000000000000',
  '42',
  '41111111111111111111',
  '4111a11111111111',
  '４１１１１１１１１１１１１１１１',
])('%s is refused', (card) => expect(bankCardError(card)).toBe(CARD_FORMAT))

test('the empty field asks for the card', () => {
  expect(bankCardError(' ')).toBe(CARD_REQUIRED)
})

test('exactly one check digit fits', () => {
  fc.assert(
    fc.property(body, (digits) => {
      expect([...'0123456789'].filter((digit) => isBankCard(digits + digit))).toHaveLength(1)
    }),
  )
})

test('one wrong digit is always caught', () => {
  fc.assert(
    fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
      const card = withCheckDigit(digits)
      const at = place % card.length
      const wrong = card.slice(0, at) + ((Number(card[at]) + change) % 10) + card.slice(at + 1)
      expect(isBankCard(wrong)).toBe(false)
    }),
  )
})

test('two swapped neighbours are caught, but for 0 and 9', () => {
  fc.assert(
    fc.property(body, fc.nat(), (digits, place) => {
      const card = withCheckDigit(digits)
      const at = place % (card.length - 1)
      const pair = card.slice(at, at + 2)
      fc.pre(pair[0] !== pair[1] && pair !== '09' && pair !== '90')
      expect(isBankCard(card.slice(0, at) + pair[1] + pair[0] + card.slice(at + 2))).toBe(false)
    }),
  )
})
