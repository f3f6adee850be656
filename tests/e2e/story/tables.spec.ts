import { NARROW } from '../rig/stage.ts'
import { enterVenue } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

test('on a phone the roulette wheel covers nothing of the cloth while it turns', async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await enterAs('vip5')
  await enterVenue(page, '真人', '澄湾真人')
  await page.setViewportSize(NARROW)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /丹霞轮盘/ }).click()
  const cloth = frame.getByRole('region', { name: '注项' })
  const before = await cloth.boundingBox()
  await frame.getByRole('button', { name: /^红 1 赔/ }).click()
  await frame.getByRole('button', { name: '转动', exact: true }).click()
  const wheel = frame.locator('.turning .window')
  await expect(wheel).toBeVisible()
  const seen = (await wheel.boundingBox())!
  expect(seen.y + seen.height).toBeLessThanOrEqual(before!.y)
  expect(await cloth.boundingBox()).toEqual(before)
})

test('a table of drawn numbers counts its draws of the day and shows which side each fell on', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const opening = page.waitForEvent('popup')
  await enterVenue(page, '彩票', '吉一彩票')
  const own = await opening
  await own.getByRole('link', { name: /龙舟双面盘/ }).click()
  const newest = own.getByText(/^今日第 \d+ 期/)
  const numberOf = async () => Number(/\d+/.exec((await newest.textContent()) ?? '')![0])
  const before = await numberOf()
  const marks = own.getByRole('img', { name: '大小路' }).locator('i')
  await expect(marks).toHaveCount(before)
  await own
    .getByRole('button', { name: /^大 1 赔/ })
    .first()
    .click()
  await own.getByRole('button', { name: '开奖', exact: true }).click()
  await expect(marks).toHaveCount(before + 1)
  expect(await numberOf()).toBe(before + 1)
  await expect(own.getByRole('list', { name: '近期开奖' })).toContainText(`${before} 期`)
})
