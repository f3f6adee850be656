import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { goldens } from '../rig/goldens.ts'
import { openApp } from '../harness.ts'

/** A wallet that the seeds left alone. */
const NOBODY = 9_001
const HOUR_MS = 3_600_000

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengwan-asleep-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A process, from its start until it is told to end. */
const start = (time?: () => number) =>
  openApp({
    storage: { ...openStorage({ dataDir: folder, build: undefined }), ...goldens },
    ...(time && { time }),
  })

it('a world of memory is there again after the process was ended: money, clock, faults and all', () => {
  const first = start()
  const before = first.worlds.create('trial')
  siteOf(before).wallet.deposit(NOBODY, 5_000, 'D1')
  before.clock.set({ now: before.clock.now() + HOUR_MS })
  before.faults.add({ path: '/fd/**', status: 'SYSTEM_BUSY' })
  const [now, faults] = [before.clock.now(), before.faults.list()]
  expect(faults).toHaveLength(1)
  first.worlds.closeAll()

  const second = start()
  expect([second.worlds.has('trial'), second.worlds.has('other')]).toEqual([true, false])
  const after = second.worlds.get('trial')
  expect(siteOf(after).wallet.balances(NOBODY).center).toBe(5_000)
  expect([after.clock.now(), after.faults.list()]).toEqual([now, faults])
  second.worlds.closeAll()
  expect(start().worlds.get('trial').clock.now()).toBe(now)
})

it('a world of memory that a broken process took along says that it began anew; one that was left in order says nothing', () => {
  const first = start()
  for (const name of ['taken', 'left', 'dropped']) first.worlds.create(name)
  first.worlds.drop('dropped')
  const second = start()
  const told = (name: string) =>
    second.worlds
      .get(name)
      .journal.list({})
      .map(({ path }) => path)
  expect([told('taken'), told('dropped')]).toEqual([['begun-anew'], []])
  second.worlds.closeAll()
  expect(start().worlds.get('left').journal.list({})).toHaveLength(0)
})

it('a world that is made, put back or dropped by name does not come back from before', () => {
  const names = ['made', 'back', 'dropped']
  const first = start()
  for (const name of names) siteOf(first.worlds.create(name)).wallet.deposit(NOBODY, 5_000, 'D1')
  first.worlds.closeAll()

  const { worlds } = start()
  worlds.create('made')
  worlds.reset('back')
  expect([worlds.drop('dropped'), worlds.has('dropped')]).toEqual([true, false])
  expect(names.map((name) => siteOf(worlds.get(name)).wallet.balances(NOBODY).center)).toEqual([0, 0, 0])
})

it('nobody finds a world that slept for more than a day, and a damaged one begins anew', () => {
  const app = start()
  for (const name of ['old', 'young']) app.worlds.create(name)
  app.worlds.closeAll()
  const long = (Date.now() - 25 * HOUR_MS) / 1_000
  utimesSync(join(folder, 'asleep', 'old.sqlite'), long, long)
  const later = start(() => Date.now())
  expect([later.worlds.has('old'), later.worlds.has('young')]).toEqual([false, true])
  const before = later.worlds.get('young').seed
  later.worlds.closeAll()
  writeFileSync(join(folder, 'asleep', 'young.sqlite'), 'no database')
  expect(start(() => Date.now()).worlds.get('young').seed).toBe(before)
})

it('a snapshot outlives the process on disk, and is gone there too once it is dropped', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengwan-storage-'))
  const open = () => openStorage({ dataDir, build: undefined })
  const image = new Uint8Array([1, 2, 3])
  for (const name of ['kept', 'dropped']) open().saveSnapshot('mine', name, image, 1)
  open().dropSnapshot('mine', 'dropped')
  open().dropSnapshot('mine', '../../worlds/mine')
  expect(open().readSnapshot('mine', 'dropped')).toBeUndefined()
  expect(open().readSnapshot('mine', 'kept')).toHaveLength(image.length)
  rmSync(dataDir, { recursive: true })
})
