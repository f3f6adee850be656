import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@app/contract'
import { freePort } from '../../scripts/kit/ports.mjs'
import { violations } from './rig/axe.ts'
import { openProxy } from './rig/proxy.ts'
import { expect, memberMenu, test } from './rig/visit.ts'

const PHONE = '13987654321'
const SIZES = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
]

/** A mock in the place of a real backend, a door that changes one answer of its, and the mock in front of both. */
const folder = mkdtempSync(join(tmpdir(), 'chengwan-dual-'))
const servers: ChildProcess[] = []
let front = ''
let door: Awaited<ReturnType<typeof openProxy>>

const start = async (name: string, env: Record<string, string>) => {
  const port = String(await freePort())
  const own = { PORT: port, HOST: '127.0.0.1', DATA_DIR: join(folder, name), ...env }
  servers.push(
    spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...own }, stdio: 'ignore' }),
  )
  return `http://127.0.0.1:${port}`
}
test.beforeAll(async ({ request }) => {
  const real = await start('real', { SEED: '2' })
  door = await openProxy(real, (path, text) => {
    if (!path.startsWith(contract.member.info.path)) return text
    const envelope = JSON.parse(text)
    if (envelope.data) envelope.data.greeting = `电话 ${PHONE}`
    return JSON.stringify(envelope)
  })
  front = await start('front', { PROXY: door.origin })
  const isUp = async (origin: string) =>
    (await request.get(`${origin}/__mock/health`).catch(() => undefined))?.ok()
  for (const origin of [real, front]) await expect.poll(() => isUp(origin), { timeout: 60_000 }).toBe(true)
})
test.afterAll(async () => {
  const gone = servers.map((server) => once(server, 'exit'))
  for (const server of servers) server.kill()
  await Promise.all(gone)
  door.close()
  rmSync(folder, { recursive: true, force: true })
})

test(
  'whoever plays in front of a real backend reads where it differs, and keeps the evening',
  { tag: '@soak' },
  async ({ page }) => {
    await page.context().clearCookies()
    await page.goto(`${front}/`)
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    const login = page.getByRole('dialog', { name: /登录/ })
    await login.getByRole('textbox', { name: '用户名' }).fill('vip5')
    await login.getByLabel('密码', { exact: true }).fill('abc12345')
    await login.getByRole('button', { name: '登录', exact: true }).last().click()
    await expect(memberMenu(page)).toBeVisible()
    for (const path of [
      '/mine/wallet',
      '/mine/message',
      '/mine/betRecord',
      '/game/sport/crty',
      '/promotion',
    ]) {
      await page.goto(front + path)
      await expect(page.getByRole('main')).toBeVisible()
    }

    await page.goto(`${front}/__mock/#/dual`)
    const rows = page.getByRole('table', { name: /^差[异異]$/ }).getByRole('row')
    const planted = rows.filter({ hasText: 'data.greeting' })
    await expect(planted).toContainText('多字段')
    await expect(planted).not.toContainText(PHONE)
    // Whatever waits has been compared, and nothing else is another.
    await expect(page.getByText('等待对照 0，因来不及而略过 0')).toBeVisible()
    await expect(rows).toHaveCount(2)
    await planted.getByRole('button', { name: '并排看 member.info data.greeting' }).click()
    const sides = page.getByRole('region', { name: /^(两边|兩邊)的回答$/ })
    await expect(sides.getByLabel('真实后端的回答')).toContainText('greeting')
    await expect(sides).not.toContainText(PHONE)
    await page.getByRole('switch', { name: '遮盖个人信息' }).click()
    await expect(sides.getByLabel('真实后端的回答')).toContainText(PHONE)
    await page.getByRole('switch', { name: '遮盖个人信息' }).click()

    await page.getByRole('textbox', { name: '场景名称' }).fill('evening')
    await page.getByRole('button', { name: '留作场景', exact: true }).click()
    const kept = page
      .getByRole('table', { name: '留下的场景' })
      .getByRole('row')
      .filter({ hasText: 'evening' })
    await expect(kept).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      kept.getByRole('button', { name: '下载 evening' }).click(),
    ])
    const scene = readFileSync(await download.path(), 'utf8')
    expect(scene).toBe(readFileSync(join(folder, 'front/dual/evening.dual.json'), 'utf8'))
    expect(scene).toContain('greeting')
    expect(scene).not.toContain(PHONE)

    for (const locale of ['zh-CN', 'zh-TW']) {
      await page.context().addCookies([{ name: 'locale', value: locale, url: front }])
      await page.reload()
      await expect(page.getByRole('heading', { name: locale === 'zh-CN' ? '对照' : '對照' })).toBeVisible()
      await expect(planted).toContainText(locale === 'zh-CN' ? '契约中没有此字段' : '契約中沒有此欄位')
      await page.getByRole('button', { name: /member.info data.greeting/ }).click()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        // On a phone the rows reach far down: what is opened there is seen, and what is closed leads back.
        await sides.getByRole('button', { name: /^(关闭|關閉)$/ }).click()
        const opener = page.getByRole('button', { name: /member.info data.greeting/ })
        await expect(opener).toBeFocused()
        await opener.click()
        await expect(sides).toBeFocused()
        await expect(sides).toBeInViewport()
        const name = `${locale}-${size.width}`
        if (process.env['DUAL_PICTURES'])
          await page.screenshot({ path: `${process.env['DUAL_PICTURES']}/${name}.png`, fullPage: true })
        expect.soft(await violations(page), name).toEqual([])
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(overflow, { message: `${name} sticks out` }).toBeLessThanOrEqual(0)
      }
    }
  },
)
