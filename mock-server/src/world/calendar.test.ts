import { describe, expect, test } from 'vitest'
import { daysOfMonth, dayText, startOfWeek } from './calendar.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('the calendar of the site', () => {
  test('begins its week on Monday at midnight in GMT+8', () => {
    const monday = at('2026-11-16T00:00:00')
    for (const inside of ['2026-11-16T00:00:00', '2026-11-18T13:00:00', '2026-11-22T23:59:59'])
      expect(startOfWeek(at(inside))).toBe(monday)
    expect(startOfWeek(monday - 1)).toBe(at('2026-11-09T00:00:00'))
  })
  test('names the day that it is there, not in Greenwich', () => {
    expect(dayText(Date.UTC(2026, 10, 21, 16, 30))).toBe('2026-11-22')
  })
  test('knows how long a month is, February in leap years too', () => {
    expect(daysOfMonth(at('2028-02-03T10:00:00'))).toHaveLength(29)
    expect(daysOfMonth(at('2026-11-30T23:59:00')).at(-1)).toBe('2026-11-30')
  })
})
