import { expect, test } from './rig/visit.ts'

test('the home page opens with its brand as title', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/澄湾/)
  await expect(page.getByRole('main')).toBeVisible()
})

test('a page address is answered by the client, a missing file is not', async ({ request }) => {
  expect((await request.get('/app/help/kh')).headers()['content-type']).toContain('text/html')
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
})

test('each test has a world of its own', async ({ control, world }) => {
  await control('GET', '/clock')
  const { worlds } = (await control('GET', '/worlds')) as { worlds: { name: string }[] }
  expect(worlds.map(({ name }) => name)).toContain(world)
})

test('an idle connection is kept longer than doors in front keep theirs', async ({ request }) => {
  const kept = (await request.get('/__mock/health')).headers()['keep-alive']
  expect(Number(/timeout=(\d+)/.exec(kept ?? '')?.[1])).toBeGreaterThan(60)
})
