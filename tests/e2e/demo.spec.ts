import { serveInFolder } from './rig/folder.ts'
import { playMatch, HOME, homePrice, matchRow, slip } from './rig/match.ts'
import { openStage, openTool } from './rig/stage.ts'
import { expect, memberMenu, test, type Page } from './rig/visit.ts'

/** The bar of a first visit; on a busy machine it is reported, not enforced. */
const BOOT_MS = 3_000

const readyAt = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => performance.getEntriesByName('demo-ready').length > 0)
  return page.evaluate(() => performance.getEntriesByName('demo-ready')[0]!.startTime)
}

test('a first visit starts the whole site in the browser, from any address, and its odds move', async ({
  browser,
  baseURL,
  control,
  page,
}, info) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const first = await context.newPage()
  await first.goto(`${baseURL}/`)
  const ms = Math.round(await readyAt(first))
  info.annotations.push({ type: 'boot', description: `${ms} ms, bar ${BOOT_MS}` })
  await expect(first.getByRole('main')).toBeVisible()
  await context.close()

  const deep = await browser.newContext({ serviceWorkers: 'allow' })
  const late = await deep.newPage()
  await late.goto(`${baseURL}/app/help/kh`)
  await readyAt(late)
  await expect(late.getByRole('main')).toBeVisible()
  await late.goto(`${baseURL}/?__scene=vip5-evening`)
  await expect(memberMenu(late)).toBeVisible()
  await deep.close()

  await page.goto('/')
  const prices = page.getByRole('region', { name: '热门赛事' }).getByRole('button')
  await expect(prices).not.toHaveCount(0)
  const before = await prices.allTextContents()
  await control('POST', '/clock', { advance_s: 90 })
  await expect.poll(() => prices.allTextContents()).not.toEqual(before)
})

test('a bet and its settlement outlive a reload and the end of the worker; a reset clears them', async ({
  page,
  context,
  enterAs,
  control,
}) => {
  await control('PATCH', '/members/fresh01', { balance_cents: 50_000 })
  const match = await playMatch(control, '0.87')
  await enterAs('fresh01', '/game/sport/crty')
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('10.55')
  await slip(page).getByRole('button', { name: '确认投注' }).click()
  const status = slip(page).getByRole('status')
  // The worker answers in turn: the bet has to be in before the clock goes on.
  await expect(status).toContainText('确认中')
  await control('POST', '/clock', { advance_s: 6 })
  await expect(status).toContainText('投注成功')
  const [home, away] = match.score
  await control('POST', `/matches/${match.gid}/result`, { score: [home + 1, away] })
  await expect(slip(page)).toContainText('509.18')

  await page.reload()
  await expect(slip(page)).toContainText('509.18')
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await page.goto('/mine/betRecord')
  const record = page.getByRole('list', { name: '注单列表' }).getByRole('listitem').first()
  for (const text of [HOME, '10.55', '+¥9.18']) await expect(record).toContainText(text)
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })

  await page.goto('/')
  await page
    .getByRole('complementary', { name: '静态演示' })
    .getByRole('button', { name: '重置演示' })
    .click()
  await page.getByRole('dialog', { name: '重置演示' }).getByRole('button', { name: '重置' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  await expect(memberMenu(page)).toHaveCount(0)
  expect(await control('GET', '/members/fresh01')).toMatchObject({ balance_cents: 0 })
})

test(
  'two tabs share one site and one chat room',
  { tag: '@soak' },
  async ({ page, context, enterAs, control }) => {
    await playMatch(control, '0.87')
    const join = async (tab: Page) => {
      await matchRow(tab)
        .getByRole('button', { name: /更多玩法/ })
        .click()
      const room = tab.getByRole('region', { name: new RegExp(`聊天室：${HOME}`) })
      await expect(room.getByText(/人在线/)).toBeVisible()
      return room
    }
    await enterAs('vip5', '/game/sport/crty')
    const mine = await join(page)
    const other = await context.newPage()
    await other.goto('/game/sport/crty')
    const theirs = await join(other)
    await mine.getByRole('textbox', { name: '发言' }).fill('开球啦')
    await mine.getByRole('textbox', { name: '发言' }).press('Enter')
    await expect(mine.getByText('开球啦')).toBeVisible()
    await expect(theirs.getByText('开球啦')).toBeVisible()
  },
)

test(
  'a game is played in its frame, and the console sees each call as it happens',
  { tag: '@soak' },
  async ({ page, enterAs, context, world }) => {
    const desk = await context.newPage()
    await desk.goto(`/__mock/?__world=${world}#/journal`)
    await expect(desk.getByText('实时', { exact: true })).toBeVisible()
    await enterAs('vip5')
    await page.getByRole('button', { name: '电子场馆', exact: true }).press('Enter')
    await page.getByRole('group', { name: '电子场馆' }).getByRole('button', { name: '澄湾电子' }).click()
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name: /锦鲤奇兵/ }).click()
    await expect(frame.getByRole('heading', { level: 1, name: '锦鲤奇兵' })).toBeVisible()
    await page.keyboard.press('Space')
    await expect(frame.getByRole('status')).toHaveText(/未中奖|中奖|返还/)
    await expect(desk.getByRole('row').filter({ hasText: '/mock/play/' }).first()).toContainText('vip5')
  },
)

test('in a folder of a host it is the same site: pages, pictures, frames, the drawer, the console and its links', async ({
  page,
  context,
  baseURL,
  provoke,
}) => {
  // A host's own answer to an address that it has no file for.
  provoke(/app\/help\/kh$/)
  const address = await serveInFolder(baseURL ?? '', '/some/folder/')
  await page.goto(`${address}app/help/kh`)
  await expect(page.getByRole('main')).toBeVisible()
  await page.goto(`${address}?__as=vip5`)
  await expect(memberMenu(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: '电子场馆', exact: true }).press('Enter')
  await page.getByRole('group', { name: '电子场馆' }).getByRole('button', { name: '澄湾电子' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /锦鲤奇兵/ }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '锦鲤奇兵' })).toBeVisible()

  const back = frame.getByRole('button', { name: '返回', exact: true })
  await back.click()
  await expect(frame.getByRole('heading', { level: 1, name: '澄湾电子' })).toBeVisible()
  await back.click()
  const nav = page.getByRole('navigation', { name: '主导航' })
  await expect(nav.getByRole('link', { name: '首页' })).toHaveAttribute('href', '/some/folder/')
  await nav.getByRole('link', { name: 'VIP' }).click()
  await expect(page).toHaveURL(`${address}mine/vip`)
  await page.reload()
  await expect(page.getByRole('heading', { name: /VIP/ }).first()).toBeVisible()

  await openStage(page)
  await (await openTool(page, '成员')).getByRole('button', { name: '以 vip10 进入' }).click()
  await expect(page.getByRole('main')).toContainText('VIP10')
  const link = (await openTool(page, '此处')).getByRole('link')
  await expect(link).toHaveAttribute('href', new RegExp(`^${address}mine/vip.*__as=vip10`))

  const desk = await context.newPage()
  await desk.goto(`${address}__mock/#/scenes`)
  const opened = context.waitForEvent('page')
  await desk.getByRole('link', { name: '播放演示：新会员的第一步' }).click()
  const story = await opened
  await expect(memberMenu(story)).toBeVisible()
  await expect(story).toHaveURL(`${address}mine/savemoney`)
})
