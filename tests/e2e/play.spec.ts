import { readFileSync } from 'node:fs'
import { violations } from './rig/axe.ts'
import { fitsWidth, NARROW, USUAL } from './rig/stage.ts'
import { atBaccarat, atTable, enterVenue, pressTwice } from './rig/venue.ts'
import { expect, test } from './rig/visit.ts'

test('a slot is launched, spun with the space bar, moves the balance and is in the bet record', async ({
  page,
  control,
}) => {
  await page.goto('/?__as=vip5')
  await enterVenue(page, '电子', '澄湾电子')
  await expect(page).toHaveURL(/\/dz\/game$/)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: '澄湾电子' })).toBeVisible()
  await frame.getByRole('link', { name: /锦鲤奇兵/ }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '锦鲤奇兵' })).toBeVisible()
  const purse = frame.locator('.purse-amount')
  // All of it came along with the launch: the centre's 88,888.00 and what other venues held.
  await expect(purse).toHaveText('105,268.70')
  await frame.getByRole('radio', { name: '100 元' }).click()
  await page.keyboard.press('Space')
  await expect(frame.getByRole('status')).toHaveText(/未中奖|中奖|返还/)
  await expect(purse).not.toHaveText('105,268.70')
  const shown = (await purse.textContent()) ?? ''

  await frame.getByRole('button', { name: '玩法与返还率' }).click()
  await expect(frame.getByRole('dialog')).toContainText('理论返还率 94.5%')
  await frame.getByRole('button', { name: '关闭' }).click()
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '本游戏记录' }).click()
  await expect(frame.getByRole('dialog').getByRole('listitem')).toHaveCount(1)

  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
  await page.goto('/mine/betRecord')
  const ticket = page.getByRole('list', { name: '注单' }).getByRole('listitem').first()
  await expect(ticket).toContainText('澄湾电子')
  await expect(ticket).toContainText('锦鲤奇兵')
  await expect(ticket).toContainText('旋转 100')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const [head = '', row] = readFileSync(await (await saved).path(), 'utf8').split('\r\n')
  const columns = head.split(',')
  expect(new Set(columns).size, 'each column has a name of its own').toBe(columns.length)
  expect(row).toContain('旋转 100')
  expect(shown).toMatch(/^10\d,\d{3}\.\d{2}$/)
})

test(
  'a game followed before the page of its venue is ready still has its session',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/?__as=vip5')
    await page.route('**/mock/games/start.js', async (route) => {
      if (page.frames().some((frame) => frame.url().includes('game='))) return route.continue()
    })
    const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
    await expect(frame.getByRole('heading', { level: 1, name: '锦鲤奇兵' })).toBeVisible()
  },
)

test(
  'a venue of a web address plays inside the site, one of a path in its own window',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/?__as=vip5')
    await enterVenue(page, '真人', '澄湾真人')
    await expect(page).toHaveURL(/\/game\/v\./)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name: /丹霞百家乐/ }).click()
    await frame.getByRole('button', { name: /^闲 1 赔 1/ }).click()
    await frame.getByRole('button', { name: '发牌' }).click()
    await expect(frame.getByRole('status')).toHaveText(/闲 \d 点 庄 \d 点/)
    await expect(frame.getByRole('region', { name: '本桌牌路' })).toContainText(/示例 \d+ 局 \+ 本桌 1 局/)
    await expect(frame.getByRole('img', { name: /^珠盘路，最近 12 局：(?:[庄闲和]、?){12}$/ })).toBeVisible()
    const back = frame.getByRole('button', { name: '返回', exact: true })
    await back.click()
    await expect(frame.getByRole('heading', { level: 1, name: '澄湾真人' })).toBeVisible()
    await back.click()
    await expect(page).toHaveURL('/')
    const opening = page.waitForEvent('popup')
    await enterVenue(page, '真人', '月汐真人')
    const own = await opening
    await expect(own).toHaveURL(/\/mock\/venue\/YXZR#play=/)
    await expect(own.getByText('可用余额')).toBeVisible()
  },
)

test('a game is framed by one bar of 40 px with one balance, one time and one result; it brings money home', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  // More than a browser counts.
  await page.evaluate(() => {
    for (let entry = 0; entry < 60; entry++) history.pushState({ ...history.state, idx: entry }, '')
  })
  const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
  for (const size of [NARROW, USUAL]) {
    await page.setViewportSize(size)
    await expect(frame.getByRole('banner')).toContainText(
      /锦鲤奇兵已玩 \d:\d\d可用余额105,268.70本次盈亏 0.00演示环境/,
    )
    const [bar, game] = [
      await frame.getByRole('banner').boundingBox(),
      await page.locator('iframe').boundingBox(),
    ]
    expect([bar?.y, bar?.height, game?.y, game?.height]).toEqual([0, 40, 0, size.height])
    await expect(page.getByText('105,268.70').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await fitsWidth(page.frames().at(-1)!)
  }
  await page.setViewportSize(NARROW)
  // What is told of free spins has its place over the reels, and they stay where they are.
  const [told, reels] = [frame.locator('.feature'), frame.locator('.reels')]
  const stood = await reels.boundingBox()
  await told.evaluate((each) => each.removeAttribute('hidden'))
  const line = await told.boundingBox()
  expect(line!.y + line!.height).toBeLessThanOrEqual(stood!.y)
  expect(await reels.boundingBox()).toEqual(stood)
  // Nor does what paid move them, in as many lines as it takes.
  await frame.locator('.status').evaluate((each) => {
    each.classList.add('win')
    each.innerHTML = `赢得 1,500.00<small>${'第 12 线 · 同心结×5 · 500.00×2.5；'.repeat(2)} 等 12 组</small>`
  })
  expect(await reels.boundingBox()).toEqual(stood)
  await page.setViewportSize(USUAL)
  const more = frame.getByRole('button', { name: '更多' })
  await more.click()
  await frame.getByRole('button', { name: '一键回收' }).click()
  await expect(page.getByText(/^已回收 ¥105,?268\.70? 到中心钱包$/)).toBeVisible()
  await more.click()
  await frame.getByRole('button', { name: '返回大厅' }).last().click()
  await expect(frame.getByRole('heading', { level: 1, name: '澄湾电子' })).toBeVisible()
  await frame.getByRole('button', { name: '返回', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a hall of tables shows each by its road and its last results, narrows to a type, and inside is the same road', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  await enterVenue(page, '真人', '澄湾真人')
  await page.setViewportSize(NARROW)
  const frame = page.frameLocator('iframe')
  const tables = frame.locator('.tile')
  await expect(tables).toHaveCount(12)
  await expect(frame.locator('.tile .map, .tile .strip')).toHaveCount(12)
  await expect(frame.getByText(/每日开台先有若干局示例/)).toHaveCount(1)
  const types = frame.getByRole('group', { name: '按玩法筛选' })
  await types.getByRole('button', { name: '百家乐' }).press('Enter')
  await expect(tables.filter({ visible: true })).toHaveText(
    Array.from({ length: 4 }, () => /百家乐.*庄 \d+/s),
  )
  await expect(frame.getByRole('heading', { name: '选择牌桌 4 桌' })).toBeVisible()
  await fitsWidth(page.frames().at(-1)!)
  const table = frame.getByRole('link', { name: /丹霞百家乐/ })
  const shown = await table.locator('.map.big i').count()
  await table.click()
  await expect(frame.locator('.map.big i')).toHaveCount(shown)
  await frame.getByRole('button', { name: '返回', exact: true }).click()
  await expect(tables).toHaveCount(12)
})

test('a game takes a whole phone; a tap on the water fires at once, however short', async ({ page }) => {
  await page.goto('/?__as=vip5')
  await enterVenue(page, '捕鱼', '澄湾捕鱼')
  await page.setViewportSize(NARROW)
  const game = page.locator('iframe')
  await expect.poll(() => game.boundingBox()).toEqual({ x: 0, y: 0, ...NARROW })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /珍珠潮汐/ }).click()
  const water = frame.getByLabel(/^海底/)
  const more = frame.getByRole('button', { name: '更多' })
  // A bullet goes straight on until it meets a fish, or out of the water.
  await expect(async () => {
    const answer = page.waitForResponse(/\/mock\/play\/CWBY\/bet$/, { timeout: 2_000 })
    await Promise.all([answer, water.click()])
  }).toPass()
  await frame.getByRole('button', { name: '鱼表' }).click()
  await expect(frame.getByRole('row', { name: /金鳞王 ×100 1,000/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // What is pressed is brought into sight; that scrolls nothing away. A press too early is seen to be none.
  const fire = frame.getByRole('button', { name: '发射' })
  await fire.click()
  expect(await fire.evaluate(pressTwice)).toBe('grayscale(0.9)')
  expect(await frame.getByRole('banner').boundingBox()).toMatchObject({ x: 0, y: 0 })
  await more.click()
  await frame.getByRole('button', { name: '本游戏记录' }).click()
  await expect(frame.getByRole('dialog').getByRole('listitem').first()).toContainText('10.00')
})

test('a round is counted again in the browser, step by step, once its seed is told', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atBaccarat(page)
  await frame.getByRole('button', { name: /^闲 1 赔 1/ }).click()
  await frame.getByRole('button', { name: '发牌' }).click()
  await expect(frame.getByRole('status')).toHaveText(/闲 \d 点 庄 \d 点/)
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '公平验证' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '公平验证' })).toBeVisible()
  await expect(frame.getByText('这一局用的服务器种子还在使用，不能公开。')).toBeVisible()
  const hash = (await frame.getByText(/^[0-9a-f]{64}$/).textContent()) ?? ''
  const own = frame.getByRole('textbox', { name: '新的玩家种子' })
  await expect(own).toHaveAccessibleDescription(/^只用英文字母、数字、“-”和“_”，最多 64 个/)
  await own.fill('我的 seed')
  await own.press('Enter')
  await expect(own).toHaveAccessibleDescription(/^不能用 我、的、空格。只用英文字母/)
  await own.fill('my-own-seed')
  await frame.getByRole('button', { name: '换种子，公开旧的' }).click()
  await expect(frame.getByText('my-own-seed', { exact: true })).toBeVisible()
  await expect(frame.getByText('✓ 一致')).toHaveCount(2)
  await expect(frame.getByText(hash)).toHaveCount(1)
  // One line each, until they are unfolded.
  for (const step of ['服务器种子没有换过', '种子与局号的 HMAC', '由字节得出的数', '按规则得出的结果']) {
    const line = frame.locator('summary', { hasText: step })
    expect((await line.boundingBox())!.height).toBeLessThan(60)
    await line.click()
  }
  await frame.getByText(/^发牌次序，共 \d 张$/).click()
  await expect(frame.getByText(/^闲 [♦♣♥♠].+庄 [♦♣♥♠].+闲 [♦♣♥♠]/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize(NARROW)
  await fitsWidth(page.frames().at(-1)!)
  await frame.getByRole('link', { name: '返回游戏' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '丹霞百家乐' })).toBeVisible()
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥10', exact: true })).toBeVisible()
})

test(
  'a session that ran out and a venue that closed say so in words',
  { tag: '@soak' },
  async ({ page, control }) => {
    await page.goto('/?__as=vip5')
    const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
    await expect(frame.getByRole('button', { name: '旋转' })).toBeVisible()
    await control('PATCH', '/venues/CWDZ', { maintenance: true })
    await frame.getByRole('button', { name: '旋转' }).click()
    await expect(frame.getByRole('alert')).toContainText('澄湾电子维护中')
    await control('PATCH', '/venues/CWDZ', { maintenance: false })
    await frame.getByRole('button', { name: '重试' }).click()
    await expect(frame.getByRole('button', { name: '旋转' })).toBeVisible()
    await control('POST', '/clock', { advance_s: 13 * 3_600 })
    await frame.getByRole('button', { name: '旋转' }).click()
    await expect(frame.getByRole('alert')).toContainText('游戏会话已过期')
  },
)
