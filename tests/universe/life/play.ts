import { createHash } from 'node:crypto'
import { chanceOf } from '../chance/chance.ts'
import { openNetwork } from '../faults/network.ts'
import { FRESH, LAWS } from '../laws/laws.ts'
import { openDevice } from '../page/device.ts'
import type { ClientScript } from '../page/script.ts'
import { openTab, ORIGIN, type Tab } from '../page/tab.ts'
import type { Queue } from '../time/queue.ts'
import type { Journey } from './journey.ts'
import { type Player, playerOf } from './player.ts'
import { openServer } from './server.ts'
import { walkOf } from './walk.ts'

export interface Breach {
  law: string
  words: string
  /** The step after which it was found. */
  at: number
}
export interface Lived {
  hash: string
  /** What hands did, as lines of a test in a browser. */
  script: string[]
  breach?: Breach
  /** The server's world when it broke, secrets included. */
  capsule?: string
  /** Of each step: done, or what wasn't there. */
  steps: string[]
  virtualMs: number
  calls: number
}

/** React's turn of a busy machine. */
const LATE_MS = 60

/** What nobody caught, of whichever page. */
const uncaught: string[] = []
process.on('unhandledRejection', (error) =>
  uncaught.push(`unhandled rejection: ${error instanceof Error ? error.stack : JSON.stringify(error)}`),
)

export interface Around {
  queue: Queue
  script: ClientScript
  /** What is done to the world before the laws look at it: a planted breach. */
  spoil?: ((player: Player) => unknown) | undefined
}

/** Lives a journey in a world of its own, and judges it by every law after each step. */
export const live = async (journey: Journey, { queue, script, spoil }: Around): Promise<Lived> => {
  queue.begin(journey.startMs)
  uncaught.length = 0
  const hash = createHash('sha256')
  const chance = chanceOf(journey.seed)
  const borrowed = { bytes: globalThis.crypto.getRandomValues, number: Math.random }
  const own = chance.of('server')
  globalThis.crypto.getRandomValues = own.bytes
  Math.random = own.share
  const server = openServer(queue)
  const network = openNetwork(queue, () => server)
  network.isUnwired = journey.isUnwired === true
  const device = openDevice()
  const turns = chance.of('turns')
  const lateMs = () => (journey.isShaken && turns.share() < 0.4 ? turns.share() * LATE_MS : 0)
  const tabs: Tab[] = []
  const open = () =>
    void tabs.push(
      openTab({
        script,
        queue,
        device,
        network,
        lateMs,
        url: `${ORIGIN}/`,
        chance: chance.of(`tab ${tabs.length}`),
      }),
    )
  await server.control('PATCH', '/settings', { captcha: 'none' })
  device.local.set('dismissedAd', '9e15')
  if (journey.isIn) {
    const path = `/members/${journey.as}/session`
    const { token, userId } = await server.control<Record<'token' | 'userId', string>>('POST', path, {})
    device.local.set('token', token)
    device.local.set('userId', userId)
  }
  open()
  const player = playerOf({ tabs, open, device, queue, server, network, name: journey.as })
  const rows = (table: string) =>
    (server.world().db.sqlite.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
  const heard = () => [...uncaught.splice(0), ...server.log.splice(0)]
  const walk = walkOf(player, journey, { rows, heard, spoil })
  await player.main().catch(() => undefined)
  await walk.quiet()
  const steps: string[] = []
  let hashed = network.calls.length
  let breach: Breach | undefined
  for (const at of journey.steps.keys()) {
    const { scene, way } = await walk.take(at)
    steps.push(way)
    const isLast = at === journey.steps.length - 1
    for (const law of isLast ? [...LAWS, FRESH] : LAWS) {
      const words = await law.broken(scene)
      if (words !== undefined) breach ??= { law: law.name, words, at }
    }
    for (const tab of tabs) hash.update(tab.window.location.href).update(tab.window.document.body.innerHTML)
    for (const call of network.calls.slice(hashed))
      hash.update(`${call.at} ${call.method} ${call.path} ${call.body} ${call.status} ${call.answer}`)
    hashed = network.calls.length
    if (breach) break
  }
  const capsule = breach && (await (await server.fetch('/__mock/api/capsule', {})).text())
  for (const tab of tabs) tab.close()
  server.world().db.flush()
  hash.update(server.world().db.serialize())
  const lived = {
    steps,
    script: player.script,
    virtualMs: queue.now() - journey.startMs,
    calls: network.calls.length,
  }
  server.close()
  globalThis.crypto.getRandomValues = borrowed.bytes
  Math.random = borrowed.number
  return { hash: hash.digest('hex'), ...lived, ...(breach && { breach, capsule: capsule! }) }
}
