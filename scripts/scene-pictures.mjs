// node scripts/scene-pictures.mjs [http://127.0.0.1:8787]: takes the console's picture of each scene, each in a world of its own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { needChromium } from './kit/browser.mjs'
import { Failure } from './kit/failure.mjs'
import { at } from './kit/paths.mjs'

const origin = process.argv[2] ?? 'http://127.0.0.1:8787'
const folder = at('mock-server/console/src/scenes/pictures')
const DESK = { width: 1280, height: 800 }
const WIDTH = 480
const QUALITY = 52
const MOST_BYTES = 150_000

const answer = await fetch(`${origin}/__mock/api/scenes`)
if (!answer.ok) throw new Failure(`${origin}: ${answer.status}`)
const { scenes } = await answer.json()

const matches = (page) => page.getByRole('main').getByRole('article').first().waitFor()
const logIn = async (page) => {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const login = page.getByRole('dialog', { name: /登录/ })
  await login.getByLabel('用户名').fill('risky01')
  await login.getByRole('textbox', { name: '密码' }).fill('abc12345')
  await login.getByRole('button', { name: '登录' }).last().click()
  await page.getByRole('dialog', { name: '安全验证' }).waitFor()
}
const openTickets = async (page) => {
  await matches(page)
  await page.getByRole('tab', { name: /未结/ }).click()
}
const openCentre = async (page) => {
  await matches(page)
  await page
    .getByRole('button', { name: /^更多玩法：/ })
    .first()
    .click()
  await page.getByRole('region', { name: /^赛况/ }).waitFor()
}
const deposit = (page) => page.goto(`${origin}/mine/savemoney`)
/** What is done for a picture to say more than the page alone. */
const ARRANGED = {
  'fresh-visitor': matches,
  'vip5-evening': openTickets,
  'goal-in-delay': openCentre,
  'crowded-chat': matches,
  'risky-login': logIn,
  'deposit-off': deposit,
}

const take = async (browser, { name, address }) => {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('dismissedAd', '9e15'))
  const page = await context.newPage()
  await page.addLocatorHandler(page.getByRole('dialog', { name: '资金安全提醒' }), (notice) =>
    notice.getByRole('button', { name: '我知道了' }).click(),
  )
  await page.goto(`${origin}${address}&__world=picture-${name}`)
  await page.getByRole('main').first().waitFor()
  await ARRANGED[name]?.(page)
  // What was arranged may have scrolled: the clip counts from the page's top.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  const session = await context.newCDPSession(page)
  const clip = { x: 0, y: 0, ...DESK, scale: WIDTH / DESK.width }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  const picture = Buffer.from(data, 'base64')
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}.webp ${(picture.length / 1000).toFixed(1)} kB`)
  await context.close()
  return picture.length
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: needChromium({ isWhole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  let sum = 0
  for (const scene of scenes) sum += await take(browser, scene)
  console.log(`${(sum / 1000).toFixed(1)} kB`)
  if (sum > MOST_BYTES) throw new Failure(`${sum} bytes, more than ${MOST_BYTES}`)
} finally {
  await browser.close()
}
