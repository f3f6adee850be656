import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'
import { changeAnswers } from './answers.ts'

const LATE = { timeout: 40_000 }
const ADDABLE = '/fd/api/v1/bankCard/withdraw/add/list'
const WAYS = '/fd/api/v1/withdraw/baseCfg/list'

type Data = Record<string, Record<string, unknown>[]>
const without = (of: string, drop: (one: Record<string, unknown>) => boolean) => (data: unknown) => ({
  ...(data as Data),
  [of]: (data as Data)[of]!.filter((one) => !drop(one)),
})

let lacking: { call: string; less: (data: unknown) => unknown } | undefined
changeAnswers((data, url) => (lacking && url.startsWith(lacking.call) ? lacking.less(data) : data))

/** A page of a backend whose answer to `call` lacks what the mock always has. */
const open = async (path: string, call: string, less: (data: unknown) => unknown) => {
  lacking = { call, less }
  await renderAt(path, { as: 'vip5' })
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

interface Game {
  lines: unknown[]
  moreCount: number
}
const closed = <G extends Game>(game: G): G => ({ ...game, lines: [], moreCount: 0 })
const allClosed = (data: unknown) => {
  const { game, leagues, ...rest } = data as { game?: Game; leagues?: { games?: Game[] }[] }
  return {
    ...rest,
    ...(game && { game: closed(game) }),
    ...(leagues && {
      leagues: leagues.map(({ games, ...league }) => ({ ...league, games: games?.map(closed) })),
    }),
  }
}

test('on a phone a match whose every market is closed shows all that is known of it and leads back to the others', async () => {
  const { matchMedia } = window
  const onPhone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }))
  const page = await open('/game/sport/crty', '/game/api/v1/venue/resource', allClosed)
  const [match] = await page.findAllByRole('article', {}, LATE)
  fireEvent.click(within(match!).getByRole('button', { name: /^更多玩法/ }))
  expect(await page.findByText('盘口已全部关闭', {}, LATE)).toBeVisible()
  expect(await page.findByRole('tab', { name: '时间线' }, LATE)).toBeVisible()
  fireEvent.click(page.getByRole('button', { name: '比赛动画与数据', expanded: true }))
  expect(page.queryByRole('tab', { name: '时间线' })).toBeNull()
  fireEvent.click(page.getByRole('button', { name: '看其他赛事' }))
  expect(await page.findByRole('group', { name: '赛事列表' }, LATE)).toBeVisible()
  onPhone.mockRestore()
})

test('a match whose every market is closed counts none and says so when it is opened', async () => {
  const page = await open('/game/sport/crty', '/game/api/v1/venue/resource', allClosed)
  const [match] = await page.findAllByRole('article', {}, LATE)
  const more = within(match!).getByRole('button', { name: /^更多玩法/ })
  expect(more).not.toHaveTextContent('+')
  fireEvent.click(more)
  expect(await within(match!).findByText('该赛事暂无其他玩法', {}, LATE)).toBeVisible()
})
