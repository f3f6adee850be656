import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bus, type Toast } from '../../lib/bus.ts'
import { ToastHost } from './ToastHost.tsx'
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

const say = async (message: string, kind: Toast['kind'] = 'error') => {
  bus.emit('toast', { kind, message })
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

test('longer words stand longer, as long as they take to be read', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  const words = '澄江雄狮 对 湾畔海燕，2 张注单已结算，合计输 20 元'
  await say(words)
  await pass(6_000)
  expect(screen.getByText(words)).toBeVisible()
  await pass(4_000)
  expect(screen.queryByText(words)).toBeNull()
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

test('a newer success takes the place of an older one and stands as long; what was refused stays beside it', async () => {
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  )
  const shown = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await say('已领取 ¥128', 'success')
  await pass(1_000)
  await say('系统繁忙')
  await say('礼金已过期')
  await say('已领取 ¥38', 'success')
  expect(shown()).toEqual(['系统繁忙', '礼金已过期', '已领取 ¥38'])
  await pass(2_000)
  await say('已领取 ¥8', 'success')
  await pass(3_900)
  expect(shown()).toEqual(['已领取 ¥8'])
  await pass(1_000)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a captcha ends what was told of the attempt before, and nothing that waits', async () => {
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  )
  await say('用户名或密码错误')
  bus.emit('toast', { kind: 'info', message: '正在更新', stays: true })
  await act(() => vi.dynamicImportSettled())
  bus.emit('captcha', { need: 'picture', repeat: async () => undefined, close: () => {} })
  await act(() => vi.dynamicImportSettled())
  await pass(1_000)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['正在更新'])
})
