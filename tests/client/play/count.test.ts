import { expect, test, vi } from 'vitest'
import { evenPays } from '../../../mock-server/pages/games/kit/money.js'

test('what a round won stands where it was won, at once where nothing moves, and goes with the next round', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { openCount } = await import('../../../mock-server/pages/games/kit/count.js')
  const { element, show } = openCount()
  expect(element.hidden).toBe(true)
  await show(123_450)
  expect([element.hidden, element.textContent]).toEqual([false, '¥1,234.50'])
  await show(0)
  expect(element.hidden).toBe(true)
})

test('odds that stand together have the same decimals: two where one of them has any', () => {
  const pays = (...texts: string[]) =>
    evenPays(texts.map((each) => ({ pays: each }))).map((spot) => spot.pays)
  expect(pays('1 赔 1.21', '1 赔 0.7', '1 赔 8', '1 赔 1–15')).toEqual([
    '1 赔 1.21',
    '1 赔 0.70',
    '1 赔 8.00',
    '1 赔 1–15',
  ])
  expect(pays('1 赔 1', '1 赔 11')).toEqual(['1 赔 1', '1 赔 11'])
})
