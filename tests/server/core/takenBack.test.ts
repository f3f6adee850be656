import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import { goldens } from '../rig/goldens.ts'
import { EVENING, openApp } from '../harness.ts'
import { SECOND } from '../money/payout.ts'

const { deposit, venue, wallet, withdraw } = contract
/** The first test file that needs the golden seed plants it. */
const PLANTING_MS = 120_000
let folder: string
let app: ReturnType<typeof openApp>
let world: World
let told: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengwan-taken-back-'))
  told = []
  const storage = { ...openStorage({ dataDir: folder, build: undefined }), ...goldens }
  app = openApp({ storage, log: (text) => void told.push(text) })
  world = app.worlds.get('default')
  world.settings.change({ checkBlobs: false })
}, PLANTING_MS)
afterEach(() => {
  app.worlds.closeAll()
  rmSync(folder, { recursive: true, force: true })
})

let requests = 0
/** A call as the host hands it over, in this very turn of the event loop. */
const call = (endpoint: AnyEndpoint, body: object, token: string) => {
  const headers: Record<string, string> = {
    [HEADER.client.toLowerCase()]: CLIENT_TYPE,
    [HEADER.site.toLowerCase()]: SITE_ID,
    [HEADER.requestId.toLowerCase()]: `r${++requests}`,
    [HEADER.token.toLowerCase()]: token,
    host: '127.0.0.1',
  }
  const found = app.calls.find('POST', endpoint.path)!
  const carried = {
    path: endpoint.path,
    header: (name: string) => headers[name],
    query: () => ({}),
    ip: '203.0.113.7',
    origin: 'http://127.0.0.1',
  }
  return app.calls.answer(found, carried, JSON.stringify(body))
}
const codeOf = async (answer: ReturnType<typeof call>) => (await answer).envelope?.status_code

/** The group under way can't be committed: a row in it names one that isn't there. */
const spoil = () =>
  world.atomically(() =>
    world.db.sqlite.exec(
      `PRAGMA defer_foreign_keys = ON; INSERT INTO postings SELECT * FROM postings LIMIT 0;
       UPDATE postings SET movement_id = 999999999 WHERE id = (SELECT max(id) FROM postings)`,
    ),
  )
/** No page more than there are, and what is free is taken. */
const fill = () => {
  const { sqlite } = world.db
  sqlite.exec('CREATE TABLE ballast (bytes)')
  const { n } = sqlite.prepare<[], { n: number }>('SELECT page_count AS n FROM pragma_page_count').get()!
  sqlite.exec(`PRAGMA max_page_count = ${n}`)
  for (const bytes of [40_000, 3_000, 300])
    expect(() => {
      for (;;) sqlite.exec(`INSERT INTO ballast VALUES (zeroblob(${bytes}))`)
    }).toThrow('full')
}
const makeRoom = () => world.db.sqlite.exec('PRAGMA max_page_count = 1000000')

const signIn = (name: string) => {
  const { token } = world.atomically(() => siteOf(world).signInAs(name))!
  world.db.flush()
  return token
}

describe('after a commit that failed', () => {
  it('a job is done again, and none is forgotten', () => {
    const done: string[] = []
    world.jobs.handle<string>('note', (text) => void done.push(text))
    const at = world.clock.now()
    world.atomically(() => world.jobs.schedule('note', at, 'first'))
    world.atomically(() => world.jobs.schedule('note', at + 3_600_000, 'late'))
    world.db.flush()
    spoil()
    world.jobs.runDue(at)
    world.db.flush()
    expect(done).toEqual(['first'])
    world.jobs.runDue(at)
    expect(done).toEqual(['first', 'first'])
    world.db.flush()
    world.jobs.runDue(at + 3_600_000)
    expect(done).toEqual(['first', 'first', 'late'])
  })

  it('a job that a refused verb put forward or cancelled is done when it was due', () => {
    const done: string[] = []
    world.jobs.handle<string>('note', (text) => void done.push(text))
    const at = world.clock.now()
    world.atomically(() => world.jobs.schedule('note', at + 9_000, 'a', 'key'))
    const refused = (work: () => void) => {
      world.db.flush()
      expect(() =>
        world.atomically(() => {
          work()
          world.jobs.runDue(at)
          throw new Error('refused')
        }),
      ).toThrow('refused')
    }
    world.jobs.runDue(at)
    refused(() => world.jobs.schedule('note', at + 1_000, 'b', 'key'))
    world.jobs.runDue(at + 1_000)
    expect(done).toEqual([])
    refused(() => world.jobs.cancel('key'))
    world.jobs.runDue(at + 9_000)
    expect(done).toEqual(['a'])
  })

  it('a job that was put off is due when it was, one that was put forward not before', () => {
    const done: string[] = []
    world.jobs.handle<string>('note', (text) => void done.push(text))
    const at = world.clock.now()
    world.atomically(() => world.jobs.schedule('note', at + 1_000, 'a', 'key'))
    world.db.flush()
    spoil()
    world.atomically(() => world.jobs.schedule('note', at + 9_000, 'b', 'key'))
    world.jobs.runDue(at)
    world.db.flush()
    world.jobs.runDue(at + 1_000)
    expect(done).toEqual(['a'])
  })

  const CHANGES: [what: string, change: () => unknown, look: (of: World) => unknown][] = [
    ['settings', () => world.settings.change({ brandName: '别处' }), (of) => of.settings.current()],
    ['clock', () => world.clock.set({ now: EVENING + 9e9, frozen: true }), (of) => of.clock.kept()],
    ['fault rules', () => world.faults.add({ path: '/x', kind: 'drop' }), (of) => of.faults.list()],
    [
      'a counted fault rule',
      () => world.faults.match({ path: '/counted', method: 'POST' }),
      (of) => of.faults.list(),
    ],
    [
      'random streams',
      () => world.atomically(() => world.random.hex('token', 8)),
      (of) => of.random.hex('token', 8),
    ],
    [
      'sessions',
      () => siteOf(world).sessions.find(world.atomically(() => siteOf(world).signInAs('vip5'))!.token),
      (of) => {
        const { signInAs, sessions, members } = siteOf(of)
        const { token } = of.atomically(() => signInAs('vip10'))!
        return [sessions.find(token), sessions.list(members.byName('vip5')!.id)]
      },
    ],
    [
      'the chat',
      () => world.atomically(() => siteOf(world).chat.rooms.setMinVip(7)),
      (of) => siteOf(of).chat.rooms.minVip(),
    ],
    [
      'matches',
      () => siteOf(world).sport.director.compose(COMPOSED),
      (of) => siteOf(of).sport.director.compose(COMPOSED),
    ],
  ]
  const COMPOSED = {
    sport: 'FT' as const,
    league: '云渚杯',
    home: '云渚龙骑',
    away: '岚港海豹',
    startsInSeconds: 3_600,
    markets: [],
  }
  it.each(CHANGES)('%s are what the database says', (_what, change, look) => {
    world.faults.add({ path: '/counted', kind: 'drop', times: 2 })
    world.db.flush()
    look(app.worlds.stage({ name: 'warm', image: world.db.serialize(), time: () => EVENING }))
    spoil()
    change()
    world.db.flush()
    expect(told.filter((text) => text.includes('default')).length).toBe(1)
    const anew = app.worlds.stage({
      name: world.name,
      image: world.db.serialize(),
      time: () => world.clock.machine(),
    })
    expect(look(world)).toEqual(look(anew))
    anew.close()
  })

  it('the journal says what its caller was told, and nothing of what was taken back', async () => {
    const token = signIn('vip5')
    world.trace.set(true)
    const heard: unknown[] = []
    world.journal.listen(({ id, statusCode }) => void heard.push([id, statusCode]))
    const lost = call(deposit.pay, { typeCode: 'alipay', amount: '300' }, token)
    spoil()
    expect(await codeOf(lost)).toBe(STATUS.SERVER_ERROR.code)
    const [entry] = world.journal.list({ path: deposit.pay.path })
    expect(entry).toMatchObject({
      statusCode: STATUS.SERVER_ERROR.code,
      http: STATUS.SERVER_ERROR.http,
      response: { status_code: STATUS.SERVER_ERROR.code, data: null },
    })
    expect(entry!.trace).toBeUndefined()
    expect(heard.at(-1)).toEqual([entry!.id, STATUS.SERVER_ERROR.code])
  })

  it('the recording begins anew, so that a replay does nothing that was taken back', async () => {
    const token = signIn('vip5')
    expect(await codeOf(call(wallet.getBalance, {}, token))).toBe(STATUS.SUCCESS.code)
    const lost = call(deposit.pay, { typeCode: 'alipay', amount: '300' }, token)
    spoil()
    expect(await codeOf(lost)).toBe(STATUS.SERVER_ERROR.code)
    expect(world.tape!.segments().flatMap(({ events }) => events)).toEqual([])
    expect(await codeOf(call(wallet.getBalance, {}, token))).toBe(STATUS.SUCCESS.code)
    expect(world.tape!.segments().flatMap(({ events }) => events)).toHaveLength(1)
  })
})

describe('on a full disk', () => {
  it('a job waits until there is room, and is done then', () => {
    const done: number[] = []
    world.jobs.handle<string>('fill', () => {
      world.db.sqlite.exec(
        'CREATE TABLE IF NOT EXISTS much (bytes); INSERT INTO much VALUES (zeroblob(90000))',
      )
      done.push(world.clock.now())
    })
    const at = world.clock.now()
    world.atomically(() => world.jobs.schedule('fill', at, ''))
    world.db.flush()
    fill()
    for (let turn = 0; turn < 3; turn++) expect(world.jobs.runDue(at)).toBe(0)
    expect(done).toEqual([])
    makeRoom()
    expect(world.jobs.runDue(at)).toBe(1)
    expect(done).toEqual([at])
  })

  const VERBS: [what: string, endpoint: AnyEndpoint, body: () => object][] = [
    ['a deposit', deposit.pay, () => ({ typeCode: 'alipay', amount: '300' })],
    [
      'a withdrawal',
      withdraw.create,
      () => ({ type: 'bank', cardId: '1', amount: '100.00', secondPassword: SECOND }),
    ],
    ['a transfer', venue.transfer, () => ({ channelCode: 'CWZR', amount: '7.00', ty: '1' })],
    ['a launch', venue.launch, () => ({ enName: 'cwzr', isActivity: true })],
  ]
  it.each(VERBS)(
    '%s is done wholly or not at all, and the site goes on once there is room',
    async (_what, endpoint, body) => {
      const token = signIn('vip5')
      const before = siteOf(world).wallet.balances(siteOf(world).members.byName('vip5')!.id)
      fill()
      const code = await codeOf(call(endpoint, body(), token))
      world.db.flush()
      makeRoom()
      const { balanced } = siteOf(world).books.check()
      expect(balanced).toBe(true)
      const after = siteOf(world).wallet.balances(siteOf(world).members.byName('vip5')!.id)
      if (code !== STATUS.SUCCESS.code) expect(after).toEqual(before)
      expect([STATUS.SUCCESS.code, STATUS.SERVER_ERROR.code]).toContain(code)
      app.worlds.get('default')
      const again = call(wallet.getBalance, {}, token)
      expect(await codeOf(again)).toBe(STATUS.SUCCESS.code)
    },
  )
})
