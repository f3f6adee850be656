import { authDialog } from '../rig/auth.ts'
import { atBaccarat } from '../rig/venue.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'
import type { Page } from '../rig/visit.ts'

const ASSETS = /\/assets\//
const OFFLINE = '网络已断开'
const UNFOLLOWED = '网络已断开，刚才的操作没有进行，恢复后请重试'
const RELEASED = '站点已更新'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true })
/** Some have a badge at their name. */
const navLike = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name })
const matches = (page: Page) => page.getByRole('heading', { name: '热门赛事' })

/** The page with all that it fetches by itself: what is missing from here on was asked for by the test. */
const whole = async (page: Page) => {
  await page.goto('/')
  await expect(matches(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/**
 * As if another build had taken the place of this one, most of whose files stayed the same: its index.html, and none of
 * the files that are not loaded yet.
 */
const release = async (page: Page) => {
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch()
    const text = await answer.text()
    return route.fulfill({
      response: answer,
      body: text.replaceAll(/(src="\/assets\/index-)[^"]+/g, '$1other.js'),
    })
  })
}

test.afterEach(({ context }) => context.setOffline(false))

test('what is pressed while the device is offline is answered by the bar that stands, once; the first message whose code is missing leaves the page standing, and the next one is a toast again', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/')
  await expect(matches(page)).toBeVisible()
  const refresh = page.getByRole('button', { name: '刷新余额' })
  await context.setOffline(true)
  await refresh.click()
  const bar = page.getByRole('status').filter({ hasText: OFFLINE })
  // Prices and lists are; what was pressed and never sent isn't.
  await expect(bar).toContainText('恢复后自动更新')
  await expect(bar.locator('p')).toHaveCount(1)
  await expect(matches(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await expect(page.getByText('服务开小差了，请稍后重试')).toHaveCount(0)
  await page.route('**/getBalance', (route) => route.abort())
  await page.route(ASSETS, (route) => route.abort())
  await refresh.click()
  await expect(page.getByRole('status').filter({ hasText: '服务开小差了，请稍后重试' })).toBeVisible()
  await expect(matches(page)).toBeVisible()
  await page.unroute(ASSETS)
  await refresh.click()
  await expect(page.getByRole('alert').filter({ hasText: '服务开小差了，请稍后重试' })).toBeVisible()
  await expect(matches(page)).toBeVisible()
})

test('a form that is opened while the device is offline opens when it is back', async ({
  page,
  context,
  provoke,
}) => {
  provoke(/./)
  await whole(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(matches(page)).toBeVisible()
  await context.setOffline(false)
  await expect(authDialog(page, /登录/)).toBeVisible()
})

test('a press that can’t be followed while the device is offline says so at once, and takes nobody away when it is back', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('vip5', '/')
  await expect(matches(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const tab = page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '体育' })
  await tab.click()
  await expect(page.getByText(UNFOLLOWED)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0)
  await expect(page.getByText('页面不存在')).toHaveCount(0)
  // So is a match that is pressed.
  await page
    .getByRole('main')
    .getByRole('link', { name: /全部玩法/ })
    .first()
    .click()
  // A reload would end in the browser’s own page.
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '首页' }).click()
  await expect(matches(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/$/)
  await tab.click()
  await expect(page).toHaveURL(/\/game\/sport$/)
})

test('a member who goes on while the device is offline stays signed in; a page that is here already opens', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/sponsor')
  await expect(heading(page, '与热爱同行')).toBeVisible()
  await navLike(page, /体育/).click()
  await expect(page).toHaveURL(/\/game\/sport$/)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await nav(page, '赞助').click()
  await expect(page).toHaveURL(/\/sponsor$/)
  await expect(heading(page, '与热爱同行')).toBeVisible()
  await navLike(page, /棋牌/).click()
  await expect(page).toHaveURL(/\/game\/chess$/)
  await page.goBack()
  await expect(heading(page, '与热爱同行')).toBeVisible()
  await expect(page.getByText(UNFOLLOWED)).toHaveCount(0)
  await navLike(page, /优惠/).click()
  await expect(page.getByText(UNFOLLOWED)).toBeVisible()
  await expect(page).toHaveURL(/\/sponsor$/)
  await expect(memberMenu(page)).toBeVisible()
})

test('a game that is pressed without a network is refused at once, and none begins when it is back', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/game/realbet')
  const enter = page.getByRole('main').getByRole('button', { name: /^进入/ }).first()
  await expect(enter).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await enter.click()
  await expect(page.getByText(UNFOLLOWED)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/game\/realbet$/)
})

for (const [what, held] of [
  ['its code', ASSETS],
  ['what is asked of the member first', '**/user/member/info'],
] as const)
  test(`a page that was on its way when the network went is given up: ${what}`, async ({
    page,
    context,
    enterAs,
    provoke,
  }) => {
    provoke(/./)
    await enterAs('vip5', '/')
    await expect(matches(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.route(held, () => undefined)
    await nav(page, '赞助').click()
    await expect(page.getByRole('progressbar', { name: '加载中' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(UNFOLLOWED)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: '加载中' })).toHaveCount(0)
    await expect(matches(page)).toBeVisible()
    await page.unroute(held)
    await context.setOffline(false)
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
  })

test('a part whose file is missing is asked for again by a press, its styles too', async ({
  page,
  provoke,
}) => {
  provoke(ASSETS)
  await whole(page)
  await page.route(ASSETS, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('部分内容没有加载成功')).toBeVisible()
  await page.unroute(ASSETS)
  await page.getByRole('status').getByRole('button', { name: '重试' }).click()
  const dialog = authDialog(page, /登录/)
  await expect(dialog).toBeVisible()
  await expect(page.getByText('部分内容没有加载成功')).toHaveCount(0)
  const unstyled = () =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')).filter(
      (link) => !link.sheet,
    ).length
  expect(await page.evaluate(unstyled)).toBe(0)
})

test('a new release under an open page is said, and a press takes it', async ({ page, provoke }) => {
  provoke(ASSETS)
  await whole(page)
  await release(page)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(page.getByText(RELEASED)).toBeVisible()
  await expect(matches(page)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('status').getByRole('button', { name: '刷新' }).click()
  await expect(page.getByText(RELEASED)).toHaveCount(0)
  await expect(matches(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(authDialog(page, /登录/)).toBeVisible()
})

test('after a new release the next page comes from the server by itself', async ({ page, provoke }) => {
  provoke(ASSETS)
  await whole(page)
  await release(page)
  const opened = page.waitForRequest((request) => request.isNavigationRequest())
  await nav(page, '赞助').click()
  expect((await opened).url()).toMatch(/\/sponsor$/)
  await page.unrouteAll()
  await page.goto('/sponsor')
  await expect(heading(page, '与热爱同行')).toBeVisible()
})

test('a table says on its button that there is no connection and takes no press; with it again that is over', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5')
  const frame = await atBaccarat(page)
  await frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ }).click()
  const deal = frame.locator('.gold')
  // A round whose answer doesn't come, and then no connection either.
  await page.route('**/mock/play/*/bet', (route) => route.abort())
  await deal.click()
  const told = frame.getByText('断线前那局没有送达，没有扣款')
  await expect(told).toBeVisible()
  await context.setOffline(true)
  // In two lines, as wide as it was.
  await expect(deal).toHaveAccessibleName(/网络\s*已断开/)
  await expect(deal).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/mock/play/*/bet')
  await deal.click({ force: true })
  await context.setOffline(false)
  await expect(deal).not.toHaveAccessibleName(/网络/)
  await expect(deal).toHaveAttribute('aria-disabled', 'false')
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await deal.click()
  await expect(frame.getByRole('button', { name: /^再投并发牌/ })).toBeVisible()
})

test('a device without a network plays on as long as its backend answers: it is on the same machine', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/game/sport/crty')
  await page.getByRole('article').getByRole('button', { disabled: false }).first().waitFor()
  const turnOff = () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    dispatchEvent(new Event('offline'))
  }
  await page.evaluate(turnOff)
  const frame = await atBaccarat(page)
  await frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ }).click()
  await frame.getByRole('button', { name: '发牌' }).evaluate(turnOff)
  await frame.getByRole('button', { name: '发牌' }).click()
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥10', exact: true })).toBeVisible()
  await expect(frame.getByText(OFFLINE)).toBeHidden()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})
