import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stored } from '../../../client/src/lib/device/storage.ts'
import { renderAt } from '../renderAt.tsx'
import { expectSaid } from './said.ts'

const NOTICE = '请先登录账号,才能了解更多'
const BALANCE = '/fd/api/v1/transfer/getBalance'
const LAUNCH = '/game/api/v1/venue/launch'
const PROFILE = '/site/api/v1/user/member/info'

const expectAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path), { timeout: 40_000 })
const nav = async () => within(await screen.findByRole('navigation', { name: '主导航' }))
const goTo = async (name: string, path: string) => {
  fireEvent.click((await nav()).getByRole('link', { name: new RegExp(`^${name}`) }))
  await expectAt(path)
}
const countIn = (calls: string[], path: string) => calls.filter((each) => each === path).length
const scheme = () => document.documentElement.dataset.mantineColorScheme
/** The address moves first, the tab comes with the page. */
const expectTitles = async (titles: string[]) => {
  const tabs = within(await screen.findByRole('navigation', { name: '访问过的页面' }))
  await waitFor(() => expect(tabs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(titles))
}

afterEach(() => vi.useRealTimers())

describe('every navigation', () => {
  // [GUARD-01 GUARD-04 NAV-03 TRAP-02]
  test('of a member reads the profile, refreshes the balance and begins at the top, backwards too', async () => {
    const { calls } = await renderAt('/agent', { as: 'vip5' })
    await waitFor(() => expect(calls).toContain(BALANCE))
    const scrolled = vi.spyOn(window, 'scrollTo')
    const before = { profile: countIn(calls, PROFILE), balance: countIn(calls, BALANCE) }
    await goTo('赞助', '/sponsor')
    await waitFor(() => expect(countIn(calls, BALANCE)).toBe(before.balance + 1))
    expect(countIn(calls, PROFILE)).toBe(before.profile + 1)
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
    scrolled.mockClear()
    window.history.back()
    await expectAt('/agent')
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
    await waitFor(() => expect(countIn(calls, BALANCE)).toBe(before.balance + 2))
    expect(countIn(calls, PROFILE)).toBe(before.profile + 2)
  })

  test('of a visitor asks for neither profile nor balance [GUARD-04]', async () => {
    const { calls } = await renderAt('/agent')
    await goTo('赞助', '/sponsor')
    expect([countIn(calls, PROFILE), countIn(calls, BALANCE)]).toEqual([0, 0])
  })
})

describe('the sport channel', () => {
  test('is launched once, marks its page, and lets the mark go with it [GUARD-05 LS-14]', async () => {
    const { calls } = await renderAt('/game/sport/crty', { as: 'vip5' })
    await expectAt('/game/sport/crty')
    expect(document.body.dataset.page).toBe('sport')
    expect(JSON.parse(stored.read('crtyData'))).toMatchObject({ channelCode: 'CRTY' })
    expect(countIn(calls, LAUNCH)).toBe(1)
    await goTo('赞助', '/sponsor')
    await waitFor(() => expect(document.body.dataset.page).toBe('site'))
    window.history.back()
    await expectAt('/game/sport/crty')
    await waitFor(() => expect(document.body.dataset.page).toBe('sport'))
    expect(countIn(calls, LAUNCH)).toBe(1)
  })

  // [GUARD-06]
  test('keeps the theme it was entered with; the next page takes the edition that is stored then', async () => {
    stored.write('edition', 'professional')
    await renderAt('/game/sport/crty', { as: 'vip5' })
    await expectAt('/game/sport/crty')
    act(() => stored.write('edition', 'classic'))
    window.history.pushState(null, '', '/game/sport/crty')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(scheme()).toBe('dark')
    await goTo('赞助', '/sponsor')
    await waitFor(() => expect(scheme()).toBe('light'))
  })
})

describe('the edition', () => {
  test('is classic at first and for words nobody knows [DEF-02 ED-01]', async () => {
    stored.write('edition', 'foo')
    await renderAt('/agent')
    expect(scheme()).toBe('light')
    localStorage.removeItem('edition')
    expect(screen.getByRole('button', { name: '专业版' })).toBeVisible()
  })

  test('that is chosen is dark at once and kept under its key alone [DEF-02 ED-01 ED-02 LS-11]', async () => {
    await renderAt('/agent')
    expect(localStorage.getItem('edition')).toBeNull()
    expect(scheme()).toBe('light')
    fireEvent.click(screen.getByRole('button', { name: '专业版' }))
    await waitFor(() => expect(scheme()).toBe('dark'))
    expect(localStorage.getItem('edition')).toBe('professional')
    expect(localStorage.getItem('mantine-color-scheme-value')).toBeNull()
  })

  test('cannot be chosen where the site has editions switched off [ED-03]', async () => {
    stored.write('edition', 'professional')
    await renderAt('/agent', {
      before: (site) => site.control('PATCH', '/settings', { editionDisabled: true }),
    })
    expect(scheme()).toBe('light')
    expect(screen.queryByRole('button', { name: /专业版|经典版/ })).toBeNull()
  })
})

class ToldObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe() {
    this.#tell([], this)
  }
  unobserve() {}
  disconnect() {}
}

describe('the tabs', () => {
  test('keep what was visited; home has no cross [NAV-09]', async () => {
    await renderAt('/agent')
    await goTo('赞助', '/sponsor')
    await goTo('APP', '/download')
    await expectTitles(['首页', '合营计划', '赞助', 'APP下载'])
    expect(screen.queryByRole('button', { name: '关闭首页' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '关闭赞助' }))
    await expectTitles(['首页', '合营计划', 'APP下载'])
  })

  test('give the focus to the one beside when one is closed, and show the one of this page', async () => {
    const place = (name: 'offsetLeft' | 'offsetWidth', of: (element: HTMLElement) => number) =>
      vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
        return of(this)
      })
    const places = [
      place('offsetLeft', ({ dataset }) => ('current' in dataset ? 900 : 0)),
      place('offsetWidth', () => 100),
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500),
    ]
    // Nothing is laid out here: what is observed is told of at once.
    const still = globalThis.ResizeObserver
    vi.stubGlobal('ResizeObserver', ToldObserver)
    await renderAt('/agent')
    await goTo('赞助', '/sponsor')
    await goTo('APP', '/download')
    await expectTitles(['首页', '合营计划', '赞助', 'APP下载'])
    const tabs = within(screen.getByRole('navigation', { name: '访问过的页面' }))
    expect(tabs.getByRole('list').scrollLeft).toBe(500)
    const cross = screen.getByRole('button', { name: '关闭赞助' })
    cross.focus()
    fireEvent.click(cross)
    await expectTitles(['首页', '合营计划', 'APP下载'])
    expect(tabs.getByRole('link', { name: 'APP下载' })).toHaveFocus()
    for (const spy of places) spy.mockRestore()
    vi.stubGlobal('ResizeObserver', still)
  })

  test('come in one picture with the page, which nothing pushes down afterwards', async () => {
    const pictures: boolean[] = []
    const watch = new MutationObserver(() => {
      if (document.querySelector('main'))
        pictures.push(document.querySelector('nav[aria-label="访问过的页面"]') !== null)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await renderAt('/agent')
    await expectTitles(['首页', '合营计划'])
    watch.disconnect()
    expect(pictures[0]).toBe(true)
  })

  test.each([
    ['/app/help', '/app/help/ck', '帮助：存款'],
    ['/mine', '/mine/userinfo', '个人资料'],
    ['/mine/', '/mine/userinfo', '个人资料'],
    ['/mine//vip/', '/mine/vip', 'VIP'],
  ])('know %s once, by the page that it leads to: %s', async (path, page, title) => {
    await renderAt(path, { as: 'vip5' })
    await screen.findByRole('heading', { level: 1 })
    await expectAt(page)
    await expectTitles(['首页', title])
  })

  test('and the menus know nothing of a redirection [NAV-05]', async () => {
    await renderAt('/redirect/mine/vip', { as: 'vip5' })
    await expectAt('/mine/vip')
    await expectTitles(['首页', 'VIP'])
    expect(screen.queryByRole('link', { name: /跳转|redirect/i })).toBeNull()
  })
})

test('the rail is folded and unfolded, and stays as it was left', async () => {
  await renderAt('/agent')
  const rail = within(await screen.findByRole('complementary', { name: '快捷服务' }))
  const fold = rail.getByRole('button', { expanded: true })
  fireEvent.click(fold)
  await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'))
  expect(rail.queryByRole('link', { name: '存款' })).toBeNull()
  expect(stored.read('railCollapsed')).toBe('1')
  fireEvent.click(fold)
  await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'true'))
})

test.each([
  ['/mine/savemoney', '存款'],
  ['/mine/wallet', '我的'],
])('of the places at the bottom %s is at one alone, %s', async (path, name) => {
  await renderAt(path, { as: 'vip5' })
  const bar = within(await screen.findByRole('navigation', { name: '底部导航' }))
  const current = bar.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('体育 at the bottom leads from the board to its top and nowhere else, from elsewhere to the hall', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  await renderAt('/game/sport/crty', { as: 'vip5' })
  const tab = async (name: string) =>
    within(await screen.findByRole('navigation', { name: '底部导航' })).getByRole('link', { name })
  const press = async (name: string) => fireEvent.click(await tab(name))
  await press('体育')
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  await expectAt('/game/sport/crty')
  await press('优惠')
  await expectAt('/activity/discount')
  // The address moves first: until the page is shown the bar is still the board's.
  await waitFor(async () => expect(await tab('优惠')).toHaveAttribute('aria-current', 'page'))
  await press('体育')
  await expectAt('/game/sport')
  scrolled.mockRestore()
})

test('the talk opened from the rail gives the focus back to its button', async () => {
  await renderAt('/agent')
  const rail = within(await screen.findByRole('complementary', { name: '快捷服务' }))
  const opener = rail.getByRole('button', { name: '聊天室' })
  opener.focus()
  fireEvent.click(opener)
  const drawer = await screen.findByRole('dialog', undefined, { timeout: 40_000 })
  fireEvent.keyDown(drawer, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
})

test('a visitor of a redirection is home again and reads why [NAV-05]', async () => {
  await renderAt('/redirect/mine/vip')
  await expectSaid(NOTICE)
  await expectAt('/')
})

// [GUARD-03 TRAP-09]
test('a page of bound members sends one without a real name to the verification page as well', async () => {
  await renderAt('/mine/addBankCard', { as: 'noname01' })
  await expectAt('/mine/auth')
})
