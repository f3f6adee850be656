import { expect, test } from 'vitest'
import { balanceText, readAmount, stripCents } from './amount.ts'

test.each([
  ['100.00', '100'],
  ['100.50', '100.50'],
  ['0.00', '0'],
  ['1000.001', '1000.001'],
])('%s is listed as %s [FMT-01 TRAP-40]', (amount, shown) => expect(stripCents(amount)).toBe(shown))

test.each([
  ['0', '0.00'],
  ['12.3', '12.30'],
  ['-1234567.05', '-1,234,567.05'],
  [1234.5, '1,234.50'],
])('a balance of %s reads %s [FMT-03 TRAP-40]', (amount, shown) => expect(balanceText(amount)).toBe(shown))

test.each([
  ['033.33', '33.33'],
  ['00', '0'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['100', '100'],
])('%s is read as %s: no zero leads it', (text, amount) => expect(readAmount(text)).toBe(amount))
