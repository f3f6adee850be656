import type { Chance } from '../chance/chance.ts'
import type { FaultData } from '../faults/fault.ts'

/** One thing that is done, and what goes wrong meanwhile. */
export interface Step {
  act: string
  /** What the action's own choices are drawn from. */
  n: number
  fault?: FaultData
}

/** An hour of a member's life as data: the same data is the same life. */
export interface Journey {
  seed: string
  /** Of the cast. */
  as: string
  isIn: boolean
  startMs: number
  /** Every answer takes the same time. */
  isCalm?: boolean
  /** React's turns come late at random. */
  isShaken?: boolean
  steps: Step[]
}

export const EVENING = Date.UTC(2026, 10, 21, 12)
/** Two minutes before the site's midnight. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 15, 58)
export const CAST = ['vip5', 'vip5', 'vip10', 'vip5', 'fresh01'] as const

interface Weighted {
  name: string
  weight: number
  who?: string
}

/** Draws a life: what is done is drawn by its weight, and by whether somebody is logged in by then. */
export const draw = (
  seed: string,
  chance: Chance,
  actions: readonly Weighted[],
  fault: (chance: Chance) => FaultData | undefined,
  length: number,
): Journey => {
  const isIn = chance.share() < 0.8
  let isMember = isIn
  const as = chance.oneOf(CAST)
  const startMs = chance.share() < 0.1 ? MIDNIGHT : EVENING
  const steps = Array.from({ length }, (): Step => {
    const able = actions.filter(({ who }) => !who || (who === 'member') === isMember)
    let left = chance.share() * able.reduce((sum, { weight }) => sum + weight, 0)
    const { name } = able.find(({ weight }) => (left -= weight) < 0) ?? able[0]!
    if (name === 'login' || name === 'register') isMember = true
    if (name === 'logout') isMember = false
    const wrong = fault(chance)
    return { act: name, n: chance.below(1_000_000), ...(wrong && { fault: wrong }) }
  })
  return { seed, as, isIn, startMs, isShaken: chance.share() < 0.3, steps }
}
