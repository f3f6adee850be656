import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents } from '../../kit/cents.ts'
import { AMOUNT_FORMAT, TRANSFER_TOO_SMALL } from '../addedTexts.ts'
import { amountError, isAmount, isAmountBegun, transferAmountError, transferInError } from './amount.ts'
import { TRANSFER_AMOUNT_REQUIRED } from '../texts.ts'

// [V-VT-02]
test.each(['100', '100.5', '100.55', '0.01', '123456789.12', '999999999999'])('%s is an amount', (value) => {
  expect(transferAmountError(value)).toBeNull()
})

test.each([
  '100.555',
  'abc',
  '-1',
  '0',
  '0.00',
  '1234567890.12',
  '.5',
  '5.',
  '1e3',
  '1,000',
  ' 1',
  '+1',
  '١',
  'Infinity',
])('%j is refused [V-VT-02]', (value) => expect(transferAmountError(value)).toBe(AMOUNT_FORMAT))

test('the empty field asks for the amount in its own words [V-VT-01]', () => {
  expect(transferAmountError('')).toBe(TRANSFER_AMOUNT_REQUIRED)
  expect(amountError('', '请输入提款金额')).toBe('请输入提款金额')
  expect(amountError('')).toBe(AMOUNT_FORMAT)
})

test('a third decimal and a 13th character cannot be typed [V-VT-03]', () => {
  for (const value of ['', '1', '1.', '1.2', '1.23', '123456789.12']) expect(isAmountBegun(value)).toBe(true)
  for (const value of ['1.234', '1234567890.12', '-', '.', 'a', '1..2'])
    expect(isAmountBegun(value)).toBe(false)
})

test('every accepted amount is a positive whole number of fen', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-e '), maxLength: 14 }), (value) => {
      fc.pre(isAmount(value))
      expect(isAmountBegun(value)).toBe(true)
      expect(toCents(value)).toBeGreaterThan(0)
      expect(Number.isSafeInteger(toCents(value))).toBe(true)
    }),
  )
})

test('a venue takes no less than a yuan', () => {
  expect(transferInError('1')).toBeNull()
  expect(transferInError('0.99')).toBe(TRANSFER_TOO_SMALL)
  expect(transferInError('0')).toBe(AMOUNT_FORMAT)
  expect(transferInError('')).toBe(TRANSFER_AMOUNT_REQUIRED)
})
