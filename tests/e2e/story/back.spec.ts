import { enterSport, matchRow, playMatch } from '../rig/match.ts'
import { expect, type Page, test } from '../rig/visit.ts'

/** What Back does; the table stands in docs/decisions/0023-what-back-does.md. */

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls as a wheel would and tells where the page came to rest. */
const scroll = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  return scrolledTo(page)
}

test('a page is found where it was left, another begins at its top', async ({ page, enterAs }) => {
  await enterAs('vip5', '/game/egame')
  await expect(page.getByRole('article').nth(11)).toBeVisible()
  const left = await scroll(page, 500)
  // Not by a click: it would bring the link into the middle first.
  await page.getByRole('link', { name: '优惠' }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/discount/)
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/game\/egame/)
  await expect.poll(() => scrolledTo(page)).toBe(left)
  // Also where the page has to be asked for again, and is low until it has come.
  await page.reload()
  await expect.poll(() => scrolledTo(page)).toBe(left)
})

test('an unfolded match has its address: reloaded it is there, and Back leaves the channel', async ({
  page,
  control,
  enterAs,
}) => {
  const { gid } = await playMatch(control, '0.87')
  await enterAs('vip5', '/activity/discount')
  await enterSport(page)
  const unfold = matchRow(page).getByRole('button', { expanded: false, name: /更多玩法/ })
  await unfold.click()
  await expect(page).toHaveURL(new RegExp(`hgid=${gid}`))
  await page.reload()
  await expect(matchRow(page).getByRole('button', { expanded: true })).toBeInViewport()

  // Another list folds it, and the address says so.
  const today = page.getByRole('button', { name: /^今日/ })
  await today.click()
  await expect(page).toHaveURL(/\/game\/sport\/crty$/)
  // It is the list that a reload shows.
  await page.reload()
  await expect(today).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page).not.toHaveURL(/crty/)
})

test('results and rules are pages: Back is the board again', async ({ page, enterAs }) => {
  await enterAs('vip5', '/game/sport/crty')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '赛果', exact: true }).click()
  await expect(page).toHaveURL(/page=results/)
  await page.goBack()
  await expect(page).toHaveURL(/\/game\/sport\/crty$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the code of a page comes with the pointer over its link, before the press', async ({
  page,
  enterAs,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await enterAs('vip5')
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: 'VIP', exact: true })
    .hover()
  await expect.poll(() => asked.some((url) => url.includes('VipScreen'))).toBe(true)
  await expect(page).not.toHaveURL(/vip/)
})

test('Back closes what lies open over a page, and leaves the page at the second press', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /优惠/ }).click()
  await expect(page).toHaveURL(/discount/)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: /登录/ })
  await dialog.getByRole('textbox', { name: '用户名' }).fill('vip5')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/discount/)
  await page.goBack()
  await expect(page).not.toHaveURL(/discount/)
})

test('a bet that is looked at over the slip is closed first, by Back and by its cross, and the slip stays', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('vip5', '/game/sport/crty')
  await page.getByRole('button', { name: '投注单与我的注单' }).click()
  const slip = page.getByRole('dialog', { name: '投注单' })
  await slip.getByRole('tab', { name: '已结注单' }).click()
  await slip.getByText('近30天').click()
  const story = page.getByRole('dialog', { name: /^注单 \d/ })
  const look = () => slip.getByRole('link', { name: '结算解释与回放' }).first().click()
  await look()
  await expect(story).toBeVisible()
  await page.goBack()
  await expect(story).toBeHidden()
  await expect(slip).toBeVisible()
  await look()
  await story.getByRole('button', { name: '关闭' }).click()
  await expect(story).toBeHidden()
  await expect(slip).toBeVisible()
  await expect(page).toHaveURL(/crty$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const foot = (page: Page, name: string) =>
    page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name })

  test('体育 on the board stays there though another page was on its way', async ({
    page,
    control,
    enterAs,
  }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await expect(matchRow(page)).toBeVisible()
    let bring: () => void = () => undefined
    const held = new Promise<void>((done) => (bring = done))
    await page.route(/DiscountScreen/, (route) => held.then(() => route.continue()))
    const asked = page.waitForRequest(/DiscountScreen/)
    await foot(page, '优惠').tap()
    await asked
    await foot(page, '体育').tap()
    const came = page.waitForEvent('requestfinished', (request) => request.url().includes('DiscountScreen'))
    bring()
    await came
    // A page that was still wanted would be there before the next press is answered.
    await matchRow(page)
      .getByRole('button', { name: /^更多玩法/ })
      .tap()
    await expect(page).toHaveURL(/crty\?hgid=/)
    await page.unrouteAll()
  })

  test('体育 leads from a match that is open, and from the results, to the board', async ({
    page,
    control,
    enterAs,
  }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await matchRow(page)
      .getByRole('button', { name: /^更多玩法/ })
      .tap()
    await expect(page).toHaveURL(/hgid=/)
    await foot(page, '体育').tap()
    await expect(page).toHaveURL(/\/game\/sport\/crty$/)
    await expect(matchRow(page).getByRole('button', { name: /^更多玩法/ })).toBeVisible()
    await page.goto('/game/sport/crty?page=results')
    await foot(page, '体育').tap()
    await expect(page).toHaveURL(/\/game\/sport\/crty$/)
    await expect(matchRow(page)).toBeVisible()
  })
})
