import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/kit/ports.mjs'
import { drawer, openStage, stage } from './rig/stage.ts'
import { expect, test } from './rig/visit.ts'

const TOKEN = 'open sesame; it=me'

/** A server of its own that wants a token, as one on a public address does. */
let server: ChildProcess
let origin = ''
const folder = mkdtempSync(join(tmpdir(), 'chengwan-token-'))

test.beforeAll(async ({ request }) => {
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: port, DATA_DIR: folder, MOCK_TOKEN: TOKEN }
  server = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: 'ignore' })
  const isUp = async () => (await request.get(`${origin}/__mock/health`).catch(() => undefined))?.ok()
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
})
test.afterAll(async () => {
  const gone = once(server, 'exit')
  server.kill()
  await gone
  rmSync(folder, { recursive: true, force: true })
})

test('the console asks for the token, refuses a wrong one and remembers the right one', async ({
  page,
  provoke,
}) => {
  provoke(/__mock/)
  await page.goto(`${origin}/__mock/`)
  const token = page.getByLabel(/^MOCK_TOKEN/)
  await token.fill('wrong')
  await page.getByRole('button', { name: '进入' }).click()
  await expect(page.getByRole('alert')).toContainText('令牌不正确')
  await token.fill(TOKEN)
  await page.getByRole('button', { name: '进入' }).click()
  await expect(page.getByRole('navigation', { name: '控制台' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('navigation', { name: '控制台' })).toBeVisible()
})

test('whoever is asked for it on the way is led to the very place, in the language of the site', async ({
  page,
  provoke,
}) => {
  provoke(/./)
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'locale', value: 'zh-TW', url: origin }])
  await page.goto(`${origin}/help/about?__as=vip5#end`)
  await expect(page.getByRole('heading', { name: '請輸入 MOCK_TOKEN' })).toBeVisible()
  await page.getByLabel('MOCK_TOKEN').fill('wrong')
  await page.getByRole('button', { name: '進入' }).click()
  await expect(page.getByRole('alert')).toContainText('令牌不正確')
  await page.getByLabel('MOCK_TOKEN').fill(TOKEN)
  await page.getByRole('button', { name: '進入' }).click()
  await expect(page).toHaveURL(`${origin}/help/about#end`)
  await expect(page.getByRole('main')).toBeVisible()
})

test('the drawer of a page asks for it as well, and so does the guided demo', async ({ page, provoke }) => {
  provoke(/__mock/)
  // The test's own world isn't made without the token.
  await page.context().clearCookies()
  await page.goto(`${origin}/agent`)
  await openStage(page)
  await stage(page).getByRole('button', { name: '讲演稿' }).click()
  await stage(page).getByRole('button', { name: '开始讲演' }).click()
  await drawer(page)
    .getByLabel(/^MOCK_TOKEN/)
    .fill(TOKEN)
  await drawer(page).getByRole('button', { name: '进入' }).click()
  await expect(drawer(page).getByRole('tab', { name: '故障' })).toBeVisible()
})
