import { expect, it } from 'vitest'
import { CAST } from '@app/seeds/people'
import { app } from '../harness.ts'

const open = (path: string, headers: Record<string, string> = {}) =>
  app.hono.request(`http://127.0.0.1${path}`, { headers: { host: '127.0.0.1', ...headers } })

it('the entrance shows the cast and how to force anything, to this machine only', async () => {
  const page = await (await open('/__mock/', { 'x-mock-world': 'entrance' })).text()
  for (const { name } of CAST) expect(page).toContain(`/?__as=${name}`)
  expect(page).toContain('x-mock-status')
  expect((await open('/__mock/', { host: 'evil.example' })).status).toBe(403)
})

it('a member of the cast is signed in by the page address, an unknown one is not found', async () => {
  const entered = await open('/?__world=entrance&__as=vip5')
  expect(entered.status).toBe(302)
  expect(entered.headers.get('location')).toMatch(/^\/__mock\/enter#token=[0-9a-f]{96}&userId=\d+&next=%2F$/)
  expect((await open('/?__world=entrance&__as=nobody')).status).toBe(404)
})
