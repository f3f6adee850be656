import { NARROW } from '../rig/stage.ts'
import { enterVenue } from '../rig/venue.ts'
import { expect, test, type Page } from '../rig/visit.ts'

const SIZES = {
  'phone on its side': { width: 844, height: 390 },
  phone: NARROW,
  'low phone': { width: 360, height: 640 },
  desk: { width: 1366, height: 768 },
}

const atRoulette = async (page: Page, size: (typeof SIZES)['desk']) => {
  await enterVenue(page, '真人', '澄湾真人')
  await page.setViewportSize(size)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /丹霞轮盘/ }).click()
  return frame
}

test('on a phone the roulette wheel covers nothing of the cloth while it turns, and a thumb finds each number', async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await enterAs('vip5')
  const frame = await atRoulette(page, NARROW)
  const cloth = frame.getByRole('region', { name: '注项' })
  const before = await cloth.boundingBox()
  await frame.getByRole('button', { name: /^红 1 赔/ }).click()
  await frame.getByRole('button', { name: '转动', exact: true }).click()
  const wheel = frame.locator('.turning .window')
  await expect(wheel).toBeVisible()
  const seen = (await wheel.boundingBox())!
  expect(seen.y + seen.height).toBeLessThanOrEqual(before!.y)
  expect(await cloth.boundingBox()).toEqual(before)
  const number = await frame.getByRole('button', { name: /^17 1 赔/ }).boundingBox()
  expect(number!.height).toBeGreaterThanOrEqual(40)
})

test('on a low phone a tap beside the middle of a number is its own and told; on its side the wheel can be turned', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atRoulette(page, SIZES['low phone'])
  const number = frame.getByRole('button', { name: /^17 1 赔/ })
  const { width, height } = (await number.boundingBox())!
  await number.click({ position: { x: width / 2, y: height * 0.75 } })
  await expect(frame.getByRole('status')).toHaveText('已下 单号 17 ¥10')
  await frame.getByRole('button', { name: '撤销' }).click()
  await expect(frame.getByRole('status')).toHaveText('')
  const stage = frame.locator('.stage')
  const faded = () => stage.evaluate((it) => getComputedStyle(it).getPropertyValue('--more'))
  await expect.poll(faded, 'the cloth goes on').toBe('40px')
  await stage.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  await expect.poll(faded, 'to here').toBe('0px')

  await page.setViewportSize({ width: 640, height: 360 })
  const turn = frame.getByRole('button', { name: '转动', exact: true })
  await expect(turn).toBeInViewport({ ratio: 1 })
  expect((await number.boundingBox())!.height).toBeGreaterThan(30)
})

for (const [device, size] of Object.entries(SIZES))
  test(`on a ${device} chips on a number and on its lines lie beside each other, and cover none of it`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atRoulette(page, size)
    for (const name of ['17 ', '17/18 ', '16/17 ', '14/17 ', '17/20 ', '16/17/19/20 '])
      await frame.getByRole('button', { name: new RegExp(`^${name}1 赔`) }).press('Space')
    const chips = await frame
      .locator('.laid')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const places = chips.map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
      width,
      height,
    }))
    // Round, or nearly so: 1 where they touch.
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1))
        expect(
          2 *
            Math.hypot(
              (one.x - other.x) / (one.width + other.width),
              (one.y - other.y) / (one.height + other.height),
            ),
        ).toBeGreaterThanOrEqual(1)
    const number = await frame.locator('.on-n17 strong').evaluate((strong) => {
      const range = document.createRange()
      range.selectNodeContents(strong)
      return range.getBoundingClientRect()
    })
    for (const { left, right, top, bottom } of chips)
      expect(
        left < number.right && right > number.left && top < number.bottom - 4 && bottom > number.top + 4,
      ).toBe(false)
  })

test('on a low phone the rest of the cloth is one press away, and how lines are aimed at stays in sight', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atRoulette(page, SIZES['low phone'])
  await expect(frame.getByText('点号码，按住选格线')).toBeInViewport({ ratio: 1 })
  await frame.getByRole('button', { name: '↓ 25–36' }).click()
  await expect(frame.getByRole('button', { name: /^第三列/ })).toBeInViewport({ ratio: 1 })
  await frame.getByRole('button', { name: '↑ 0–12' }).click()
  await expect(frame.getByRole('button', { name: /^0 1 赔/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(NARROW)
  await expect(frame.getByRole('button', { name: /0–12|25–36/ })).toBeHidden()
})

test('a pointer that lies still marks nothing over the number that came, until it moves', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atRoulette(page, SIZES.desk)
  const covered = frame.locator('.straight .covered')
  await frame.getByRole('button', { name: /^红 1 赔/ }).click()
  await expect(covered).toHaveCount(18)
  await page.keyboard.press('Control+Enter')
  await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
  await expect(frame.locator('.straight .won')).toHaveCount(1)
  await expect(covered).toHaveCount(0)
  await frame.getByRole('button', { name: /^红 1 赔/ }).hover({ position: { x: 20, y: 20 } })
  await expect(covered).toHaveCount(18)
})

test('who comes to the cloth finds no number marked, wherever the pointer lies', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  await enterVenue(page, '真人', '澄湾真人')
  await page.setViewportSize(NARROW)
  const frame = page.frameLocator('iframe')
  const link = frame.getByRole('link', { name: /丹霞轮盘/ })
  await expect(link).toBeVisible()
  await page.mouse.move(40, 380)
  await link.press('Enter')
  const red = frame.getByRole('button', { name: /^红 1 赔/ })
  await expect.poll(() => red.evaluate((one) => one.matches(':hover'))).toBe(true)
  await expect(frame.locator('.straight .covered')).toHaveCount(0)
})
