import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { transport } from '../../../client/src/api/send/transport.ts'
import { bus } from '../../../client/src/lib/bus.ts'
import PAYMENTS from '../../../seeds/catalogue/payments.json' with { type: 'json' }
import { renderAt } from '../renderAt.tsx'

const region = (name: string) => screen.findByRole('region', { name })
const SLOW = { timeout: 40_000 }

describe('the home page of a visitor', () => {
  test('names the brand once and shows every section [NAV-02]', async () => {
    await renderAt('/')
    expect(await screen.findByRole('heading', { level: 1, name: '澄湾首页' })).toBeDefined()
    for (const name of ['热门赛事', '游戏大厅', '累积奖池', '最新大奖', '赞助合作', '服务数据'])
      expect(await screen.findByRole('heading', { level: 2, name }, SLOW)).toBeDefined()
  })

  test('holds a text for search engines that is not on the screen [UI-TERM-03]', async () => {
    await renderAt('/')
    const text = await screen.findByText(/提供足球、篮球、网球/)
    expect(text).not.toBeVisible()
    expect(screen.queryByRole('heading', { name: /体育赛事与娱乐平台/ })).toBeNull()
  })

  test('marks invented figures as simulated and the site as a demonstration', async () => {
    await renderAt('/')
    expect(await screen.findByText('演示环境 · 虚拟金额')).toBeDefined()
    expect(within(await region('最新大奖')).getByText('模拟数据')).toBeDefined()
    const payments = within(await region('服务数据')).getByText('存款方式')
    expect(payments.nextElementSibling).toHaveTextContent(`${PAYMENTS.length}种`)
  })

  test('shows a football match first, in full, and below it cards with every price', async () => {
    await renderAt('/')
    const first = await region('焦点赛事')
    expect(await within(first).findByText(/让球/, undefined, SLOW)).toBeDefined()
    expect((await within(first).findAllByRole('button', { name: /独赢.*\d\.\d\d/ }, SLOW)).length).toBe(3)
    expect(await within(first).findByText(/控球|进攻/, undefined, SLOW)).toBeDefined()
    expect(within(first).getByRole('heading', { level: 2 })).toBeDefined()
    const [team] = (within(first).getAllByRole('link')[0]!.textContent ?? '').split(/\d/)
    const matches = within(await region('热门赛事'))
    await waitFor(() => expect(matches.getAllByRole('article')).toHaveLength(6), SLOW)
    const cards = matches.getAllByRole('article')
    for (const card of cards) {
      expect(card).not.toHaveTextContent(team!)
      for (const family of ['让球', '大小', '独赢']) expect(within(card).getByText(family)).toBeDefined()
      expect(within(card).queryAllByRole('button', { name: /暂停/ })).toEqual([])
    }
  })

  test('leads to every hall from its first screen', async () => {
    await renderAt('/')
    const halls = await screen.findByRole('navigation', { name: '全部玩法' })
    expect(
      within(halls)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['体育', '/game/sport'],
      ['真人', '/game/realbet'],
      ['棋牌', '/game/chess'],
      ['电竞', '/game/gaming'],
      ['彩票', '/game/lottery'],
      ['电子', '/game/egame'],
      ['捕鱼', '/game/fishing'],
    ])
  })

  test('shows matches with prices, and a price asks to log in first', async () => {
    const { user } = await renderAt('/')
    const matches = await region('热门赛事')
    const price = (await within(matches).findAllByRole('button', { name: /独赢.*\d\.\d\d/ }, SLOW))[0]!
    await user.click(price)
    expect(await screen.findByRole('dialog')).toHaveTextContent('请先登录账号,才能了解更多')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(price).toHaveFocus())
  })

  test('changes the scene of the halls with the arrow keys', async () => {
    const { user } = await renderAt('/')
    const halls = await region('游戏大厅')
    await within(halls).findByText('真人桌台')
    within(halls).getByRole('radio', { name: '真人' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(await within(halls).findByText('棋牌竞猜')).toBeDefined()
  })

  test('opens a running notice in the dialog, on its own kind', async () => {
    const { user } = await renderAt('/')
    const running = await screen.findByRole('region', { name: '网站公告' }, SLOW)
    const [notice] = within(running).getAllByRole('listitem')
    const title = notice?.textContent ?? ''
    const opener = within(running).getByRole('button', { name: title })
    await user.click(opener)
    const dialog = await screen.findByRole('dialog', { name: '网站公告' }, SLOW)
    expect(await within(dialog).findByText(title)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener).toHaveFocus()
  })

  test('stops and turns the banners by hand', async () => {
    const { user } = await renderAt('/')
    const hero = await screen.findByRole('region', { name: '精选活动' })
    await user.click(await within(hero).findByRole('button', { name: '下一张' }, SLOW))
    const bars = within(hero).getAllByRole('button', { name: /^查看/ })
    expect(bars.map((bar) => bar.getAttribute('aria-current'))).toEqual(
      bars.map((_, index) => String(index === 1)),
    )
  })
})

test('the banners stand still while somebody is at them: by keyboard, by finger, by mouse', async () => {
  const { matchMedia } = window
  const moving = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: false,
  }))
  const { user } = await renderAt('/')
  const hero = await screen.findByRole('region', { name: '精选活动' })
  const next = await within(hero).findByRole('button', { name: '下一张' }, SLOW)
  const stage = next.parentElement!
  const turns = () => hero.querySelector('[data-turns]') !== null
  expect(turns()).toBe(true)
  fireEvent.touchStart(stage)
  expect(turns()).toBe(false)
  fireEvent.touchEnd(stage)
  expect(turns()).toBe(true)
  await user.hover(stage)
  expect(turns()).toBe(false)
  next.focus()
  await user.unhover(stage)
  expect(turns()).toBe(false)
  act(() => next.blur())
  expect(turns()).toBe(true)
  moving.mockRestore()
})

describe('the home page of a member', () => {
  test('puts a clicked price into the slip of the channel', async () => {
    const { user } = await renderAt('/', { as: 'vip5' })
    const matches = await region('热门赛事')
    const price = (await within(matches).findAllByRole('button', { name: /独赢.*\d\.\d\d/ }, SLOW))[0]!
    const [home] = (price.getAttribute('aria-label') ?? '').split(' ')
    await user.click(price)
    await waitFor(() => expect(window.location.pathname).toBe('/game/sport/crty'), SLOW)
    const slip = await screen.findByRole('complementary', { name: '投注单' }, SLOW)
    expect((await within(slip).findAllByText(new RegExp(home!), undefined, SLOW)).length).toBeGreaterThan(0)
  })

  test('stays on home with a pressed price on a phone: the bar of the slip comes and leads to it, a second press takes it out', async () => {
    const { matchMedia } = window
    const onPhone = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('max-width') }))
    const { user } = await renderAt('/', { as: 'vip5' })
    const matches = await region('热门赛事')
    const price = (await within(matches).findAllByRole('button', { name: /独赢.*\d\.\d\d/ }, SLOW))[0]!
    await user.click(price)
    const bar = await screen.findByRole('button', { name: /打开投注单，1 项/ }, SLOW)
    await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'true'), SLOW)
    expect(window.location.pathname).toBe('/')
    await user.click(price)
    await waitFor(() => expect(bar).not.toBeInTheDocument(), SLOW)
    expect(price).toHaveAttribute('aria-pressed', 'false')
    await user.click(price)
    await user.click(await screen.findByRole('button', { name: /打开投注单，1 项/ }, SLOW))
    await waitFor(() => expect(window.location.pathname).toBe('/game/sport/crty'), SLOW)
    expect(await screen.findByRole('dialog', { name: '投注单' }, SLOW)).toHaveTextContent(/独赢/)
    onPhone.mockRestore()
  })

  test('begins with what goes on, and has no place for what there is none of', async () => {
    await renderAt('/', { as: 'vip5' })
    const band = await screen.findByRole('navigation', { name: '我的动态' }, SLOW)
    const gifts = within(band).getByRole('link', { name: /^待领礼金 ?\d+份 ¥\d.*去领取$/ })
    expect(gifts).toHaveAttribute('href', '/mine/welfare')
    expect(band).not.toHaveTextContent(/进行中注单|上次玩的/)
  })

  test('is shown the way to the matches in play while nothing goes on', async () => {
    await renderAt('/', { as: 'fresh01' })
    const band = await screen.findByRole('navigation', { name: '我的动态' }, SLOW)
    expect(within(band).getByRole('link', { name: /^进行中注单 ?暂无，去看看滚球$/ })).toHaveAttribute(
      'href',
      '/game/sport',
    )
    expect(within(band).getAllByRole('link')).toHaveLength(1)
  })

  test('is offered no first deposit after the first', async () => {
    await renderAt('/', { as: 'vip5' })
    const hero = await screen.findByRole('region', { name: '精选活动' })
    expect(await within(hero).findByText('每天存款，再送一份', undefined, SLOW)).toBeDefined()
    expect(within(hero).queryByText(/首存礼/)).toBeNull()
  })

  test('shows what was played last and what is collected', async () => {
    await renderAt('/', { as: 'vip5' })
    const mine = await screen.findByRole('region', { name: '热门游戏' }, SLOW)
    expect(await within(mine).findByText('大家在玩', undefined, SLOW)).toBeVisible()
    expect(within(mine).queryByRole('radio')).toBeNull()
    act(() => bus.emit('launch', { enName: 'cwdz', gameCode: 'cwdz-001' }))
    await screen.findByTitle('电子游戏', undefined, SLOW)
    act(() => window.history.back())
    expect(await screen.findByRole('button', { name: /^上次玩的 ?锦鲤奇兵$/ }, SLOW)).toBeVisible()
    const again = await screen.findByRole('region', { name: '我的游戏' }, SLOW)
    expect(await within(again).findByRole('heading', { level: 3, name: '锦鲤奇兵' }, SLOW)).toBeVisible()
    const others = await within(again).findByRole('region', { name: '猜你喜欢 · 同类热门' }, SLOW)
    expect(within(others).getAllByRole('article')).toHaveLength(5)
    expect(others).not.toHaveTextContent('锦鲤奇兵')
    expect(within(again).getAllByRole('radio')).toHaveLength(1)
  })
})

describe('the greeting', () => {
  test('comes once a visit and stays away for the day when that is ticked', async () => {
    const { user } = await renderAt('/', { greeted: true })
    await user.hover(document.body)
    const dialog = await screen.findByRole('dialog', { name: '站点公告' }, SLOW)
    await user.click(within(dialog).getByRole('checkbox', { name: '今日不再提示' }))
    await user.click(within(dialog).getByRole('button', { name: '下一条' }))
    await user.click(within(dialog).getByRole('button', { name: '我知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const until = Number(localStorage.getItem('dismissedAd'))
    expect(until % 86_400_000).toBe(16 * 3_600_000)
    expect(sessionStorage.getItem('welcomed')).toBe('1')
  })
})

describe('the frame', () => {
  test('of a visitor offers log-in and registration', async () => {
    const { user } = await renderAt('/')
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByRole('dialog', undefined, SLOW)).toBeDefined()
  })

  test('opens the venues of a category from the keyboard and closes them with Escape', async () => {
    const { user } = await renderAt('/')
    const toggle = await screen.findByRole('button', { name: '真人场馆' }, SLOW)
    toggle.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('group', { name: '真人场馆' }, SLOW)).toBeDefined()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: '真人场馆' })).toBeNull()
    expect(toggle).toHaveFocus()
  })

  test('of a member shows the balance, hides it on request and keeps the choice', async () => {
    const { user } = await renderAt('/', { as: 'vip5' })
    const eye = await screen.findByRole('button', { name: '隐藏金额' }, SLOW)
    await user.click(eye)
    expect(await screen.findByRole('img', { name: '金额已隐藏' })).toBeDefined()
    expect(eye).toHaveAttribute('aria-pressed', 'true')
  })

  test('of a member shows no figure of the centre wallet before it is told one', async () => {
    const { site } = await renderAt('/agent')
    let tell = () => {}
    const told = new Promise<void>((resolve) => (tell = resolve))
    const { fetch } = transport
    transport.fetch = async (url, init) => {
      if (url.includes('/transfer/getBalance')) await told
      return fetch(url, init)
    }
    const token = await site.as('vip5')
    act(() => session.begin({ token, userId: 'vip5' }))
    const { parentElement: wallet } = await screen.findByText('可用余额', undefined, SLOW)
    expect(wallet).toHaveTextContent(/^可用余额—$/)
    tell()
    await waitFor(() => expect(wallet).toHaveTextContent(/^可用余额¥/), SLOW)
  })

  test('keeps a visited page as a tab until it is closed', async () => {
    const { user } = await renderAt('/game/chess')
    const tabs = await screen.findByRole('navigation', { name: '访问过的页面' })
    expect(await within(tabs).findByRole('link', { name: '棋牌' }, SLOW)).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.click(within(tabs).getByRole('button', { name: '关闭棋牌' }))
    expect(await screen.findByRole('heading', { level: 1, name: '澄湾首页' }, SLOW)).toBeDefined()
  })
})

test.each([
  ['/game/sport', '体育赛事'],
  ['/game/realbet', '真人桌台'],
  ['/game/chess', '棋牌竞猜'],
  ['/game/gaming', '电子竞技'],
  ['/game/lottery', '彩票游戏'],
])('%s lists the venues of its category [TRAP-55]', async (path, title) => {
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect((await screen.findAllByRole('button', { name: /^进入游戏/ }, SLOW)).length).toBeGreaterThan(1)
})
