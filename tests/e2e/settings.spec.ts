import { expect, memberMenu, test } from './rig/visit.ts'

test('settings take effect in an open page: brand, edition, deposits, maintenance', async ({
  page,
  control,
  enterAs,
  provoke,
}) => {
  await page.addInitScript(() => localStorage.setItem('edition', 'professional'))
  await enterAs('vip5', '/mine/savemoney')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible()
  // A mark of this document: it would be gone after a reload.
  await page.evaluate(() => document.body.setAttribute('data-same', ''))

  await control('PATCH', '/settings', { brandName: '蓝鲸' })
  await expect(page).toHaveTitle(/蓝鲸/)

  await control('PATCH', '/settings', { editionDisabled: true })
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(page.getByRole('button', { name: '经典版' })).toHaveCount(0)
  await control('PATCH', '/settings', { editionDisabled: false })
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await control('PATCH', '/settings', { depositDisabled: true })
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await expect(page.getByRole('link', { name: '存款', exact: true })).toHaveCount(0)

  // Whatever the page asks for by itself meanwhile is refused as well.
  provoke(/\/api\//, /handshake/)
  await control('PATCH', '/settings', { maintenance: true, depositDisabled: false })
  await expect(page.getByText('系统维护中')).toBeVisible()
  await control('PATCH', '/settings', { maintenance: false })
  await expect(memberMenu(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '存款', exact: true }).first()).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-same', '')
})

test('where games open follows the switch, and a closed venue is marked at once', async ({
  page,
  control,
  enterAs,
}) => {
  await enterAs('vip5', '/game/egame?q=锦鲤奇兵')
  const card = page.getByRole('article').filter({ hasText: '锦鲤奇兵' })
  const play = card.getByRole('button', { name: /^进入游戏/ })
  await play.click()
  await expect(page).toHaveURL(/\/dz\/game$/)
  await expect(page.getByTitle('电子游戏')).toBeVisible()
  await page.frameLocator('iframe').getByRole('button', { name: '返回', exact: true }).click()

  // Two launches at once would be refused as hasty.
  await control('POST', '/clock', { advance_s: 5 })
  // The name shows when the page has taken the switch as well.
  await control('PATCH', '/settings', { gameOpenFlag: '0', brandName: '蓝鲸' })
  await expect(page).toHaveTitle(/蓝鲸/)
  const opening = page.waitForEvent('popup')
  await play.click()
  await expect(await opening).toHaveURL(/\/pg\/game$/)
  await expect(page).toHaveURL(/\/game\/egame/)

  await control('POST', '/clock', { advance_s: 5 })
  await control('PATCH', '/venues/CWDZ', { maintenance: true })
  await expect(card.getByText('维护中')).toBeVisible()
  await play.click()
  await expect(page.getByRole('alert')).toContainText('维护中')
})
