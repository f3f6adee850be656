import { expect, it } from 'vitest'
import { openEntrance } from '../../../mock-server/src/pages/enter.ts'
import { app } from '../harness.ts'

const open = (path: string, headers: Record<string, string> = {}) =>
  app.hono.request(`http://127.0.0.1${path}`, { headers: { host: '127.0.0.1', ...headers } })

it('a member of the cast is signed in by the page address, an unknown one is not found', async () => {
  const entered = await open('/?__world=entrance&__as=vip5')
  expect(entered.status).toBe(302)
  const page = await open(entered.headers.get('location')!)
  expect(await page.text()).toMatch(
    /data-token="[0-9a-f]{96}"\s+data-user-id="\d+"\s+data-world="entrance"\s+data-stays=""\s+data-next="\/"/,
  )
  expect((await open('/?__world=entrance&__as=nobody')).status).toBe(404)
})

it.each(['//evil.example', '/\\evil.example', '/%09/evil.example', 'https://evil.example/', 'javascript:1'])(
  'whoever comes in goes on within the site, not to %s',
  (next) => {
    const entrance = openEntrance(() => 0)
    const [, ticket] = entrance.addressFor({ next }).split('ticket=')
    expect(entrance.find(ticket!)?.next).toBe('/')
  },
)
