import { chanceOf } from '../chance/chance.ts'
import { loose } from '../faults/fault.ts'
import type { Scene } from '../laws/scene.ts'
import { stepInBrowser } from '../report/browserTest.ts'
import { ACTIONS } from './actions.ts'
import type { Journey } from './journey.ts'
import { NotThere, type Player } from './player.ts'

const QUIET_MS = 400
const LONGEST_MS = 60_000
const TABLES = ['sport_tickets', 'deposits', 'withdrawals'] as const

interface Around {
  /** What was said by whom nobody listens to since it was last asked: uncaught rejections, the server's log. */
  heard: () => string[]
  /** How many rows a table of the server has. */
  rows: (table: string) => number
  /** Before the last step is looked at. */
  spoil?: ((player: Player) => unknown) | undefined
}

/** Takes a journey's steps one after the other; what the laws are asked about when a step is over and the page quiet. */
export const walkOf = (player: Player, journey: Journey, { heard, rows, spoil }: Around) => {
  const { tabs, queue, network } = player
  const chance = chanceOf(journey.seed)
  const first = Object.fromEntries(TABLES.map((table) => [table, rows(table)]))
  const wanted: Record<string, number> = {}
  const others = new Set<string>()
  const quiet = async () => {
    let since = queue.now()
    await queue.play(() => {
      if (network.underWay() > 0) since = queue.now()
      return queue.now() - since >= QUIET_MS
    }, LONGEST_MS)
  }
  const take = async (at: number): Promise<{ scene: Scene; way: string }> => {
    const step = journey.steps[at]!
    const action = ACTIONS.find(({ name }) => name === step.act)!
    player.chance = chanceOf(`${step.n}`)
    player.typed = []
    player.presses = []
    const from = network.calls.length
    const began = queue.now()
    const begun = player.script.length
    const before = player.picture()
    const was = player.member()?.name
    const end = loose(player, step.fault, chance.of(`delays ${at}`), journey.isCalm === true)
    const isAble = !action.who || (action.who === 'member') === player.isMember()
    let missed: string | undefined
    // Nobody presses anything in a tab that is asleep.
    if (step.fault?.kind === 'asleep') await player.wait(step.fault.ms)
    if (isAble) {
      for (const [table, count] of Object.entries(action.orders ?? {}))
        wanted[table] = (wanted[table] ?? 0) + count
      try {
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
    const told = tabs.map((tab) => tab.told.splice(0))
    const complaints = [...tabs.flatMap((tab) => tab.complaints.splice(0)), ...heard()]
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
      began,
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
    return { scene, way: !isAble ? 'unable' : missed === undefined ? 'done' : `missed ${missed}` }
  }
  return { quiet, take }
}
