import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clock } from '../../../../lib/clock.ts'
import { useKickoffText } from './useKickoffText.ts'

afterEach(() => vi.restoreAllMocks())

test('a day is said where it is not today, by the calendar of the site, and with its date in the list of what is later', () => {
  // 23:30 in UTC+8.
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-27T15:30:00Z'))
  const said = renderHook(useKickoffText).result.current
  expect(said(Date.parse('2026-11-27T15:50:00Z'))).toBe('23:50')
  expect(said(Date.parse('2026-11-27T16:05:00Z'))).toBe('明天 00:05')
  expect(said(Date.parse('2026-11-28T16:05:00Z'))).toBe('11-29 00:05')
  expect(said(Date.parse('2026-11-26T12:00:00Z'))).toBe('11-26 20:00')
  // 今日 reaches twelve hours: later is 早盘, also on the same day.
  expect(said(Date.parse('2026-11-28T03:30:00Z'))).toBe('11-28 11:30')
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-26T21:20:00Z'))
  expect(said(Date.parse('2026-11-27T09:00:00Z'))).toBe('17:00')
  expect(said(Date.parse('2026-11-27T10:35:00Z'))).toBe('11-27 18:35')
})
