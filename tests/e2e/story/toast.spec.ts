import { expect, test } from '../rig/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

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
