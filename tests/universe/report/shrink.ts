import type { Journey } from '../life/journey.ts'
import type { Breach, Lived } from '../life/play.ts'

/** A shorter life that breaks the same law, each time the first that does: without an action, a fault, the delays. */
const shorter = function* (journey: Journey): Generator<Journey> {
  const { steps } = journey
  for (let at = 0; at < steps.length; at += 1) yield { ...journey, steps: steps.toSpliced(at, 1) }
  for (const [at, { fault, ...step }] of steps.entries())
    if (fault) yield { ...journey, steps: steps.with(at, step) }
  if (journey.isShaken) yield { ...journey, isShaken: false }
  if (!journey.isCalm) yield { ...journey, isCalm: true }
}

export interface Shrunk {
  journey: Journey
  lived: Lived
  tries: number
}

/** Actions first, then faults, then delays. */
export const shrink = async (
  journey: Journey,
  lived: Lived,
  again: (journey: Journey) => Promise<Lived>,
  mostTries = 60,
): Promise<Shrunk> => {
  const { law, at } = lived.breach as Breach
  let best = { journey: { ...journey, steps: journey.steps.slice(0, at + 1) }, lived }
  let tries = 0
  for (let isShorter = true; isShorter && tries < mostTries;) {
    isShorter = false
    for (const candidate of shorter(best.journey)) {
      if (tries >= mostTries) break
      tries += 1
      const tried = await again(candidate)
      if (tried.breach?.law !== law) continue
      best = { journey: { ...candidate, steps: candidate.steps.slice(0, tried.breach.at + 1) }, lived: tried }
      isShorter = true
      break
    }
  }
  return { ...best, tries }
}
