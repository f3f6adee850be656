import { writeFileSync } from 'node:fs'
import { lives } from '../lives.ts'
import { bundle } from '../page/bundle.mjs'
import type { Order, Outcome } from '../worker.ts'
import type { Plant } from './plant.ts'
import { plugins } from './planting.ts'

interface Asked {
  plants: readonly Plant[]
  /** Where each client's script is written to. */
  file: string
  seed: string
  length: number
  workers: number
  /** The number of the first life of each plant, and how many at most. */
  first: number
  journeys: number
  say(words: string): void
}

const middle = (all: number[]): number => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0

/** Plants each fault by itself and lives until it is found; 1 when one is not. What breaks a law without it too is not its doing. */
export const table = async (asked: Asked): Promise<number> => {
  const { plants, file, seed, length, workers, first, journeys, say } = asked
  const sound = `${file}.sound.js`
  writeFileSync(sound, await bundle())
  const lengths: number[] = []
  /** Lives that break something without a plant: they are nobody's finding, and shortened for none. */
  const spent = new Set<number>()
  /** What the same life breaks without a plant. */
  const without = async ({ journey }: Outcome): Promise<string | undefined> => {
    const orders: Order[] = [{ seed, length, number: first, journey, isShrunk: false }]
    let words: string | undefined
    await lives({
      file: sound,
      workers: 1,
      next: () => orders.pop(),
      told: (_, { lived: { breach } }) => (words = breach && `${breach.law}: ${breach.words}`),
    })
    return words
  }
  for (const plant of plants) {
    writeFileSync(file, await bundle(plugins(plant)))
    let next = first
    let cpuMs = 0
    let found: Outcome | undefined
    let number = first
    const isOver = () => {
      while (spent.has(next)) next += 1
      return found !== undefined || next >= first + journeys
    }
    while (!isOver()) {
      await lives({
        file,
        plant,
        workers,
        next: () => (isOver() ? undefined : { seed, length, number: next++, isShrunk: true }),
        told: (order, outcome) => {
          cpuMs += outcome.cpuMs
          if (!outcome.lived.breach || found) return
          found = outcome
          number = order.number
        },
      })
      const own = found && (await without(found))
      if (own === undefined) break
      say(`  ${plant.name} has no part in it: ${own} (${found?.journey.seed})`)
      found = undefined
      spent.add(number)
    }
    const { journey, lived } = found ?? {}
    if (journey) lengths.push(journey.steps.length)
    const life = journey?.steps.map(({ act, fault }) => (fault ? `${act} (${fault.kind})` : act)).join(', ')
    say(
      `${lived ? '✓' : '✗'} ${plant.kind} ${plant.name}: ${lived?.breach?.law ?? 'not found'}, ${next - first} journeys, ${Math.round(cpuMs / 1_000)} s of processor${life ? `: ${life}` : ''}`,
    )
    if (lived) say(`    ${lived.breach?.words.split('\n')[0]}`)
  }
  say(`${lengths.length} of ${plants.length} found, in the middle by ${middle(lengths)} actions`)
  return lengths.length < plants.length ? 1 : 0
}
