import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../renderAt.tsx'

afterEach(() => Reflect.deleteProperty(window, 'scrollY'))

test('the rail offers the way up once one has scrolled', async () => {
  await renderAt('/app/help')
  const rail = within(await screen.findByRole('complementary', { name: '快捷服务' }, { timeout: 40_000 }))
  expect(rail.queryByRole('button', { name: '顶部' })).toBeNull()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 600 })
  act(() => void fireEvent.scroll(window))
  expect(rail.getByRole('button', { name: '顶部' })).toBeVisible()
})
