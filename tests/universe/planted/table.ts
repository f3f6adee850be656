import { writeFileSync } from 'node:fs'
import { lives } from '../lives.ts'
import { bundle } from '../page/bundle.mjs'
import type { Outcome } from '../worker.ts'
import type { Plant } from './plant.ts'
import { plugins } from './planting.ts'

interface Asked {
  plants: readonly Plant[]
  /** Where each client's script is written to. */
  file: string
  seed: string
  length: number
  workers: number
  /** At most, for each plant. */
  journeys: number
  say(words: string): void
}

const middle = (all: number[]): number => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0

/** Plants each fault by itself and lives until it is found; 1 when one is not. */
export const table = async ({
  plants,
  file,
  seed,
  length,
  workers,
  journeys,
  say,
}: Asked): Promise<number> => {
  const lengths: number[] = []
  for (const plant of plants) {
    writeFileSync(file, await bundle(plugins(plant)))
    let next = 0
    let cpuMs = 0
    let found: Outcome | undefined
    await lives({
      file,
      plant,
      workers,
      next: () => (found || next >= journeys ? undefined : { seed, length, number: next++, isShrunk: true }),
      told: (_, outcome) => {
        cpuMs += outcome.cpuMs
        if (outcome.lived.breach) found ??= outcome
      },
    })
    const { journey, lived } = found ?? {}
    if (journey) lengths.push(journey.steps.length)
    const life = journey?.steps.map(({ act, fault }) => (fault ? `${act} (${fault.kind})` : act)).join(', ')
    say(
      `${lived ? '✓' : '✗'} ${plant.kind} ${plant.name}: ${lived?.breach?.law ?? 'not found'}, ${next} journeys, ${Math.round(cpuMs / 1_000)} s of processor${life ? `: ${life}` : ''}`,
    )
  }
  say(`${lengths.length} of ${plants.length} found, in the middle by ${middle(lengths)} actions`)
  return lengths.length < plants.length ? 1 : 0
}
