import {
  differences,
  footballChances,
  halfFull,
  SPAN,
  totals,
  type FootballChances,
  type ScoreGrid,
} from './chances.ts'
import { COUNT_SPAN, countChances, countsToCome } from './counts.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'
import { MARGIN, outcomesOf, pairOf, selectionOf, type Quote } from '../quote.ts'

type PeriodOf = Quote['period']

const LOWEST = 1 - SPAN
const RESULTS = ['H', 'N', 'C'] as const
/** Goal bands of the whole match and of a half: selection, from, to. */
const BANDS = [
  ['T01', 0, 1],
  ['T23', 2, 3],
  ['T46', 4, 6],
  ['T7', 7, 99],
] as const
const HALF_BANDS = [
  ['T0', 0, 0],
  ['T1', 1, 1],
  ['T2', 2, 2],
  ['T3', 3, 99],
] as const

const sum = (chances: ArrayLike<number>, from: number, to: number): number => {
  let chance = 0
  for (let index = Math.max(0, from); index <= Math.min(to, chances.length - 1); index += 1)
    chance += chances[index]!
  return chance
}

/** Chances of home win, draw, away win from those of the difference to come and the lead so far. */
const resultsOf = (difference: Float64Array, lead: number): [number, number, number] => {
  const level = -LOWEST - lead
  return [sum(difference, level + 1, 99), sum(difference, level, level), sum(difference, 0, level - 1)]
}

const outright = (family: Quote['family'], period: PeriodOf, selections: Quote['selections']): Quote => ({
  family,
  period,
  rank: 0,
  selections: outcomesOf(selections),
})

const parity = (family: Quote['family'], period: PeriodOf, total: Float64Array, sofar: number): Quote => {
  let odd = 0
  for (let index = 0; index < total.length; index += 1) if ((index + sofar) % 2 === 1) odd += total[index]!
  return outright(family, period, pairOf('EOO', 'EOE', odd, MARGIN.parity))
}

const mainMarkets = (period: PeriodOf, grid: ScoreGrid, score: Pair, isLive: boolean): Quote[] => {
  const difference = differences(grid)
  const total = totals(grid)
  const lead = score[0] - score[1]
  const sofar = score[0] + score[1]
  const [home, draw, away] = resultsOf(difference, lead)
  return [
    // In play a handicap starts from 0-0: only goals after the bet count.
    ...handicapLines({ family: 'R', period }, difference, LOWEST + (isLive ? 0 : lead)),
    ...totalLines({ family: 'OU', period }, total, sofar),
    outright('M', period, [
      selectionOf('MH', home, MARGIN.result),
      selectionOf('MN', draw, MARGIN.result),
      selectionOf('MC', away, MARGIN.result),
    ]),
    parity('EO', period, total, sofar),
  ]
}

const teamTotals = (period: PeriodOf, grid: ScoreGrid, score: Pair): Quote[] => {
  const rows = [new Float64Array(SPAN), new Float64Array(SPAN)] as const
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) {
      rows[0][x]! += grid[x * SPAN + y]!
      rows[1][y]! += grid[x * SPAN + y]!
    }
  return (['TOH', 'TOC'] as const).flatMap((family, index) =>
    totalLines({ family, period }, rows[index as 0 | 1], score[index as 0 | 1]).slice(0, 1),
  )
}

const correctScore = (period: PeriodOf, most: number, grid: ScoreGrid, score: Pair): Quote => {
  const selections: Quote['selections'] = []
  let rest = 1
  for (let home = 0; home <= most; home += 1)
    for (let away = 0; away <= most; away += 1) {
      const [x, y] = [home - score[0], away - score[1]]
      const chance = x < 0 || y < 0 ? 0 : grid[x * SPAN + y]!
      rest -= chance
      selections.push(selectionOf(`H${home}C${away}`, chance, MARGIN.score))
    }
  selections.push(selectionOf('OVH', Math.max(0, rest), MARGIN.score))
  return outright('PD', period, selections)
}

const bothScore = (period: PeriodOf, grid: ScoreGrid, score: Pair): Quote => {
  let yes = 0
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) if (score[0] + x > 0 && score[1] + y > 0) yes += grid[x * SPAN + y]!
  return outright('TS', period, pairOf('TSY', 'TSN', yes, MARGIN.parity))
}

const bands = (period: PeriodOf, total: Float64Array, sofar: number): Quote =>
  outright(
    'T',
    period,
    (period === 'half' ? HALF_BANDS : BANDS).map(([name, from, to]) =>
      selectionOf(name, sum(total, from - sofar, to - sofar), MARGIN.bands),
    ),
  )

/** Lines over things counted one by one (corners, cards): independent Poisson numbers still to come. */
const countLines = (
  families: ['CNR' | 'RNR', 'CNOU' | 'RNOU'],
  period: PeriodOf,
  rates: Pair,
  sofar: Pair,
): Quote[] => {
  const { difference, total } = countChances(rates)
  return [
    ...handicapLines({ family: families[0], period }, difference, 1 - COUNT_SPAN + sofar[0] - sofar[1]).slice(
      0,
      1,
    ),
    ...totalLines({ family: families[1], period }, total, sofar[0] + sofar[1]).slice(0, 1),
    ...(families[0] === 'CNR' ? [parity('CNEO', period, total, sofar[0] + sofar[1])] : []),
  ]
}

const doubleChance = (period: PeriodOf, [home, draw, away]: [number, number, number]): Quote =>
  outright('DC', period, [
    selectionOf('DCHN', home + draw, MARGIN.result),
    selectionOf('DCHC', home + away, MARGIN.result),
    selectionOf('DCNC', away + draw, MARGIN.result),
  ])

/** Corners and cards; a virtual match counts neither. */
const countMarkets = (spec: MatchSpec, state: MatchState, period: 'full' | 'half'): Quote[] => {
  if (spec.sport === 'VF') return []
  const { corners, cards } = countsToCome(state, period)
  return [
    ...countLines(['CNR', 'CNOU'], period, corners.rates, corners.sofar),
    ...countLines(['RNR', 'RNOU'], period, cards.rates, cards.sofar),
  ]
}

const furtherMarkets = (spec: MatchSpec, state: MatchState, chances: FootballChances): Quote[] => {
  const { score } = state
  const sofar = score[0] + score[1]
  const lead = score[0] - score[1]
  const total = totals(chances.full)
  const { half } = chances
  return [
    ...teamTotals('full', chances.full, score),
    doubleChance('full', resultsOf(differences(chances.full), lead)),
    bothScore('full', chances.full, score),
    bands('full', total, sofar),
    correctScore('full', 4, chances.full, score),
    ...countMarkets(spec, state, 'full'),
    ...(half
      ? [
          ...teamTotals('half', half, score),
          doubleChance('half', resultsOf(differences(half), lead)),
          bothScore('half', half, score),
          bands('half', totals(half), sofar),
          correctScore('half', 3, half, score),
          ...countMarkets(spec, state, 'half'),
          outright(
            'F',
            'full',
            halfFull(chances).map((chance, index) =>
              selectionOf(`F${RESULTS[Math.floor(index / 3)]}${RESULTS[index % 3]}`, chance, MARGIN.halfFull),
            ),
          ),
        ]
      : []),
  ]
}

/** U-SPORT-13: no bets on a half in this last share of it, where a price would be old before it is seen. */
const CLOSING = { FT: 0.02, VF: 0.08 } as const
const openHalves = ({ sport, restOfHalves: [first, second] }: MatchState): readonly [boolean, boolean] => {
  const closing = sport === 'VF' ? CLOSING.VF : CLOSING.FT
  return [first > closing, second > closing]
}

/** Every football market at a state; `main` is what the board shows, `all` the match page. */
export const footballQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const [isFirstOpen, isOpen] = openHalves(state)
  if (!isOpen) return []
  const all = footballChances(spec, state)
  const chances = isFirstOpen ? all : { ...all, half: undefined }
  const isLive = state.status === 'live'
  const main = [
    ...mainMarkets('full', chances.full, state.score, isLive),
    ...(chances.half ? mainMarkets('half', chances.half, state.score, isLive) : []),
  ]
  return scope === 'main' ? main : [...main, ...furtherMarkets(spec, state, chances)]
}

/** How many markets with a price `all` has beyond `main`: whether both score is decided once they have. */
export const footballFurther = (spec: MatchSpec, state: MatchState): number => {
  const counts = spec.sport === 'VF' ? 0 : 5
  const decided = state.score.every((goals) => goals > 0) ? 1 : 0
  const [isFirstOpen, isOpen] = openHalves(state)
  return (isOpen ? 6 + counts - decided : 0) + (isFirstOpen ? 7 + counts - decided : 0)
}
