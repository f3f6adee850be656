import { expect, test } from '../rig/visit.ts'

/** What is read stays where it is while something above it comes late. */

test('the games of the hall stand where they are when the pools above them come', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/venue/getBonusPools', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/game/egame')
  const game = page.getByRole('article').first()
  await expect(game).toBeVisible()
  const before = await game.boundingBox()
  answer()
  await expect(page.getByRole('region', { name: '累积奖池' }).getByRole('listitem')).toHaveCount(3)
  expect((await game.boundingBox())?.y).toBe(before?.y)
})

test('on a phone what is exchanged stands at the top of its page before the balance has come too', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/transfer/getBalance*', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/mine/exchange')
  const tab = page.getByRole('tab', { name: '积分商城' })
  await expect(tab).toBeVisible()
  const before = await tab.boundingBox()
  answer()
  await expect(page.getByRole('region', { name: /我的积分/ })).toBeVisible()
  expect((await tab.boundingBox())?.y).toBe(before?.y)
})

test('a shelf that the hall has not got takes no place before that is known', async ({ page, enterAs }) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/venue/gameList', async (route) => {
    if (route.request().postData()?.includes('recent')) await awaited
    await route.continue()
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        performance.mark('moved', { detail: (shift as PerformanceEntry & { value: number }).value })
    }).observe({ type: 'layout-shift' })
  })
  const others = page.waitForResponse(
    (response) =>
      response.url().includes('/venue/gameList') && !response.request().postData()?.includes('recent'),
  )
  await enterAs('fresh01', '/game/egame')
  await (await others).finished()
  answer()
  await expect(page.getByRole('region', { name: '新游戏' }).getByRole('article')).toHaveCount(6)
  const moved = await page.evaluate(() =>
    performance
      .getEntriesByName('moved')
      .map((mark) => (mark as PerformanceMark).detail as number)
      .reduce((sum, part) => sum + part, 0),
  )
  expect(moved).toBeLessThan(0.02)
})
