import AxeBuilder from '@axe-core/playwright'
import { STATUS } from '@app/contract/kit/status'
import { expect, test, type Page } from './visit.ts'

const LOGIN = '/site/api/v1/user/login'
const CODE = STATUS.MAINTENANCE.code

const openConsole = async (page: Page, world: string, screen: string) => {
  await page.goto(`/__mock/?__world=${world}#/${screen}`)
  await expect(page.getByRole('navigation', { name: '控制台' })).toBeVisible()
}

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
})

test('a member of the cast is signed in from the console', async ({ page, mock, context }) => {
  await openConsole(page, mock.world, 'cast')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '以 vip5 进入', exact: true }).click()
  const site = await opened
  await expect(site.getByRole('banner').getByRole('link', { name: '存款' })).toBeVisible()
})

test('the palette finds a screen from the keyboard', async ({ page, mock }) => {
  await openConsole(page, mock.world, 'journal')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: '快速前往' })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('clock')
  await expect(palette.getByRole('option').first()).toHaveText('时钟')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '时钟' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`no screen has a finding of axe, ${colorScheme}`, async ({ page, mock }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const screen of ['journal', 'faults', 'codes', 'cast', 'outbox', 'scenes', 'clock', 'settings']) {
      await openConsole(page, mock.world, screen)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes[0]?.html}`)).toEqual([])
    }
  })
