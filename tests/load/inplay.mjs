// The in-play board in a slow browser: ROWS rows, CHANGES price changes a second, a player who clicks, types and walks by arrows.
import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import { STATUS } from '@app/contract/kit/status'
import { needChromium } from '../../scripts/kit/browser.mjs'
import { openFeed } from './rig/inplayFeed.mjs'
import { play, playOnNothing } from './rig/player.mjs'
import { readTrace, TRACED, watchPage } from './rig/pageWatch.mjs'
import { startServer } from './rig/server.mjs'
import { atMost, fixed, table, whole } from './rig/table.mjs'

const ROWS = Number(process.env.ROWS ?? 1_000)
const CHANGES_A_SECOND = Number(process.env.CHANGES ?? 1_000)
/** U-SPORT-10: what changed between two polls comes at once, so this is harder than an even stream. */
const POLL_S = 5
const SLOWDOWN = 4
const SECONDS = Number(process.env.SECONDS ?? 60)
const INTERACTIONS = Number(process.env.INTERACTIONS ?? 120)
const INP_MS_BAR = 80
const TASK_MS_BAR = 50
const HEAP_GROWTH_BAR = 1.1
/**
 * Prices move for so long before the heap is measured first: caches fill, and in a long run code is compiled for two minutes.
 * That hides no leak: what grows with every price grows on through the ten minutes after, five times as long, and what the
 * warming itself costs is printed beside (loaded → warm → end).
 */
const WARM_S = SECONDS < 300 ? 15 : 120
const PRICES = 'article button[aria-pressed][aria-disabled=false]'
const PRICES_A_ROW = 14

const server = await startServer()
const browser = await chromium.launch({
  executablePath: needChromium({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})
/** On nothing before and after, for the machine's load changes: by the clock only what is beyond that is the board's. */
const onNothing = () => playOnNothing(browser, SLOWDOWN, INTERACTIONS / 2)
const floors = [await onNothing()]
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
await page.addInitScript(watchPage)
const feed = openFeed(ROWS)
const envelope = (data) => ({
  status_code: STATUS.SUCCESS.code,
  message: 'ok',
  data: { serverTime: Date.now(), ...data },
})
let polls = 0
await page.route('**/game/api/v1/venue/resource', async (route) => {
  const { method } = route.request().postDataJSON() ?? {}
  if (method === 'get_game_list') return route.fulfill({ json: envelope(feed.list()) })
  if (method !== 'get_live') return route.continue()
  polls += 1
  return route.fulfill({ json: envelope(feed.move(CHANGES_A_SECOND * POLL_S)) })
})
await page.goto(`${server.origin}/game/sport/crty?__as=vip5`)
await page.getByRole('article').first().waitFor()
const devtools = await page.context().newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const heapMb = async () => {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
const heapLoaded = await heapMb()
await rest(WARM_S * 1_000)

/** Quiet first: what the updates alone cost, and how the heap stands before and after. */
const heapBefore = await heapMb()
await browser.startTracing(page, { categories: TRACED })
const pollsBefore = polls
const drawn = []
const until = Date.now() + SECONDS * 1_000
while (Date.now() < until) {
  const before = polls
  while (polls === before && Date.now() < until) await rest(50)
  if (polls > before) drawn.push(await page.evaluate(() => globalThis.benchDrawn()))
}
const updates = polls - pollsBefore
const quiet = readTrace(await browser.stopTracing())
const heapAfter = await heapMb()
// Reading a long trace keeps the polls waiting, which locks the board for a moment.
await page.locator(PRICES).first().waitFor()
const shown = await page.locator(PRICES).count()

/** Then a player: picks, chips by digit, arrows, while prices go on moving. */
const placesNow = async () => {
  // Where a poll comes late the board is locked for a moment.
  await page.locator(PRICES).first().waitFor()
  const places = await page.$$eval(PRICES, (buttons) =>
    buttons
      .map((button) => button.getBoundingClientRect())
      .filter(({ top, bottom }) => top > 320 && bottom < innerHeight - 20)
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2]),
  )
  return places.length > 0 ? places : placesNow()
}
const played = await play(browser, page, placesNow, INTERACTIONS)
await page.close()
floors.push(await onNothing())
const mean = (pick) => (pick(floors[0]) + pick(floors[1])) / 2

table(
  `滚球盘口在慢速浏览器中 · in-play board at ${SLOWDOWN}× slowdown: ${ROWS} rows, ${CHANGES_A_SECOND} changes/s in polls of ${POLL_S} s; load ${fixed(loadavg()[0], 1)}`,
  ['what', 'processor', 'clock', 'bar (processor)'],
  [
    [
      `INP p98 of ${played.interactions} interactions`,
      `${whole(played.inpCpu)} ms`,
      `${whole(played.inpWall)} ms`,
      atMost(played.inpCpu, INP_MS_BAR),
    ],
    [
      'the same on a page of bare buttons',
      `${whole(mean(({ inpCpu }) => inpCpu))} ms`,
      `${floors.map(({ inpWall }) => whole(inpWall)).join(' and ')} ms`,
      '',
    ],
    [
      'half of the interactions, board and bare',
      `${whole(played.midCpu)} and ${whole(mean(({ midCpu }) => midCpu))} ms`,
      `${whole(played.midWall)} and ${whole(mean(({ midWall }) => midWall))} ms`,
      '',
    ],
    [
      `longest task of ${updates} updates`,
      `${whole(quiet.taskCpu)} ms`,
      `${whole(quiet.taskWall)} ms`,
      atMost(quiet.taskCpu, TASK_MS_BAR),
    ],
    ['prices in the page', whole(shown), '', `of ${whole(ROWS * PRICES_A_ROW)}`],
    ['prices written anew an update', drawn.map(whole).join(' '), '', ''],
    [
      `heap loaded, after ${WARM_S} s, ${SECONDS} s later`,
      `${fixed(heapLoaded, 1)} → ${fixed(heapBefore, 1)} → ${fixed(heapAfter, 1)} MB`,
      '',
      atMost(heapAfter / heapBefore, HEAP_GROWTH_BAR),
    ],
  ],
)
await browser.close()
await server.stop()
