import { LEAGUE, TEAMS, slipOf, parlay, longParlay } from '../rig/parlay.ts'
import { expect, test, type Page } from '../rig/visit.ts'

type Locator = ReturnType<Page['locator']>

/** Whether each corner and the middle of a thing are what is seen there. */
const isSeen = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const
    return points.every(([at, down]) => {
      const seen = document.elementFromPoint(at, down)
      return seen !== null && (element.contains(seen) || seen.contains(element))
    })
  })

/** Scrolls so far that a thing lies at the very edge of what scrolls, half of it beyond. */
const bringTo = (thing: Locator, edge: 'start' | 'end') =>
  thing.evaluate((element, at) => {
    element.blur()
    element.scrollIntoView({ block: at, behavior: 'instant' })
    const { top, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement)
      if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
        const edges = box.getBoundingClientRect()
        box.scrollTop += at === 'start' ? (top + bottom) / 2 - edges.top : (top + bottom) / 2 - edges.bottom
        return
      }
  }, edge)

const WIDE = { width: 1440, height: 900 }
const SIZES = [
  ['a phone', 390, 844, '@soak'],
  ['a small phone', 360, 640, undefined],
  ['a notebook', 1366, 768, '@soak'],
  ['a notebook at 200 %', 683, 384, undefined],
] as const

// The tab is everybody's.
test.afterEach(({ page }) => page.setViewportSize(WIDE))

for (const [name, width, height, tag] of SIZES) {
  const title = `a parlay of four legs on ${name}: its stake, what it brings and its button are under nothing`
  test(title, { tag }, async ({ page, enterAs, control }) => {
    await page.setViewportSize({ width, height })
    const { slip } = await parlay({ page, enterAs, control })
    const stake = slip.getByRole('textbox', { name: '投注金额' })
    await stake.focus()
    await expect.poll(() => isSeen(stake)).toBe(true)
    await stake.fill('20')
    const place = slip.getByRole('button', { name: /^确认投注/ })
    await expect(place).toContainText(/¥20.*可赢 ¥\d/)
    await expect(place).toBeEnabled()
    for (const thing of [stake, place]) await expect.poll(() => isSeen(thing)).toBe(true)
    // Each leg comes out from under the head and from above what stands below.
    for (const leg of await slip.getByRole('button', { name: /^移除/ }).all())
      for (const edge of ['start', 'end'] as const) {
        await bringTo(leg, edge)
        await leg.focus()
        await expect.poll(() => isSeen(leg)).toBe(true)
      }
  })
}

/** How many lines a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    // Boxes and their letters begin at different heights of one line.
    const middles = [...range.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2)
    const sorted = middles.toSorted((one, other) => one - other)
    return sorted.filter((middle, at) => at === 0 || middle - sorted[at - 1]! > 8).length
  })

const LONG = [
  ['法兰克福城联合', '布伦瑞克竞技'],
  ['埃因霍温流浪者', '费耶诺德星辰'],
] as const

test('each of several bets beside the board has its match in one line', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await control('POST', '/clock', { frozen: true })
  for (const [home, away] of LONG)
    await control('POST', '/matches', { league: LEAGUE, home, away, startsIn_s: -600 })
  await enterAs('vip5', '/game/sport/crty')
  const slip = await slipOf(page)
  await slip.getByRole('button', { name: '串关' }).click()
  const matches = LONG.map(([home, away]) => `${home} 对 ${away}`)
  for (const name of matches)
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: /大小 .*大/ })
      .first()
      .click()
  for (const name of matches) await expect.poll(() => linesOf(slip.getByText(name))).toBe(1)
  await slip.getByRole('button', { name: '多注' }).click()
  for (const name of matches) {
    await expect.poll(() => linesOf(slip.getByText(name))).toBe(1)
    await expect(slip.getByText(name)).toHaveCount(1)
  }
})

test('each way to combine four legs beside the board says how many bets it is', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { slip } = await parlay({ page, enterAs, control })
  const ways = slip.getByRole('radiogroup', { name: '串关方式' })
  // What is pressed lies over them.
  const isShown = (words: Locator) =>
    words.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(element)
    })
  for (const bets of [1, 4, 5, 6, 11])
    await expect.poll(() => isShown(ways.getByText(`${bets} 注`, { exact: true }))).toBe(true)
})

test('below a slip that grows the room has what is left to the last pixel, and opens whole by a press', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { slip, gids } = await longParlay({ page, enterAs, control })
  const room = page.getByRole('region', { name: /^聊天室：/ })
  const unfold = room.getByRole('button', { name: '打开聊天' })
  const isFilled = () =>
    room.evaluate((element) => {
      const column = element.parentElement!.parentElement!.getBoundingClientRect()
      return Math.abs(element.getBoundingClientRect().bottom - column.bottom) < 2
    })
  await expect(unfold).toBeVisible()
  await expect.poll(isFilled).toBe(true)
  await control('POST', `/matches/${gids[0]}/events`, { type: 'suspend' })
  await expect(slip.getByText('盘口暂停，恢复后可投')).toBeVisible()
  await expect.poll(isFilled).toBe(true)
  await unfold.click()
  await expect(
    page.getByRole('dialog', { name: '聊天室' }).getByRole('textbox', { name: '发言' }),
  ).toBeVisible()
})

for (const [name, width, height] of [
  ['a notebook', 1366, 768],
  ['a desk', 1920, 1080],
] as const)
  test(`six legs beside the board on ${name} are in sight, and below them how they are combined, stake and button`, async ({
    page,
    enterAs,
    control,
  }) => {
    await page.setViewportSize({ width, height })
    const { slip } = await longParlay({ page, enterAs, control })
    await slip.getByRole('textbox', { name: '投注金额' }).fill('20')
    await expect(slip.getByRole('button', { name: /^确认投注/ })).toContainText(/¥20.*可赢 ¥\d/)
    const legs = await slip.getByRole('listitem').all()
    expect(legs).toHaveLength(6)
    const parts = [slip.getByRole('textbox'), slip.getByRole('button', { name: /^确认投注/ }), ...legs]
    for (const one of parts) await expect.poll(() => isSeen(one)).toBe(true)
  })

test('the sums on the receipt of a large bet beside the board are whole, and none runs into another', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { slip } = await parlay({ page, enterAs, control })
  await slip.getByRole('radio', { name: /^4串11/ }).check({ force: true })
  await slip.getByRole('textbox', { name: '每注金额' }).fill('1500')
  await slip.getByRole('button', { name: /^确认投注/ }).click()
  await expect(slip.getByRole('status')).toContainText('确认中')
  await control('POST', '/clock', { advance_s: 6 })
  const receipt = slip.getByRole('article')
  await expect(receipt.getByText('¥16,500.00')).toBeVisible()
  const runsOver = await receipt.locator('dl').evaluate((list) => {
    const boxes = [...list.querySelectorAll('dd > *')].map((sum) => sum.getBoundingClientRect())
    const { right } = list.getBoundingClientRect()
    return boxes.some((box, at) => {
      const next = boxes[at + 1]
      return box.right > right || (next && next.top < box.bottom && next.left < box.right + 4)
    })
  })
  expect(runsOver).toBe(false)
})

test.describe('with a phone in hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('three legs of a series stand above its keypad', async ({ page, enterAs, control }) => {
    const { slip } = await parlay({ page, enterAs, control })
    await slip.getByRole('textbox', { name: '投注金额' }).tap()
    await expect(slip.getByRole('group', { name: '数字键盘' })).toBeVisible()
    for (const [home, away] of TEAMS.slice(0, 3)) {
      const match = slip.getByText(`${home} 对 ${away}`)
      await expect.poll(() => isSeen(match)).toBe(true)
    }
  })

  test('at 200 % a series is no wider than the page', async ({ page, enterAs, control }) => {
    const { slip } = await parlay({ page, enterAs, control })
    await page.setViewportSize({ width: 195, height: 422 })
    const stake = slip.getByRole('textbox', { name: '投注金额' })
    await expect
      .poll(() => stake.evaluate((field) => field.getBoundingClientRect().right <= innerWidth))
      .toBe(true)
  })
})
