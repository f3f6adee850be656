// node scripts/pictures.mjs [http://127.0.0.1:8787 [name …]]: takes the README's pictures (or those named) from a running
// server, in a world of its own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { needChromium } from './kit/browser.mjs'
import { Failure } from './kit/failure.mjs'
import { at } from './kit/paths.mjs'

const [origin = 'http://127.0.0.1:8787', ...wanted] = process.argv.slice(2)
const folder = at('docs/pictures')
const world = 'pictures'
const MOST_BYTES = 300_000
const DESK = { width: 1366, height: 900 }
const HAND = { width: 390, height: 844 }

/** Reads without a body, steers with one. */
const control = async (path, body) => {
  const headers = { 'x-mock-world': world, 'content-type': 'application/json' }
  const steering = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const answer = await fetch(`${origin}/__mock/api${path}`, { headers, ...steering })
  if (!answer.ok) throw new Failure(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const MATCH = { league: '英超', home: '圣莱恩竞技', away: '格兰伍德', startsIn_s: -2_400 }
const matchRow = (page) => page.getByRole('article', { name: `${MATCH.home} 对 ${MATCH.away}` })
const homePrice = (page) =>
  matchRow(page)
    .getByRole('button', { name: new RegExp(`让球 ${MATCH.home}`) })
    .first()

const pick = async (page) => {
  await homePrice(page).click()
  const slip = page.getByRole('complementary', { name: '投注单' })
  await slip.getByRole('textbox', { name: `${MATCH.home} 投注金额` }).fill('200')
  await slip.getByText('174.00').waitFor()
}

const settled = async (page) => {
  await pick(page)
  const slip = page.getByRole('complementary', { name: '投注单' })
  await slip.getByRole('button', { name: '确认投注' }).click()
  await slip.getByText('确认中').first().waitFor()
  await control('/clock', { advance_s: 6 })
  await slip.getByText('投注成功').waitFor()
  const { matches } = await control(`/matches?text=${encodeURIComponent(MATCH.home)}`)
  const [home, away] = matches[0].score
  await control(`/matches/${matches[0].gid}/result`, { score: [home + 1, away] })
  await page.goto(`${origin}/mine/betRecord`)
  await page.getByRole('list', { name: '注单列表' }).waitFor()
}

const order = async (page) => {
  await page.getByRole('tab', { name: '虚拟币 USDT' }).click()
  await page.getByRole('textbox', { name: '存款金额' }).fill('720')
  await page.getByRole('button', { name: '立即存款' }).click()
  await page.getByRole('timer', { name: '剩余付款时间' }).waitFor()
}

/** The guided demo at its fourth cue, played. */
const talk = async (page) => {
  await page.getByRole('button', { name: /^演示环境/ }).click()
  const stage = page.getByRole('region', { name: '演示工具' })
  await stage.getByRole('button', { name: '讲演稿' }).click()
  await stage.getByRole('button', { name: '开始讲演' }).click()
  await stage.getByRole('button', { name: '跳到第 4 节' }).click()
  await page.waitForURL(/crty/)
  await stage.getByRole('button', { name: '替我演示' }).click()
  await stage.getByText('注单已确认').waitFor()
}

/** Home, once its notices have been read. */
const matches = async (page) => {
  const notice = page.getByRole('dialog', { name: '站点公告' })
  await notice.waitFor()
  await notice.getByRole('button', { name: '关闭' }).click()
  await notice.waitFor({ state: 'hidden' })
  await page.getByRole('main').getByRole('article').nth(1).waitFor()
}

const PICTURES = [
  { name: 'home', path: '/', arrange: matches },
  { name: 'professional', path: '/', edition: 'professional', arrange: matches },
  { name: 'sport', path: '/game/sport/crty', as: 'vip5', arrange: pick },
  {
    name: 'sport-professional',
    path: '/game/sport/crty',
    as: 'vip10',
    edition: 'professional',
    arrange: pick,
  },
  { name: 'deposit', path: '/mine/savemoney', as: 'vip5', arrange: order },
  { name: 'record', path: '/game/sport/crty', as: 'vip5', arrange: settled },
  { name: 'demo', path: '/', arrange: talk },
  { name: 'phone', path: '/', size: HAND, arrange: matches },
]

const take = async (browser, { name, path, as, edition = 'classic', size = DESK, arrange }) => {
  const context = await browser.newContext({
    viewport: size,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'mock_world', value: world, url: origin }])
  await context.addInitScript((chosen) => localStorage.setItem('edition', chosen), edition)
  const page = await context.newPage()
  await page.goto(`${origin}${path}${as ? `?__as=${as}` : ''}`)
  await arrange(page)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 86 })
  const picture = Buffer.from(data, 'base64')
  if (picture.length > MOST_BYTES) throw new Failure(`${name}: ${picture.length} bytes`)
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`)
  await context.close()
}

mkdirSync(folder, { recursive: true })
await control('/worlds', { name: world }).catch(() => undefined)
await control('/reset', {})
await control('/clock', { frozen: true })
await control('/matches', {
  ...MATCH,
  markets: [{ wtype: 'RE', line: -0.5, odds: { RH: '0.87', RC: '0.95' } }],
})
const browser = await chromium.launch({
  executablePath: needChromium({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const picture of PICTURES)
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture)
} finally {
  await browser.close()
}
