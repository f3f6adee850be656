import { expect, test, vi } from 'vitest'

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
