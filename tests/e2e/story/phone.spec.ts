import { HOME, matchRow, playMatch } from '../rig/match.ts'
import { expect, type Page, test } from '../rig/visit.ts'

const PRICE = 'button[aria-pressed][aria-disabled]'
/** The bottom bar, and the slip's bar over it. */
const BARS_PX = 58 + 48

const enter = async (page: Page, enterAs: (name: string, path: string) => Promise<void>) => {
  await enterAs('vip5', '/game/sport/crty')
  await expect(page.getByRole('article').nth(3)).toBeVisible()
}

/** Prices of the window whose middle belongs to something else. */
const covered = (page: Page) =>
  page.locator(PRICE).evaluateAll(
    (prices, bars) =>
      prices
        .filter((price) => {
          const { left, top, width, height } = price.getBoundingClientRect()
          const y = top + height / 2
          if (y < 0 || y >= innerHeight - bars) return false
          return !price.contains(document.elementFromPoint(left + width / 2, y))
        })
        .map((price) => price.ariaLabel),
    BARS_PX,
  )

/** Whether its middle is its own. */
const isOnTop = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test.describe('the home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('cuts a long name of a team, never its score', async ({ page, enterAs }) => {
    await enterAs('vip5', '/')
    const teams = page.getByRole('region', { name: '热门赛事' }).getByRole('article').first()
    const match = teams.getByRole('heading')
    const name = match.locator('img + span').first()
    await name.evaluate((span) => (span.textContent = '格兰文纳城青年联队'.repeat(2)))
    expect(await match.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

test.describe('the board on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('shows its first price at once, four matches and more, and nothing over a price', async ({
    page,
    enterAs,
  }) => {
    await enter(page, enterAs)
    const price = (await page.locator(PRICE).first().boundingBox())!
    expect(price.y).toBeLessThanOrEqual(200)
    expect(price.width).toBeGreaterThanOrEqual(44)
    expect(price.height).toBeGreaterThanOrEqual(40)
    const matches = await page
      .getByRole('article')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect()))
    for (const { height } of matches) expect(height).toBeLessThanOrEqual(132)
    expect(matches.filter(({ bottom }) => bottom <= 844 - BARS_PX).length).toBeGreaterThanOrEqual(4)
    await page.locator(`${PRICE}[aria-disabled=false]`).first().tap()
    await expect(page.getByRole('button', { name: /打开投注单，1 项/ })).toBeVisible()
    expect(await covered(page)).toEqual([])
    // Of another match: two of one make no series.
    const others = page.getByRole('article').filter({ hasNot: page.locator('[aria-pressed=true]') })
    await others.locator(`${PRICE}[aria-disabled=false]`).first().tap()
    await expect(page.getByRole('button', { name: '改为串关' })).toBeVisible()
    expect(await covered(page)).toEqual([])
  })

  test('keeps the league of the first match in sight below the heads, and folds it there', async ({
    page,
    enterAs,
    control,
  }) => {
    for (const at of Array(8).keys())
      await control('POST', '/matches', {
        league: '雾港联赛',
        home: `雾港${at}队`,
        away: `砚山${at}队`,
        startsIn_s: -600,
      })
    await enter(page, enterAs)
    const first = page.getByRole('heading', { level: 3 }).first()
    await expect(first).toContainText('雾港联赛')
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect(page.getByText('雾港5队', { exact: true })).toBeInViewport()
    const heads = (await page.getByRole('button', { name: '下一组玩法' }).first().boundingBox())!
    await expect.poll(async () => (await first.boundingBox())?.y).toBe(heads.y + heads.height)
    await first.getByRole('button', { name: /^雾港联赛/ }).tap()
    await expect(first.getByRole('button', { expanded: false })).toBeInViewport({ ratio: 1 })
  })

  test('has its other columns a press or a swipe away', async ({ page, enterAs, control }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    const winner = matchRow(page).getByRole('button', { name: new RegExp(`独赢 ${HOME}`) })
    await expect(matchRow(page).getByRole('button', { name: /让球/ }).first()).toBeVisible()
    await expect(winner).toHaveCount(0)
    const format = page.getByRole('main').locator('small', { hasText: /^[港欧]$/ })
    await expect(format).toHaveText('港')
    await page.getByRole('button', { name: '下一组玩法' }).first().tap()
    await expect(matchRow(page).getByRole('button', { name: /让球/ })).toHaveCount(0)
    await expect(format).toHaveText('欧')
    await page.getByRole('button', { name: '上一组玩法' }).first().tap()
    await expect(matchRow(page).getByRole('button', { name: /让球/ }).first()).toBeVisible()
    const swipe = { bubbles: true, cancelable: true }
    await matchRow(page).dispatchEvent('touchstart', {
      ...swipe,
      touches: [{ identifier: 0, clientX: 300, clientY: 300 }],
    })
    await matchRow(page).dispatchEvent('touchend', {
      ...swipe,
      changedTouches: [{ identifier: 0, clientX: 180, clientY: 310 }],
    })
    await expect(matchRow(page).getByRole('button', { name: /让球/ })).toHaveCount(0)
  })

  test('gives a match that is opened the screen, and Back the list where it was', async ({
    page,
    enterAs,
    control,
  }) => {
    await playMatch(control, '0.87')
    await enter(page, enterAs)
    await page.evaluate(() => window.scrollBy(0, 120))
    const left = await page.evaluate(() => scrollY)
    const more = matchRow(page).getByRole('button', { name: /^更多玩法/ })
    // Not by a click: it would bring the button from below the heads first.
    await more.dispatchEvent('click')
    const match = page.getByRole('article', { name: new RegExp(`^${HOME} 对`) })
    const back = page.getByRole('button', { name: '返回赛事列表' })
    await expect(match).toBeFocused()
    await expect(match.getByRole('heading', { name: '让球 [香港盘]', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '下一组玩法' })).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    // The head and the tabs stay; a group that is chosen begins below them.
    const head = await back.boundingBox()
    expect(head!.y).toBeLessThan(16)
    const tabs = match.getByRole('radiogroup', { name: '玩法分类' })
    await expect(tabs.getByText('全部')).toBeInViewport({ ratio: 1 })
    await tabs.getByText('波胆').click()
    await expect(match.getByRole('heading', { name: '波胆', exact: true })).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(page).not.toHaveURL(/hgid/)
    await expect(more).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

    // By its own button too, also after a reload; a link's leaves to the list.
    await more.click()
    await expect(page).toHaveURL(/hgid/)
    await page.reload()
    await expect(match.getByRole('heading', { name: '让球 [香港盘]', exact: true })).toBeVisible()
    await expect(match).toBeFocused()
    await expect(match).toHaveCSS('outline-style', 'none')
    await back.click()
    await expect(more).toBeVisible()
    await expect(page).not.toHaveURL(/hgid/)
  })

  test('keeps a match in sight that begins meanwhile; one that is over says how it ended and leads to its result', async ({
    page,
    enterAs,
    control,
  }) => {
    const { gid } = await control<{ gid: string }>('POST', '/matches', {
      league: '导演台友谊赛',
      home: HOME,
      away: '湾畔海燕',
      startsIn_s: 600,
    })
    await enterAs('vip5', '/game/sport/crty')
    await page.goto(`/game/sport/crty?hgid=${gid}`)
    const match = page.getByRole('article', { name: new RegExp(`^${HOME} 对`) })
    await expect(match.getByRole('heading', { name: '让球 [香港盘]', exact: true })).toBeVisible()
    await control('POST', '/clock', { advance_s: 700 })
    await expect(match.getByText('0 - 0', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/hgid/)
    await control('POST', `/matches/${gid}/events`, { type: 'finish' })
    await expect(match.getByText('已完场', { exact: true })).toBeVisible()
    await page.reload()
    await expect(match.getByText('已完场', { exact: true })).toBeVisible()
    await match.getByRole('button', { name: '查看赛果' }).tap()
    await expect(page.getByRole('row', { name: /湾畔海燕/ })).toBeVisible()
  })

  test('takes a bet in four taps and ten seconds', async ({ page, enterAs, control }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    const price = matchRow(page).getByRole('button', { name: /让球/ }).first()
    await expect(price).toBeEnabled()
    const began = Date.now()
    await price.tap()
    await page.getByRole('button', { name: /打开投注单，1 项/ }).tap()
    const sheet = page.getByRole('dialog', { name: '投注单' })
    await sheet.getByRole('button', { name: '加 100', exact: true }).tap()
    await sheet.getByRole('button', { name: /^确认投注 ¥100/ }).tap()
    await expect(sheet.getByRole('status')).toContainText('确认中')
    expect(Date.now() - began).toBeLessThan(10_000)
    await control('POST', '/clock', { advance_s: 6 })
    await expect(sheet.getByRole('status')).toContainText('投注成功')
    await sheet.getByRole('button', { name: '完成' }).tap()
    await expect(sheet).toHaveCount(0)
  })

  test('reaches sports, results, the slip and the way back', async ({ page, enterAs }) => {
    await enterAs('vip5', '/activity/discount')
    await page.getByRole('link', { name: '体育' }).last().tap()
    await page.goto('/game/sport/crty')
    await page.getByRole('button', { name: '搜索联赛或球队' }).tap()
    await page.getByRole('searchbox').press('Escape')
    await expect(page.getByRole('button', { name: '搜索联赛或球队' })).toBeFocused()
    await page.getByRole('button', { name: '足球', exact: true }).tap()
    await page.getByRole('dialog', { name: '球类' }).getByRole('button', { name: /篮球/ }).tap()
    await expect(page.getByRole('main').getByRole('button', { name: '篮球', exact: true })).toBeVisible()
    await page.getByRole('button', { name: '更多', exact: true }).tap()
    const more = page.getByRole('dialog', { name: '更多' })
    for (const name of ['只看收藏', '刷新赛事', '频道公告', '赛况播报', '按时间', '欧洲盘'])
      await expect(more.getByRole('button', { name })).toBeVisible()
    await more.getByRole('button', { name: '赛果', exact: true }).tap()
    await expect(page).toHaveURL(/page=results/)
    await page.getByRole('button', { name: '投注单与我的注单' }).tap()
    // With nothing chosen, what runs.
    const sheet = page.getByRole('dialog', { name: '投注单' })
    await expect(sheet.getByRole('tab', { name: '未结注单' })).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('the board on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  test('has two matches with prices for a thumb, the winner beside handicap and total', async ({
    page,
    enterAs,
  }) => {
    await enter(page, enterAs)
    const prices = await page
      .locator(PRICE)
      .evaluateAll((all) => all.map((price) => price.getBoundingClientRect()))
    for (const { width, height } of prices) {
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(40)
    }
    await expect(page.getByRole('article').nth(1)).toBeInViewport({ ratio: 1 })
    const first = page.getByRole('article').first()
    for (const market of [/让球/, /大小/, /独赢/])
      await expect(first.getByRole('button', { name: market }).first()).toBeInViewport({ ratio: 1 })
  })

  test('has its head as long as one is at the top, and then the matches have its room', async ({
    page,
    enterAs,
  }) => {
    await enter(page, enterAs)
    const menu = page.getByRole('button', { name: '更多', exact: true })
    await expect(menu).toBeInViewport()
    await page.getByRole('article').nth(3).scrollIntoViewIfNeeded()
    await expect(menu).not.toBeInViewport()
  })
})

test.describe('the board at 200 % zoom', () => {
  test.use({ viewport: { width: 195, height: 422 } })

  test('has one match with its prices in sight', async ({ page, enterAs }) => {
    await enterAs('vip5', '/game/sport/crty')
    const row = page.getByRole('article').first()
    await expect(row.locator(PRICE).first()).toBeInViewport({ ratio: 0.9 })
    await expect(row.locator(PRICE).nth(1)).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(195)
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('shows the price of the slip at once, and a stake whole', async ({ page, enterAs, control }) => {
    await control('POST', '/clock', { frozen: true })
    await enterAs('vip5', '/game/sport/crty')
    const price = page.locator(`${PRICE}[aria-disabled=false]`).first()
    await price.click()
    await page.getByRole('button', { name: /打开投注单，1 项/ }).click()
    const sheet = page.getByRole('dialog', { name: '投注单' })
    const odds = sheet.getByRole('listitem').getByText(/^-?\d+\.\d\d/)
    await expect.poll(() => odds.evaluate(isOnTop)).toBe(true)
    const tabs = await sheet
      .getByRole('tab')
      .evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top))
    expect(new Set(tabs).size).toBe(1)
    await sheet.getByRole('button', { name: '最高', exact: true }).click()
    const stake = sheet.getByRole('textbox', { name: /投注金额/ })
    await expect(stake).not.toHaveValue('')
    expect(await stake.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
    const chips = sheet.getByRole('group', { name: '筹码' }).getByRole('button')
    expect(
      await chips.evaluateAll((all) => all.filter((chip) => chip.scrollWidth > chip.clientWidth).length),
    ).toBe(0)
  })
})
