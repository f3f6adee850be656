import { expect, test } from 'vitest'
import { ageOf, countdownText, dateTimeText, dayRange, shortDateTimeText } from './date.ts'

const lateEvening = Date.UTC(2026, 10, 20, 16, 0, 0)

test('times are shown in UTC+8', () => {
  expect(dateTimeText(lateEvening)).toBe('2026-11-21 00:00:00')
  expect(shortDateTimeText(lateEvening - 1000)).toBe('11-20 23:59')
})

test('today begins at midnight of UTC+8 and yesterday ends just before', () => {
  expect(dayRange('today', lateEvening + 5).startTime).toBe(lateEvening)
  expect(dayRange('yesterday', lateEvening + 5).endTime).toBe(lateEvening - 1)
  expect(dayRange('last7', lateEvening).startTime).toBe(lateEvening - 6 * 86_400_000)
})

test('eighteen today is eighteen, a day short is seventeen', () => {
  expect(ageOf('2008-11-21', lateEvening)).toBe(18)
  expect(ageOf('2008-11-22', lateEvening)).toBe(17)
})

test.each([
  [59_001, '01:00'],
  [-5, '00:00'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1 天 0 小时'],
  [1_694_997_000, '19 天 14 小时'],
])('%i ms left reads %s', (ms, text) =>
  expect(countdownText(ms, (days, hours) => `${days} 天 ${hours} 小时`)).toBe(text),
)
