import { atTable } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

const PRICE = 'button[aria-pressed][aria-disabled=false]'

for (const viewport of [
  { width: 568, height: 320 },
  { width: 844, height: 390 },
])
  test.describe(`a phone on its side, ${viewport.width} wide`, () => {
    test.use({ viewport, hasTouch: true })

    test('has the amount, its keypad and what bets in sight, each on top', async ({
      page,
      enterAs,
      control,
    }) => {
      // A match that is played may be held at any moment.
      await control('POST', '/clock', { frozen: true })
      await enterAs('vip5', '/game/sport/crty')
      await page.locator(PRICE).first().tap()
      await page.getByRole('button', { name: /打开投注单，1 项/ }).tap()
      const sheet = page.getByRole('dialog', { name: '投注单' })
      const field = sheet.getByRole('textbox', { name: /投注金额/ })
      await field.tap()
      const keys = sheet.getByRole('group', { name: '数字键盘' }).getByRole('button')
      await expect(keys).toHaveCount(15)
      const parts = [field, sheet.getByRole('button', { name: '请输入投注金额' }), ...(await keys.all())]
      for (const part of parts)
        await expect
          .poll(() =>
            part.evaluate((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              const middle = (left + right) / 2
              return [top + 2, bottom - 2].every((y) =>
                element.contains(document.elementFromPoint(middle, y)),
              )
            }),
          )
          .toBe(true)
    })

    test('has the room of the list for the list, once it is scrolled', async ({ page, enterAs }) => {
      await enterAs('vip5', '/game/sport/crty')
      const menu = page.getByRole('button', { name: '更多', exact: true })
      await expect(menu).toBeInViewport()
      await page.getByRole('article').nth(3).scrollIntoViewIfNeeded()
      await expect(menu).not.toBeInViewport()
    })
  })

for (const [width, height] of [
  [844, 390],
  [683, 384],
] as const)
  for (const hall of ['egame', 'fishing'])
    test(`at ${width} × ${height} the games of ${hall} begin on the first screen`, async ({
      page,
      enterAs,
    }) => {
      await page.setViewportSize({ width, height })
      await enterAs('vip5', `/game/${hall}`)
      const game = page.getByRole('region', { name: '游戏列表' }).getByRole('article').first()
      const top = async () => (await game.boundingBox())?.y ?? Infinity
      await expect.poll(top).toBeLessThan(height - 56)
    })

test.describe('the board in the hand', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('takes a thumb on the way to a match, on its star and on the arrows within 40 pixels', async ({
    page,
    enterAs,
    control,
  }) => {
    await control('POST', '/clock', { frozen: true })
    await enterAs('vip5', '/game/sport/crty')
    const row = page.getByRole('article').nth(1)
    await expect(row).toBeVisible()
    const targets = [
      row.getByRole('button', { name: /^更多玩法/ }),
      row.getByRole('button', { name: /^收藏/ }),
      page.getByRole('button', { name: /^下一组玩法/ }),
    ]
    for (const target of targets) {
      const width = await target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const y = (top + bottom) / 2
        const own = Array.from({ length: 121 }, (_, at) => (left + right) / 2 - 60 + at).filter((x) =>
          element.contains(document.elementFromPoint(x, y)),
        )
        return Math.max(...own) - Math.min(...own)
      })
      expect(width).toBeGreaterThanOrEqual(39)
    }
  })
})

test('on a desk the hands that are played out lie in the middle of their felt and use its width', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '棋牌', '澄湾棋牌', /珊瑚斗地主/)
  const cards = frame.getByRole('region', { name: '乙', exact: true }).locator('.card-place')
  const felt = frame.locator('.felt')
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(cards).toHaveCount(17)
    const span = async () => {
      const [first, last, all] = [
        (await cards.first().boundingBox())!,
        (await cards.last().boundingBox())!,
        (await felt.boundingBox())!,
      ]
      const wide = last.x + last.width - first.x
      return { part: wide / all.width, off: Math.abs(first.x + wide / 2 - all.x - all.width / 2) }
    }
    await expect.poll(async () => (await span()).part).toBeGreaterThan(0.55)
    expect((await span()).off).toBeLessThan(8)
    await expect(frame.locator('.road-box')).toBeInViewport({ ratio: 1 })
  }
})

test('on a large desk what is bet on fills its panel, at a draw of many numbers too', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '彩票', '澄湾彩票', /六色球/)
  await page.setViewportSize({ width: 1920, height: 1080 })
  const panels = frame.locator('.panel')
  await expect(panels).toHaveCount(4)
  const below = () =>
    panels.evaluateAll((all) =>
      all.map(
        (panel) =>
          panel.getBoundingClientRect().bottom -
          panel.querySelector('button:last-child')!.getBoundingClientRect().bottom,
      ),
    )
  await expect.poll(async () => Math.max(...(await below()))).toBeLessThan(18)
})
