import { describe, expect, test } from 'vitest'
import {
  fieldText,
  isBeatDue,
  isCheckDue,
  keptBeat,
  keptShown,
  shownAt,
  typedLimit,
} from './restraint.rules.ts'

describe('a limit', () => {
  test('is money or whole minutes', () => {
    expect(typedLimit('deposit', '1000.5')).toBe(100_050)
    expect(typedLimit('time', '90')).toBe(90)
    for (const text of ['', '0', 'abc', '1.234']) expect(typedLimit('loss', text)).toBeUndefined()
    expect(typedLimit('time', '1.5')).toBeUndefined()
    expect([fieldText('deposit', 100_000), fieldText('time', 90), fieldText('stake', null)]).toEqual([
      '1000',
      '90',
      '',
    ])
  })
})

describe('the reality check', () => {
  const noon = Date.UTC(2026, 10, 21, 4)
  test('comes after as many minutes as were chosen, counted from the last one', () => {
    expect(isCheckDue(30, 29, 0)).toBe(false)
    expect(isCheckDue(30, 30, 0)).toBe(true)
    expect(isCheckDue(30, 59, 30)).toBe(false)
    expect(isCheckDue(0, 500, 0)).toBe(false)
  })
  test('begins anew with the day', () => {
    expect(shownAt(keptShown(60, noon), noon)).toBe(60)
    expect(shownAt(keptShown(60, noon), noon + 86_400_000)).toBe(0)
    expect(shownAt('', noon)).toBe(0)
  })
})

test('a sign of life is due a minute after the last one of any tab, at once for another member', () => {
  const kept = keptBeat('1005', 1_000_000)
  expect([59_999, 60_000].map((later) => isBeatDue(kept, '1005', 1_000_000 + later))).toEqual([false, true])
  expect(isBeatDue(kept, '1006', 1_000_001)).toBe(true)
  expect(isBeatDue(kept, '1005', 900_000)).toBe(true)
  expect(isBeatDue('', '1005', 1)).toBe(true)
})

test('nobody gives a sign of life once the session has ended', () => {
  expect(isBeatDue(keptBeat('1005', 1_000_000), '', 2_000_000)).toBe(false)
})
