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
  /** Somebody on the way lets no WebSocket through. */
  isUnwired?: boolean
  steps: Step[]
}

export const EVENING = Date.UTC(2026, 10, 21, 12)
/** Two minutes before the site's midnight. */
const MIDNIGHT = Date.UTC(2026, 10, 21, 15, 58)
export const CAST = ['vip5', 'vip5', 'vip10', 'vip5', 'fresh01'] as const

/** What somebody is here for: how much more often that is done. */
const AIMS: readonly Record<string, number>[] = [
  {},
  { deposit: 4, cancelDeposit: 4, withdraw: 5, transfer: 4, recycle: 4, claim: 3, sign: 3, bind: 3 },
  { betInPlay: 4, betEarly: 3, parlay: 5, cashOut: 8 },
  { login: 3, register: 4, logout: 8, visit: 5, claim: 2, withdraw: 2 },
  { secondTab: 6, visit: 2, language: 4, logout: 4, betInPlay: 3, betEarly: 2, recycle: 3, claim: 3 },
]

interface Weighted {
  name: string
  weight: number
  who?: string
}

/** Draws a life: what is done is drawn by its weight, by what its member is here for, and by whether somebody is logged in by then. */
export const draw = (
  seed: string,
  chance: Chance,
  actions: readonly Weighted[],
  fault: (chance: Chance, isOrdering: boolean) => FaultData | undefined,
  length: number,
): Journey => {
  const isIn = chance.share() < 0.8
  let isMember = isIn
  const as = chance.oneOf(CAST)
  const startMs = chance.share() < 0.1 ? MIDNIGHT : EVENING
  const aim = chance.oneOf(AIMS)
  const steps = Array.from({ length }, (): Step => {
    const able = actions
      .filter(({ who }) => !who || (who === 'member') === isMember)
      .map(({ name, who, weight }) => ({ name, who, weight: weight * (aim[name] ?? 1) }))
    let left = chance.share() * able.reduce((sum, { weight }) => sum + weight, 0)
    const { name, who } = able.find(({ weight }) => (left -= weight) < 0) ?? able[0]!
    if (name === 'login' || name === 'register') isMember = true
    if (name === 'logout') isMember = false
    const wrong = fault(chance, who !== undefined)
    return { act: name, n: chance.below(1_000_000), ...(wrong && { fault: wrong }) }
  })
  return { seed, as, isIn, startMs, isShaken: chance.share() < 0.3, isUnwired: chance.share() < 0.2, steps }
}
