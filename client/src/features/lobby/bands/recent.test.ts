import { expect, test } from 'vitest'
import { recentText } from './recent.ts'

test.each([
  ['2026-11-28T00:12:00Z', '08:12'],
  ['2026-11-27T05:12:00Z', '昨天 13:12'],
  ['2026-11-26T05:12:00Z', '11-26 13:12'],
])('%s is told on the morning of the 28th as %s', (at, text) => {
  const now = Date.parse('2026-11-28T00:47:00Z')
  expect(recentText(Date.parse(at), (time) => `昨天 ${time}`, now)).toBe(text)
})
