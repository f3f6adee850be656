import { describe, expect, it } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { app, openApp, testSite } from '../harness.ts'

/** A wallet that the seeds left alone. */
const NOBODY = 9_001

describe('a world', () => {
  it('is refused by a name that is no name', async () => {
    const response = await app.hono.request('http://127.0.0.1/__mock/api/clock', {
      headers: { host: '127.0.0.1', 'x-mock-world': '../etc' },
    })
    expect(response.status).toBe(400)
  })

  it('gives the same random numbers for the same seed, others for another', () => {
    const draw = (seed: number, name: string) => {
      const world = app.worlds.create(name, { seed })
      return [world.random.hex('token', 8), world.random.digits('code', 6), world.random.int('x', 1, 1_000)]
    }
    expect(draw(5, 'seed-a')).toEqual(draw(5, 'seed-b'))
    expect(draw(5, 'seed-a')).not.toEqual(draw(6, 'seed-c'))
  })

  it('comes back from a snapshot with its money and its clock', async () => {
    const site = testSite()
    siteOf(site.world).wallet.deposit(NOBODY, 5_000, 'D1')
    const at = site.world.clock.now()
    expect((await site.control('POST', '/snapshots', { name: 'rich' })).status).toBe(201)
    siteOf(site.world).wallet.transferIn(NOBODY, 'CRTY', 5_000, 'T1')
    await site.control('POST', '/clock', { advance_s: 3_600 })
    expect((await site.control('POST', '/snapshots/rich/restore')).status).toBe(200)
    const world = app.worlds.get(site.name)
    expect(siteOf(world).wallet.balances(NOBODY).center).toBe(5_000)
    expect(world.clock.now()).toBe(at)
  })

  it('plays the jobs of the hours that are skipped, in order, each at its own moment', async () => {
    const site = testSite()
    const seen: [string, number][] = []
    site.world.jobs.handle<string>('note', (text) => {
      seen.push([text, site.world.clock.now()])
      if (text === 'b') site.world.jobs.schedule('note', site.world.clock.now() + 1_000, 'c')
    })
    const start = site.world.clock.now()
    site.world.jobs.schedule('note', start + 20_000, 'd')
    site.world.jobs.schedule('note', start + 10_000, 'b')
    site.world.jobs.schedule('note', start + 5_000, 'a')
    const { body } = await site.control<{ ran: number }>('POST', '/clock', { advance_s: 60 })
    expect(body.ran).toBe(4)
    expect(seen).toEqual([
      ['a', start + 5_000],
      ['b', start + 10_000],
      ['c', start + 11_000],
      ['d', start + 20_000],
    ])
  })

  it('does not go back in time', async () => {
    const site = testSite()
    expect((await site.control('POST', '/clock', { now: 1_000 })).status).toBe(400)
  })

  it('forgets what a failed transaction sent', () => {
    const { world } = testSite()
    const sent: string[] = []
    world.hub.connect({ id: 1, send: (text) => sent.push(text), close: () => {} })
    const message = { msgId: 60_000, summary: '', up: undefined, down: undefined } as never
    expect(() =>
      world.atomically(() => {
        world.hub.toAll(message, {} as never)
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(sent).toEqual([])
    world.atomically(() => world.hub.toAll(message, {} as never))
    expect(sent).toHaveLength(1)
  })
})

describe('the control API', () => {
  it('is closed to other hosts, foreign pages and bodies that are not JSON [PERM-07]', async () => {
    const ask = (headers: Record<string, string>, body?: string) =>
      app.hono.request('http://127.0.0.1/__mock/api/faults', {
        method: body ? 'POST' : 'GET',
        headers: { host: '127.0.0.1:8787', ...headers },
        ...(body ? { body } : {}),
      })
    expect((await ask({})).status).toBe(200)
    expect((await ask({ host: 'evil.example' })).status).toBe(403)
    expect((await ask({ origin: 'http://evil.example' })).status).toBe(403)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await ask({ 'content-type': 'text/plain', 'content-length': '2' }, '{}')).status).toBe(400)
  })

  it('answers bad input with 400 and the issues', async () => {
    const { status, body } = await testSite().control<{ error: string; issues: unknown[] }>(
      'POST',
      '/faults',
      { path: '/x', status_code: 1 },
    )
    expect(status).toBe(400)
    expect(body.issues).not.toHaveLength(0)
  })
})

describe('where there are as many worlds as can be', () => {
  const told = (full: ReturnType<typeof openApp>, name: string) =>
    full.worlds
      .get(name)
      .journal.list({})
      .map(({ path, response }) => ({ path, ...(response as { message: string }) }))

  it('the longest idle one makes room, and says so when it is asked for again; the demo that somebody looks at stays', () => {
    let now = 1_795_262_400_000
    const full = openApp({ mostWorlds: 3, time: () => (now += 1_000) })
    const demo = full.worlds.get('demo')
    demo.hub.connect({ id: 1, send: () => {}, close: () => {} })
    for (const name of ['one', 'two']) siteOf(full.worlds.get(name)).wallet.deposit(NOBODY, 5, name)
    full.worlds.get('three')
    expect(full.worlds.list().map(({ name }) => name)).toEqual(['demo', 'two', 'three'])
    expect(told(full, 'one')).toEqual([
      { path: 'begun-anew', message: expect.stringContaining('闲置最久，已给新的世界让位') },
    ])
    expect(siteOf(full.worlds.get('one')).wallet.balances(NOBODY).center).toBe(0)
    expect(full.worlds.get('demo')).toBe(demo)
    // Who is dropped on purpose is not missed.
    full.worlds.drop('one')
    expect(told(full, 'one')).toEqual([])
    full.worlds.closeAll()
  })

  it('nobody is sent away who has a page open: the new one is refused with what to do', () => {
    const full = openApp({ mostWorlds: 1 })
    full.worlds.get('demo').hub.connect({ id: 1, send: () => {}, close: () => {} })
    expect(() => full.worlds.get('more')).toThrow('请先删除不用的世界')
    full.worlds.closeAll()
  })
})
