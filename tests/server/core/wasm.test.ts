import { createRequire } from 'node:module'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { CLIENT_TYPE, HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { blobs } from '@app/contract/kit/cipher'
import { beforeAll, describe, expect, test } from 'vitest'
import { type App, createApp } from '../../../mock-server/src/app.ts'
import type { Db } from '../../../mock-server/src/db/db.ts'
import { openDb } from '../../../mock-server/src/db/open.ts'
import { type Engine, startEngine } from '../../../mock-server/src/db/wasm/engine.ts'
import { openWasmDb } from '../../../mock-server/src/db/wasm/open.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { EVENING } from '../harness.ts'
import { goldens } from '../rig/goldens.ts'

const IP = '203.0.113.7'
const migrationsFolder = join(import.meta.dirname, '../../../mock-server/src/db/migrations')
const code = () =>
  readFileSync(createRequire(import.meta.url).resolve('sqlite-wasm/dist/sql-wasm-browser.wasm'))
const migrations = () =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))

let engine: Engine
beforeAll(async () => {
  engine = await startEngine(code())
})

const wasmDb = (image?: Uint8Array) => openWasmDb(engine, migrations(), image)

/** The app as it is on Node, or on the SQLite of a browser; both begin with an empty database unless `planted`. */
const site = (on: 'node' | 'wasm', planted: boolean) => {
  const complaints: string[] = []
  const machine = { now: EVENING }
  const app: App = createApp({
    version: 'test',
    seed: 1,
    time: () => machine.now,
    storage: {
      ...openStorage({ dataDir: undefined, build: undefined }),
      ...(on === 'wasm' ? { inMemory: wasmDb } : {}),
      ...(planted ? goldens : {}),
    },
    migrationsFolder,
    schema: 'test',
    guard: { host: '127.0.0.1', token: undefined },
    transport: {
      ip: () => IP,
      header: (c, name) => c.req.header(name),
      cut: () => new Response(null, { status: 499 }),
    },
    corsOrigins: [],
    strict: true,
    log: (text) => complaints.push(text),
  })
  return { app, complaints, machine }
}

/** Leaving comes last: what follows would be a visitor's. */
const calls = flatten(contract)
  .map(({ endpoint }) => endpoint)
  .toSorted((a, b) => Number(a.path.includes('logout')) - Number(b.path.includes('logout')))

/** Every row of every table. */
const contents = (db: Db) => {
  const tables = db.sqlite
    .prepare<[], { name: string }>(
      "select name from sqlite_schema where type = 'table' and name not like '%drizzle%' and name not like 'sqlite_%' order by name",
    )
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [name, db.sqlite.prepare(`select rowid, * from "${name}"`).all()]),
  )
}
const asText = (rows: unknown) => JSON.stringify(rows)

describe('the SQLite of a browser', () => {
  test('plants the same golden world as the one of Node', () => {
    const [node, wasm] = [site('node', false), site('wasm', false)]
    const [a, b] = [node, wasm].map(({ app }) => contents(app.worlds.get('w').db))
    expect(Object.keys(b!)).toEqual(Object.keys(a!))
    for (const table of Object.keys(a!)) expect(asText(b![table])).toBe(asText(a![table]))
  })

  test.each(['vip5-evening', 'withdrawal-journey', 'crowded-chat', 'goal-in-delay'])(
    'tells %s with the same rows',
    async (scene) => {
      const told = await Promise.all(
        [site('node', true), site('wasm', true)].map(async ({ app, complaints }) => {
          const answer = await app.hono.request('http://127.0.0.1/__mock/api/worlds', {
            method: 'POST',
            headers: { host: '127.0.0.1', 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'told', scene }),
          })
          expect(answer.status).toBe(201)
          expect(complaints).toEqual([])
          return { answer: await answer.text(), rows: contents(app.worlds.get('told').db) }
        }),
      )
      expect(told[1]!.answer).toBe(told[0]!.answer)
      for (const table of Object.keys(told[0]!.rows))
        expect(asText(told[1]!.rows[table])).toBe(asText(told[0]!.rows[table]))
    },
  )

  test('answers every documented call byte for byte as the one of Node', async () => {
    const both = [site('node', true), site('wasm', true)]
    const ask = async ({ app, machine }: (typeof both)[number]) => {
      const entry = await app.hono.request('http://127.0.0.1/__mock/api/members/vip5/session', {
        method: 'POST',
        headers: { host: '127.0.0.1', 'content-type': 'application/json', [TESTER_HEADER.world]: 'asked' },
        body: '{}',
      })
      const { token } = (await entry.json()) as { token: string }
      const answers: string[] = []
      for (const [count, { method, path }] of calls.entries()) {
        machine.now += 2_000
        const requestId = `parity-${count}`
        const sealed = blobs({ now: machine.now, ip: IP }, { siteId: SITE_ID, requestId })
        const isGet = method === 'GET'
        const answer = await app.hono.request(
          `http://127.0.0.1${path}${isGet ? `?${new URLSearchParams(sealed)}` : ''}`,
          {
            method,
            headers: {
              host: '127.0.0.1',
              'content-type': 'application/json',
              [HEADER.client]: CLIENT_TYPE,
              [HEADER.site]: SITE_ID,
              [HEADER.requestId]: requestId,
              [HEADER.uuid]: 'test-device',
              [HEADER.finger]: 'test-finger',
              [HEADER.token]: token,
              [TESTER_HEADER.world]: 'asked',
            },
            ...(isGet ? {} : { body: JSON.stringify(sealed) }),
          },
        )
        answers.push(`${path} ${answer.status} ${await answer.text()}`)
      }
      return answers
    }
    const [node, wasm] = [await ask(both[0]!), await ask(both[1]!)]
    expect(node.length).toBeGreaterThan(80)
    for (const [at, answer] of node.entries()) expect(wasm[at]).toBe(answer)
    expect(both[1]!.complaints).toEqual(both[0]!.complaints)
  })

  test('undoes a failed transaction, the inner one alone where only that failed', () => {
    for (const db of [openDb(':memory:'), wasmDb()]) {
      db.sqlite.exec('create table notes (text text unique)')
      const insert = db.sqlite.prepare('insert into notes values (?)')
      const fails = () => {
        insert.run('lost')
        insert.run('kept')
      }
      db.atomically(() => {
        insert.run('kept')
        expect(() => db.atomically(fails)).toThrow('UNIQUE constraint failed')
      })
      expect(() => db.atomically(fails)).toThrow('UNIQUE constraint failed')
      expect(db.sqlite.prepare('select text from notes').all()).toEqual([{ text: 'kept' }])
      db.close()
    }
  })

  test('binds and reads every kind of value as the one of Node', () => {
    const values = [
      1,
      1.5,
      1_795_262_400_000,
      -0.25,
      '澄湾',
      'a\0b',
      '',
      null,
      new Uint8Array([0, 255]),
      new Uint8Array(),
    ]
    const read = [openDb(':memory:'), wasmDb()].map((db) => {
      const typed = db.sqlite.prepare('select ? as value, typeof(?) as type')
      const rows = values.map((value) => typed.get(value, value) as { value: unknown; type: string })
      expect(() => typed.get(true, true)).toThrow(TypeError)
      db.close()
      return rows.map(({ value, type }) => [value instanceof Uint8Array ? [...value] : value, type])
    })
    expect(read[1]).toEqual(read[0])
  })

  test('an image of one opens in the other', () => {
    const [first, second] = [openDb(':memory:'), wasmDb()]
    first.sqlite.exec("create table notes (text text); insert into notes values ('from node')")
    second.sqlite.exec("create table notes (text text); insert into notes values ('from wasm')")
    const [a, b] = [wasmDb(first.serialize()), openDb(second.serialize())]
    expect(a.sqlite.prepare('select text from notes').get()).toEqual({ text: 'from node' })
    expect(b.sqlite.prepare('select text from notes').get()).toEqual({ text: 'from wasm' })
  })
})
