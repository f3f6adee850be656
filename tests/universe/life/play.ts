import { createHash } from 'node:crypto'
import type { Script } from 'node:vm'
import { chanceOf } from '../chance/chance.ts'
import { loose } from '../faults/fault.ts'
import { openNetwork } from '../faults/network.ts'
import { FRESH, LAWS } from '../laws/laws.ts'
import { stepInBrowser } from '../report/browserTest.ts'
import { openDevice } from '../page/device.ts'
import { openTab, ORIGIN, type Tab } from '../page/tab.ts'
import type { Queue } from '../time/queue.ts'
import { ACTIONS } from './actions.ts'
import type { Journey } from './journey.ts'
import { NotThere, type Player, playerOf } from './player.ts'
import type { Scene } from '../laws/scene.ts'
import { openServer } from './server.ts'

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

const QUIET_MS = 400
const LONGEST_MS = 60_000
/** React's turn of a busy machine. */
const LATE_MS = 60
const TABLES = ['sport_tickets', 'deposits', 'withdrawals'] as const

/** What nobody caught, of whichever page. */
const uncaught: string[] = []
process.on('unhandledRejection', (error) =>
  uncaught.push(`unhandled rejection: ${error instanceof Error ? error.stack : JSON.stringify(error)}`),
)

export interface Around {
  queue: Queue
  script: Script
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
  const first = Object.fromEntries(TABLES.map((table) => [table, rows(table)]))
  const wanted: Record<string, number> = {}
  const quiet = async () => {
    let since = queue.now()
    await queue.play(() => {
      if (network.underWay() > 0) since = queue.now()
      return queue.now() - since >= QUIET_MS
    }, LONGEST_MS)
  }
  await player.main().catch(() => undefined)
  await quiet()
  const steps: string[] = []
  const others = new Set<string>()
  let breach: Breach | undefined
  for (const [at, step] of journey.steps.entries()) {
    const action = ACTIONS.find(({ name }) => name === step.act)!
    player.chance = chanceOf(`${step.n}`)
    player.typed = []
    player.presses = []
    const from = network.calls.length
    const begun = player.script.length
    const before = player.picture()
    const was = player.member()?.name
    const end = loose(player, step.fault, chance.of(`delays ${at}`), journey.isCalm === true)
    const isAble = !action.who || (action.who === 'member') === player.isMember()
    let missed: string | undefined
    if (isAble) {
      for (const [table, count] of Object.entries(action.orders ?? {}))
        wanted[table] = (wanted[table] ?? 0) + count
      try {
        // Nobody presses anything in a tab that is asleep.
        if (step.fault?.kind === 'asleep') await player.wait(step.fault.ms)
        await action.run(player)
      } catch (error) {
        if (!(error instanceof NotThere)) throw error
        missed = error.message
      }
    }
    await quiet()
    end()
    await quiet()
    if (at === journey.steps.length - 1) spoil?.(player)
    steps.push(!isAble ? 'unable' : missed === undefined ? 'done' : `missed ${missed}`)
    const told = tabs.map((tab) => tab.told.splice(0))
    const complaints = [
      ...tabs.flatMap((tab) => tab.complaints.splice(0)),
      ...uncaught.splice(0),
      ...server.log.splice(0),
    ]
    const ordered = Object.fromEntries(
      TABLES.map((table) => [table, { most: wanted[table] ?? 0, found: rows(table) - first[table]! }]),
    )
    const calls = network.calls.slice(from)
    player.script.splice(
      begun,
      player.script.length - begun,
      ...stepInBrowser(
        step,
        player.script.slice(begun),
        calls.find(({ isMet }) => isMet),
      ),
    )
    const { name } = player.member() ?? {}
    if (was && was !== name) others.add(was)
    const scene: Scene = {
      player,
      journey,
      step,
      action,
      calls,
      told,
      complaints,
      ordered,
      missed,
      before,
      was,
      presses: player.presses.length,
      others: [...others].filter((other) => other !== name),
    }
    const isLast = at === journey.steps.length - 1
    for (const law of isLast ? [...LAWS, FRESH] : LAWS) {
      const words = await law.broken(scene)
      if (words !== undefined) breach ??= { law: law.name, words, at }
    }
    for (const tab of tabs) hash.update(tab.window.location.href).update(tab.window.document.body.innerHTML)
    for (const call of network.calls.slice(from))
      hash.update(`${call.at} ${call.method} ${call.path} ${call.body} ${call.status} ${call.answer}`)
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
