import AxeBuilder from '@axe-core/playwright'
import { STATUS } from '@app/contract/kit/status'
import { SCREENS, openConsole } from './rig/console.ts'
import { expect, test } from './rig/visit.ts'

const LOGIN = '/site/api/v1/user/login'
const CODE = STATUS.MAINTENANCE.code
const NARROW = { width: 390, height: 844 }

test('a code forced once answers one call, which the journal shows as it happens', async ({ page, mock }) => {
  await openConsole(page, mock.world, 'faults')
  const path = page.getByRole('combobox', { name: '接口（可用 * 与 **）' })
  await path.fill(LOGIN)
  await path.press('Tab')
  await page.getByRole('combobox', { name: '结果' }).selectOption(String(CODE))
  await page.getByRole('button', { name: '下一次' }).click()
  await expect(page.getByRole('row').filter({ hasText: LOGIN })).toContainText('还有 1 次')
  await expect(page.getByRole('status', { name: '控制调用' })).toContainText('POST /__mock/api/faults')

  await page.getByRole('link', { name: '日志' }).click()
  await expect(page.getByText('实时', { exact: true })).toBeVisible()
  const answer = await mock.call('POST', LOGIN, { name: 'vip5', password: 'x' })
  expect(answer.status_code).toBe(CODE)
  const row = page.getByRole('row').filter({ hasText: LOGIN })
  await expect(row).toContainText(`${CODE} 强制`)
  await row.getByRole('button').click()
  await expect(page.getByRole('region', { name: '响应', exact: true })).toContainText(String(CODE))

  await page.getByRole('link', { name: '状态码' }).click()
  const unnatural = page.getByRole('article', { name: '6005 SERVER_ERROR' })
  await expect(unnatural).toContainText('自然发生：不会自己发生，只能强制')
})

test('a part of a world is opened by its address on a first visit', async ({ page, mock }) => {
  await page.context().clearCookies()
  await page.goto(`/__mock/?__world=${mock.world}#/director`)
  await expect(page.getByRole('link', { name: '导演台' })).toHaveAttribute('aria-current', 'page')
})

test('a member of the cast is signed in from the console', async ({ page, mock, context }) => {
  await openConsole(page, mock.world, 'cast')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '以 vip5 进入', exact: true }).click()
  const site = await opened
  await expect(site.getByRole('banner').getByRole('link', { name: '存款' })).toBeVisible()
})

test('every screen is reached from the keyboard, by the palette and by arrows in the menu', async ({
  page,
  mock,
}) => {
  await openConsole(page, mock.world, 'journal')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '快速前往' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  for (const screen of SCREENS) {
    await palette.getByRole('combobox').fill(screen.split('/')[0]!)
    await expect(palette.getByRole('option').filter({ hasText: '页面' }).first()).toBeVisible()
  }
  await palette.getByRole('combobox').fill('clock')
  await expect(palette.getByRole('option').first()).toContainText('时钟')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '时钟' })).toBeVisible()

  const menu = page.getByRole('navigation', { name: '控制台' })
  await menu.getByRole('link', { name: '时钟' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: '设置' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '覆盖率' })).toBeVisible()
})

/** So many screens a test: axe is slow on a busy machine. */
const AT_ONCE = 5
const parts = Array.from({ length: Math.ceil(SCREENS.length / AT_ONCE) }, (_, part) =>
  SCREENS.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
)
for (const colorScheme of ['light', 'dark'] as const)
  for (const [part, screens] of parts.entries()) {
    const title = `no finding of axe, nothing sticks out: ${screens.join(' ')}, ${colorScheme}`
    const tag = part === (colorScheme === 'light' ? 0 : 1) ? [] : '@soak'
    test(title, { tag }, async ({ page, mock }) => {
      test.slow()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const screen of screens) {
        await page.setViewportSize({ width: 1366, height: 800 })
        await openConsole(page, mock.world, screen)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${screen} ${id}: ${html} ${failureSummary}`),
        )
        expect.soft(found).toEqual([])
        await page.setViewportSize(NARROW)
        await expect
          .poll(
            () =>
              page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
            { message: `${screen} sticks out` },
          )
          .toBeLessThanOrEqual(0)
      }
    })
  }
