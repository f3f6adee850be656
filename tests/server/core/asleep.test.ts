import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { goldens, openApp } from '../harness.ts'

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
  const before = first.worlds.create('trial', { seed: 7 })
  siteOf(before).wallet.deposit(NOBODY, 5_000, 'D1')
  before.clock.set({ now: before.clock.now() + HOUR_MS })
  before.faults.add({ path: '/fd/**', status: 'SYSTEM_BUSY' })
  const [now, faults] = [before.clock.now(), before.faults.list()]
  expect(faults).toHaveLength(1)
  first.worlds.closeAll()

  const second = start()
  expect([second.worlds.has('trial'), second.worlds.has('other')]).toEqual([true, false])
  const after = second.worlds.get('trial')
  expect([after.seed, siteOf(after).wallet.balances(NOBODY).center]).toEqual([7, 5_000])
  expect([after.clock.now(), after.faults.list()]).toEqual([now, faults])
  second.worlds.closeAll()
  expect(start().worlds.get('trial').clock.now()).toBe(now)
})

it('a world that is made, put back or dropped by name does not come back from before', () => {
  const center = (app: ReturnType<typeof start>) =>
    siteOf(app.worlds.get('trial')).wallet.balances(NOBODY).center
  const rich = () => {
    const app = start()
    siteOf(app.worlds.create('trial')).wallet.deposit(NOBODY, 5_000, 'D1')
    app.worlds.closeAll()
    return start()
  }
  const made = rich()
  made.worlds.create('trial')
  expect(center(made)).toBe(0)
  const putBack = rich()
  putBack.worlds.reset('trial')
  expect(center(putBack)).toBe(0)
  const dropped = rich()
  expect(dropped.worlds.drop('trial')).toBe(true)
  expect(dropped.worlds.has('trial')).toBe(false)
  expect(center(dropped)).toBe(0)
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
