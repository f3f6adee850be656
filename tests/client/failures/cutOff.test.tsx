import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { speakWith } from '../../../client/src/api/failure.ts'
import { transport } from '../../../client/src/api/send/transport.ts'
import { wordsFor } from '../../../client/src/i18n/errors.ts'
import { renderAt } from '../renderAt.tsx'

const SLOW = { timeout: 40_000 }

// As the page does when it begins.
speakWith(wordsFor, () => 'zh-CN')

const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
afterEach(() => void online.mockReturnValue(true))

/** Cuts the device off, and gives the way back. */
const cut = () => {
  const { fetch } = transport
  online.mockReturnValue(false)
  transport.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  act(() => void dispatchEvent(new Event('offline')))
  return () => {
    online.mockReturnValue(true)
    transport.fetch = fetch
    act(() => void dispatchEvent(new Event('online')))
  }
}

const ROWS = [
  { path: '/mine/transRecord', list: '交易记录', pressed: '昨日', failed: '交易记录没有加载成功' },
  {
    path: '/mine/betRecord?date=last30',
    list: '注单列表',
    pressed: '昨日',
    failed: '投注记录没有加载成功',
  },
  { path: '/mine/giftRecord', list: '礼金记录', pressed: '昨日', failed: '礼金记录没有加载出来' },
]

test.each(ROWS)(
  '$path: what belongs to another choice never stands under the one made without a network; the way back shows what was asked',
  async ({ path, list, pressed, failed }) => {
    const { user } = await renderAt(path, { as: 'vip5' })
    await screen.findByRole('list', { name: list }, SLOW)
    const before = screen.getByRole('radio', { checked: true, name: /近/ })
    const mend = cut()
    await user.click(screen.getByRole('radio', { name: pressed }))
    const title = await screen.findByText(failed, undefined, SLOW)
    expect(title.closest('[role=alert]')).toHaveTextContent('网络已断开')
    expect(screen.queryByRole('list', { name: list })).toBeNull()
    expect(title.closest('section')).not.toHaveTextContent(/¥\d/)
    // What is known is there without a network too.
    await user.click(before)
    expect(await screen.findByRole('list', { name: list }, SLOW)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: pressed }))
    await screen.findByText(failed, undefined, SLOW)
    mend()
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull(), SLOW)
  },
)

test('letters of another kind never stand under the one chosen without a network', async () => {
  const { user } = await renderAt('/mine/message', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '消息中心' }, SLOW)
  await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0), SLOW)
  cut()
  await user.click(screen.getByRole('switch', { name: '只看未读' }))
  await screen.findByText('消息没有加载出来', undefined, SLOW)
  expect(within(list).queryAllByRole('listitem')).toHaveLength(0)
})

test.each(['/mine/transRecord', '/mine/betRecord?date=last30'])(
  '%s: without a network no file is promised, and the button says why',
  async (path) => {
    await renderAt(path, { as: 'vip5' })
    await waitFor(() => expect(screen.getByRole('button', { name: '导出 CSV' })).toBeEnabled(), SLOW)
    const mend = cut()
    expect(screen.queryByRole('button', { name: '导出 CSV' })).toBeNull()
    expect(screen.getByRole('button', { name: '网络已断开' })).toBeDisabled()
    mend()
    expect(screen.getByRole('button', { name: '导出 CSV' })).toBeEnabled()
  },
)
