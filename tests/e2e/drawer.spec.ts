import { STATUS } from '@app/contract/kit/status'
import { authDialog, logIn } from './rig/auth.ts'
import { drawer, fitsWidth, isSoundStage, NARROW, openStage, openTool, stage, USUAL } from './rig/stage.ts'
import { expect, memberMenu, test } from './rig/visit.ts'

const LOGIN = '/site/api/v1/user/login'
const TABS = 7

test('a code armed for the next login is seen by the player, once', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/')
  await openStage(page)
  const faults = await openTool(page, '故障')
  await expect(faults.getByRole('combobox', { name: /^接口/ })).toHaveValue(LOGIN)
  await faults.getByRole('combobox', { name: '结果' }).selectOption(String(STATUS.RISKY_LOGIN.code))
  await faults.getByRole('button', { name: '下一次' }).click()
  await expect(faults.getByRole('row').filter({ hasText: LOGIN })).toContainText('还有 1 次')
  await expect(drawer(page).getByRole('status', { name: '控制调用' })).toContainText('/__mock/api/faults')
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
  const outbox = await openTool(page, '发件箱')
  await outbox.getByText('滑块', { exact: true }).click()
  await expect(outbox.getByRole('radio', { name: '滑块' })).toBeChecked()
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'device01')
  await outbox.getByRole('button', { name: '填入当前验证的答案' }).click()
  const check = authDialog(page, '安全验证')
  await expect(check).toBeVisible()
  await check.getByRole('button', { name: '获取验证码' }).click()
  const phone = authDialog(page, '安全校验')
  await phone.getByRole('textbox', { name: '手机号中间4位' }).fill('0000')
  await phone.getByRole('button', { name: '确定' }).click()
  await outbox.getByRole('button', { name: /^填入 \d{6}$/ }).click()
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
  const here = await openTool(page, '此处')
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

test(
  'a tester travels, becomes somebody else, goes to another world and back to the beginning',
  { tag: '@soak' },
  async ({ page, world, mock }) => {
    await page.goto('/agent')
    await openStage(page)
    const clock = await openTool(page, '时钟')
    const before = (await mock.clock.read()).now
    await clock.getByRole('button', { name: '快进 1 天' }).click()
    await expect.poll(async () => (await mock.clock.read()).now - before).toBeGreaterThanOrEqual(86_400_000)
    const cast = await openTool(page, '成员')
    await cast.getByRole('button', { name: '以 vip10 进入' }).click()
    await expect(memberMenu(page)).toBeVisible()
    await expect(page).toHaveURL(/\/agent$/)
    await cast.getByRole('button', { name: '以访客浏览' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()

    const other = `${world}-b`.slice(-40)
    const worlds = await openTool(page, '世界')
    await worlds.getByRole('textbox', { name: '名称' }).fill(other)
    await worlds.getByRole('button', { name: '创建并进入' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(worlds.getByRole('row').filter({ hasText: '当前' })).toContainText(other)
    const scenes = await openTool(page, '场景')
    await scenes.getByRole('button', { name: '重置到此：新会员的第一步' }).click()
    await drawer(page).getByRole('button', { name: '确定重置到此' }).click()
    await expect(page).toHaveURL(/\/mine\/savemoney/)
    await expect(memberMenu(page)).toBeVisible()
    await mock.worlds.drop(other)
  },
)

test('by keyboard it is entered, left and shut, and the mark has the focus again', async ({ page }) => {
  await page.goto('/agent')
  const mark = page.getByRole('button', { name: /^演示环境/ })
  await mark.press('Enter')
  await expect(stage(page)).toBeFocused()
  const tab = drawer(page).getByRole('tab', { name: '发件箱' })
  await expect(tab).toBeVisible()
  const shut = stage(page).getByRole('button', { name: '关闭' })
  await shut.focus()
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(shut).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(drawer(page).getByRole('heading', { name: '故障' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stage(page)).toHaveCount(0)
  await expect(mark).toBeFocused()
})

for (const [edition, locale, tag] of [
  ['classic', 'zh-CN', '@soak'],
  ['professional', 'zh-TW', undefined],
] as const)
  test(
    `the drawer is accessible and fits in the ${edition} edition in ${locale}`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(
        ([look, language]) => {
          localStorage.setItem('edition', look)
          localStorage.setItem('locale', language)
        },
        [edition, locale] as const,
      )
      await page.goto('/not-found')
      await openStage(page)
      await expect(
        drawer(page).getByRole('tab', { name: locale === 'zh-TW' ? '時鐘' : '时钟' }),
      ).toBeVisible()
      const tabs = drawer(page).getByRole('tab')
      await expect(tabs).toHaveCount(TABS)
      for (const size of [USUAL, NARROW]) {
        await page.setViewportSize(size)
        for (let tab = 0; tab < TABS; tab += 1) {
          await tabs.nth(tab).click()
          await expect(drawer(page).getByRole('heading').first()).toBeVisible()
          await isSoundStage(page, `tool ${tab} of the drawer at ${size.width}`)
          for (const frame of page.frames()) await fitsWidth(frame)
        }
      }
    },
  )
