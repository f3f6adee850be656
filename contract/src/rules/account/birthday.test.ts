import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BIRTHDAY_FORMAT, UNDERAGE } from '../addedTexts.ts'
import { ageOn, birthdayError } from './birthday.ts'

/** 2026-11-20 23:59 on the site (UTC+8). */
const NOW = Date.parse('2026-11-20T15:59:00Z')

test('eighteen today is old enough, eighteen tomorrow is not [TERM-02 X-15]', () => {
  expect(birthdayError('2008-11-20', NOW)).toBeNull()
  expect(birthdayError('2008-11-21', NOW)).toBe(UNDERAGE)
  expect(birthdayError('2008-11-21', NOW + 60_000)).toBeNull()
})

test('born on 29 February, of age on 1 March', () => {
  expect(birthdayError('2008-02-29', Date.parse('2026-02-28T12:00:00+08:00'))).toBe(UNDERAGE)
  expect(birthdayError('2008-02-29', Date.parse('2026-03-01T00:00:00+08:00'))).toBeNull()
})

test.each([
  '',
  '2000-1-1',
  '2000-13-01',
  '2000-02-30',
  '2001-02-29',
  '1899-01-01',
  '2027-01-01',
  '2000/01/01',
  'abcd-ef-gh',
  '2000-01-01T00:00',
])('%j is no birthday', (day) => expect(birthdayError(day, NOW)).toBe(BIRTHDAY_FORMAT))

test('nobody gets younger', () => {
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.nat({ max: 10 ** 11 }), (born, later) => {
      const birthday = born.toISOString().slice(0, 10)
      expect(ageOn(birthday, NOW + later)).toBeGreaterThanOrEqual(ageOn(birthday, NOW))
    }),
  )
})
