import { CORNER_RATES, RED_RATE, YELLOW_RATE, restOfGoals } from './rates.ts'
import {
  differences,
  footballChances,
  halfFull,
  SPAN,
  totals,
  type FootballChances,
  type ScoreGrid,
} from './chances.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MatchSpec, MatchState, Pair } from '../match.ts'
import { MARGIN, pairOf, pickOf, type Quote } from '../quote.ts'

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

const outright = (family: Quote['family'], period: PeriodOf, picks: Quote['picks']): Quote => ({
  family,
  period,
  rank: 0,
  picks,
})

const mainMarkets = (period: PeriodOf, grid: ScoreGrid, score: Pair, isLive: boolean): Quote[] => {
  const difference = differences(grid)
  const lead = score[0] - score[1]
  const [home, draw, away] = resultsOf(difference, lead)
  return [
    // In play a handicap starts from 0-0: only goals after the bet count.
    ...handicapLines({ family: 'R', period }, difference, LOWEST + (isLive ? 0 : lead)),
    ...totalLines({ family: 'OU', period }, totals(grid), score[0] + score[1]),
    outright('M', period, [
      pickOf('MH', home, MARGIN.result),
      pickOf('MN', draw, MARGIN.result),
      pickOf('MC', away, MARGIN.result),
    ]),
  ]
}

const parity = (family: Quote['family'], period: PeriodOf, total: Float64Array, sofar: number): Quote => {
  let odd = 0
  for (let index = 0; index < total.length; index += 1) if ((index + sofar) % 2 === 1) odd += total[index]!
  return outright(family, period, pairOf('EOO', 'EOE', odd, MARGIN.parity))
}

const teamTotals = (grid: ScoreGrid, score: Pair): Quote[] => {
  const rows = [new Float64Array(SPAN), new Float64Array(SPAN)] as const
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) {
      rows[0][x]! += grid[x * SPAN + y]!
      rows[1][y]! += grid[x * SPAN + y]!
    }
  return (['TOH', 'TOC'] as const).flatMap((family, index) =>
    totalLines({ family, period: 'full' }, rows[index as 0 | 1], score[index as 0 | 1]).slice(0, 1),
  )
}

const correctScore = (period: PeriodOf, most: number, grid: ScoreGrid, score: Pair): Quote => {
  const picks: Quote['picks'] = []
  let rest = 1
  for (let home = 0; home <= most; home += 1)
    for (let away = 0; away <= most; away += 1) {
      const [x, y] = [home - score[0], away - score[1]]
      const chance = x < 0 || y < 0 ? 0 : grid[x * SPAN + y]!
      rest -= chance
      picks.push(pickOf(`H${home}C${away}`, chance, MARGIN.score))
    }
  picks.push(pickOf('OVH', Math.max(0, rest), MARGIN.score))
  return outright('PD', period, picks)
}

const bothScore = (grid: ScoreGrid, score: Pair): Quote => {
  let yes = 0
  for (let x = 0; x < SPAN; x += 1)
    for (let y = 0; y < SPAN; y += 1) if (score[0] + x > 0 && score[1] + y > 0) yes += grid[x * SPAN + y]!
  return outright('TS', 'full', pairOf('TSY', 'TSN', yes, MARGIN.parity))
}

const bands = (period: PeriodOf, total: Float64Array, sofar: number): Quote =>
  outright(
    'T',
    period,
    (period === 'half' ? HALF_BANDS : BANDS).map(([name, from, to]) =>
      pickOf(name, sum(total, from - sofar, to - sofar), MARGIN.bands),
    ),
  )

const COUNT_SPAN = 32

/** Lines over things counted one by one (corners, cards): independent Poisson numbers still to come. */
const countLines = (families: ['CNR' | 'RNR', 'CNOU' | 'RNOU'], rates: Pair, sofar: Pair): Quote[] => {
  const rows = rates.map((mean) => {
    const row = new Float64Array(COUNT_SPAN)
    let chance = Math.exp(-mean)
    for (let count = 0; count < COUNT_SPAN; count += 1) {
      row[count] = chance
      chance = (chance * mean) / (count + 1)
    }
    return row
  }) as [Float64Array, Float64Array]
  const difference = new Float64Array(2 * COUNT_SPAN - 1)
  const total = new Float64Array(2 * COUNT_SPAN - 1)
  for (let x = 0; x < COUNT_SPAN; x += 1)
    for (let y = 0; y < COUNT_SPAN; y += 1) {
      const chance = rows[0][x]! * rows[1][y]!
      difference[x - y + COUNT_SPAN - 1]! += chance
      total[x + y]! += chance
    }
  return [
    ...handicapLines(
      { family: families[0], period: 'full' },
      difference,
      1 - COUNT_SPAN + sofar[0] - sofar[1],
    ).slice(0, 1),
    ...totalLines({ family: families[1], period: 'full' }, total, sofar[0] + sofar[1]).slice(0, 1),
    ...(families[0] === 'CNR' ? [parity('CNEO', 'full', total, sofar[0] + sofar[1])] : []),
  ]
}

const furtherMarkets = (spec: MatchSpec, state: MatchState, chances: FootballChances): Quote[] => {
  const { score, corners, yellows, reds } = state
  const sofar = score[0] + score[1]
  const total = totals(chances.full)
  const [home, draw, away] = resultsOf(differences(chances.full), score[0] - score[1])
  const rest = restOfGoals(state.restOfHalves)
  const { half } = chances
  const cards = (YELLOW_RATE + RED_RATE) * rest
  return [
    parity('EO', 'full', total, sofar),
    ...teamTotals(chances.full, score),
    outright('DC', 'full', [
      pickOf('DCHN', home + draw, MARGIN.result),
      pickOf('DCHC', home + away, MARGIN.result),
      pickOf('DCNC', away + draw, MARGIN.result),
    ]),
    bothScore(chances.full, score),
    bands('full', total, sofar),
    correctScore('full', 4, chances.full, score),
    ...countLines(['CNR', 'CNOU'], [CORNER_RATES[0] * rest, CORNER_RATES[1] * rest], corners),
    ...countLines(['RNR', 'RNOU'], [cards, cards], [yellows[0] + reds[0], yellows[1] + reds[1]]),
    ...(half
      ? [
          parity('EO', 'half', totals(half), sofar),
          bands('half', totals(half), sofar),
          correctScore('half', 3, half, score),
          outright(
            'F',
            'full',
            halfFull(chances).map((chance, index) =>
              pickOf(`F${RESULTS[Math.floor(index / 3)]}${RESULTS[index % 3]}`, chance, MARGIN.halfFull),
            ),
          ),
        ]
      : []),
  ]
}

/** Every football market at a state; `main` is what the board shows, `all` the match page. */
export const footballQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const chances = footballChances(spec, state)
  const isLive = state.status === 'live'
  const main = [
    ...mainMarkets('full', chances.full, state.score, isLive),
    ...(chances.half ? mainMarkets('half', chances.half, state.score, isLive) : []),
  ]
  return scope === 'main' ? main : [...main, ...furtherMarkets(spec, state, chances)]
}

/** How many markets `all` has beyond `main`. */
export const footballFurther = (state: MatchState): number => (state.restOfHalves[0] > 0 ? 16 : 12)
