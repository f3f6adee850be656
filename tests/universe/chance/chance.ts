import { hashText, seededRandom } from '../../../mock-server/src/world/random.ts'

/** Numbers of one seed, of which every purpose has its own: what one draws moves no other. */
export interface Chance {
  /** From 0 to 1. */
  share(): number
  /** Whole, below `end`. */
  below(end: number): number
  oneOf<T>(all: readonly T[]): T
  bytes<T extends ArrayBufferView>(into: T): T
  of(purpose: string): Chance
}

export const chanceOf = (seed: string): Chance => {
  const { next } = seededRandom(hashText(seed))
  const below = (end: number) => Math.floor(next() * end)
  return {
    share: next,
    below,
    oneOf: (all) => all[below(all.length)]!,
    bytes: (into) => {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = below(256)
      return into
    },
    of: (purpose) => chanceOf(`${seed} ${purpose}`),
  }
}
