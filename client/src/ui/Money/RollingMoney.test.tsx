import { MantineProvider } from '@mantine/core'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RollingMoney } from './RollingMoney.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (yuan: string) => (
  <MantineProvider env="test">
    <RollingMoney yuan={yuan} />
  </MantineProvider>
)

test('a balance is plain text, rolls while it changes, and is plain text again', async () => {
  const { container, rerender, queryByRole } = render(page('1000.00'))
  expect(container).toHaveTextContent('¥1,000.00')
  rerender(page('900.50'))
  expect(container).toHaveTextContent('¥900.50')
  // The code of what rolls comes with the first change.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(queryByRole('img')).toBeNull()
  rerender(page('1234.00'))
  expect(queryByRole('img', { name: '1,234.00' })).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(queryByRole('img')).toBeNull()
  expect(container).toHaveTextContent('¥1,234.00')
})
