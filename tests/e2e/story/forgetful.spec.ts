import { logIn } from '../rig/auth.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'
import type { Page } from '../rig/visit.ts'

const ALONE = '只在此标签页有效'

/** As a browser whose owner forbids this site to keep anything. */
const forbid = async (page: Page, what: { cookies: boolean }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', denied)
    Object.defineProperty(window, 'sessionStorage', denied)
  })
  if (!what.cookies) return
  await page.context().clearCookies()
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  )
  await page.route(/__(world|as|scene)=/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
}

for (const cookies of [false, true]) {
  const title = `a member comes in by the address, goes about and home again ${cookies ? 'without storage and cookies' : 'without storage'}`
  test(title, { tag: cookies ? [] : '@soak' }, async ({ page }) => {
    await forbid(page, { cookies })
    await page.goto('/?__as=vip5')
    await expect(memberMenu(page)).toBeVisible()
    await expect(page.getByText(ALONE)).toHaveCount(1)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '赞助' }).click()
    await expect(page).toHaveURL(/sponsor/)
    await page.reload()
    await expect(memberMenu(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(memberMenu(page)).toBeVisible()
    await expect(page.getByText(ALONE)).toHaveCount(0)
  })
}

test(
  'a visitor logs in without storage, and a closed tab forgets him',
  { tag: '@soak' },
  async ({ page, control }) => {
    await control('PATCH', '/settings', { captcha: 'none' })
    await forbid(page, { cookies: false })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await logIn(page, 'vip5')
    await expect(memberMenu(page)).toBeVisible()
    await expect(page.getByText(ALONE)).toBeVisible()
    await page.goto('/agent')
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  },
)

test('a world is chosen by the address without cookies, a scene too', async ({ page, mock }) => {
  await forbid(page, { cookies: true })
  const world = `${mock.world}-b`
  await page.goto(`/?__world=${world}&__as=vip5`)
  await expect(memberMenu(page)).toBeVisible()
  const asked = page.waitForRequest(/getBalance/)
  await page.getByRole('button', { name: '刷新余额' }).click()
  expect((await asked).headers()['x-mock-world']).toBe(world)
  await page.goto('/?__scene=vip5-evening')
  await expect(memberMenu(page)).toBeVisible()
})
