import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clock } from '../../../../lib/clock.ts'
import { Confirming } from './Confirming.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('once its time is over a bet says that its result is awaited, without a connection that it comes with it', () => {
  render(<Confirming until={clock.now() - 1} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('确认中 等待结果')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(status.textContent).toContain('确认中 网络恢复后显示结果')
  expect(status.textContent).not.toContain('还剩')
})
