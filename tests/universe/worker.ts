import { readFileSync } from 'node:fs'
import { chanceOf } from './chance/chance.ts'
import { drawFault } from './faults/fault.ts'
import { ACTIONS } from './life/actions.ts'
import { draw, EVENING, type Journey } from './life/journey.ts'
import { live, type Lived } from './life/play.ts'
import { journeyOf, SPOILS } from './planted/spoils.ts'
import { scriptOf } from './page/script.ts'
import { shrink } from './report/shrink.ts'
import { openQueue } from './time/queue.ts'

/** One journey for a worker: by its number, or as it is. */
export interface Order {
  seed: string
  number: number
  journey?: Journey
  /** The law that is broken on purpose. */
  spoiled?: string | undefined
  /** Lived once more, to see that it is the same. */
  isTwice?: boolean
  length: number
  isShrunk: boolean
}
export interface Outcome {
  journey: Journey
  lived: Lived
  /** With which the same was found again. */
  tries: number
  cpuMs: number
}

const [bundle] = process.argv.slice(2)
const script = scriptOf(readFileSync(bundle!, 'utf8'))
const queue = openQueue(EVENING)
const again = (journey: Journey) => live(journey, { queue, script })

const obey = async ({ seed, number, journey: given, length, isShrunk, spoiled, isTwice }: Order) => {
  const before = process.cpuUsage()
  const named = `${seed}/${number}`
  const planted = SPOILS.find(({ law }) => law === spoiled)
  const journey = planted
    ? journeyOf(planted)
    : (given ?? draw(named, chanceOf(named).of('life'), ACTIONS, drawFault, length))
  let found = { journey, lived: await live(journey, { queue, script, spoil: planted?.spoil }), tries: 0 }
  if (isTwice && !found.lived.breach) {
    const { hash } = await again(journey)
    if (hash !== found.lived.hash)
      found.lived.breach = {
        law: 'same',
        words: `${found.lived.hash}, then ${hash}`,
        at: journey.steps.length - 1,
      }
  }
  if (isShrunk && found.lived.breach) found = await shrink(journey, found.lived, again)
  const { user, system } = process.cpuUsage(before)
  process.send!({ ...found, cpuMs: (user + system) / 1_000 } satisfies Outcome)
}
// What ends a life here is the rig's own fault: whoever gave the order would wait for ever.
process.on('message', (order: Order) => {
  obey(order).catch((error: Error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit())
