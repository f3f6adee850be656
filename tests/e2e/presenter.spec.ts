import { AWAY, HOME } from './rig/match.ts'
import { balance } from './rig/money.ts'
import { fitsWidth, isSoundStage, NARROW, openStage, stage } from './rig/stage.ts'
import { begin, cue, next, perform, said, startTalk } from './rig/talk.ts'
import { expect, memberMenu, test, type Page } from './rig/visit.ts'

/** What a page of the one before would say, asked as another member; it goes by itself again. */
const FAILURE = /注单回放加载失败/
/** What a channel would say that finds itself in another world. */
const LOST = /数据异常/
const noteFailures = (page: Page, pattern: RegExp) =>
  page.addInitScript((source) => {
    const pattern = new RegExp(source)
    const note = ({ textContent }: Node) => {
      const [found] = pattern.exec(textContent ?? '') ?? []
      if (found) sessionStorage.setItem(`failure ${found}`, found)
    }
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => note(node))),
    ).observe(document, { childList: true, subtree: true })
  }, pattern.source)
/** Whether the window, on its side of the screen, hides a price of the board. */
const coversBoard = async (page: Page) => {
  const [own, row] = await Promise.all([
    stage(page).boundingBox(),
    page.getByRole('main').getByRole('article').first().boundingBox(),
  ])
  return own === null || row === null || own.x < row.x + row.width
}
const failures = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('failure ')))

test('the whole demo is played: arrival, registration, deposit, bet, goal, settlement, VIP, recovery', async ({
  page,
}) => {
  test.slow()
  await noteFailures(page, FAILURE)
  await page.goto('/')
  await begin(page)
  await perform(page)
  await next(page)
  await cue(page, '注册')
  await perform(page)
  await expect(memberMenu(page)).toBeVisible()
  await next(page)
  await cue(page, '存款')
  await perform(page)
  await expect(said(page)).toContainText('已到账')
  await expect(balance(page)).toContainText('1,000.00')
  await next(page)
  await cue(page, '滚球投注')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await coversBoard(page)).toBe(false)
  await perform(page)
  await expect(said(page)).toContainText('注单已确认')
  await next(page)
  await cue(page, '进球')
  await perform(page)
  await expect(said(page)).toContainText('已领先')
  await next(page)
  await cue(page, '结算说明')
  await perform(page)
  await expect(page.getByRole('dialog')).toContainText(`${HOME} 对 ${AWAY}`)
  await expect(page.getByRole('dialog')).toContainText('384.00')
  await next(page)
  await cue(page, 'VIP')
  await expect(page).toHaveURL(/\/mine\/vip$/)
  await perform(page)
  await expect(said(page)).toContainText('礼金已领取')
  await next(page)
  await cue(page, '出错恢复')
  await perform(page)
  await expect(said(page)).toContainText('差额 0 分')
  await expect(page).toHaveURL(/orderNo=/)
  expect(await failures(page)).toEqual([])
})

test(
  'the talk is entered anywhere, survives a reload, hides, and ends where it was begun',
  { tag: '@soak' },
  async ({ page, world, enterAs }) => {
    test.slow()
    await noteFailures(page, LOST)
    await enterAs('vip5', '/mine/vip')
    await begin(page)
    const jump = async (at: number) => {
      await stage(page)
        .getByRole('button', { name: `跳到第 ${at} 节` })
        .click()
      // The chapter is set.
      await expect(stage(page).getByRole('button', { name: '替我演示' })).toBeVisible()
    }
    await jump(6)
    await expect(page).toHaveURL(/\/game\/sport\/crty/)
    await perform(page)
    await expect(said(page)).toContainText('注单已结算')
    await jump(4)
    await expect(page).toHaveURL(/\/game\/sport\/crty$/)
    // Begun anew with the channel open: the one of the world before goes without a word.
    const board = page.getByRole('article').first()
    await expect(board).toBeVisible()
    await jump(4)
    await expect(board).toBeVisible()
    await page.reload()
    await cue(page, '滚球投注')
    await perform(page)
    await expect(said(page)).toContainText('注单已确认')

    // In a breath: the page stays, and one control call puts the world back.
    const steered: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The chapters may still be told in the world beside this one.
      const isSteering = /^\/__mock\/api\/(?!worlds)/.test(pathname) && request.method() !== 'GET'
      if (isSteering || request.isNavigationRequest()) steered.push(pathname)
    })
    await stage(page).getByRole('button', { name: '回到开头' }).click()
    await cue(page, '到站')
    await expect(stage(page).getByText(/用时 \d+\.\d\d 秒/)).toBeVisible()
    expect(steered).toEqual(['/__mock/api/reset'])
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await expect(stage(page).getByRole('timer')).toContainText('00:0')
    expect(await failures(page)).toEqual([])

    await page.keyboard.press('F9')
    await expect(page.locator('[data-stage]')).toHaveCount(0)
    await page.keyboard.press('F9')
    await expect(stage(page)).toBeVisible()

    await stage(page).getByRole('button', { name: '结束讲演' }).click()
    await expect(page).toHaveURL(/\/mine\/vip$/)
    await expect(memberMenu(page)).toBeVisible()
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'mock_world')
    expect(cookie?.value).toBe(world)
  },
)

test(
  'it is presented on a phone, in traditional Chinese, out of the way of what is shown',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize(NARROW)
    await page.addInitScript(() => {
      localStorage.setItem('edition', 'professional')
      localStorage.setItem('locale', 'zh-TW')
    })
    await page.goto('/')
    await begin(page)
    await isSoundStage(page, 'the cue sheet in a hand')
    await fitsWidth(page)
    await stage(page)
      .getByRole('button', { name: /^跳到第 4 / })
      .click()
    await expect(page).toHaveURL(/\/game\/sport\/crty/)
    await perform(page)
    await expect(said(page)).toContainText(/[注註][单單]已[确確][认認]/)
    await expect(stage(page).locator('[aria-expanded=false]').first()).toBeVisible()
  },
)

test('the cue sheet is accessible on a desk', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/not-found')
  await openStage(page)
  await stage(page).getByRole('button', { name: '讲演稿' }).click()
  await isSoundStage(page, 'before the talk')
  await startTalk(page)
  await isSoundStage(page, 'the cue sheet')
})
