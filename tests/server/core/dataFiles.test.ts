import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { DataFailure } from '../../../mock-server/src/world/storage.ts'
import { goldens } from '../rig/goldens.ts'
import { openApp } from '../harness.ts'

let folder: string
let told: string[]
let open: ReturnType<typeof openApp>[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengwan-files-'))
  told = []
  open = []
})
afterEach(() => {
  for (const app of open) app.worlds.closeAll()
  rmSync(folder, { recursive: true, force: true })
})

/** A server on the folder; with `build` it keeps golden images there. */
const serverOn = (dataDir = folder, { schema = 'test', build }: { schema?: string; build?: string } = {}) => {
  const storage = openStorage({ dataDir, build })
  // The goldens of the other test files know one schema.
  const kept = build || schema !== 'test' ? storage : { ...storage, ...goldens }
  const app = openApp({ storage: kept, schema, log: (text) => void told.push(text) })
  open.push(app)
  const control = async (method: string, path: string, body?: object, world = 'default') => {
    const response = await app.hono.request(`http://127.0.0.1/__mock/api${path}`, {
      method,
      headers: { host: '127.0.0.1', 'x-mock-world': world, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }
  return { ...app, control, storage }
}
const worldFile = (name = 'default') => join(folder, 'worlds', `${name}.sqlite`)
/** A server has kept a world and has ended. */
const keepWorld = () => {
  const { worlds } = serverOn()
  worlds.get('default').settings.change({ brandName: '留下的' })
  worlds.closeAll()
}

const SITUATIONS: [what: string, words: RegExp, happens: () => unknown, path: () => string][] = [
  ['is no database', /已损坏/, () => writeFileSync(worldFile(), 'x'.repeat(9_000)), worldFile],
  [
    'is damaged in the middle',
    /已损坏/,
    () => {
      const bytes = readFileSync(worldFile())
      writeFileSync(worldFile(), bytes.fill(0xff, 20_000, 400_000))
    },
    worldFile,
  ],
  ['is cut off', /已损坏/, () => truncateSync(worldFile(), 300_000), worldFile],
  [
    'is a folder',
    /不能读写/,
    () => {
      rmSync(worldFile())
      mkdirSync(worldFile())
    },
    worldFile,
  ],
  [
    'is held by another process',
    /正被另一个服务使用/,
    () => {
      const other = new Database(worldFile())
      other.pragma('locking_mode = EXCLUSIVE')
      other.exec('BEGIN IMMEDIATE')
      holders.push(other)
    },
    worldFile,
  ],
  [
    'lies in what is no folder',
    /不能读写/,
    () => {
      rmSync(join(folder, 'worlds'), { recursive: true })
      writeFileSync(join(folder, 'worlds'), '')
    },
    () => join(folder, 'worlds'),
  ],
]
const holders: Database.Database[] = []
afterEach(() => {
  for (const each of holders.splice(0)) each.close()
})

describe('a world whose file', () => {
  it.each(SITUATIONS)(
    '%s is not opened: one sentence names it, and it stays as it is',
    (_what, words, happens, path) => {
      keepWorld()
      happens()
      const before = statSync(path())
      const bytes = before.isFile() ? readFileSync(path()) : undefined
      const { worlds } = serverOn()
      told.length = 0
      let failure: unknown
      try {
        worlds.get('default')
      } catch (error) {
        failure = error
      }
      expect((failure as Error).cause).toBeInstanceOf(DataFailure)
      expect(told).toHaveLength(1)
      expect(told[0]).toMatch(words)
      expect(told[0]).toContain(path())
      expect(told[0]).toMatch(/ · .+: /)
      if (bytes) expect(readFileSync(path()).equals(bytes)).toBe(true)
      expect(readdirSync(folder).filter((name) => name.includes('.old'))).toEqual([])
    },
  )

  it('can’t be read is told to whoever calls, without its place on the disk', async () => {
    keepWorld()
    writeFileSync(worldFile('mine'), 'no database at all, but of some length'.repeat(50))
    const { hono } = serverOn()
    const answer = await hono.request(`http://127.0.0.1${contract.site.preInfo.path}`, {
      method: 'POST',
      headers: { host: '127.0.0.1', 'x-mock-world': 'mine', 'content-type': 'application/json' },
      body: '{}',
    })
    const { message } = (await answer.json()) as { message: string }
    expect([answer.status, message]).toEqual([400, '世界 mine 的数据不能读写，原因见服务日志'])
  })

  it('is of another version is kept beside, however often that happens', () => {
    for (const schema of ['one', 'two', 'three']) {
      const { worlds } = serverOn(folder, { schema })
      worlds.get('default').settings.change({ brandName: schema })
      worlds.closeAll()
    }
    const brandIn = (file: string) => {
      const db = new Database(file, { readonly: true })
      const { value } = db.prepare("SELECT value FROM world_state WHERE key = 'settings'").get() as {
        value: string
      }
      db.close()
      return (JSON.parse(value) as { brandName: string }).brandName
    }
    expect([brandIn(`${worldFile()}.old`), brandIn(`${worldFile()}.old-2`), brandIn(worldFile())]).toEqual([
      'one',
      'two',
      'three',
    ])
    expect(told.filter((text) => text.includes('default.sqlite.old'))).toHaveLength(2)
  })

  it('can’t be written anew at a reset goes on as it was', async () => {
    const { control, worlds } = serverOn()
    worlds.get('default').settings.change({ brandName: '原来的' })
    mkdirSync(`${worldFile()}.part`)
    writeFileSync(join(`${worldFile()}.part`, 'held'), '')
    const { status, text } = await control('POST', '/reset', {})
    expect([status, text]).toEqual([409, expect.stringContaining('不能读写')])
    expect(worlds.get('default').settings.current().brandName).toBe('原来的')
  })

  it('is there is read by its owner only', () => {
    keepWorld()
    expect(statSync(worldFile()).mode & 0o077).toBe(0)
  })
})

describe('what is kept to save time', () => {
  const golden = () =>
    join(
      folder,
      readdirSync(folder).find((name) => name.startsWith('golden-'))!,
    )

  it('is made again when it is damaged', () => {
    serverOn(folder, { build: 'b' }).worlds.create('first')
    const { size } = statSync(golden())
    for (const spoil of [
      () => writeFileSync(golden(), readFileSync(golden()).fill(0, 9_000, 90_000)),
      () => truncateSync(golden(), 5_000),
      () => writeFileSync(golden(), ''),
    ]) {
      spoil()
      const { worlds } = serverOn(folder, { build: 'b' })
      expect(worlds.create('second').settings.current().brandName).toBe('澄湾')
      expect(statSync(golden()).size).toBe(size)
    }
    expect(told.filter((text) => text.includes('缓存的初始数据'))).toHaveLength(3)
  })

  it('is done without where it can’t be written', () => {
    serverOn(folder, { build: 'b' }).worlds.create('first')
    const file = golden()
    rmSync(file)
    mkdirSync(file)
    const { worlds } = serverOn(folder, { build: 'b' })
    expect(worlds.create('second').settings.current().brandName).toBe('澄湾')
    expect(told.join('\n')).toContain(file)
  })
})

describe('snapshots', () => {
  it('go with the world that is deleted', async () => {
    const { control } = serverOn()
    await control('POST', '/worlds', { name: 'mine' })
    await control('POST', '/snapshots', { name: 'a' }, 'mine')
    expect(existsSync(join(folder, 'snapshots', 'mine', 'a.sqlite'))).toBe(true)
    await control('DELETE', '/worlds/mine')
    expect(existsSync(join(folder, 'snapshots', 'mine'))).toBe(false)
  })

  it('of a world are no more than fifty', async () => {
    const { control } = serverOn()
    for (let at = 1; at <= 50; at++)
      expect((await control('POST', '/snapshots', { name: `s${at}` })).status).toBe(201)
    const more = await control('POST', '/snapshots', { name: 'more' })
    expect([more.status, more.text]).toEqual([409, expect.stringContaining('最多保存 50 个快照')])
    expect((await control('POST', '/snapshots', { name: 's50' })).status).toBe(201)
  })

  it('of worlds that are gone make room for new ones, those of worlds that are there don’t', async () => {
    const bytes = 120 * 1024 * 1024
    const { control, storage, worlds } = serverOn('')
    storage.saveSnapshot('gone', 'old', new Uint8Array(bytes), 1)
    storage.saveSnapshot('gone', 'older', new Uint8Array(bytes), 0)
    worlds.get('there')
    storage.saveSnapshot('there', 'big', new Uint8Array(bytes / 2), 0)
    expect((await control('POST', '/snapshots', { name: 'new' })).status).toBe(201)
    expect(storage.snapshots('gone').map(({ name }) => name)).toEqual(['old'])
    storage.saveSnapshot('there', 'big', new Uint8Array(3 * bytes), 0)
    const { status, text } = await control('POST', '/snapshots', { name: 'more' })
    expect([status, text]).toEqual([409, expect.stringContaining('最多占 256 MiB')])
    expect(storage.snapshots('there')).toHaveLength(1)
  })

  it('that can’t be written, or read any more, are refused in a sentence', async () => {
    const { control, worlds } = serverOn()
    worlds.get('default').settings.change({ brandName: '原来的' })
    await control('POST', '/snapshots', { name: 'a' })
    writeFileSync(join(folder, 'snapshots', 'default', 'a.sqlite'), 'not a database')
    expect((await control('POST', '/snapshots/a/restore')).status).toBe(409)
    expect(worlds.get('default').settings.current().brandName).toBe('原来的')
    mkdirSync(join(folder, 'snapshots', 'default', 'b.sqlite.part', 'x'), { recursive: true })
    mkdirSync(join(folder, 'snapshots', 'default', 'b.sqlite', 'x'), { recursive: true })
    const { status, text } = await control('POST', '/snapshots', { name: 'b' })
    expect([status, text]).toEqual([409, expect.stringContaining('b.sqlite')])
  })
})
