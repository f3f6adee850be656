import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Unusable } from '../http.ts'
import type { Result } from './result.ts'

/** Differences that are known and accepted: which case, where in the contract, why, and since when. */
const Known = z.array(
  z.strictObject({
    case: z.string().min(1),
    clause: z.string().min(1),
    reason: z.string().min(1),
    date: z.iso.date(),
  }),
)
export type Known = z.output<typeof Known>

export const readKnown = (path: string | undefined): Known => {
  if (path === undefined) return []
  try {
    return Known.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Unusable(
      `${path} 应为 [{case, clause, reason, date}] · can't be read as known differences: ${(error as Error).message.slice(0, 200)}`,
    )
  }
}

/** Results with the known ones in yellow, and those on record that a case which was played didn't show any more. */
export const withKnown = (
  results: readonly Result[],
  known: Known,
): { results: Result[]; gone: string[] } => {
  const isMet = new Set<Known[number]>()
  const told = results.map((result): Result => {
    if (result.state !== 'failed') return result
    const own = result.differences.map(({ clause }) =>
      known.find((each) => each.case === result.id && each.clause === clause),
    )
    for (const each of own) if (each) isMet.add(each)
    if (own.some((each) => each === undefined)) return result
    return {
      ...result,
      state: 'known',
      reason: own.map((each) => `${each!.date} ${each!.reason}`).join('；'),
    }
  })
  const wasPlayed = new Set(results.filter(({ state }) => state !== 'notProvable').map(({ id }) => id))
  const gone = known
    .filter((each) => !isMet.has(each) && wasPlayed.has(each.case))
    .map((each) => `${each.case} ${each.clause}`)
  return { results: told, gone }
}
