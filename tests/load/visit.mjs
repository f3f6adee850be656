// A first visit in a slow browser: when the largest thing is there, what moves, what keeps the page from answering.
import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import { needChromium } from '../../scripts/kit/browser.mjs'
import { median } from './rig/rounds.mjs'
import { startServer } from './rig/server.mjs'
import { atMost, fixed, table, whole } from './rig/table.mjs'

const PAGES = ['/', '/game/egame', '/activity/discount', '/app/help/kh', '/game/sport']
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWDOWN = 4
const AFTER_MS = 3_000
const LCP_MS_BAR = 1_800
const CLS_BAR = 0.02
const TBT_MS_BAR = 150

/** Runs in the page before anything else: LCP and TBT in ms, CLS; of a task what is beyond 50 ms, once something is painted. */
const watchVisit = () => {
  const LONG_MS = 50
  const seen = { lcp: 0, cls: 0, tbt: 0, painted: Infinity, tasks: [] }
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value))
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.painted = startTime))
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  globalThis.benchVisit = () => ({
    ...seen,
    tbt: seen.tasks.reduce(
      (sum, [from, took]) => sum + (from + took > seen.painted ? Math.max(0, took - LONG_MS) : 0),
      0,
    ),
  })
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: needChromium({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})
/** A visitor whose browser has nothing of the site. */
const visit = async (path) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.addInitScript(watchVisit)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(server.origin + path)
  await page.waitForTimeout(AFTER_MS)
  const figures = await page.evaluate(() => globalThis.benchVisit())
  await context.close()
  return figures
}

const seen = new Map(PAGES.map((path) => [path, []]))
await visit(PAGES[0])
for (let round = 0; round < ROUNDS; round += 1)
  for (const path of PAGES) seen.get(path).push(await visit(path))
const of = (path, kind) => median(seen.get(path).map((figures) => figures[kind]))
const most = (path, kind) => Math.max(...seen.get(path).map((figures) => figures[kind]))

table(
  `首次访问，慢速浏览器 · a first visit at ${SLOWDOWN}× slowdown, by the clock: median of ${ROUNDS} (most); load ${fixed(loadavg()[0], 1)}`,
  ['page', 'LCP ms', `bar`, 'CLS', 'bar', 'TBT ms', 'bar'],
  PAGES.map((path) => [
    path,
    `${whole(of(path, 'lcp'))} (${whole(most(path, 'lcp'))})`,
    atMost(of(path, 'lcp'), LCP_MS_BAR),
    `${fixed(of(path, 'cls'), 4)} (${fixed(most(path, 'cls'), 4)})`,
    atMost(most(path, 'cls'), CLS_BAR),
    `${whole(of(path, 'tbt'))} (${whole(most(path, 'tbt'))})`,
    atMost(of(path, 'tbt'), TBT_MS_BAR),
  ]),
)
await browser.close()
await server.stop()
