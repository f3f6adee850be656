import { homePrice, matchRow, playMatch } from '../rig/match.ts'
import { NARROW, USUAL } from '../rig/stage.ts'
import { expect, type Page, test } from '../rig/visit.ts'

/** Half of a phone's width and height: everything twice as big. */
const ZOOMED = { width: 195, height: 422 }

const PRICE = 'article button[aria-pressed][aria-disabled]'

/** Where the prices and the matches stand, and what of a price is under something else. */
const measure = (page: Page) =>
  page.evaluate((price) => {
    const foot = Math.min(
      ...[...document.querySelectorAll('nav, button')]
        .filter((one) => getComputedStyle(one).position === 'fixed')
        .map((one) => one.getBoundingClientRect().top)
        .filter((top) => top > 0),
    )
    const seen = [...document.querySelectorAll(price)].filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect()
      return width > 0 && top >= 0 && bottom <= foot
    })
    return {
      firstY: seen[0]?.getBoundingClientRect().top ?? Infinity,
      width: Math.min(...seen.map((one) => one.getBoundingClientRect().width)),
      height: Math.min(...seen.map((one) => one.getBoundingClientRect().height)),
      whole: [...document.querySelectorAll('article')].filter(
        (one) => one.getBoundingClientRect().bottom <= foot,
      ).length,
      tallest: Math.max(
        ...[...document.querySelectorAll('article')].map((one) => one.getBoundingClientRect().height),
      ),
      covered: seen.filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }).length,
      cut: seen.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
    }
  }, PRICE)

test('on a phone the first screen holds four matches with prices for a thumb, and nothing lies over them', async ({
  page,
  enterAs,
  control,
}) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await page.setViewportSize(NARROW)
  await homePrice(page).click()
  await expect(page.getByRole('button', { name: /打开投注单，1 项/ })).toBeVisible()
  await expect(page.getByText('演示环境')).toBeVisible()
  const seen = await measure(page)
  expect(seen.firstY).toBeLessThanOrEqual(200)
  expect(seen.whole).toBeGreaterThanOrEqual(4)
  expect(seen.tallest).toBeLessThanOrEqual(132)
  expect(seen.width).toBeGreaterThanOrEqual(44)
  expect(seen.height).toBeGreaterThanOrEqual(40)
  expect(seen).toMatchObject({ covered: 0, cut: 0 })

  await page.getByRole('button', { name: /^看独赢/ }).click()
  await expect(matchRow(page).getByRole('button', { name: /独赢/ }).first()).toBeVisible()

  await page.setViewportSize(ZOOMED)
  await expect.poll(async () => (await measure(page)).whole).toBeGreaterThanOrEqual(1)
  expect(await measure(page)).toMatchObject({ covered: 0, cut: 0 })
  await page.setViewportSize(USUAL)
})
