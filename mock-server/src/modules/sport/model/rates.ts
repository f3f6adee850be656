import { basketballRates } from './basketball/rates.ts'
import { footballRates, type Strength } from './football/rates.ts'
import { goalsRates } from './goals/goals.ts'
import { inningsRates } from './innings/innings.ts'
import type { Pair, SportCode } from './match.ts'

/** U-SPORT-13: a mean server's chance of a point, and how much an edge in strength moves a rally. */
const SERVE = 0.63
const EDGE = { TN: 0.1, VB: 0.1, TT: 0.15, SK: 0.12 } as const
const HOME = { TN: 0, VB: 0.006, TT: 0, SK: 0 } as const

const edgeOf = (home: Strength, away: Strength) =>
  Math.log(home.attack / home.concede) - Math.log(away.attack / away.concede)

/** The odds of a rally as a pair that adds up to 1. */
const rallyRates = (sport: 'VB' | 'TT' | 'SK', home: Strength, away: Strength): Pair => {
  const chance = 0.5 + EDGE[sport] * edgeOf(home, away) + HOME[sport]
  return [chance, 1 - chance]
}

/** What the strengths of two sides come to in a sport (see MatchSpec.rates). */
export const ratesOf = (sport: SportCode, home: Strength, away: Strength, goals: number): Pair => {
  switch (sport) {
    case 'BK':
      return basketballRates(home, away)
    case 'BS':
      return inningsRates(home, away)
    case 'OP':
      return goalsRates(home, away)
    case 'TN': {
      const edge = EDGE.TN * edgeOf(home, away)
      return [SERVE + edge / 2, SERVE - edge / 2]
    }
    case 'VB':
    case 'TT':
    case 'SK':
      return rallyRates(sport, home, away)
    default:
      return footballRates(goals, home, away)
  }
}
