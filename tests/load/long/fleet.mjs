// Three nodes of the engine over one bucket: kill -9 of one after another under load, one paused for a minute,
// a bucket that refuses, journeys in Chromium, then a thousand worlds, nearly all asleep.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createMockClient } from '@app/mock-server/testing/client'
import { contract } from '@app/contract'
import { runPlaywright } from '../../../scripts/checks/playwright.mjs'
import { needChromium } from '../../../scripts/kit/browser.mjs'
import { buildEdge } from '../../../scripts/build/edge.mjs'
import { keepNode, localFleet } from '../../../scripts/edge/nodes.mjs'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { refuseWrites } from '../rig/fleet/refusedWrites.mjs'
import { residentMb, tempFolder } from '../rig/server.mjs'
import { table, whole } from '../rig/table.mjs'

const KILLS = Number(process.env.KILLS ?? 10)
const WORLDS = Number(process.env.WORLDS ?? 1_000)
const REFUSALS = Number(process.env.REFUSALS ?? 300)
const NODES = 3
const WRITERS = 6
const WOKEN = 10
const LOAD_MS = 1_500
const PAUSE_MS = 60_000
/** A journey of each kind. */
const JOURNEYS = [
  ...['register', 'deposit', 'money', 'sport', 'chat', 'follow'].map((name) => `story/${name}.spec.ts`),
  'e2e/scenes.spec.ts',
  'e2e/console.spec.ts',
]
/** What a page waits for an answer, here shorter: a call that is led to a dead node may be answered by nobody. */
const PATIENCE_MS = 8_000
/** The bars of the design. */
const BACK_MS = 30_000
const WAKE_MS = 500
const NEW_MS = 150
const WORLD_BYTES = 1_000_000
const CHANNEL = 'CWZR'
const AMOUNTS = 5_000

const { transfer, balance } = contract.venue
const cents = (yuan) => Math.round(Number(yuan) * 100)
const insist = (holds, what) => {
  if (!holds) throw new Failure(what)
}
const ranked = (times, share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
const timed = async (work) => {
  const from = performance.now()
  await work()
  return performance.now() - from
}
const impatient = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })

await buildEdge()
const folder = tempFolder()
const { bucket, fleet } = await localFleet(folder)
const startNodes = () =>
  Promise.all(
    Array.from({ length: NODES }, async (_, index) =>
      keepNode({
        port: Number(await freePort()),
        host: '127.0.0.1',
        data: join(folder, `node-${index}`),
        fleet,
        stdio: 'ignore',
      }),
    ),
  )
let nodes = await startNodes()
process.on('exit', () => nodes.forEach(({ child }) => child.kill('SIGKILL')))
const inWorld = (world, by) => createMockClient(nodes[by].origin, { world, fetch: impatient })

/** A member of a world of his own, asked through every node: what he was told, and what he never heard of. */
const enter = async (index) => {
  const world = `killed-${index}`
  const { token } = await inWorld(world, index % NODES).control('POST', '/members/vip5/session', {})
  const by = nodes.map((_, at) => inWorld(world, at))
  for (const client of by) await client.call('POST', balance.path, { channelCode: CHANNEL }, { token })
  const there = async (at) =>
    cents((await by[at].call('POST', balance.path, { channelCode: CHANNEL }, { token })).data.balance)
  const before = await there(0)
  const sent = { told: 0, unheard: 0, verbs: 0, lost: 0 }
  let turn = 0
  return {
    world,
    sent,
    came: async (at) => (await there(at)) - before,
    send: async (at) => {
      turn += 1
      // The same amount again within a second would be refused.
      const amount = ((100 + (turn % AMOUNTS)) / 100).toFixed(2)
      const answer = await by[at]
        .call(
          'POST',
          transfer.path,
          { channelCode: CHANNEL, amount, ty: '1' },
          { token, requestId: crypto.randomUUID() },
        )
        .catch(() => undefined)
      const isTold = answer?.status === 'SUCCESS'
      sent[isTold ? 'told' : 'unheard'] += cents(amount)
      sent[isTold ? 'verbs' : 'lost'] += 1
      return isTold
    },
  }
}

const walk = async (...journeys) => {
  const env = { WHOLE: '1', E2E_ORIGIN: nodes[0].origin, E2E_NODE_PID: String(nodes[0].child.pid) }
  const { passed, failed } = await runPlaywright(needChromium(), ['--workers=2', ...journeys], { env })
  insist(failed === 0 && passed > 0, `${failed} journeys in Chromium failed on three nodes`)
}

const writers = await Promise.all(Array.from({ length: WRITERS }, (_, index) => enter(index)))
const backs = []
for (let kill = 0; kill < KILLS; kill += 1) {
  const victim = kill % NODES
  const survivor = (victim + 1) % NODES
  const until = performance.now() + LOAD_MS
  let killedAt = Infinity
  const storms = writers.map(async ({ send }) => {
    while (performance.now() < until) await send(survivor)
    // From here on the node is gone.
    while (killedAt === Infinity) await new Promise(setImmediate)
    while (!(await send(survivor)))
      insist(performance.now() - killedAt < BACK_MS, `a world is silent for ${BACK_MS} ms`)
    return performance.now() - killedAt
  })
  const strike = new Promise((resolve) => setTimeout(resolve, LOAD_MS * Math.random())).then(() => {
    nodes[victim].child.kill('SIGKILL')
    killedAt = performance.now()
  })
  await strike
  backs.push(...(await Promise.all(storms)))
  for (const { world, sent, came } of writers) {
    const found = await came(survivor)
    insist(
      found >= sent.told && found <= sent.told + sent.unheard,
      `${world}: ${found}, told ${sent.told}, unheard ${sent.unheard} · an acknowledged verb is gone or was doubled`,
    )
  }
}
const sum = (name) => writers.reduce((total, { sent }) => total + sent[name], 0)
table(
  `节点被杀 · kill -9 of one of ${NODES} nodes, ${KILLS} times`,
  ['what', 'figure'],
  [
    ['transfers told, all there', whole(sum('verbs'))],
    ['answered without success, or not at all', whole(sum('lost'))],
    ['worlds back after ms, median', whole(ranked(backs, 0.5))],
    ['worlds back after ms, longest', whole(Math.max(0, ...backs))],
  ],
)

/** A node that stops for a minute and comes back, while its world goes on at another. */
const stopFor = async (ms) => {
  const { sent, send, came } = await enter(WRITERS)
  const [paused] = nodes
  const owner = WRITERS % NODES
  insist(owner === 0, 'the first node holds the world')
  while (!(await send(0)));
  paused.child.kill('SIGSTOP')
  const from = performance.now()
  while (!(await send(1)))
    insist(performance.now() - from < BACK_MS, `the world of a paused node is silent for ${BACK_MS} ms`)
  const back = performance.now() - from
  while (performance.now() - from < ms) await send(1)
  paused.child.kill('SIGCONT')
  const again = performance.now()
  while (!(await send(0)))
    insist(performance.now() - again < BACK_MS, 'the node that came back leads nobody on')
  for (const at of [0, 1, 2]) {
    const found = await came(at)
    insist(
      found >= sent.told && found <= sent.told + sent.unheard,
      `${found}, told ${sent.told}, unheard ${sent.unheard} · two nodes believed, and money is gone or doubled`,
    )
  }
  return [
    ['transfers told, all there', whole(sent.verbs)],
    ['the world at another node after ms', whole(back)],
    ['the paused node leads on after ms', whole(performance.now() - again)],
  ]
}
table('节点停顿 · a node paused for a minute', ['what', 'figure'], await stopFor(PAUSE_MS))

table(
  `存储桶拒写 · ${REFUSALS} transfers while every other write to the bucket goes wrong`,
  ['what', 'figure'],
  await refuseWrites({ bucket, nodes, inWorld, count: REFUSALS, backMs: BACK_MS }),
)

await walk(...JOURNEYS)
// Alone, for it kills the node that shows it.
await walk('hosts/nodes.spec.ts')

const names = Array.from({ length: WORLDS }, (_, index) => `asleep-${index}`)
const before = bucket.bytes().reduce((total, { bytes }) => total + bytes, 0)
const made = []
for (const [index, name] of names.entries())
  made.push(await timed(() => inWorld(name, index % NODES).worlds.create({ name })))
const awakeMb = nodes.reduce((total, { child }) => total + (residentMb(child.pid) ?? 0), 0)
// Stopped in peace and started anew, nothing but the bucket knows them.
await Promise.all(nodes.map((node) => node.stop()))
for (let index = 0; index < NODES; index += 1) rmSync(join(folder, `node-${index}`), { recursive: true })
nodes = await startNodes()
const asleepMb = nodes.reduce((total, { child }) => total + (residentMb(child.pid) ?? 0), 0)
const woken = []
for (let turn = 0; turn < WOKEN; turn += 1)
  woken.push(
    await timed(() =>
      inWorld(names[Math.floor((turn * WORLDS) / WOKEN)], turn % NODES).control('GET', '/members/vip5'),
    ),
  )
const each = (bucket.bytes().reduce((total, { bytes }) => total + bytes, 0) - before) / WORLDS
table(
  `沉睡的世界 · ${WORLDS} worlds, ${WORLDS - WOKEN} asleep`,
  ['what', 'figure', 'bar'],
  [
    ['a new world, ms, median', whole(ranked(made, 0.5)), whole(NEW_MS)],
    ['a new world, ms, 95 %', whole(ranked(made, 0.95)), ''],
    ['waking, ms, median', whole(ranked(woken, 0.5)), whole(WAKE_MS)],
    ['waking, ms, longest', whole(Math.max(...woken)), ''],
    ['bytes of bucket each', whole(each), whole(WORLD_BYTES)],
    ['RSS MB of all nodes, all awake', whole(awakeMb), ''],
    ['RSS MB of all nodes, all asleep', whole(asleepMb), ''],
  ],
)
await Promise.all(nodes.map((node) => node.stop()))
await bucket.close()
insist(each <= WORLD_BYTES, `${whole(each)} bytes a world`)
insist(ranked(woken, 0.5) <= WAKE_MS, `${whole(ranked(woken, 0.5))} ms to wake a world`)
insist(ranked(made, 0.5) <= NEW_MS, `${whole(ranked(made, 0.5))} ms to make a world`)
