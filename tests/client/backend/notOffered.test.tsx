import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { transport } from '../../../client/src/api/send/transport.ts'
import { renderAt } from '../renderAt.tsx'

const LATE = { timeout: 40_000 }
const ADDABLE = '/fd/api/v1/bankCard/withdraw/add/list'
const WAYS = '/fd/api/v1/withdraw/baseCfg/list'

type Data = Record<string, Record<string, unknown>[]>
const without = (of: string, drop: (one: Record<string, unknown>) => boolean) => (data: unknown) => ({
  ...(data as Data),
  [of]: (data as Data)[of]!.filter((one) => !drop(one)),
})

/** A page of a backend whose answer to `call` lacks what the mock always has. */
const open = async (path: string, call: string, less: (data: unknown) => unknown) => {
  await renderAt('/agent', { as: 'vip5' })
  const through = transport.fetch
  onTestFinished(() => void (transport.fetch = through))
  transport.fetch = async (url, init) => {
    const response = await through(url, init)
    if (!url.startsWith(call)) return response
    const { data, ...rest } = (await response.json()) as { data: unknown }
    return Response.json({ ...rest, data: less(data) })
  }
  window.history.pushState(null, '', path)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  return within(await screen.findByRole('main'))
}

test.each([
  ['/mine/savemoney', '/fd/api/v1/payment/types', () => [], '目前没有可用的存款方式'],
  ['/mine/takemoney', WAYS, without('types', () => true), '目前没有可用的取款方式'],
  ['/mine/virtualcoincard', '/fd/api/v1/vCurrency/list', () => [], '暂时不能添加虚拟币地址'],
  ['/mine/addbankcard', ADDABLE, without('banks', () => true), '暂时不能添加银行卡'],
  ['/mine/alipaymanage', ADDABLE, without('kinds', ({ kind }) => kind === 'alipay'), '暂时不能添加支付宝'],
  [
    '/mine/transfermoney',
    '/game/api/v1/venue/allBalance',
    without('balances', () => true),
    '目前没有可转账的场馆',
  ],
])(
  '%s of a backend that offers nothing to choose says so and whom to ask',
  async (path, call, less, words) => {
    const page = await open(path, call, less)
    expect(await page.findByText(words, {}, LATE)).toBeVisible()
    expect(page.getByRole('button', { name: '联系客服' })).toBeVisible()
    expect(page.queryByRole('status', { name: '加载中' })).toBeNull()
  },
)

test('where no withdrawal to a bank is offered, the first way that is comes up', async () => {
  const page = await open(
    '/mine/takemoney',
    WAYS,
    without('types', ({ type }) => type === 'bank'),
  )
  const tabs = await page.findAllByRole('tab', {}, LATE)
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
  expect(await page.findByRole('textbox', { name: /金额/ }, LATE)).toBeVisible()
})
