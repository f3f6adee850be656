import { authDialog } from '../rig/auth.ts'
import { homePrice, playMatch } from '../rig/match.ts'
import { missed, seenWhole } from '../rig/reach.ts'
import { atTable } from '../rig/venue.ts'
import { expect, type Page, test } from '../rig/visit.ts'

// Members are reached by the menus of a desk.
test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true })

/** On a small phone. */
const openTable = (page: Page, category: string, venue: string, table: RegExp) =>
  atTable(page, category, venue, table, { width: 360, height: 640 })

test('a thumb that is held on the roulette sees enlarged what lies under it, and lays on a corner where it is lifted', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await openTable(page, '真人', '澄湾真人', /丹霞轮盘/)
  const { x, y, width, height } = (await frame.getByRole('button', { name: /^17 1 赔/ }).boundingBox())!
  const line = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints })
  const glass = frame.locator('.glass')
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
  await expect(glass).toBeVisible()
  await expect(glass.locator('> b')).toHaveText('17 1 赔 35')
  await touch('touchMove', { x: 4, y: 2 })
  await expect(glass.locator('> b')).toHaveText('松开取消')
  await expect(glass.locator('.lens')).toBeHidden()
  await touch('touchEnd')
  await expect(glass).toBeHidden()
  await expect(frame.getByRole('button', { name: /已下/ })).toHaveCount(0)

  // A tap, although the page was so busy that it took it for a finger that is held.
  const timestamp = Date.now() / 1_000
  const point = { x: x + width / 2, y: y + 4 }
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp })
  await expect(glass).toBeVisible()
  await line.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: timestamp + 0.05,
  })
  await expect(frame.getByRole('status'), 'a tap is the number’s, on its line too').toHaveText(
    '已下 单号 17 ¥10',
  )
  await frame.getByRole('button', { name: '撤销' }).click()
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
  await expect(glass).toBeVisible()
  await touch('touchMove', { x: x + width, y: y + height })
  await expect(glass.locator('> b')).toHaveText('17/18/20/21 1 赔 8')
  const shown = (await glass.boundingBox())!
  expect(shown.y + shown.height).toBeLessThan(y)
  const lens = (await glass.locator('.lens').boundingBox())!
  const below = (await glass.locator('.on-n20 strong').boundingBox())!
  expect(below.y + below.height, 'the lower number is in sight').toBeLessThanOrEqual(lens.y + lens.height)
  await touch('touchEnd')
  await expect(glass).toBeHidden()
  await expect(frame.getByRole('status')).toHaveText('已下 17/18/20/21 ¥10')
  await expect(frame.getByRole('button', { name: /已下/ })).toHaveCount(1)
})

test('on a small phone three hands lie on the table, which moves for nothing that is put down', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await openTable(page, '棋牌', '澄湾棋牌', /珊瑚斗地主/)
  const hand = frame.getByRole('region', { name: '乙' })
  const right = (box: { x: number; width: number } | null) => box!.x + box!.width
  const last = hand.locator('.card-place').last()
  expect(right(await last.boundingBox())).toBeLessThanOrEqual(right(await hand.boundingBox()))
  const before = await hand.boundingBox()
  await hand.locator('.note').evaluate((note) => note.append('♠3 ♥4 ♦5 ♣6 ♠7 ♥8 ♦9 ♣10 ♠J ♥Q ♦K ♠A'))
  expect(await hand.boundingBox()).toEqual(before)
  const spots = frame.getByRole('button', { name: /，返还率/ })
  await expect(spots).toHaveCount(4)
  const rows = new Set<number>()
  for (const spot of await spots.all()) {
    await spot.click()
    await expect(spot).toBeInViewport({ ratio: 1 })
    rows.add((await spot.boundingBox())!.y)
  }
  expect(rows.size).toBe(1)
})

test('on a small phone what each fish brings lies within its dialog', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await openTable(page, '捕鱼', '澄湾捕鱼', /珍珠潮汐/)
  await frame.getByRole('radio', { name: '500 元' }).click()
  await frame.getByRole('button', { name: '鱼表' }).click()
  const [table, body] = await Promise.all(
    ['table', '.dialog-body'].map((part) => frame.locator(part).boundingBox()),
  )
  expect(table!.x + table!.width).toBeLessThanOrEqual(body!.x + body!.width - 18)
})

test('on a phone the whole of what was drawn is a touch away, and before any round the proof tells the hash of the next one', async ({
  page,
  enterAs,
}) => {
  await enterAs('fresh01')
  const frame = await openTable(page, '彩票', '澄湾彩票', /云锦双面盘/)
  const way = frame.getByRole('button', { name: /走势/ })
  expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(40)
  await way.click()
  const whole = frame.getByRole('dialog', { name: '走势' })
  await expect(whole.getByRole('img', { name: '龙虎路' })).toBeVisible()
  expect(await whole.getByRole('list', { name: '往期开奖' }).getByRole('listitem').count()).toBeGreaterThan(6)
  await whole.getByRole('button', { name: '关闭' }).click()
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '公平验证' }).click()
  const promise = frame.getByRole('definition').filter({ hasText: /^[0-9a-f]{64}$/ })
  await expect(promise).toHaveCount(2)
  const isSeen = await promise
    .first()
    .locator('code')
    .evaluate((code) => code.scrollWidth <= code.clientWidth)
  expect(isSeen, 'all of it is seen').toBe(true)
  for (const pressed of ['返回', '更多', '复制下一局的承诺'])
    expect(
      (await frame.getByRole('button', { name: pressed, exact: true }).boundingBox())!.height,
    ).toBeGreaterThanOrEqual(40)
  for (const code of ['由种子得出数', '由数得出结果'])
    expect((await frame.getByRole('link', { name: code }).boundingBox())!.height).toBeGreaterThanOrEqual(39)
  const own = frame.getByRole('textbox', { name: '新的玩家种子' })
  await own.fill('a'.repeat(80))
  await expect(own).toHaveAccessibleDescription(/^太长，现在 80 个。.*最多 64 个/)
  await expect(frame.getByRole('heading', { name: '下一局的结果已经定好' })).toBeVisible()
  await expect(frame.getByRole('combobox', { name: '选择一局' })).toHaveCount(0)
})

test('on a small phone the numbers that came are one whole row, a thumb finds each on the cloth, what came is in sight, and the proof begins with whether the last round is right', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await openTable(page, '真人', '澄湾真人', /丹霞轮盘/)
  const road = frame.getByRole('list', { name: '近期号码' })
  await expect(road).toBeVisible()
  expect((await road.boundingBox())?.height).toBe(24)
  const number = frame.getByRole('button', { name: /^36 1 赔/ })
  expect((await number.boundingBox())!.height).toBeGreaterThanOrEqual(40)
  await number.click()
  await frame.getByRole('button', { name: '转动', exact: true }).click()
  await expect(frame.getByRole('status')).toHaveText(/我的盈亏/)
  await expect(frame.locator('.straight .won')).toBeInViewport({ ratio: 1 })
  await expect(road).toBeInViewport({ ratio: 1 })
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '公平验证' }).click()
  // How to see it stands on the same screen as that it isn't told yet.
  const change = frame.getByRole('button', { name: '换种子，公开旧的' })
  await expect(frame.getByText(/还在使用，不能公开/)).toBeInViewport({ ratio: 1 })
  await expect(change).toBeInViewport({ ratio: 1 })
  const steps = frame.getByRole('list').filter({ hasText: '按规则得出的结果' })
  const before = await steps.boundingBox()
  await change.click()
  await expect(frame.getByRole('heading', { name: /验证一致$/ })).toBeInViewport({ ratio: 1 })
  expect(await steps.boundingBox(), 'the steps stay where they were').toEqual(before)
  await expect(frame.getByText('已换种子：第 1 对已公开')).toBeInViewport({ ratio: 1 })
})

test('on a small phone all that is bet on is in sight before and after a round, and a lost stake is told with its sum', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const duel = await openTable(page, '电竞', '澄湾电竞', /醒狮胜负盘/)
  const picks = duel.getByRole('radio', { name: /，/ })
  await expect(picks.last()).toBeInViewport({ ratio: 1 })
  await picks.last().click()
  await duel.getByRole('button', { name: '下注开赛' }).click()
  await expect(duel.getByRole('status')).toHaveText(/\d:\d .+(?:我的盈亏 -|派彩 )[\d.]+$/)
  await expect(picks.first()).toBeInViewport({ ratio: 1 })
  await expect(picks.last()).toBeInViewport({ ratio: 1 })

  await page.goto('/')
  await page.setViewportSize({ width: 1366, height: 768 })
  const cards = await openTable(page, '棋牌', '澄湾棋牌', /云锦十三水/)
  const seat = cards.getByRole('button', { name: /^玄 1 赔/ })
  await expect(seat).toBeInViewport({ ratio: 1 })
  const before = await seat.boundingBox()
  await seat.click()
  await cards.getByRole('button', { name: '发牌' }).click()
  await expect(cards.getByRole('status')).toHaveText(/我的盈亏/)
  expect(await seat.boundingBox()).toEqual(before)
})

const PAGES = [
  '/',
  '/game/sport/crty',
  '/mine/wallet',
  '/mine/savemoney',
  '/mine/takemoney',
  '/mine/transRecord',
  '/mine/betRecord',
  '/mine/restraint',
  '/mine/vip',
  '/mine/welfare',
  '/activity/discount',
  '/app/help/ck',
  '/game/realbet',
  '/game/fishing',
  '/game/egame',
  '/game/chess',
  '/game/lottery',
]

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const)
  test(`nothing that is pressed has less than a thumb's reach at ${width} × ${height}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    await page.setViewportSize({ width, height })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(
        page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible()
      await seenWhole(page)
      await expect.poll(() => missed(page), path).toEqual([])
    }
  })

test('a switch and the parts of a record are pressed by a thumb that is 19 px beside their middle', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('vip5', '/mine/message')
  const press = async (words: string) => {
    const label = page.getByRole('main').getByText(words, { exact: true })
    await expect(label).toBeVisible()
    const { x, y, width, height } = (await label.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2 + 19)
  }
  await press('只看未读')
  await expect(page.getByRole('switch', { name: '只看未读' })).toBeChecked()
  await page.goto('/mine/betRecord')
  await press('未结算')
  await expect(page.getByRole('radio', { name: '未结算' })).toBeChecked()
})

test('nor in the dialog of the login, nor in the slip', async ({ page, enterAs, control }) => {
  /** What lies under the sheet isn't pressed. */
  const within = async () => (await missed(page)).filter((each) => !each.endsWith(' 0 × 0'))
  await playMatch(control, '0.87')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?register=1')
  await expect(authDialog(page, /注册/)).toBeVisible()
  await expect.poll(within).toEqual([])
  await enterAs('vip5', '/game/sport/crty')
  const others = page.getByRole('article').filter({ hasNot: page.locator('[aria-pressed=true]') })
  await homePrice(page).click()
  await page.getByRole('button', { name: /@/ }).last().click()
  const sheet = page.getByRole('dialog', { name: '投注单' })
  await expect(sheet).toBeVisible()
  await expect.poll(within).toEqual([])
  await sheet.getByRole('button', { name: '多注' }).click()
  await page.keyboard.press('Escape')
  await others.getByRole('button', { name: /让球/, disabled: false }).first().click()
  await page
    .getByRole('button', { name: /投注单|@/ })
    .last()
    .click()
  await expect(sheet.getByRole('button', { name: /^移除/ })).toHaveCount(2)
  await expect.poll(within).toEqual([])
})

for (const width of [360, 390])
  test(`on a phone ${width} px wide a venue’s name stands beside its picture, and the hall’s tabs beside its subject`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enterAs('vip5', '/game/lottery')
    const venues = page.getByRole('region', { name: '彩票场馆' })
    const card = venues.getByRole('article').filter({ hasText: '四季彩票' })
    const end = await card.getByRole('heading').evaluate((name) => {
      const words = document.createRange()
      words.selectNodeContents(name)
      return words.getBoundingClientRect().right
    })
    const art = (await card.locator('img').boundingBox())!
    // It comes out of the dark from its edge on.
    expect(end).toBeLessThan(art.x + art.width / 10)
    await page.goto('/game/egame')
    const pools = page.getByRole('region', { name: '累积奖池' })
    const scene = (await page.getByRole('main').locator('img').first().boundingBox())!
    expect(scene.y + scene.height).toBeLessThanOrEqual((await pools.boundingBox())!.y + 4)
  })
