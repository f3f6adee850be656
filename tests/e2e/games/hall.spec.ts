import { expect, test } from '../rig/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test('on a tablet no badge lies on the sum of a pool, and every kind of game can be chosen without a swipe', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/game/egame')
  const cover = page
    .getByRole('article')
    .filter({ hasText: /¥[\d,.]+/ })
    .filter({ has: page.getByText('热', { exact: true }) })
    .first()
  const [badge, sum] = [cover.getByText('热', { exact: true }), cover.getByText(/^¥[\d,.]+$/).last()]
  await expect(async () => {
    await sum.scrollIntoViewIfNeeded()
    const [sign, pool] = [(await badge.boundingBox())!, (await sum.boundingBox())!]
    expect(sign.y >= pool.y + pool.height || sign.x + sign.width <= pool.x).toBe(true)
  }).toPass()
  const kinds = page.getByRole('group', { name: '游戏筛选' })
  const { scrollWidth, clientWidth } = await kinds.evaluate(({ scrollWidth: all, clientWidth: seen }) => ({
    scrollWidth: all,
    clientWidth: seen,
  }))
  expect(scrollWidth).toBe(clientWidth)
})

for (const width of [390, 683])
  test(`at ${width} px a hall of slots is as wide as its window, and what finds a game stands in it`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enterAs('vip5', '/game/egame')
    await expect(page.getByRole('group', { name: '游戏筛选' })).toBeVisible()
    await expect(page.getByRole('searchbox').or(page.getByPlaceholder(/搜索/)).first()).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
