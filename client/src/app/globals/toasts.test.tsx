import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bus } from '../../lib/bus.ts'
import { wireToasts } from './toasts.ts'

let unwire = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  unwire = wireToasts()
})
afterEach(() => {
  unwire()
  act(() => notifications.clean())
  vi.useRealTimers()
})

const say = async (message: string) => {
  bus.emit('toast', { kind: 'error', message })
  await act(() => vi.dynamicImportSettled())
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('words that are said again while they stand are one toast, and stand as long again', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  await say('系统繁忙')
  await pass(3_000)
  await say('系统繁忙')
  await pass(3_000)
  expect(screen.getAllByText('系统繁忙')).toHaveLength(1)
  await say('系统繁忙')
  await pass(3_000)
  expect(screen.getAllByText('系统繁忙')).toHaveLength(1)
  await pass(2_000)
  expect(screen.queryByText('系统繁忙')).toBeNull()
})

test('that there is no network stands in the bar, and is no toast beside it', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  await say('网络已断开')
  await say('系统繁忙')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})
