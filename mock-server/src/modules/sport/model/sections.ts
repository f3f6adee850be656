import type { Pair } from './match.ts'

const SIDES = [0, 1] as const

/** What sections add up to. */
export const sumOf = (sections: readonly Pair[]): Pair =>
  sections.reduce<Pair>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])

/**
 * Sections that add up to another score: what comes on top belongs to the period `current`, what is taken away is taken from the
 * latest that have it, so that none falls below 0.
 */
export const sectionsTo = (sections: readonly Pair[], current: number, to: Pair): Pair[] => {
  const changed = Array.from(
    { length: Math.max(sections.length, current + 1) },
    (_, index): [number, number] => [...(sections[index] ?? ([0, 0] as const))],
  )
  const from = sumOf(sections)
  for (const side of SIDES) {
    let change = to[side] - from[side]
    if (change > 0) changed[current]![side] += change
    for (let index = changed.length - 1; change < 0 && index >= 0; index -= 1) {
      const taken = Math.min(-change, changed[index]![side])
      changed[index]![side] -= taken
      change += taken
    }
  }
  // A period that was only looked at, and got nothing, hasn't begun.
  return changed.slice(0, Math.max(sections.length, changed.findLastIndex(([x, y]) => x + y > 0) + 1))
}
