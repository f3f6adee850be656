// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember, remembered } from './remember.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => vi.useRealTimers())

const credential = { username: 'demo01', password: 'abcd1234' }

test('a remembered credential comes back and is nowhere in clear [LS-09]', () => {
  remember(credential)
  const kept = Object.values(localStorage).join()
  expect(kept).not.toContain('demo01')
  expect(kept).not.toContain('abcd1234')
  expect(remembered()).toEqual(credential)
})

test('after thirty days it is gone, also from the storage [LS-08]', () => {
  remember(credential)
  vi.advanceTimersByTime(30 * 86_400_000)
  expect(remembered()).toBeUndefined()
  expect(localStorage.getItem('rememberPwd')).toBeNull()
})

test('a damaged one is dropped', () => {
  remember(credential)
  localStorage.setItem('rememberPwd', '00ff')
  expect(remembered()).toBeUndefined()
})
