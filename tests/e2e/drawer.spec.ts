import { STATUS } from '@app/contract/kit/status'
import { authDialog, logIn } from './auth.ts'
import { fitsWidth, isSoundStage, NARROW, openSection, openStage, stage, USUAL } from './stage.ts'
import { expect, memberMenu, test } from './visit.ts'

const LOGIN = '/site/api/v1/user/login'

test('a code armed for the next login is seen by the player, once', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/')
  await openStage(page)
  const fault = await openSection(page, '下一次调用的故障')
  await expect(fault.locator(`option[value="${LOGIN}"]`)).toBeAttached()
  await fault.getByLabel('接口').selectOption(LOGIN)
  await fault.getByLabel('下一次回答').selectOption(String(STATUS.RISKY_LOGIN.code))
  await fault.getByRole('button', { name: '装上一次' }).click()
  await expect(fault.getByRole('list', { name: '已装上的故障' })).toContainText('还有 1 次')
  await expect(stage(page).getByRole('status', { name: '控制调用' })).toContainText('POST /faults')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'vip5')
  await expect(authDialog(page, '安全验证')).toContainText('*')
  await authDialog(page, '安全验证').getByRole('button', { name: '切换账号' }).click()
  await logIn(page, 'vip5')
  await expect(memberMenu(page)).toBeVisible()
})

test('the slider is brought home and the code of a new device is filled in, without leaving the page', async ({
  page,
}) => {
  await page.goto('/')
  await openStage(page)
  await stage(page).getByRole('button', { name: '滑块' }).click()
  await expect(stage(page).getByRole('button', { name: '滑块' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'device01')
  await stage(page).getByRole('button', { name: '填入当前验证的答案' }).click()
  const check = authDialog(page, '安全验证')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: '获取验证码' }).click()
  const phone = authDialog(page, '安全校验')
  await phone.getByRole('textbox', { name: '手机号中间4位' }).fill('0000')
  await phone.getByRole('button', { name: '确定' }).click()
  const code = stage(page).getByRole('button', { name: /^填入 \d{6}$/ })
  await code.click()
  await check.getByRole('button', { name: '验证并登录' }).click()
  await expect(memberMenu(page)).toBeVisible()
})

test('the link to here opens the same page in the same world, signed in, on another device', async ({
  page,
  browser,
  baseURL,
  world,
  enterAs,
}) => {
  await enterAs('vip5', '/mine/vip')
  await openStage(page)
  const here = await openSection(page, '此处的链接与二维码')
  await expect(here.getByRole('img', { name: '打开此处的二维码' })).toBeVisible()
  const link = here.getByRole('link')
  await expect(link).toHaveAttribute('href', /__as=vip5/)
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: NARROW })
  try {
    const phone = await other.newPage()
    await phone.goto((await link.getAttribute('href')) ?? '')
    await expect(phone).toHaveURL(/\/mine\/vip$/)
    await expect(phone.getByRole('main')).toContainText('VIP5')
    expect((await other.cookies()).find(({ name }) => name === 'mock_world')?.value).toBe(world)
  } finally {
    await other.close()
  }
})

test('a tester travels, becomes somebody else, goes to another world and back to the beginning', async ({
  page,
  world,
  mock,
}) => {
  await page.goto('/agent')
  await openStage(page)
  const time = await openSection(page, '站点时间')
  const before = (await mock.clock.read()).now
  await time.getByRole('button', { name: '+1 天' }).click()
  await expect.poll(async () => (await mock.clock.read()).now - before).toBeGreaterThanOrEqual(86_400_000)
  const cast = await openSection(page, '以谁登录')
  await cast.getByRole('button', { name: /^vip10 / }).click()
  await expect(memberMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/agent$/)

  const other = `${world}-b`.slice(-40)
  const worlds = await openSection(page, '世界与场景')
  await worlds.getByLabel('新世界').fill(other)
  await worlds.getByRole('button', { name: '新建并进入' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  await expect(worlds.getByLabel('当前世界')).toHaveValue(other)
  await worlds.getByLabel('从哪里开始').selectOption('new-member')
  await worlds.getByRole('button', { name: '重置此世界' }).click()
  await expect(page).toHaveURL(/\/mine\/savemoney/)
  await expect(memberMenu(page)).toBeVisible()
  await mock.worlds.drop(other)
})

for (const [edition, locale] of [
  ['classic', 'zh-CN'],
  ['professional', 'zh-TW'],
] as const)
  test(`the drawer is accessible and fits in the ${edition} edition in ${locale}`, async ({ page }) => {
    await page.addInitScript(
      ([look, language]) => {
        localStorage.setItem('edition', look)
        localStorage.setItem('locale', language)
      },
      [edition, locale] as const,
    )
    await page.goto('/not-found')
    await openStage(page)
    const closed = stage(page).locator('h2 button[aria-expanded=false]')
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click()
      await expect(closed).toHaveCount(left - 1)
    }
    await expect(stage(page).locator('option[value="/site/api/v1/user/login"]')).toBeAttached()
    for (const size of [USUAL, NARROW]) {
      await page.setViewportSize(size)
      await isSoundStage(page, `the drawer at ${size.width}`)
      await fitsWidth(page)
    }
  })
