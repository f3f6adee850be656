import { contract } from '@app/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { transport } from '../../client/src/api/send/transport.ts'
import { bus } from '../../client/src/lib/bus.ts'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const cards = async () =>
  within(await screen.findByRole('list', { name: /^共 \d+ 款游戏$/ }, SLOW)).findAllByRole('article')
const names = async () =>
  (await cards()).map((card) => within(card).getByRole('heading', { level: 3 }).textContent)

describe('the list of electronic games', () => {
  test('has pages of games, pools that are counted, and its sister list [PERM-01]', async () => {
    const { user } = await renderAt('/game/egame')
    expect(await screen.findByRole('heading', { level: 1, name: '电子游艺' })).toBeVisible()
    expect(await cards()).toHaveLength(24)
    const first = await names()
    expect(await screen.findByRole('button', { name: /^累积奖池 ?¥[\d,]+\.\d\d$/ }, SLOW)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '第2页' }))
    await waitFor(async () => expect(await names()).not.toEqual(first))
    expect(
      within(screen.getByRole('navigation', { name: '电子与捕鱼' })).getByRole('link', { name: '捕鱼' }),
    ).toHaveAttribute('href', '/game/fishing')
  })

  test('begins with games that pay from a pool and with new ones, until it is narrowed', async () => {
    const { user } = await renderAt('/game/egame')
    for (const name of ['奖池游戏', '新游戏'])
      expect(await screen.findByRole('list', { name }, SLOW)).toHaveTextContent(
        /^(?:(?!返还率).)*(?:返还率 \d\d\.\d%(?:(?!返还率).)*)+$/s,
      )
    const pools = within(screen.getByRole('list', { name: '奖池游戏' }))
      .getAllByText(/^¥[\d,.]+$/)
      .map(({ textContent }) => Number(textContent.replace(/[¥,]/g, '')))
    expect(pools).toEqual(pools.toSorted((a, b) => b - a))
    await user.click(screen.getByRole('radio', { name: '热门' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: '奖池游戏' })).toBeNull())
  })

  test('is narrowed by kind, venue, tag and name, and says when nothing is left', async () => {
    const { user } = await renderAt('/game/egame?type=pool')
    expect(await screen.findByRole('radio', { name: '奖池', checked: true }, SLOW)).toBeDefined()
    await screen.findByRole('option', { name: '琉璃电子' }, SLOW)
    await user.selectOptions(screen.getByRole('combobox', { name: '游戏厂商' }), '琉璃电子')
    await waitFor(async () =>
      expect((await cards()).every((card) => card.textContent?.includes('琉璃电子'))).toBe(true),
    )
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索游戏名称' }), {
      target: { value: '没有这样的游戏' },
    })
    expect(await screen.findByText('没有找到游戏', undefined, SLOW)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '查看全部游戏' }))
    expect(await cards()).toHaveLength(24)
  })

  test('takes no more words than the site knows, and says so instead of looking for some of them', async () => {
    const words = '锦鲤'.repeat(16)
    const { calls } = await renderAt(`/game/egame?q=${encodeURIComponent(words)}`)
    const field = await screen.findByRole('searchbox', { name: '搜索游戏名称' }, SLOW)
    expect(field).toHaveValue(words)
    expect(screen.getByText('最多30个字，请删短一些')).toBeVisible()
    expect(await screen.findByText('没有找到游戏', undefined, SLOW)).toBeVisible()
    expect(calls).not.toContain(contract.game.gameList.path)
    fireEvent.change(field, { target: { value: '锦鲤' } })
    expect(await cards()).not.toEqual([])
    expect(screen.queryByText('最多30个字，请删短一些')).toBeNull()
  })

  test('turns to the tab that an event names [EV-13]', async () => {
    await renderAt('/game/egame')
    await cards()
    act(() => bus.emit('changeGameTab', 2))
    expect(await screen.findByRole('radio', { name: '新游戏', checked: true })).toBeDefined()
  })

  // [TRAP-45]
  test('looks as it was left when its tab is opened again, and anew after the tab was closed', async () => {
    const { user } = await renderAt('/game/fishing')
    await user.click(await screen.findByRole('radio', { name: '热门' }, SLOW))
    await user.click(within(screen.getByRole('navigation', { name: '电子与捕鱼' })).getByText('电子'))
    await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)
    const tabs = screen.getByRole('navigation', { name: '访问过的页面' })
    await user.click(within(tabs).getByRole('link', { name: '捕鱼' }))
    expect(await screen.findByRole('radio', { name: '热门', checked: true }, SLOW)).toBeDefined()
    await user.click(within(tabs).getByRole('button', { name: '关闭捕鱼' }))
    await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)
    await user.click(within(screen.getByRole('navigation', { name: '电子与捕鱼' })).getByText('捕鱼'))
    expect(await screen.findByRole('radio', { name: '全部', checked: true }, SLOW)).toBeDefined()
  })

  test('that a link has narrowed is as it was left when one comes back to it', async () => {
    const { user } = await renderAt('/game/egame?type=hot')
    expect(await screen.findByRole('radio', { name: '热门', checked: true }, SLOW)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: '新游戏' }))
    const toFishing = async () => {
      await user.click(within(screen.getByRole('navigation', { name: '电子与捕鱼' })).getByText('捕鱼'))
      await screen.findByRole('heading', { level: 1, name: '捕鱼猎场' }, SLOW)
    }
    await toFishing()
    act(() => window.history.back())
    await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)
    expect(screen.getByRole('radio', { name: '新游戏', checked: true })).toBeDefined()
    await toFishing()
    const tabs = screen.getByRole('navigation', { name: '访问过的页面' })
    await user.click(within(tabs).getByRole('link', { name: '电子' }))
    await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)
    expect(screen.getByRole('radio', { name: '新游戏', checked: true })).toBeDefined()
  })

  test('asks a visitor who marks a favourite to log in', async () => {
    const { user, calls } = await renderAt('/game/fishing')
    const [first] = await cards()
    await user.click(within(first!).getByRole('button', { name: /^收藏/ }))
    expect(await screen.findByRole('dialog', undefined, SLOW)).toHaveTextContent('请先登录账号,才能了解更多')
    expect(calls.filter((path) => path.includes('addCollection'))).toEqual([])
  })

  test('keeps a member’s favourites, at home as well, until they are taken back', async () => {
    const { user } = await renderAt('/game/fishing', { as: 'vip5' })
    const [first] = await cards()
    const [name] = await names()
    const star = within(first!).getByRole('button', { name: `收藏 ${name}` })
    await user.click(star)
    expect(star).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('radio', { name: '我的收藏' }))
    await waitFor(async () => expect(await names()).toEqual([name]))
    await user.click(screen.getByRole('button', { name: `收藏 ${name}` }))
    expect(await screen.findByText('还没有收藏', undefined, SLOW)).toBeVisible()
  })
})

describe('a launched game', () => {
  const enter = async (user: Awaited<ReturnType<typeof renderAt>>['user'], name: string) => {
    fireEvent.change(await screen.findByRole('searchbox', { name: '搜索游戏名称' }, SLOW), {
      target: { value: name },
    })
    await waitFor(async () => expect(await names()).toEqual([name]))
    await user.click(screen.getByRole('button', { name: new RegExp(`^进入游戏 ?${name}`) }))
  }

  test('plays in the frame with both wallets above it, and the money comes back', async () => {
    const { user, site } = await renderAt('/game/egame', { as: 'vip5' })
    await enter(user, '锦鲤奇兵')
    expect(await screen.findByTitle('电子游戏', undefined, SLOW)).toBeVisible()
    const bring = await screen.findByRole('button', { name: '一键回收' }, SLOW)
    await user.click(bring)
    expect(
      await screen.findByText(/^已回收 ¥\d{1,3}(,\d{3})*\.\d\d 到中心钱包$/, undefined, SLOW),
    ).toBeVisible()
    expect(site).toBeDefined()
    await user.click(screen.getByRole('button', { name: '返回' }))
    expect(await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)).toBeVisible()
  })

  test('is left with one press, however many pages were opened inside the frame', async () => {
    const { user } = await renderAt('/game/egame', { as: 'vip5' })
    await enter(user, '锦鲤奇兵')
    expect(await screen.findByTitle('电子游戏', undefined, SLOW)).toBeVisible()
    for (let page = 0; page < 2; page++) window.history.pushState(window.history.state, '')
    await user.click(screen.getByRole('button', { name: '返回' }))
    expect(await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)).toBeVisible()
  })

  test('that brings a bar of its own has no other: it is left, and its money brought home, by that one', async () => {
    const { user, calls } = await renderAt('/game/egame', { as: 'vip5' })
    await enter(user, '锦鲤奇兵')
    const frame = await screen.findByTitle('电子游戏', undefined, SLOW)
    const wish = (detail: string) => act(() => void frame.dispatchEvent(new CustomEvent('game', { detail })))
    expect(screen.getByRole('button', { name: '返回' })).toBeVisible()
    wish('shown')
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
    wish('recycle')
    expect(
      await screen.findByText(/^已回收 ¥\d{1,3}(,\d{3})*\.\d\d 到中心钱包$/, undefined, SLOW),
    ).toBeVisible()
    expect(calls).toContain(contract.venue.recycle.path)
    wish('leave')
    expect(await screen.findByRole('heading', { level: 1, name: '电子游艺' }, SLOW)).toBeVisible()
  })

  test('tells no figure of the centre, which 免转 emptied, while the money at the venue is asked for', async () => {
    const { user } = await renderAt('/game/egame', { as: 'vip5' })
    let tell = () => {}
    const told = new Promise<void>((resolve) => (tell = resolve))
    const { fetch } = transport
    transport.fetch = async (url, init) => {
      if (url.includes(contract.venue.balance.path)) await told
      return fetch(url, init)
    }
    await enter(user, '锦鲤奇兵')
    const bring = await screen.findByRole('button', { name: '一键回收' }, SLOW)
    const purse = bring.previousElementSibling
    expect(purse).toHaveTextContent(/^可用余额 —$/)
    tell()
    await waitFor(() => expect(purse).toHaveTextContent(/^可用余额 ¥\d/), SLOW)
  })

  test('says of its button for the full screen what it does next', async () => {
    Object.assign(document, { fullscreenEnabled: true })
    const { user } = await renderAt('/game/egame', { as: 'vip5' })
    await enter(user, '锦鲤奇兵')
    expect(await screen.findByRole('button', { name: '全屏' }, SLOW)).toBeVisible()
    Object.assign(document, { fullscreenElement: document.body })
    act(() => void document.dispatchEvent(new Event('fullscreenchange')))
    expect(screen.getByRole('button', { name: '退出全屏' })).toBeVisible()
    Object.assign(document, { fullscreenElement: null, fullscreenEnabled: false })
  })

  test('of a venue in maintenance says so and leaves nothing waiting', async () => {
    const { user } = await renderAt('/game/fishing?venue=bjby', { as: 'vip5' })
    const play = await screen.findByRole('button', { name: /^进入游戏 ?玉兔渔场/ }, SLOW)
    await user.click(play)
    expect(await screen.findByRole('alert', undefined, SLOW)).toHaveTextContent('维护')
    await waitFor(() => expect(screen.queryByText('启动中...')).toBeNull())
    await waitFor(() => expect(play).toHaveFocus())
    expect(window.location.pathname).toBe('/game/fishing')
  })
})
