import { expect, test } from 'vitest'
import { basketballRates } from './basketball/rates.ts'
import { footballRates } from './football/rates.ts'
import type { MatchSpec, MatchState } from './match.ts'
import { countOf, furtherCount, quotesOf, timelineOf } from './play.ts'
import type { Quote } from './quote.ts'
import { stateOf } from './state.ts'

const even = { attack: 1, concede: 1 }
const football = (home = even, away = even): MatchSpec => ({
  gid: 1,
  sport: 'FT',
  seed: 1,
  kickOffAt: 0,
  rates: footballRates(2.7, home, away),
  possessions: 0,
})
const basketball: MatchSpec = {
  gid: 2,
  sport: 'BK',
  seed: 1,
  kickOffAt: 0,
  rates: basketballRates(even, even),
  possessions: 20,
}

const before = (spec: MatchSpec): MatchState => stateOf(spec, timelineOf(spec, []), -1)
const second = (left: number, score: [number, number], reds: [number, number] = [0, 0]): MatchState => ({
  ...before(football()),
  status: 'live',
  period: '2H',
  score,
  byPeriod: [[0, 0], score],
  reds,
  restOfHalves: [0, left],
})
const of = (quotes: Quote[], family: string, period = 'full') =>
  quotes.filter((each) => each.family === family && each.period === period)
const fair = (quotes: Quote[], family: string, w: string) =>
  of(quotes, family)[0]!.selections.find((each) => each.w === w)!.fair

test('a stronger home side wins more often and gives more goals', () => {
  const strong = quotesOf(football({ attack: 1.3, concede: 0.8 }), before(football()), 'main')
  const plain = quotesOf(football(), before(football()), 'main')
  expect(fair(strong, 'M', 'MH')).toBeGreaterThan(fair(plain, 'M', 'MH'))
  expect(of(strong, 'R')[0]!.line).toBeLessThan(of(plain, 'R')[0]!.line!)
})

test('a lead is worth more the less time is left, and the over is worth less', () => {
  const spec = football()
  const chances = [0.9, 0.6, 0.3, 0.1].map((left) => quotesOf(spec, second(left, [1, 0]), 'all'))
  const wins = chances.map((quotes) => fair(quotes, 'M', 'MH'))
  expect(wins).toEqual(wins.toSorted((a, b) => a - b))
  const bothScore = chances.map((quotes) => fair(quotes, 'TS', 'TSY'))
  expect(bothScore).toEqual(bothScore.toSorted((a, b) => b - a))
})

test('a red card makes its team lose more often', () => {
  const spec = football()
  const full = fair(quotesOf(spec, second(0.5, [0, 0]), 'main'), 'M', 'MH')
  expect(fair(quotesOf(spec, second(0.5, [0, 0], [1, 0]), 'main'), 'M', 'MH')).toBeLessThan(full)
  expect(fair(quotesOf(spec, second(0.5, [0, 0], [0, 1]), 'main'), 'M', 'MH')).toBeGreaterThan(full)
})

test('the price of the home side falls as its line grows, of the over as its line falls', () => {
  for (const spec of [football(), basketball]) {
    for (const [family, sign] of [
      ['R', 1],
      ['OU', -1],
    ] as const) {
      const lines = of(quotesOf(spec, before(spec), 'main'), family).toSorted(
        (a, b) => sign * (a.line! - b.line!),
      )
      const prices = lines.map(({ selections }) => selections[0]!.k)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      expect(new Set(prices).size).toBe(3)
    }
  }
})

test('result, handicap 0 and ±0.5 and double chance tell the same story', () => {
  const quotes = quotesOf(football(), before(football()), 'all')
  const [home, draw, away] = ['MH', 'MN', 'MC'].map((w) => fair(quotes, 'M', w))
  expect(home! + draw! + away!).toBeCloseTo(1, 9)
  const zero = of(quotes, 'R').find(({ line }) => line === 0)
  if (zero) expect(zero.selections[0]!.fair).toBeCloseTo(home! / (home! + away!), 9)
  const half = of(quotes, 'R').find(({ line }) => line === -0.5)
  if (half) expect(half.selections[0]!.fair).toBeCloseTo(home!, 9)
  expect(zero ?? half).toBeDefined()
  expect(fair(quotes, 'DC', 'DCHN')).toBeCloseTo(home! + draw!, 9)
  const scores = of(quotes, 'PD')[0]!.selections.reduce((sum, one) => sum + one.fair, 0)
  const outcomes = of(quotes, 'F')[0]!.selections.reduce((sum, one) => sum + one.fair, 0)
  expect(scores).toBeCloseTo(1, 9)
  expect(outcomes).toBeCloseTo(1, 6)
  const winsAtHome = ['FHH', 'FNH', 'FCH'].reduce((sum, w) => sum + fair(quotes, 'F', w), 0)
  expect(winsAtHome).toBeCloseTo(home!, 4)
})

test('what is decided is closed: past scores, both scored, the first half in the second', () => {
  const quotes = quotesOf(football(), second(0.5, [2, 1]), 'all')
  expect(of(quotes, 'PD')[0]!.selections.find(({ w }) => w === 'H1C1')!.k).toBe(0)
  expect(of(quotes, 'TS')[0]!.selections.every(({ k }) => k === 0)).toBe(true)
  expect(quotes.some(({ period }) => period === 'half')).toBe(false)
  expect(of(quotes, 'OU').every(({ line }) => line! > 3)).toBe(true)
})

test('the further markets are as many as have a price', () => {
  const pricedIn = (state: MatchState) => {
    const main = new Set(
      quotesOf(football(), state, 'main').map(({ family, period }) => `${period}${family}`),
    )
    const priced = quotesOf(football(), state, 'all').filter(({ selections }) =>
      selections.some(({ k }) => k > 0),
    )
    const names = new Set(priced.map(({ family, period }) => `${period}${family}`))
    return [...names].filter((name) => !main.has(name)).length
  }
  const states = (
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ] as const
  ).map((score) => second(0.5, [...score]))
  expect(states.map((state) => furtherCount(football(), state))).toEqual(states.map(pricedIn))
})

test('basketball: what both sides are expected to score is what the match is, overtimes included', () => {
  const tied: [number, number] = [100, 100]
  const level = (possessions: number): MatchState => ({
    ...before(basketball),
    status: 'live',
    period: '4Q',
    score: tied,
    byPeriod: [
      [25, 25],
      [25, 25],
      [25, 25],
      [25, 25],
    ],
    done: 3,
    restOfPeriods: [
      [0, 0],
      [0, 0],
      [0, 0],
      [possessions, possessions],
    ],
  })
  const expected = (state: MatchState, family: 'OU' | 'TOH' | 'TOC') => {
    const { low, chances } = countOf(basketball, state, family, 'full')!
    return Array.from(chances).reduce((sum, chance, index) => sum + chance * (low + index), 0)
  }
  for (const state of [before(basketball), level(10), level(3)])
    expect(expected(state, 'TOH') + expected(state, 'TOC')).toBeCloseTo(expected(state, 'OU'), 1)
})

test('a line is sold from 0.10 on, both sides of it or neither', () => {
  const prices = [0.02, 0.05, 0.1, 0.2, 0.4].flatMap((left) =>
    quotesOf(football(), second(left, [1, 0]), 'all')
      .filter(({ line }) => line !== undefined)
      .map(({ selections }) => selections.map(({ k }) => k)),
  )
  expect(prices.some(([k]) => k === 0)).toBe(true)
  expect(prices.some(([k]) => k! > 0)).toBe(true)
  for (const [one, two] of prices) {
    expect(one === 0).toBe(two === 0)
    if (one !== 0) expect(Math.min(one!, two!)).toBeGreaterThanOrEqual(10)
  }
})

test('a market of several outcomes has two prices or none', () => {
  const prices = [0.03, 0.05, 0.1, 0.2, 0.4].flatMap((left) =>
    [[1, 0] as const, [0, 2] as const, [3, 4] as const].flatMap((score) =>
      quotesOf(football(), second(left, [...score]), 'all').map(
        ({ selections }) => selections.filter(({ k }) => k > 0).length,
      ),
    ),
  )
  expect(prices).not.toContain(1)
  expect(prices).toContain(2)
})

test('the main line is the open one whose two prices are nearest to each other', () => {
  const apart = ({ selections: [one, two] }: Quote) =>
    one!.k > 0 && two!.k > 0 ? Math.abs(one!.fair - two!.fair) : Number.POSITIVE_INFINITY
  const spec = football({ attack: 1, concede: 1.3 })
  const shown = Array.from({ length: 60 }, (_, at) => second((at + 1) / 100, [2, 1]))
    .map((state) => of(quotesOf(spec, state, 'main'), 'R'))
    .filter((lines) => lines.length > 0)
  for (const lines of shown) {
    expect(lines.map(({ rank }) => rank)).toEqual(lines.map((_, at) => at))
    expect(apart(lines[0]!)).toBe(Math.min(...lines.map(apart)))
  }
  // Late, with next to nothing decided at 0, only the lines beside it are left.
  expect(shown.some(([main]) => main!.line === 0.25)).toBe(true)
})
