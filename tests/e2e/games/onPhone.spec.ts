import { NARROW } from '../rig/stage.ts'
import { atTable, enterVenue } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

test('on a phone a round of dice moves nothing, and a chip lies within its place and over none of its words', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '真人', '澄湾真人', /珍珠骰宝/, NARROW)
  const big = frame.getByRole('button', { name: /^大 1 赔/ })
  const before = await big.boundingBox()
  await big.click()
  const [chip, words] = [big.locator('.laid'), big.locator('small')]
  await expect(chip).toBeVisible()
  await expect(async () => {
    const [laid, said] = [await chip.boundingBox(), await words.boundingBox()]
    expect(laid!.x + laid!.width).toBeLessThanOrEqual(before!.x + before!.width)
    expect(laid!.y).toBeGreaterThanOrEqual(before!.y)
    expect(laid!.y + laid!.height <= said!.y || laid!.x >= said!.x + said!.width).toBe(true)
  }).toPass()
  await frame.getByRole('button', { name: '开奖' }).click()
  await expect(frame.getByRole('status')).toHaveText(/和值 \d+/)
  expect(await big.boundingBox()).toEqual(before)
  // All that is bet on is in sight, a part at a time; what lies on another is seen at its name.
  const says = await frame.getByRole('status').boundingBox()
  const parts = frame.getByRole('group', { name: '注项分组' }).getByRole('button')
  for (const [at, name] of [/^18 1 赔/, /^666 1 赔/, /^56 1 赔/].entries()) {
    await parts.nth(at).click()
    const last = await frame.getByRole('button', { name }).boundingBox()
    expect(last!.y + last!.height).toBeLessThanOrEqual(says!.y)
  }
  await expect(big).toBeHidden()
  expect(await parts.first().evaluate((one) => getComputedStyle(one, '::after').content)).toBe('""')
})

for (const [hall, venue, table, spot] of [
  ['棋牌', '澄湾棋牌', '赤焰牛牛', '天'],
  ['真人', '澄湾真人', '星槎龙虎', '龙'],
] as const)
  test(`on a phone a chip breaks no line of a narrow spot: ${table}`, async ({ page, enterAs }) => {
    await enterAs('vip5')
    await enterVenue(page, hall, venue)
    await page.setViewportSize(NARROW)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name: new RegExp(table) }).click()
    const seat = frame.getByRole('button', { name: new RegExp(`^${spot} 1 赔`) })
    const pays = seat.locator('small')
    const before = await pays.boundingBox()
    await seat.click()
    await expect(seat.locator('.laid')).toBeVisible()
    expect(await pays.boundingBox()).toEqual(before)
  })

test('on a phone each bet on dice keeps what it is and what it pays beside its chip, laid and settled', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '真人', '澄湾真人', /珍珠骰宝/, { width: 360, height: 640 })
  const expectWords = () =>
    expect(async () => {
      for (const one of await frame.locator('.spot:has(.laid)').all()) {
        if (!(await one.isVisible())) continue
        const [coin, words] = [one.locator('.laid'), one.locator('small').first()]
        await expect(words).toBeVisible()
        await expect(words).toHaveText(/^1 赔/)
        const [laid, said] = [(await coin.boundingBox())!, (await words.boundingBox())!]
        expect(laid.y + laid.height <= said.y || laid.x >= said.x + said.width).toBe(true)
      }
    }).toPass()
  const parts = frame.getByRole('group', { name: '注项分组' }).getByRole('button')
  for (const [at, spot] of [/^大 1 赔/, /^666 1 赔/, /^(6|56) 1 赔/].entries()) {
    await parts.nth(at).click()
    for (const one of await frame.getByRole('button', { name: spot }).all()) await one.click()
    await expectWords()
  }
  await frame.getByRole('button', { name: '开奖', exact: true }).click()
  await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
  for (const part of await parts.all()) {
    await part.click()
    await expectWords()
  }
})

for (const [table, spots] of [
  [/双面盘/, [/^龙 /, /^虎 /]],
  [/时时乐/, [/^豹子/, /^对子/]],
  [/快三/, [/^大 1 赔/, /^小 1 赔/]],
] as const)
  test(`on a small phone chips and winnings lie over no price of a lottery: ${table.source}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atTable(page, '彩票', '澄湾彩票', table, { width: 360, height: 640 })
    for (const spot of spots) await frame.getByRole('button', { name: spot }).click()
    const covered = () =>
      frame.locator('.spot:has(.laid)').evaluateAll((all) =>
        all.flatMap((one) => {
          const words = document.createRange()
          words.selectNodeContents(one.querySelector('small')!)
          const said = words.getBoundingClientRect()
          return [...one.querySelectorAll('.laid, .gain')].flatMap((over) => {
            const { left, right, top, bottom } = over.getBoundingClientRect()
            const isOver =
              left < said.right && right > said.left && top < said.bottom - 3 && bottom > said.top + 2
            return isOver ? [`${over.className} on ${one.textContent}`] : []
          })
        }),
      )
    await expect(frame.locator('.laid')).toHaveCount(spots.length)
    await expect.poll(covered).toEqual([])
    await frame.getByRole('button', { name: '开奖', exact: true }).click()
    await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
    await expect.poll(covered).toEqual([])
  })

for (const [table, sizes] of [
  [
    /双面盘/,
    [
      [360, 640],
      [390, 844],
    ],
  ],
  [
    /时时乐/,
    [
      [360, 640],
      [390, 844],
    ],
  ],
  [
    /快三/,
    [
      [360, 640],
      [390, 844],
    ],
  ],
  [/六色球/, [[390, 844]]],
] as const)
  test(`all of a lottery’s bets and what draws are in one view of a phone: ${table.source}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atTable(page, '彩票', '澄湾彩票', table, { width: 360, height: 640 })
    const first = frame.getByRole('button', { name: /^大 1 赔/ }).first()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect(first).toBeInViewport({ ratio: 1 })
      await expect(frame.getByRole('button', { name: '开奖', exact: true })).toBeInViewport({ ratio: 1 })
      await expect(frame.locator('.spot').last()).toBeInViewport({ ratio: 1 })
      const under = await frame.locator('.stage').evaluate((stage) => {
        const spots = [...stage.querySelectorAll('.spot')].map((spot) => spot.getBoundingClientRect().bottom)
        return Math.max(...spots) - stage.getBoundingClientRect().bottom
      })
      expect(under).toBeLessThanOrEqual(-2)
      // Where it scrolls on, it fades.
      if (height === 640)
        expect(
          await frame.locator('.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight),
        ).toBe(0)
    }
  })

for (const [hall, venue, table, names] of [
  ['彩票', '澄湾彩票', /快三/, ['大', '小', '单', '双']],
  ['彩票', '澄湾彩票', /时时乐/, ['大', '小', '单', '双']],
  ['棋牌', '澄湾棋牌', /云锦十三水/, ['天', '地', '玄']],
] as const)
  test(`on a small phone what a bet won lies over no neighbour: ${table.source}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atTable(page, hall, venue, table, { width: 360, height: 640 })
    for (const name of names)
      await frame
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .first()
        .click()
    await frame.locator('.dock .gold').click()
    await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
    const out = await frame.locator('.spot:has(.laid)').evaluateAll((all) =>
      all.flatMap((spot) => {
        const own = spot.getBoundingClientRect()
        return [...spot.querySelectorAll('.laid, .gain')].flatMap((said) => {
          const { width, left, right, top, bottom } = said.getBoundingClientRect()
          const isIn = left >= own.left && right <= own.right && top >= own.top && bottom <= own.bottom
          return width === 0 || isIn ? [] : [`${said.className} of ${spot.textContent}`]
        })
      }),
    )
    expect(out).toEqual([])
  })

test('at 快三 no winning hangs over the name of a group', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atTable(page, '彩票', '澄湾彩票', /快三/, { width: 360, height: 640 })
  for (const name of ['大', '小', '单', '双'])
    await frame.getByRole('button', { name: new RegExp(`^${name} 1 赔`) }).click()
  await frame.getByRole('button', { name: '开奖', exact: true }).click()
  await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const over = await frame.locator('.boards').evaluate((boards) => {
      const names = [...boards.querySelectorAll('h2')].map((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        return words.getBoundingClientRect()
      })
      return [...boards.querySelectorAll('.spot')].flatMap((spot) => {
        const { left, right, bottom } = spot.getBoundingClientRect()
        // Where it would hang on each of them.
        return names.filter(
          (name) =>
            name.left < right && name.right > left && name.top < bottom + 12 && name.bottom > bottom - 4,
        )
      }).length
    })
    expect(over).toBe(0)
  }
})

for (const table of [/赤焰牛牛/, /瑶池二八杠/, /云锦十三水/])
  test(`on a small phone what a seat won lies over no name, and its road is whole: ${table.source}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atTable(page, '棋牌', '澄湾棋牌', table, { width: 360, height: 640 })
    const won = frame.locator('.spot .laid[data-gain]').first()
    await expect(frame.locator('.spot')).not.toHaveCount(0)
    for (const spot of await frame.locator('.spot').all()) await spot.click()
    const play = frame.locator('.dock .gold')
    await expect(async () => {
      await play.click()
      await expect(won).toBeVisible({ timeout: 8_000 })
    }).toPass()
    const covered = await frame.locator('.floor').evaluate((floor) => {
      const over = (said: Element, name: Element) => {
        const words = document.createRange()
        words.selectNodeContents(name.firstChild!)
        const [a, b] = [said.getBoundingClientRect(), words.getBoundingClientRect()]
        return a.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom
      }
      const pairs = [
        ...[...floor.querySelectorAll('.spot')].map((one) => [one, '.laid[data-gain]', 'strong'] as const),
        ...[...floor.querySelectorAll('.hand')].map((one) => [one, '.came', 'h2'] as const),
      ]
      return pairs.flatMap(([one, said, name]) => {
        const [sum, words] = [one.querySelector(said), one.querySelector(name)]
        return sum && words && over(sum, words) ? [`${sum.className} over ${words.textContent}`] : []
      })
    })
    expect(covered).toEqual([])
    const cut = await frame.locator('.road').evaluate((road) => {
      const { bottom } = road.getBoundingClientRect()
      return [...road.querySelectorAll('.bars b')].filter(
        (one) => one.getBoundingClientRect().bottom > bottom,
      ).length
    })
    expect(cut).toBe(0)
  })
