import { AWAY, enterSport, HOME, homePrice, matchRow, playMatch, slip, stand } from '../rig/match.ts'
import { balance } from '../rig/money.ts'
import { expect, test } from '../rig/visit.ts'

test('an in-play handicap bet waits five seconds, stands, and settles to the cent', async ({
  page,
  enterAs,
  control,
}) => {
  await control('PATCH', '/members/fresh01', { balance_cents: 50_000 })
  const match = await playMatch(control, '0.87')
  await enterAs('fresh01')
  await expect(balance(page)).toContainText('500.00')
  await enterSport(page)
  await expect(matchRow(page)).toContainText('上半场')

  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('10.55')
  await expect(slip(page)).toContainText('9.18')
  await slip(page).getByRole('button', { name: '确认投注' }).click()
  await stand(page, control)

  const [home, away] = match.score
  await control('POST', `/matches/${match.gid}/result`, { score: [home + 1, away] })
  await expect(slip(page)).toContainText('509.18')
  await slip(page).getByRole('tab', { name: '已结注单' }).click()
  await expect(slip(page).getByRole('article')).toContainText('19.73')

  await page.goto('/mine/betRecord')
  const record = page.getByRole('list', { name: '注单列表' }).getByRole('listitem').first()
  for (const text of [HOME, '0.87', '10.55', '19.73', '+¥9.18']) await expect(record).toContainText(text)
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('a goal while the bet is being confirmed refuses it and gives the stake back', async ({
  page,
  enterAs,
  control,
}) => {
  const match = await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('100')
  await slip(page).getByRole('button', { name: '确认投注' }).click()
  await expect(slip(page).getByRole('status')).toContainText('确认中')
  await control('POST', '/clock', { advance_s: 2 })
  await control('POST', `/matches/${match.gid}/events`, { type: 'goal', side: 'away' })
  await control('POST', '/clock', { advance_s: 4 })
  await expect(slip(page).getByRole('alert')).toContainText('进球')
  await expect(slip(page)).toContainText('105,268.70')
})

test('the league filter narrows the board, and the odds are shown in the chosen format', async ({
  page,
  enterAs,
  control,
}) => {
  await playMatch(control, '1.50')
  await enterAs('vip5', '/game/sport/crty')
  await expect(homePrice(page)).toContainText('1.50')
  const all = await page.getByRole('article').count()
  await page.getByRole('button', { name: '联赛筛选' }).click()
  const filter = page.getByRole('dialog', { name: '联赛筛选' })
  await filter.getByRole('checkbox', { name: /导演台友谊赛/ }).check()
  await filter.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(all).toBeGreaterThan(1)
  await page.getByRole('combobox', { name: '赔率格式' }).selectOption('马来盘')
  await expect(homePrice(page)).toContainText('-0.67')
  await page.getByRole('button', { name: /早盘/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /联赛筛选 \d/ })).toHaveCount(0)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(scrolled).toBe(900)
  await page.getByRole('button', { name: /今日/ }).click()
  await expect.poll(scrolled).toBe(0)
  await page.getByRole('searchbox', { name: '搜索联赛或球队' }).fill('没有这一场')
  await expect(page.getByText('换一个词，或清空搜索。')).toBeVisible()
})

test('a match that is opened low in the window goes up to where its markets are in sight', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/game/sport/crty')
  // One in play could end just then.
  await page.getByRole('button', { name: /早盘/ }).click()
  await expect(page.getByRole('heading', { name: /早盘/ })).toBeVisible()
  const closed = page.getByRole('button', { expanded: false, name: /^更多玩法/ })
  await expect(closed.first()).toBeVisible()
  const ends = await closed.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  await closed.nth(ends.findLastIndex((bottom) => bottom < 768)).click()
  const markets = page.getByRole('group', { name: /的全部玩法$/ })
  await expect(markets.getByRole('heading').first()).toBeInViewport()
  const row = page.getByRole('article').filter({ has: markets })
  await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThan(300)
  // Right below its league, and nothing of the match before it between them.
  const over = row.evaluate((own) => {
    const { left, top } = own.getBoundingClientRect()
    return document.elementFromPoint(left + 60, top - 3)?.closest<HTMLElement>('[data-kind]')?.dataset.kind
  })
  expect(await over).toBe('league')
})

test('the bar of a league says its columns until it is under the heads, which say them then', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/game/sport/crty')
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  const said = await page.evaluate(async () => {
    const found: { isUnder: boolean }[] = []
    for (let y = 0; y < 3000; y += 60) {
      window.scrollTo(0, y)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      for (const bar of document.querySelectorAll('[data-bar]'))
        found.push({ isUnder: bar.getBoundingClientRect().top < 90 })
    }
    return found
  })
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(({ isUnder }) => isUnder)).toEqual([])
})

test('beside an open match its room is whole, and ends with the window', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/game/sport/crty')
  await page.getByRole('button', { name: /早盘/ }).click()
  await expect(page.getByRole('heading', { name: /早盘/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^更多玩法/ })
    .first()
    .click()
  const said = page.getByRole('textbox', { name: '发言' })
  await expect(said).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(async () => 768 - ((await said.boundingBox())?.y ?? 0)).toBeLessThan(60)
  await expect(said).toBeInViewport({ ratio: 1 })
})

test('the tabs of an unfolded match lie below what says its teams and score, wherever the page is', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await enterAs('vip5', '/game/sport/crty')
  // Of a match that is about to end too few markets are left for tabs.
  await page.getByRole('button', { name: /早盘/ }).click()
  await expect(page.getByRole('heading', { name: /早盘/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^更多玩法/ })
    .first()
    .click()
  const tabs = page.getByRole('radiogroup', { name: '玩法分类' })
  await expect(tabs).toBeVisible()
  const overlaps = await tabs.evaluate((group) => {
    const match = group.closest('article')!
    const rectOf = (selector: string) => match.querySelector(selector)!.getBoundingClientRect()
    return Array.from({ length: 60 }, (_, step) => {
      window.scrollTo(0, 50 + step * 5)
      const strip = rectOf('[data-pinned]').bottom
      const row = rectOf('[data-main]').bottom
      // Until its row has gone up the strip is behind that.
      return row < strip && group.getBoundingClientRect().top < strip ? window.scrollY : 0
    }).filter((at) => at > 0)
  })
  expect(overlaps).toEqual([])
})

for (const width of [1100, 1440])
  test(`at ${width} the rows of the board lie on whole pixels, so none covers the line of another`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterAs('vip5', '/game/sport/crty')
    const rows = page.getByRole('article')
    await expect(rows.first()).toBeVisible()
    const edges = () =>
      rows.evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect()).flatMap((at) => [at.top, at.bottom]),
      )
    await expect.poll(async () => (await edges()).filter((edge) => edge % 1 !== 0)).toEqual([])
  })

for (const [of, width, height, isDense] of [
  ['on a desk', 1366, 768, false],
  ['in the professional edition', 1366, 768, true],
  ['on a phone', 390, 844, false],
] as const)
  test(`${of} every row of the board is as high as it was taken for: the page is no longer when all were seen`, async ({
    page,
    enterAs,
    control,
  }) => {
    await control('POST', '/clock', { frozen: true })
    // Shortly before its end a match offers nothing, and its names alone make the row.
    const [home, away] = ['导演台甲队', '导演台乙队']
    const { gid } = await control<{ gid: string }>('POST', '/matches', {
      league: '导演台友谊赛',
      home,
      away,
      startsIn_s: -6_300,
    })
    const offered = async () =>
      (await control<{ row: { lines: unknown[] } }>('GET', `/matches/${gid}`)).row.lines.length
    while ((await offered()) > 0) await control('POST', '/clock', { advance_s: 20 })
    await page.setViewportSize({ width, height })
    await enterAs('vip5')
    if (isDense) await page.getByRole('button', { name: '专业版' }).first().click()
    await page.goto('/game/sport/crty')
    const list = page.getByRole('group', { name: '赛事列表' })
    await expect(list.getByRole('article').first()).toBeVisible()
    const tall = async () => (await list.boundingBox())!.height
    const taken = await tall()
    expect(taken).toBeGreaterThan(2 * height)
    let hasBare = false
    for (let top = 0; top < taken; top += height / 2) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      expect(await tall()).toBe(taken)
      hasBare ||= (await list.getByText('暂无盘口').count()) > 0
    }
    await expect(list.getByRole('article').last()).toBeInViewport()
    expect(hasBare).toBe(true)
  })

for (const has of ['a worker', 'none'])
  test(`the changes of a long list are asked for beside the page, if its browser has ${has}`, async ({
    page,
    enterAs,
    control,
  }) => {
    if (has === 'none') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await page.route('**/game/api/v1/venue/resource', async (route) => {
      const { method } = route.request().postDataJSON() as { method: string }
      if (method !== 'get_game_list') return route.fallback()
      const answer = await (await route.fetch()).json()
      await route.fulfill({ json: { ...answer, data: { ...answer.data, more: ' '.repeat(300_000) } } })
    })
    const { gid, score } = await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await expect(homePrice(page)).toContainText('0.87')
    await control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'home' })
    await expect(matchRow(page).getByRole('strong').first()).toHaveText(String(score[0] + 1), {
      timeout: 10_000,
    })
    expect(page.workers()).toHaveLength(has === 'none' ? 0 : 1)
  })

test('who reads the markets of a match far down as it ends sees how it ended in their place, its parts once', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const { gid } = await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await page.goto(`/game/sport/crty?hgid=${gid}`)
  const markets = page.getByRole('group', { name: /的全部玩法$/ })
  await expect(markets.getByRole('heading').first()).toBeInViewport()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
  await control('POST', `/matches/${gid}/events`, { type: 'finish' })
  const card = page.getByRole('region', { name: `${HOME} 对 ${AWAY}`, exact: true })
  await expect(card).toBeInViewport({ ratio: 1 })
  const beside = page.getByRole('region', { name: `赛况 ${HOME} - ${AWAY}` })
  await expect(beside.getByRole('tab', { name: '时间线', selected: true })).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: HOME })).toHaveCount(1)
})
