import { contract } from '@app/contract'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }

test.each([
  ['on, when the header says what can be played with', 1, false],
  ['off', 0, true],
] as const)('a hall’s card tells what lies in its venue: 免转 %s', async (_, status, isTold) => {
  const { calls } = await renderAt('/game/chess', {
    as: 'vip5',
    before: async (site) =>
      site.call(contract.venue.setAutoTransferStatus, { status }, { token: await site.as('vip5') }),
  })
  const card = (await screen.findByRole('button', { name: '进入游戏 竹林棋牌' }, SLOW)).closest('article')
  await expect.poll(() => screen.queryAllByText(/^场馆余额/).length > 0).toBe(isTold)
  expect(card).toHaveTextContent(/返水 [\d.]+%/)
  expect(calls).not.toContain(contract.venue.balance.path)
})

test('a hall shows what one has played once, before the others, and all of its games when asked', async () => {
  const { user } = await renderAt('/game/realbet', {
    as: 'vip5',
    before: async (site) =>
      site.call(
        contract.venue.launch,
        { enName: 'cwzr', gameCode: 'cwzr-001' },
        { token: await site.as('vip5') },
      ),
  })
  const list = await screen.findByRole('list', { name: '真人热门游戏' }, SLOW)
  const names = () =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  expect(names()).toHaveLength(12)
  expect(names().lastIndexOf('星槎龙虎')).toBe(0)
  const kinds = within(screen.getByRole('group', { name: '游戏筛选' }))
  expect(kinds.getAllByRole('radio')).toHaveLength(7)
  await user.click(kinds.getByRole('radio', { name: '最近玩过' }))
  expect(names()).toEqual(['星槎龙虎'])
  await user.click(kinds.getByRole('radio', { name: '轮盘' }))
  expect(screen.getByRole('heading', { name: '共 7 款游戏' })).toBeInTheDocument()
  expect(list).toHaveTextContent(/^(?:(?!百家乐).)*$/)
  await user.click(kinds.getByRole('radio', { name: '热门' }))
  expect(within(list).getAllByRole('article')).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: '查看全部 41 款' }))
  expect(within(list).getAllByRole('article')).toHaveLength(41)
  await user.type(screen.getByRole('searchbox', { name: '搜索游戏名称' }), '墨竹')
  expect(names()).toEqual(['墨竹龙虎', '墨竹轮盘', '墨竹百家乐', '墨竹骰宝'])
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), '龍虎')
  await expect.poll(() => names().includes('墨竹龙虎'), SLOW).toBe(true)
  expect(list).toHaveTextContent(/^(?:(?!百家乐).)*$/)
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'mzlh')
  await expect.poll(names, SLOW).toEqual(['墨竹龙虎'])
})

test('a hall says which of its venues and tables open in a window, and keeps those with a star together', async () => {
  const { user } = await renderAt('/game/realbet', { as: 'vip5' })
  expect(await screen.findByRole('button', { name: '进入游戏 月汐真人，在新窗口打开' }, SLOW)).toBeVisible()
  expect(screen.getByRole('button', { name: '进入游戏 澄湾真人' })).toBeVisible()
  const list = await screen.findByRole('list', { name: '真人热门游戏' }, SLOW)
  await user.click(screen.getByRole('radio', { name: '我的收藏' }))
  expect(screen.getByText('还没有收藏')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '骰宝' }))
  expect(list).toHaveTextContent('月汐真人 ↗')
  const [star] = within(list).getAllByRole('button', { name: /骰宝$/, pressed: false })
  await user.click(star!)
  await user.click(screen.getByRole('radio', { name: '我的收藏' }))
  await expect.poll(() => within(list).queryAllByRole('article').length, SLOW).toBe(1)
})

test.each([[[]], [['cwzr-002']], [['cwzr-003', 'cwzr-004']]])(
  'its kinds stand where they stood, whatever one has played: %j',
  async (played) => {
    await renderAt('/game/realbet', {
      as: 'vip5',
      before: async (site) => {
        const token = await site.as('vip5')
        for (const gameCode of played)
          await site.call(contract.venue.launch, { enName: 'cwzr', gameCode }, { token })
      },
    })
    await screen.findByRole('list', { name: '真人热门游戏' }, SLOW)
    const kinds = within(screen.getByRole('group', { name: '游戏筛选' })).getAllByRole('radio')
    expect(kinds.slice(0, 6).map((kind) => kind.closest('label')?.textContent)).toEqual([
      '热门',
      '龙虎',
      '百家乐',
      '轮盘',
      '骰宝',
      '我的收藏',
    ])
  },
)

test('a hall whose game opens in a window stays as it is beside it, and has it first at the next visit', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { user, calls } = await renderAt('/game/lottery', { as: 'vip5' })
  const list = () => screen.findByRole('list', { name: '彩票热门游戏' }, SLOW)
  const names = async () =>
    within(await list())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  const before = await names()
  const answers = () => calls.filter((path) => path === contract.game.gameList.path).length
  const come = answers()
  const last = within(await list())
    .getAllByRole('button', { name: /^进入游戏/ })
    .at(-1)!
  await user.click(last)
  await expect.poll(answers, SLOW).toBe(come + 2)
  await act(() => Promise.resolve())
  expect(await names()).toEqual(before)
  // The browser let no window open, and it is asked for again.
  await user.click(await screen.findByRole('button', { name: '取消' }))
  await user.click(screen.getAllByRole('link', { name: '真人' })[0]!)
  await screen.findByRole('list', { name: '真人热门游戏' }, SLOW)
  act(() => window.history.back())
  expect((await names())[0]).toBe(before.at(-1))
})
