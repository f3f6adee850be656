import type { Journey } from '../life/journey.ts'
import type { Breach, Lived } from '../life/play.ts'

export interface Shrunk {
  journey: Journey
  lived: Lived
  tries: number
}

/** Shortens a life as long as it breaks the same law: actions first, the last alone before all, then faults, then delays. */
export const shrink = async (
  journey: Journey,
  lived: Lived,
  again: (journey: Journey) => Promise<Lived>,
  mostTries = 60,
): Promise<Shrunk> => {
  const { law, at } = lived.breach as Breach
  let best = { journey: { ...journey, steps: journey.steps.slice(0, at + 1) }, lived }
  let tries = 0
  const holds = async (change: Partial<Journey>): Promise<boolean> => {
    if (tries >= mostTries) return false
    tries += 1
    const tried = { ...best.journey, ...change }
    const next = await again(tried)
    if (next.breach?.law !== law) return false
    best = { journey: { ...tried, steps: tried.steps.slice(0, next.breach.at + 1) }, lived: next }
    return true
  }
  const steps = () => best.journey.steps
  if (at > 0) await holds({ steps: steps().slice(-1) })
  // What could not be spared beside another may be spared without it.
  for (let before = Infinity; steps().length < before;) {
    before = steps().length
    for (let from = before - 1; from >= 0; from -= 1)
      if (from < steps().length && steps().length > 1) await holds({ steps: steps().toSpliced(from, 1) })
  }
  for (const [from, { fault, ...step }] of steps().entries())
    if (fault) await holds({ steps: steps().with(from, step) })
  if (best.journey.isUnwired) await holds({ isUnwired: false })
  if (best.journey.isShaken) await holds({ isShaken: false })
  if (!best.journey.isCalm) await holds({ isCalm: true })
  return { ...best, tries }
}
