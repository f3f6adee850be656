import { atTable, enterVenue } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'
import type { Page } from '../rig/visit.ts'

const ofGame = (page: Page) => page.locator('iframe').contentFrame()

test('a game whose own script doesn’t come says so at once, and plays once it is tried again', async ({
  page,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5')
  const script = '**/mock/games/slot.js'
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
  await expect(frame.getByText('还没有载入，请检查网络后重试。')).toBeVisible()
  await expect(frame.getByText('正在入座…')).toBeHidden()
  await page.unroute(script)
  await frame.getByRole('link', { name: '重试' }).click()
  await expect(frame.getByRole('button', { name: '旋转' })).toBeVisible()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a game whose first script doesn’t come says so after a while by its style alone (${reducedMotion}), and leads back`, async ({
    page,
    enterAs,
    provoke,
  }) => {
    provoke(/./)
    await page.emulateMedia({ reducedMotion })
    await enterAs('vip5')
    const script = '**/mock/games/start.js'
    await page.route(script, (route) => route.abort())
    const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
    await expect(frame.getByText('正在入座…')).toBeVisible()
    await ofGame(page)
      .locator('body')
      .evaluate(() => {
        for (const one of document.getAnimations()) one.finish()
      })
    await expect(frame.getByText('还没有载入，请检查网络后重试。')).toBeVisible()
    await expect(frame.getByText('正在入座…')).toBeHidden()
    await page.unroute(script)
    await frame.getByRole('link', { name: '返回大厅' }).click()
    await expect(frame.getByRole('link', { name: /锦鲤奇兵/ }).first()).toBeVisible()
    await expect(frame.getByText('还没有载入')).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: null })
  })

test('a game whose script hangs says so over the sign of the house, where the money is, and comes when it is tried again', async ({
  page,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5')
  const script = '**/mock/games/start.js'
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  // The first one is given up by then.
  await page.route(script, (route) => awaited.then(() => route.continue()).catch(() => undefined))
  await page.clock.install()
  await enterVenue(page, '电子', '澄湾电子')
  await expect(page.getByRole('status', { name: '启动中...' })).toBeVisible()
  await page.clock.runFor(20_000)
  const late = page.getByRole('alert').filter({ hasText: '游戏长时间没有载入' })
  await expect(late).toContainText('您的余额没有变动')
  await late.getByRole('button', { name: '重试' }).click()
  await expect(late).toHaveCount(0)
  answer()
  await expect(
    ofGame(page)
      .getByRole('link', { name: /锦鲤奇兵/ })
      .first(),
  ).toBeVisible()
  await expect(late).toHaveCount(0)
})
