import { simplifiedIn } from '../rig/simplified.ts'
import { expect, test } from '../rig/visit.ts'

test('a visitor is sent home from a member page with the bottom notice', async ({ page }) => {
  const notice = page.getByRole('status').filter({ hasText: '请先登录账号,才能了解更多' })
  for (const path of ['/mine/savemoney', '/game/sport/crty']) {
    await expect(notice).toBeHidden()
    // It stands for three seconds, and a page may take longer to load.
    await Promise.all([expect(notice).toBeVisible(), page.goto(path)])
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('an unknown address is the not-found page, inside the site', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('deposit pages are not found while the site has deposits switched off [TRAP-41]', async ({
  page,
  control,
  enterAs,
}) => {
  await control('PATCH', '/settings', { depositDisabled: true })
  await enterAs('vip5', '/mine/savemoney')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: '存款' })).toHaveCount(0)
})

test('the edition persists over a reload, and is classic where the site has switched editions off', async ({
  page,
  control,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: '专业版' }).click()
  await expect(page.getByRole('button', { name: '经典版' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '经典版' })).toBeVisible()
  await control('PATCH', '/settings', { editionDisabled: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible()
  await expect(page.getByRole('button', { name: '经典版' })).toHaveCount(0)
})

test('every variable of the theme comes to something, in both editions', async ({ page }) => {
  await page.goto('/')
  for (const [scheme, other] of [
    ['light', '专业版'],
    ['dark', '经典版'],
  ] as const) {
    await expect(page.getByRole('button', { name: other })).toBeVisible()
    const [count, empty] = await page.evaluate(() => {
      const { sheet } = document.querySelector<HTMLStyleElement>('#theme')!
      const names = [...sheet!.cssRules].flatMap((rule) => [...(rule as CSSStyleRule).style])
      const computed = getComputedStyle(document.documentElement)
      return [names.length, names.filter((name) => !computed.getPropertyValue(name))] as const
    })
    expect({ scheme, empty }).toEqual({ scheme, empty: [] })
    expect(count).toBeGreaterThan(150)
    await page.getByRole('button', { name: other }).click()
  }
})

test('traditional Chinese leaves no simplified character on the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '繁體' }).click()
  await expect(page.getByRole('heading', { name: '熱門賽事' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const shown = async () => {
    const parts = await Promise.all(
      (['banner', 'main', 'contentinfo'] as const).map((role) => page.getByRole(role).first().innerText()),
    )
    return simplifiedIn(parts.join(''))
  }
  await expect.poll(shown).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: '熱門賽事' })).toBeVisible()
  await expect.poll(shown).toEqual([])
})

test('with the safe switch on no plain address and no plain body is on the wire', async ({
  page,
  control,
}) => {
  await control('PATCH', '/settings', { safeSwitch: true, captcha: 'none' })
  const sent: { path: string; body: string }[] = []
  page.on('request', (request) =>
    sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' }),
  )
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: /登录/ })
  await dialog.getByLabel('用户名').fill('vip5')
  await dialog.getByRole('textbox', { name: '密码' }).fill('abc12345')
  await dialog.getByRole('button', { name: '登录' }).last().click()
  await expect(page.getByRole('banner')).toContainText('105,268.70')
  const paths = sent.map(({ path }) => path)
  expect(paths.filter((path) => path.includes('user/login') || path.includes('member/info'))).toEqual([])
  expect(sent.filter(({ body }) => body.includes('vip5'))).toEqual([])
})

for (const { locale, title, line } of [
  { locale: 'zh-CN', title: '存款', line: /支持银行转账/ },
  { locale: 'zh-TW', title: '存款', line: /支援銀行轉帳/ },
])
  test(`on a phone a page of help in ${locale} is read before any code is here, where it stays`, async ({
    page,
  }) => {
    const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript((written) => localStorage.setItem('locale', written), locale)
    await page.route(/assets\/index-/, (route) => awaited.then(() => route.continue()))
    await page.goto('/app/help/ck', { waitUntil: 'commit' })
    const early = page.locator('#first').getByText(line)
    await expect(early).toBeVisible()
    const before = await early.boundingBox()
    expect(before?.y).toBeLessThan(844)
    answer()
    await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible()
    await expect(early).toBeHidden()
    expect(await page.locator('#root').getByText(line).boundingBox()).toEqual(before)
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the hot matches name a team whole, its side as well', async ({ page }) => {
    await page.goto('/')
    const match = page.getByRole('region', { name: '热门赛事' }).getByRole('article').first()
    const name = match.getByRole('heading').locator('img + span').first()
    await name.evaluate((span) => (span.textContent = '基里兰特(后备)'))
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    // The prices beside it are whole as well.
    const prices = match.getByRole('button', { name: /让球|大小/ })
    await expect(prices).toHaveCount(4)
    const cut = await prices.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
    expect(cut).toHaveLength(0)
  })
})
