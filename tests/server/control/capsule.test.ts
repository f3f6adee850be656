import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isOfFewNodes } from '../../../mock-server/src/control/tape/capsuleFile.ts'
import { app, takeComplaints, testSite, type TestSite } from '../harness.ts'
import { entriesOf, liveALittle, moneyOf } from './journey.ts'

interface Capsule {
  calls: { kind: string; answer?: string | null }[]
  [other: string]: unknown
}
interface Opened {
  name: string
  replayed: number
  compared: number
  equal: boolean
  difference: null | { path: string; expected: string; actual: string; at: number }
}
const capsuleOf = async (site: TestSite) => (await site.control<Capsule>('GET', '/capsule')).body

it('a capsule opens as a new world that answers byte for byte the same', async () => {
  const site = testSite()
  await liveALittle(site)
  const { status, body } = await site.control<Opened>('POST', '/capsule?name=reborn', await capsuleOf(site))
  expect(body.difference).toBeNull()
  expect({ status, body }).toMatchObject({ status: 201, body: { name: 'reborn', equal: true } })
  expect(body.compared).toBe((await entriesOf(site)).length)
  expect(moneyOf(site, 'vip5', 'reborn')).toBe(moneyOf(site))
  expect(app.worlds.get('reborn').journal.list({})).toHaveLength((await entriesOf(site)).length)
  expect(takeComplaints()).toEqual([])
})

it('the first answer that is another one is shown', async () => {
  const site = testSite()
  await liveALittle(site)
  const capsule = await capsuleOf(site)
  const call = capsule.calls.find(({ answer }) => answer?.includes('"orderNo"'))!
  call.answer = call.answer!.replace('"orderNo":"', '"orderNo":"X')
  const { body } = await site.control<Opened>('POST', '/capsule', capsule)
  expect(body).toMatchObject({ equal: false, difference: { path: '/fd/api/v1/payment/pay' } })
  expect(body.difference!.expected[body.difference!.at]).toBe('X')
})

it('a scene travels in a capsule as well', async () => {
  const site = testSite()
  await site.control('POST', '/reset', { scene: 'vip5-evening' })
  await liveALittle(site)
  expect((await site.control<Opened>('POST', '/capsule', await capsuleOf(site))).body).toMatchObject({
    equal: true,
    difference: null,
  })
})

it('what is no capsule is refused, and nothing is opened', async () => {
  const site = testSite()
  const worlds = app.worlds.list().length
  expect((await site.control('POST', '/capsule', { format: 'other' })).status).toBe(400)
  expect(
    (await site.control('POST', '/capsule', { ...(await capsuleOf(site)), snapshot: 'AAAA' })).status,
  ).toBe(400)
  expect((await site.control('POST', '/capsule?name=No', await capsuleOf(site))).status).toBe(400)
  expect(app.worlds.list()).toHaveLength(worlds)
})

it('the calls can be had as a test', async () => {
  const site = testSite()
  await liveALittle(site)
  const answer = await app.hono.request('http://127.0.0.1/__mock/api/capsule?as=playwright', {
    headers: { host: '127.0.0.1', 'x-mock-world': site.name },
  })
  const text = await answer.text()
  expect(text).toContain("test('")
  expect(text).toContain("mock.call('POST', '/game/api/v1/venue/transfer'")
  expect(text).toContain("{ as: 'vip5' }")
})

it('a capsule that would unpack to more than a world may be is refused before it does', async () => {
  const site = testSite()
  const bomb = Buffer.from(gzipSync(Buffer.alloc(201 * 1024 * 1024))).toString('base64url')
  const opened = await site.control<{ error: string }>('POST', '/capsule', {
    ...(await capsuleOf(site)),
    snapshot: bomb,
  })
  expect(opened).toMatchObject({ status: 413, body: { error: '胶囊中的快照解压后超过 200 MiB，不能打开' } })
})

it.each([
  ['drops another world', { kind: 'own', method: 'DELETE', path: '/__mock/api/worlds/default' }],
  [
    'drops it by a way round',
    { kind: 'own', method: 'DELETE', path: '/__mock/api/faults/../worlds/default' },
  ],
  ['asks another host', { kind: 'own', method: 'POST', path: '//evil.example/__mock/api/faults' }],
  ['opens a capsule', { kind: 'own', method: 'POST', path: '/__mock/api/capsule' }],
])('a capsule that %s is refused', async (_what, { kind, ...request }) => {
  const site = testSite()
  const capsule = await capsuleOf(site)
  const at = (capsule['start'] as { at: number }).at
  const event = { kind, at, request: { ...request, type: 'application/json', text: '' } }
  expect((await site.control('POST', '/capsule', { ...capsule, calls: [event] })).status).toBe(400)
})

it('a capsule whose time goes back, or on for ever, is refused', async () => {
  const site = testSite()
  const capsule = await capsuleOf(site)
  const { at } = capsule['start'] as { at: number }
  for (const times of [[at - 1], [at + 2, at + 1], [at + 500 * 86_400_000]]) {
    const calls = times.map((moment) => ({ kind: 'beat', at: moment }))
    expect((await site.control('POST', '/capsule', { ...capsule, calls })).status).toBe(400)
  }
})

it('a text of more lists than a capsule has is no capsule', () => {
  expect(isOfFewNodes('[{"a":[]}]', 3)).toBe(true)
  expect(isOfFewNodes('[{"a":[]}]', 2)).toBe(false)
})
