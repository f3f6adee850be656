// Three servers behind the nginx of the scale-out profile: every world is in exactly one of them, whichever way it is named.
import { get } from 'node:http'
import { createMockClient } from '@app/mock-server/testing/client'
import { SITE_ID } from '@app/contract/kit/headers'
import { WebSocket } from 'ws'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { startDoor } from '../rig/door.mjs'
import { startServer } from '../rig/server.mjs'
import { table, whole } from '../rig/table.mjs'

const WORLDS = Number(process.env.WORLDS ?? 60)
const MOCKS = 3
/** A server with less than this share of an even one would be a hash that doesn't spread. */
const FEWEST = WORLDS / MOCKS / 3
const HANDSHAKE = `/stream/ws/v1/handshake?clientType=web&siteId=${SITE_ID}`

const servers = await Promise.all(Array.from({ length: MOCKS }, () => startServer()))
const door = await startDoor(servers.map(({ port }) => port))
const mock = createMockClient(door.origin)
const insist = (holds, what) => {
  if (!holds) throw new Failure(what)
}
const namesOf = async ({ origin }) => (await createMockClient(origin).worlds.list()).map(({ name }) => name)
/** How many of the servers know the world. */
const homes = async (name) =>
  (await Promise.all(servers.map(namesOf))).filter((names) => names.includes(name)).length
const isAtHome = async (name, what) =>
  insist((await homes(name)) === 1, `${what}: ${name} in ${await homes(name)}`)
/** A page as a browser opens it; Node's fetch would call itself a script. */
const openPage = (path, cookie = '') =>
  new Promise((resolve, reject) => {
    get(new URL(path, door.origin), { headers: { cookie } }, ({ headers, statusCode }) =>
      resolve({ ...headers, statusCode }),
    ).once('error', reject)
  })
const shake = (cookie) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${door.port}${HANDSHAKE}`, { headers: { cookie } })
    socket.once('open', () => resolve(socket)).once('error', reject)
  })

const names = Array.from({ length: WORLDS }, (_, at) => `scale-${at}`)
for (const name of names) {
  await mock.worlds.create({ name })
  await mock.inWorld(name).members.change('vip5', { balance_cents: name.length })
  // By the address, and by the cookie that it sets.
  const opened = await openPage(`/?__world=${name}`)
  insist(opened['set-cookie']?.[0]?.startsWith(`mock_world=${name};`), `${name}: no cookie`)
  const byCookie = await fetch(`${door.origin}/__mock/api/members/vip5`, {
    headers: { cookie: `mock_world=${name}` },
  })
  insist((await byCookie.json()).balance_cents === name.length, `${name}: another world by its cookie`)
  await isAtHome(name, 'by header, address and cookie')
}
const counts = (await Promise.all(servers.map(namesOf))).map(
  (known) => known.filter((name) => name.startsWith('scale-')).length,
)
insist(Math.min(...counts) >= FEWEST, `unevenly spread: ${counts}`)

// The websocket is in the cookie's world.
const socket = await shake('mock_world=scale-7')
const listed = (await mock.inWorld('scale-7').worlds.list()).find(({ name }) => name === 'scale-7')
insist(listed?.sockets === 1, 'the websocket is in another world')
socket.close()

// A scene by its address gets a world of its own, and the page that follows is in it.
const scenes = await Promise.all(
  Array.from({ length: 6 }, async () => {
    const { location: named } = await openPage('/?__scene=vip5-evening')
    const entered = await openPage(named)
    insist(entered.location?.includes('ticket='), `a scene that isn't entered: ${named}`)
    const world = new URL(named, door.origin).searchParams.get('__world')
    const inside = await openPage(entered.location, `mock_world=${world}`)
    insist(inside.statusCode === 200, `a ticket that isn't taken: ${inside.statusCode}`)
    return world
  }),
)
insist(new Set(scenes).size === scenes.length, 'two scenes share a world')
for (const name of scenes) await isAtHome(name, 'a scene')

// Forks stay beside their world, capsules go where their name leads, and what is dropped is gone.
const here = mock.inWorld('scale-3')
await here.call('POST', '/fd/api/v1/transfer/getBalance', {}, { as: 'vip5' })
const [last] = await here.journal.list()
await here.journal.rewind(last.id, 'scale-3--fork')
await mock.inWorld('scale-3--fork').clock.read()
await isAtHome('scale-3--fork', 'a fork')
const file = await here.capsule.download()
for (const name of ['scale-capsule', undefined]) {
  const opened = await here.capsule.open(file, name)
  insist(opened.equal, 'a capsule that differs')
  await mock.inWorld(opened.name).clock.read()
  await isAtHome(opened.name, 'a capsule')
}
await here.snapshots.save('kept')
insist((await here.snapshots.list()).length === 1, 'a snapshot that is elsewhere')
for (const name of names) await mock.worlds.drop(name)
insist((await homes('scale-11')) === 0, 'dropped, and still there')

const unsaid = await fetch(`${door.origin}/__mock/api/worlds`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"name":"lost"}',
})
insist(unsaid.status === 400 && (await unsaid.json()).error, 'a world that nobody would find was made')

// A server that is gone takes its worlds along; those of the others don't notice.
await servers[0].stop()
const states = await Promise.all(
  names.map(
    async (name) =>
      (await fetch(`${door.origin}/__mock/health`, { headers: { 'x-mock-world': name } })).status,
  ),
)
insist(states.filter((status) => status === 502).length === counts[0], `other worlds were hurt: ${states}`)

table(
  `一扇门，${MOCKS} 台服务 · nginx in front of ${MOCKS} servers`,
  ['worlds', ...servers.map((_, at) => `server ${at + 1}`)],
  [[whole(WORLDS), ...counts.map(whole)]],
)
