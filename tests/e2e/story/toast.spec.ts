import type { Locator } from '@playwright/test'
import { authDialog } from '../rig/auth.ts'
import { atBaccarat } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

const PHONE = { width: 390, height: 844 }
const BAR = '网络已断开，恢复后自动更新'

test.use({ viewport: PHONE })

test('a toast on a phone leaves the title of its page and the tabs in sight', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/transRecord')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const toast = await page
    .getByRole('alert')
    .filter({ hasText: /^已导出/ })
    .elementHandle()
  await toast.waitForElementState('stable')
  const { y, height } = (await toast.boundingBox())!
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(y).toBeGreaterThan(title.y + title.height)
  const tabs = (await page.getByRole('navigation', { name: '底部导航' }).boundingBox())!
  expect(y + height).toBeLessThanOrEqual(tabs.y)
})

test('a toast on a desk lies in the header, or below it where that has no room: never over its menu', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/mine/transRecord')
  const button = page.getByRole('button', { name: '导出 CSV' })
  const toast = page.getByRole('alert').filter({ hasText: /^已导出/ })
  for (const isScrolled of [false, true]) {
    if (isScrolled) await page.mouse.wheel(0, 60)
    await button.click()
    await (await toast.elementHandle())?.waitForElementState('stable')
    const { y, height } = (await toast.boundingBox())!
    const menu = page.getByRole('navigation', { name: '主导航' })
    const items = (await menu.boundingBox())!
    const header = (await page.getByRole('banner').first().boundingBox())!
    if (isScrolled) expect(y).toBeGreaterThanOrEqual(header.y + header.height)
    else expect(y + height).toBeLessThanOrEqual(items.y)
    expect(y + height).toBeLessThan(110)
    await toast.getByRole('button', { name: '关闭' }).click()
    await expect(toast).toHaveCount(0)
  }
})

for (const [width, height, scrolled] of [
  [1366, 768, [0]],
  [1920, 1080, [0, 60]],
] as const)
  test(`a toast on a desk of ${width} covers nothing that is pressed`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width, height })
    await enterAs('vip5', '/mine/transRecord')
    const toast = page.getByRole('alert').filter({ hasText: /^已导出/ })
    for (const down of scrolled) {
      await page.mouse.wheel(0, down)
      await page.getByRole('button', { name: '导出 CSV' }).click()
      await (await toast.elementHandle())?.waitForElementState('stable')
      const over = (await toast.boundingBox())!
      const covered = await page.evaluate(
        ({ x, y, width: w, height: h }) =>
          Array.from(document.querySelectorAll('a, button, input'))
            .filter((each) => !each.closest('[role=alert]'))
            .filter((each) => {
              const at = each.getBoundingClientRect()
              return at.left < x + w && at.right > x && at.top < y + h && at.bottom > y
            })
            .map((each) => each.textContent),
        over,
      )
      expect(covered).toEqual([])
      await toast.getByRole('button', { name: '关闭' }).click()
      await expect(toast).toHaveCount(0)
    }
  })

const box = async (of: Locator) => (await of.boundingBox())!
const bottom = async (of: Locator) => (await box(of)).y + (await box(of)).height

test('that there is no network stands on the bars at the foot, under the button of a form and what is typed into, and under a sheet', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/mine/savemoney')
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible()
  const payer = page.getByRole('textbox', { name: /^付款人姓名/ })
  await payer.focus()
  await context.setOffline(true)
  const submit = page.getByRole('button', { name: '网络已断开' })
  await expect(submit).toBeDisabled()
  const strip = page.getByText(BAR)
  await expect(strip).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '底部导航' })
  await expect.poll(() => bottom(strip)).toBe((await box(tabs)).y)
  await expect.poll(() => bottom(submit)).toBeLessThanOrEqual((await box(strip)).y)
  await expect.poll(() => bottom(payer)).toBeLessThanOrEqual((await box(submit)).y)
  await context.setOffline(false)
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: '打开菜单' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await context.setOffline(true)
  await expect(strip).toBeVisible()
  await expect.poll(() => bottom(strip)).toBe(PHONE.height)
  await expect.poll(() => bottom(sheet)).toBeLessThanOrEqual((await box(strip)).y)
  await context.setOffline(false)
})

test('on a desk it stands at the end of the window, and the page ends above it', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/mine/wallet')
  await page.mouse.wheel(0, 9000)
  const end = page.getByRole('contentinfo').getByRole('link').last()
  await expect(end).toBeVisible()
  await context.setOffline(true)
  const strip = page.getByText(BAR)
  await expect(strip).toBeVisible()
  await expect.poll(() => bottom(strip)).toBe(768)
  await page.mouse.wheel(0, 9000)
  await expect.poll(() => bottom(end)).toBeLessThanOrEqual((await box(strip)).y)
  await context.setOffline(false)
})

test('a toast that begins over a dialog stays there when the dialog closes', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/?register=1')
  const form = authDialog(page, /注册/)
  await form.getByLabel('用户名').fill('wan20267')
  await form.getByRole('textbox', { name: '密码', exact: true }).fill('abcd1234')
  await form.getByRole('textbox', { name: '确认密码' }).fill('abcd1234')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '注册', exact: true }).last().click()
  const toast = page.getByRole('alert').filter({ hasText: '注册成功' })
  await expect(toast).toBeVisible()
  await expect(form).toHaveCount(0)
  await (await toast.elementHandle())?.waitForElementState('stable')
  expect((await toast.boundingBox())!.y).toBeLessThan(60)
})

test('a game says itself that the connection went, the site is silent over it; the board says it once, and nothing moves under the thumb', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/game/sport/crty')
  const first = page.getByRole('group', { name: '赛事列表' }).getByRole('button').first()
  await expect(first).toBeVisible()
  const before = await first.boundingBox()
  await context.setOffline(true)
  await expect(page.getByText('网络已断开，盘口已锁定')).toBeVisible()
  await expect(page.getByText(BAR)).toBeHidden()
  expect(await first.boundingBox()).toEqual(before)
  // What is pressed comes out from behind it.
  const strip = (await page.getByRole('status').filter({ hasText: '盘口已锁定' }).boundingBox())!
  const star = page.getByRole('button', { name: /^收藏/ }).nth(12)
  await star.focus()
  await expect.poll(async () => (await star.boundingBox())?.y ?? Infinity).toBeLessThan(strip.y - 24)
  // A press that leads nowhere is answered over it.
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('link', { name: '优惠' }).click()
  await expect(page.getByText('网络已断开，刚才的操作没有进行，恢复后请重试')).toBeVisible()
  await context.setOffline(false)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const frame = await atBaccarat(page)
  await page.setViewportSize(PHONE)
  await expect(frame.locator('.gold')).toBeVisible()
  await context.setOffline(true)
  await expect(frame.getByRole('alert').filter({ hasText: '网络已断开' })).toBeVisible()
  await expect(page.getByText(BAR)).toBeHidden()
  await context.setOffline(false)
})

test('on a desk the board stands still when its notices turn out to be none, and when the connection goes, champions as well', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/venue/resource', async (route) => {
    if (!route.request().postData()?.includes('get_notice')) return route.fallback()
    await awaited
    const told = (await (await route.fetch()).json()) as { data: object }
    return route.fulfill({ json: { ...told, data: { ...told.data, records: [] } } })
  })
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/game/sport/crty')
  const price = page.getByRole('group', { name: '赛事列表' }).getByRole('article').first()
  await expect(price).toBeVisible()
  const before = await price.boundingBox()
  const notices = page.waitForResponse((told) => told.request().postData()?.includes('get_notice') ?? false)
  answer()
  await notices
  await expect(price).toBeVisible()
  expect(await price.boundingBox()).toEqual(before)
  const locked = page.getByText('网络已断开，盘口已锁定')
  const strip = page.getByRole('status').filter({ has: locked })
  await context.setOffline(true)
  await expect(locked).toBeVisible()
  expect(await price.boundingBox()).toEqual(before)
  // Over no head of a column, and the last row comes out from behind it. The list is windowed: a row may leave while it is measured.
  expect(await bottom(strip)).toBe(768)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 20_000)
  const last = page.getByRole('article').last()
  await expect(async () => expect(await bottom(last)).toBeLessThanOrEqual((await box(strip)).y)).toPass()
  await context.setOffline(false)
  await expect(locked).toBeHidden()
  await page.getByRole('button', { name: /^冠军/ }).click()
  const cup = page.getByRole('heading', { level: 3 }).first()
  await expect(cup).toBeVisible()
  const stood = await cup.boundingBox()
  await context.setOffline(true)
  await expect(locked).toBeVisible()
  expect(await cup.boundingBox()).toEqual(stood)
  expect(await bottom(strip)).toBe(768)
  await context.setOffline(false)
})

test('what calls by a press says without a network that there is none and takes no press', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5', '/mine/wallet')
  for (const [path, name] of [
    ['/mine/wallet', '一键回收'],
    ['/mine/message', '一键已读'],
    ['/activity/signGift/107', /^签到领/],
    ['/activity/drawGift/106', '开始抽奖'],
  ] as const) {
    await page.goto(path)
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await expect(button).toBeEnabled()
    await context.setOffline(true)
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^网络(?:已)?断开$/ })
        .first(),
    ).toBeDisabled()
    await expect(button).toHaveCount(0)
    await context.setOffline(false)
    await expect(button).toBeEnabled()
  }
})
