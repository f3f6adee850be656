import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './rig/visit.ts'

const SLOT_MS = 2_500
const SHOT_MS = 1_000
const ROUND_MS = 5_000
/** The highest tone of what sounds for a win. */
const CHEER_HZ = 1_047

interface Game {
  category: string
  venue: string
  game: string
  play: string
  paceMs: number
  /** What is pressed first, if there is something. */
  spot?: RegExp
}
const GAMES: Game[] = [
  { category: '电子', venue: '澄湾电子', game: '锦鲤奇兵', play: '旋转', paceMs: SLOT_MS },
  { category: '捕鱼', venue: '澄湾捕鱼', game: '珍珠潮汐', play: '发射', paceMs: SHOT_MS },
  { category: '真人', venue: '澄湾真人', game: '百家乐', play: '发牌', paceMs: ROUND_MS, spot: /^闲 1 赔/ },
  { category: '真人', venue: '澄湾真人', game: '轮盘', play: '转动', paceMs: ROUND_MS, spot: /^红 1 赔/ },
  { category: '真人', venue: '澄湾真人', game: '骰宝', play: '开奖', paceMs: ROUND_MS, spot: /^大 1 赔/ },
  { category: '彩票', venue: '澄湾彩票', game: '时时乐', play: '开奖', paceMs: ROUND_MS, spot: /^大 1 赔/ },
]

/** Into the game: the hall before it has the same bar, and what is pressed there is gone with it. */
const enter = async (page: Page, { category, venue, game, play }: Game): Promise<FrameLocator> => {
  await page.getByRole('button', { name: `${category}场馆`, exact: true }).press('Enter')
  await page
    .getByRole('group', { name: `${category}场馆` })
    .getByRole('button', { name: venue })
    .click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: game }).first().click()
  await expect(frame.getByRole('button', { name: play, exact: true })).toBeVisible()
  return frame
}

/** The clock of the page stands; nothing moves, so that only the pace is waited for. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, game] of GAMES.entries()) {
  const title = `${game.game}: no sooner than ${game.paceMs / 1_000} s after a press another one plays, and nothing plays by itself`
  test(title, { tag: at === 0 ? [] : '@soak' }, async ({ page, enterAs }) => {
    const isShot = game.play === '发射'
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().endsWith('/bet'))))
    // Before the page: for a moment, one that is open already reads the year 1970.
    await page.clock.install()
    await enterAs('vip5')
    const frame = await enter(page, game)
    const button = frame.getByRole('button', {
      name: new RegExp(`^(?:${game.play}|再投并${game.play} ¥10)$`),
    })
    await expect(frame.getByRole('button', { name: /自动|连射|连续|跳过|加速|极速|快速/ })).toHaveCount(0)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    if (game.spot) await frame.getByRole('button', { name: game.spot }).first().click()
    await button.click()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    if (!isShot) await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(game.paceMs - 50)
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(60)
    if (isShot) {
      // One that came too early is fired now, and is followed by as long a pause.
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await page.clock.runFor(game.paceMs)
    }
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    // Long after: who doesn't press doesn't play.
    await page.clock.runFor(20_000)
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    // A shot may miss: no call then.
    expect(asked).toBeLessThanOrEqual(isShot ? 2 : 1)
    // A clock left standing is set going again while the next test already uses the context, and its pages hear of it.
    await page.clock.resume()
  })
}

test('a return below the stake is told without cheer or light, a win above it with both; time and result stay in sight', async ({
  page,
  enterAs,
}) => {
  await page.addInitScript(() => {
    const tones: number[] = []
    Object.assign(window, { tones })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, at?: number) {
      tones.push(this.frequency.value)
      start.call(this, at)
    }
  })
  await page.clock.install()
  await enterAs('vip5')
  const frame = await enter(page, GAMES[3]!)
  const status = frame.getByRole('status')
  const turn = frame.getByRole('button', { name: /^(?:转动|再投并转动 )/ })
  const tones = async () =>
    page
      .frames()
      .at(-1)!
      .evaluate(() => (window as unknown as { tones: number[] }).tones)
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '声音' }).click()
  await page.keyboard.press('Escape')
  const lay = async (...names: RegExp[]) => {
    // There is nothing to clear before the first round.
    await frame.getByRole('button', { name: '清空' }).press('Enter')
    for (const name of names) await frame.getByRole('button', { name }).first().click()
    await turn.click()
    await page.clock.runFor(ROUND_MS)
    await expect(turn).toHaveAttribute('aria-disabled', 'false')
  }
  // Both colours: what comes back of 20 is 20, or nothing at zero.
  await lay(/^红 1 赔/, /^黑 1 赔/)
  await expect(status).toHaveText(/^\d+ \D*我的盈亏 (?:0|-20)\.00$/)
  await expect(status).not.toHaveClass(/win/)
  await expect(frame.locator('#app')).toHaveClass(/sober/)
  expect(await tones()).not.toContain(CHEER_HZ)
  for (let round = 0; round < 12 && !(await tones()).includes(CHEER_HZ); round++) await lay(/^红 1 赔/)
  await expect(status).toHaveText(/我的盈亏 \+10\.00$/)
  await expect(status).toHaveClass(/win/)
  await expect(frame.locator('#app')).not.toHaveClass(/sober/)
  expect(await tones()).toContain(CHEER_HZ)

  // On a low phone all of the sum stands beside the buttons.
  await page.setViewportSize({ width: 360, height: 640 })
  const [came, clear] = await Promise.all(
    [frame.locator('.limits'), frame.getByRole('button', { name: '清空' })].map((each) => each.boundingBox()),
  )
  expect(came!.x + came!.width).toBeLessThanOrEqual(clear!.x)

  const bar = frame.getByRole('banner')
  const net = /本次盈亏 ([+-]?[\d,.]+)/
  const shown = net.exec((await bar.textContent()) ?? '')?.[1]
  expect(shown).toMatch(/\d\.\d\d/)
  await page.clock.runFor(60_000)
  await expect(bar).toContainText(/已玩 \d+:\d\d/)
  await page
    .frames()
    .at(-1)!
    .evaluate(() => location.reload())
  await expect(bar).toContainText(`本次盈亏 ${shown}`)
})
