import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runTitle } from './marquee.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a title of sixteen characters turns by one every 300 ms, until it ends [T-MARQ-300]', () => {
  const show = vi.fn()
  const end = runTitle('澄湾体育赛事真人棋牌电竞彩票大全', show)
  vi.advanceTimersByTime(600)
  end()
  vi.advanceTimersByTime(600)
  expect(show.mock.calls.flat()).toEqual([
    '澄湾体育赛事真人棋牌电竞彩票大全',
    '湾体育赛事真人棋牌电竞彩票大全澄',
    '体育赛事真人棋牌电竞彩票大全澄湾',
  ])
})

test('a title of fifteen characters stands still [T-MARQ-300]', () => {
  const show = vi.fn()
  runTitle('澄湾体育赛事真人棋牌电竞彩票全', show)
  vi.advanceTimersByTime(3000)
  expect(show).toHaveBeenCalledOnce()
})
