import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@app/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { HELP, carriedBy, openCarrier, wantsHelp } from '../../../mock-server/src/host/carrier.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { goldens } from '../rig/goldens.ts'
import { sideBySide } from '../dual/sideBySide.ts'
import { EVENING, openApp } from '../harness.ts'

/** A wallet that the seeds left alone. */
const NOBODY = 9_001

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chengwan-carried-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A machine of its own. */
const start = (name: string) => {
  const storage = openStorage({ dataDir: join(folder, name), build: undefined })
  const app = openApp({ storage: { ...storage, ...goldens } })
  return { world: () => app.worlds.get('default'), carrier: openCarrier(app.hono, undefined), app }
}
const freeze = ({ app }: ReturnType<typeof start>) =>
  app.hono.request('http://127.0.0.1/__mock/api/clock', {
    method: 'POST',
    headers: { host: '127.0.0.1', 'content-type': 'application/json' },
    body: JSON.stringify({ advance_s: 7_200, frozen: true }),
  })

it.each(['world.sqlite', 'world.json'])(
  '%s carries the world to another machine, with its clock',
  async (name) => {
    const file = join(folder, name)
    const here = start('here')
    if (name === 'world.sqlite') siteOf(here.world()).wallet.deposit(NOBODY, 5_000, 'D1')
    await freeze(here)
    const now = here.world().clock.now()
    await here.carrier.take(file)

    const there = start('there')
    expect(there.world().clock.now()).not.toBe(now)
    await there.carrier.bring(file)
    expect(there.world().clock.now()).toBe(now)
    if (name === 'world.sqlite') expect(siteOf(there.world()).wallet.balances(NOBODY).center).toBe(5_000)
    // Nothing is left of the way.
    expect(there.app.worlds.list().map((world) => world.name)).toEqual(['default'])
    for (const { app } of [here, there]) app.worlds.closeAll()
  },
)

it('a kept scene of dual mode is lived through in the world, whatever its file is called', async () => {
  const both = sideBySide(2)
  await both.ask(contract.auth.login, both.credentials('vip5'))
  const file = join(folder, 'evening.json')
  writeFileSync(file, both.desk.keep({ name: 'evening', at: EVENING }))
  both.close()

  const { carrier, world, app } = start('here')
  const members = () => siteOf(world()).members.names()
  const before = members()
  await carrier.bring(file)
  // Whoever signed in then, under the name that the mask gave him.
  expect(members().filter((name) => !before.includes(name))).toHaveLength(1)
  expect(app.worlds.list().map(({ name }) => name)).toEqual(['default'])
  app.worlds.closeAll()
})

it('a file that isn’t there, or is something else, is named, and the world stays', async () => {
  const { carrier, world, app } = start('here')
  const now = world().clock.now()
  const other = join(folder, 'other.sqlite')
  writeFileSync(other, 'no database')
  await expect(carrier.bring(join(folder, 'none.sqlite'))).rejects.toThrow(/none\.sqlite：没有这个文件$/)
  await expect(carrier.bring(other)).rejects.toThrow(/other\.sqlite：.*[\u4e00-\u9fff]/)
  expect(world().clock.now()).toBe(now)
  app.worlds.closeAll()
})

it('a mistyped flag is told with the nearest one, a flag without a file with what it lacks', () => {
  expect(() => carriedBy(['start', '--imprt', 'x'])).toThrow('没有 --imprt 这个参数，最接近的是 --import')
  expect(() => carriedBy(['--hlep'])).toThrow('最接近的是 --help')
  expect(() => carriedBy(['--export-on-exit'])).toThrow('后面要写文件名')
  expect([['--help'], ['start', '-h'], ['start']].map(wantsHelp)).toEqual([true, true, false])
  expect(HELP).toMatch(/^--import .*\n--export-on-exit .*\n--proxy /)
  expect(carriedBy(['start'])).toEqual({ import: undefined, exportOnExit: undefined })
})
