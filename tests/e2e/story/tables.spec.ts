import { USUAL } from '../rig/stage.ts'
import { atBaccarat, atTable, enterVenue } from '../rig/venue.ts'
import { expect, test, type Page } from '../rig/visit.ts'

const atUsualBaccarat = async (page: Page) => {
  await page.setViewportSize(USUAL)
  return atBaccarat(page)
}

test('a table of drawn numbers counts its draws of the day, apart from its examples, and shows which side each fell on', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const opening = page.waitForEvent('popup')
  await enterVenue(page, '彩票', '吉一彩票')
  const own = await opening
  await own.getByRole('link', { name: /龙舟双面盘/ }).click()
  const newest = own.getByText(/^(?:示例|今日)第 \d+ 期/)
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
  await expect(newest).toHaveText(/^今日第 1 期/)
  await expect(own.getByRole('list', { name: '近期开奖' }).getByText('示例', { exact: true })).toHaveCount(6)
  await own.setViewportSize({ width: 360, height: 640 })
  await expect(
    own.getByRole('list', { name: '近期开奖' }).getByText(`${before} 期`, { exact: true }),
  ).toBeVisible()
})

test('all of a table of drawn numbers is bet on with a low phone, held sideways or not; a large desk shows what one bet beside it', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  await enterVenue(page, '彩票', '澄湾彩票')
  await page.setViewportSize({ width: 844, height: 390 })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /云锦双面盘/ }).click()
  const last = frame.getByRole('group', { name: '第五球' }).getByRole('button').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 844, height: 390 })
  await last.click()
  await frame.getByRole('button', { name: '开奖', exact: true }).click()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect(frame.getByRole('region', { name: '我的注单' }).getByRole('listitem')).toHaveCount(1)
  const dock = (await frame.locator('.dock').boundingBox())!
  const bets = (await last.boundingBox())!
  expect(dock.y - bets.y - bets.height).toBeLessThan(120)
  expect(bets.height, 'around one word').toBeLessThan(150)
})

test('at a table of two hands a result slides no name; what lay is offered again with its sum', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atUsualBaccarat(page)
  const names = frame.locator('.hand h2')
  await expect(names).toHaveText(['闲', '庄'])
  const places = async () => Promise.all((await names.all()).map((name) => name.boundingBox()))
  const before = await places()
  await frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ }).click()
  await frame.getByRole('button', { name: '发牌' }).click()
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥10', exact: true })).toBeVisible()
  await expect(frame.locator('.verdict')).toHaveText(/(?:赢|和)我的盈亏[+-]?\d+\.\d\d$/)
  expect(await places()).toEqual(before)
})

test('what a round came to is told when its cards are seen, however slowly they turn', async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await enterAs('vip5')
  const frame = await atTable(page, '真人', '澄湾真人', /星槎龙虎/)
  await frame.getByRole('button', { name: /^龙 1 赔 1/ }).click()
  const turning = frame.locator('.verdict').evaluate(
    (verdict) =>
      new Promise((resolve) => {
        const look = () => {
          if (!/赢|和/.test(verdict.textContent)) return
          const cards = [...document.querySelectorAll('.hand-cards')]
          resolve(cards.flatMap((hand) => hand.getAnimations({ subtree: true })).length)
        }
        new MutationObserver(look).observe(verdict, { childList: true })
      }),
  )
  await frame.getByRole('button', { name: '发牌' }).click()
  expect(await turning).toBe(0)
})

test('on a low phone all hands are bet on without a scroll, and the last result is the last of its road, as at a table of two hands', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  await enterVenue(page, '棋牌', '澄湾棋牌')
  await page.setViewportSize({ width: 360, height: 640 })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /赤焰牛牛/ }).click()
  for (const seat of ['天', '黄'])
    await expect(frame.getByRole('button', { name: new RegExp(`^${seat} 1 赔`) })).toBeInViewport({
      ratio: 1,
    })
  await frame.getByRole('button', { name: /^天 1 赔/ }).click()
  await frame.getByRole('button', { name: '发牌' }).click()
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥10', exact: true })).toBeVisible()
  const newest = frame.getByRole('list', { name: '近期结果' }).getByRole('listitem').last()
  await expect(newest).toBeInViewport({ ratio: 1 })
  await expect(frame.getByRole('status')).toContainText((await newest.getAttribute('title'))!)
})

for (const [kind, venue, name] of [
  ['真人', '澄湾真人', '星槎龙虎'],
  ['彩票', '澄湾彩票', '赤焰六色球'],
] as const)
  test(`on a low desk all of a table is in sight, and a long road ends within it: ${name}`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    await page.setViewportSize({ width: 1366, height: 768 })
    await enterVenue(page, kind, venue)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name }).click()
    // The hall that is left has roads as well.
    const map = frame.locator('.stage .map.big').first()
    await map
      .locator('i')
      .last()
      .evaluate((mark) => (mark.style.gridArea = '1 / 99'))
    expect(
      await map.evaluate((each) => {
        const card = each.parentElement!.parentElement!
        const stage = each.closest('.stage')!
        return [
          each.getBoundingClientRect().right <= card.getBoundingClientRect().right,
          stage.scrollHeight - stage.clientHeight,
        ]
      }),
    ).toEqual([true, 0])
    await expect(map.locator('i').last()).toBeInViewport({ ratio: 1 })
  })

test('on a desk what is bet on lies under its seat', async ({ page, enterAs }) => {
  await enterAs('vip5')
  await page.setViewportSize(USUAL)
  const frame = await atTable(page, '棋牌', '澄湾棋牌', /十三水/)
  const middles = async (selector: string) =>
    Promise.all(
      (await frame.locator(selector).all()).map(async (each) => {
        const { x, width } = (await each.boundingBox())!
        return Math.round(x + width / 2)
      }),
    )
  await expect(frame.locator('.spot')).toHaveCount(3)
  expect(await middles('.spot')).toEqual(await middles('.hand:not(.of-banker)'))
})

test('on a field Space and Enter lay a chip, after a press with the mouse too; Ctrl with Enter deals', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atUsualBaccarat(page)
  await expect(frame.getByRole('status')).toContainText('空格或回车下注，Ctrl+回车开始')
  await frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ }).click()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('button', { name: /^闲 1 赔 1\.00，.*已下 30 元/ })).toBeVisible()
  await frame.getByRole('button', { name: /^庄 1 赔/ }).press('Enter')
  await expect(frame.getByRole('button', { name: /^庄 1 赔.*已下 10 元/ })).toBeVisible()
  await expect(frame.getByRole('status')).toHaveText('已下 庄 ¥10，Ctrl+回车发牌')
  await page.keyboard.press('ArrowLeft')
  await expect(frame.getByRole('button', { name: /^庄 1 赔/ })).not.toBeFocused()
  await expect(frame.locator('.spot:focus')).toHaveCount(1)
  await expect(frame.getByRole('radio', { name: '10 元' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥40', exact: true })).toBeVisible()
})

test('the last chip is taken back, and what was repeated at once', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atUsualBaccarat(page)
  const undo = frame.getByRole('button', { name: '撤销' })
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  const player = frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ })
  await player.click()
  await player.click()
  await frame.getByRole('button', { name: /^庄 1 赔/ }).click()
  await undo.click()
  await undo.click()
  await expect(frame.getByRole('button', { name: /已下/ })).toHaveAccessibleName(/^闲.*已下 10 元/)
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  await frame.getByRole('button', { name: /^摆回\s*上局$/ }).click()
  await expect(frame.getByRole('button', { name: /已下/ })).toHaveCount(1)
  await undo.click()
  await expect(frame.getByRole('button', { name: /已下/ })).toHaveCount(0)
})

test('chips that lie unplayed lie there again after a look at the proof, and for who left the game', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atUsualBaccarat(page)
  await frame.getByRole('button', { name: /^庄 1 赔/ }).click()
  const lying = frame.getByRole('button', { name: /^庄 1 赔.*已下 10 元/ })
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '公平验证' }).click()
  await frame.getByRole('link', { name: '返回游戏' }).click()
  await expect(lying).toBeVisible()
  await page.goto('/')
  await atUsualBaccarat(page)
  await expect(lying).toBeVisible()
  await expect(frame.getByRole('status')).toHaveText('上次未投的筹码 ¥10 还在桌上，可“清空”')
})
