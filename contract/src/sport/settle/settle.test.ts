import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { oddsTypes, playedSports } from '../codes.ts'
import { splitLine } from '../market/line.ts'
import { marketsOfSport, selectionsOf } from '../market/markets.ts'
import { quote } from '../market/odds.ts'
import { outcomeOf, resultLabel, voidReasons } from './results.ts'
import type { Outcome } from './results.ts'
import { countsFromBet, payout, settle, settleHandicap, settleTotal } from './settle.ts'
import type { MatchScores, Selection } from './settle.ts'

const s = (home: number, away: number) => ({ home, away })
const goals = fc.record({ home: fc.integer({ min: 0, max: 9 }), away: fc.integer({ min: 0, max: 9 }) })
const line = fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4)
const value: Record<Outcome, number> = { W: 1, LW: 0.5, P: 0, LL: -0.5, L: -1, D: 0 }
const opposite: Record<Outcome, Outcome> = { W: 'L', LW: 'LL', P: 'P', LL: 'LW', L: 'W', D: 'D' }
const selection = (
  wtype: string,
  w: string,
  at: number | null = null,
  sport: Selection['sport'] = 'FT',
): Selection => ({
  sport,
  wtype,
  w,
  line: at,
})
const scores = (full: [number, number], half: [number, number] = [0, 0]): MatchScores => ({
  score: { full: s(...full), half: s(...half) },
  corners: { full: s(6, 4) },
  cards: { full: s(2, 1) },
})

describe('handicap', () => {
  it.each([
    [0, 'L L P W W W'],
    [-0.25, 'L L LL W W W'],
    [-0.5, 'L L L W W W'],
    [-0.75, 'L L L LW W W'],
    [-1, 'L L L P W W'],
    [-1.25, 'L L L LL W W'],
    [-1.75, 'L L L L LW W'],
    [0.25, 'L L LW W W W'],
    [0.75, 'L LL W W W W'],
    [1.25, 'L LW W W W W'],
  ])('line %d over margins −2…3 gives %s', (at, expected) => {
    const home = [-2, -1, 0, 1, 2, 3].map((margin) => settleHandicap('RH', at, s(margin, 0)))
    expect(home.join(' ')).toBe(expected)
    const away = [-2, -1, 0, 1, 2, 3].map((margin) => settleHandicap('RC', -at, s(0, margin)))
    expect(away.join(' ')).toBe(expected)
  })

  it('gives home and away opposite outcomes, and over and under too', () => {
    fc.assert(
      fc.property(goals, line, (score, at) => {
        expect(settleHandicap('RC', at, score)).toBe(opposite[settleHandicap('RH', at, score)])
        const total = score.home + score.away
        expect(settleTotal('OUU', at, total)).toBe(opposite[settleTotal('OUO', at, total)])
      }),
    )
  })

  it('is worth the average of the two neighbours on a quarter line', () => {
    fc.assert(
      fc.property(goals, line, (score, at) => {
        const [low, high] = splitLine(at)
        for (const w of ['RH', 'RC']) {
          const halves = (value[settleHandicap(w, low, score)] + value[settleHandicap(w, high, score)]) / 2
          expect(value[settleHandicap(w, at, score)]).toBe(halves)
        }
        const total = score.home + score.away
        const halves = (value[settleTotal('OUO', low, total)] + value[settleTotal('OUO', high, total)]) / 2
        expect(value[settleTotal('OUO', at, total)]).toBe(halves)
      }),
    )
  })

  it('counts only goals after the bet in football in play, the whole match elsewhere', () => {
    const bet = s(1, 0)
    expect(settle(selection('RE', 'RH', -0.5), scores([1, 0]), bet)).toBe('L')
    expect(settle(selection('RE', 'RC', -0.5), scores([1, 0]), bet)).toBe('W')
    expect(settle(selection('RE', 'RH', 0), scores([2, 1]), bet)).toBe('P')
    expect(settle(selection('R', 'RH', -0.5), scores([1, 0]), bet)).toBe('W')
    expect(settle(selection('RE', 'RH', -0.5, 'BK'), scores([1, 0]), bet)).toBe('W')
    expect(settle(selection('ROU', 'OUO', 1.5), scores([2, 0]), bet)).toBe('W')
    expect(settle(selection('RE', 'RH', -0.5), scores([1, 0]))).toBe('W')
    expect([countsFromBet('FT', 'HRE'), countsFromBet('FT', 'CNRE'), countsFromBet('FT', 'nope')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('markets', () => {
  it.each<[string, string, number | null, Outcome]>([
    ['M', 'MH', null, 'W'],
    ['M', 'MN', null, 'L'],
    ['HM', 'MN', null, 'W'],
    ['OU', 'OUO', 2.75, 'LW'],
    ['OU', 'OUU', 3.25, 'LW'],
    ['TOH', 'OUO', 1.5, 'W'],
    ['TOC', 'OUO', 1, 'P'],
    ['EO', 'EOO', null, 'W'],
    ['HEO', 'EOE', null, 'W'],
    ['PD', 'H2C1', null, 'W'],
    ['PD', 'OVH', null, 'L'],
    ['T', 'T23', null, 'W'],
    ['T', 'T46', null, 'L'],
    ['HT', 'T0', null, 'W'],
    ['F', 'FNH', null, 'W'],
    ['F', 'FHH', null, 'L'],
    ['TS', 'TSY', null, 'W'],
    ['HTS', 'TSN', null, 'W'],
    ['DC', 'DCHN', null, 'W'],
    ['DC', 'DCNC', null, 'L'],
    ['CNR', 'RH', -1.5, 'W'],
    ['CNOU', 'OUU', 9.5, 'L'],
    ['CNEO', 'EOE', null, 'W'],
    ['RNOU', 'OUO', 2.5, 'W'],
  ])('%s %s at %s settles a 2-1 (0-0) match as %s', (wtype, w, at, expected) => {
    expect(settle(selection(wtype, w, at), scores([2, 1]))).toBe(expected)
  })

  it('lets 其它比分 win an unlisted score, over the whole match and the half', () => {
    expect(settle(selection('PD', 'OVH'), scores([5, 0]))).toBe('W')
    expect(settle(selection('HPD', 'OVH'), scores([4, 0], [4, 0]))).toBe('W')
    expect(settle(selection('HPD', 'H3C0'), scores([3, 0], [3, 0]))).toBe('W')
  })

  it('returns the stake when a market without a draw has no winner', () => {
    expect(settle(selection('HM', 'MH', null, 'BK'), scores([80, 80], [40, 40]))).toBe('P')
    expect(settle(selection('M', 'MC', null, 'BK'), scores([80, 81]))).toBe('W')
    expect(settle(selection('M', 'MN', null, 'BK'), scores([80, 80]))).toBe('D')
  })

  it('settles sets, games and champions from their own counts', () => {
    const tennis: MatchScores = {
      score: { full: s(2, 1) },
      sets: s(2, 1),
      games: s(17, 15),
      champions: ['r1', 'r2'],
    }
    expect(settle(selection('STR', 'RH', -1.5, 'TN'), tennis)).toBe('L')
    expect(settle(selection('GOU', 'OUO', 31.5, 'TN'), tennis)).toBe('W')
    expect(settle(selection('FS', 'r1'), tennis)).toBe('W')
    expect(settle(selection('FS', 'r9'), tennis)).toBe('L')
  })

  it('voids what was never decided or is no market', () => {
    expect(settle(selection('nope', 'RH', 0), scores([1, 0]))).toBe('D')
    expect(settle(selection('R', 'XX', 0), scores([1, 0]))).toBe('D')
    expect(settle(selection('R', 'RH'), scores([1, 0]))).toBe('D')
    expect(settle(selection('R', 'RH', 0), { score: {} })).toBe('D')
    expect(settle(selection('CNOU', 'OUO', 9), { score: { full: s(1, 0) } })).toBe('D')
    expect(settle(selection('FS', 'r1'), scores([1, 0]))).toBe('D')
    expect(settle(selection('F', 'FHH'), { score: { full: s(1, 0) } })).toBe('D')
  })

  it('has exactly one winner in every market without a line, except the double chance with two', () => {
    fc.assert(
      fc.property(goals, goals, (half, more) => {
        const full = s(half.home + more.home, half.away + more.away)
        const result: MatchScores = { score: { full, half }, corners: { full: half } }
        for (const inPlay of [false, true])
          for (const market of marketsOfSport('FT', inPlay)) {
            const outcomes = selectionsOf(market.wtype, 'FT').map(({ w }) =>
              settle(selection(market.wtype, w), result),
            )
            if (outcomes.includes('D')) continue
            const winners = outcomes.filter((outcome) => outcome === 'W').length
            expect({ wtype: market.wtype, winners }).toEqual({
              wtype: market.wtype,
              winners: market.family === 'DC' ? 2 : 1,
            })
          }
      }),
      { numRuns: 60 },
    )
  })

  it('gives every selection of every sport an outcome', () => {
    const period = {
      full: s(3, 2),
      half: s(1, 1),
      secondHalf: s(2, 1),
      q1: s(1, 0),
      q2: s(0, 1),
      q3: s(1, 0),
      q4: s(1, 1),
      s1: s(6, 4),
      s2: s(4, 6),
      f5: s(2, 2),
      ...Object.fromEntries(['s3', 's4', 's5', 's6', 's7', 's8', 's9'].map((set) => [set, s(6, 3)])),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((inning) => [`i${inning}`, s(1, 0)])),
    }
    const all: MatchScores = {
      score: period,
      corners: period,
      cards: period,
      sets: s(2, 1),
      games: s(16, 16),
    }
    const undecided = playedSports.flatMap((sport) =>
      marketsOfSport(sport, true).flatMap(({ wtype }) =>
        selectionsOf(wtype, sport).flatMap(({ w }) =>
          settle(selection(wtype, w, 0.5, sport), all) === 'D' ? [`${sport} ${wtype} ${w}`] : [],
        ),
      ),
    )
    expect(undecided).toEqual([])
  })
})

describe('payout', () => {
  it.each<[Outcome, number]>([
    ['W', 195_00],
    ['LW', 147_50],
    ['P', 100_00],
    ['D', 100_00],
    ['LL', 50_00],
    ['L', 0],
  ])('%s of 100 at 0.95 returns %i cents', (outcome, cents) =>
    expect(payout(outcome, 95, 'H', 100_00)).toBe(cents),
  )

  it('rounds a half win once from the raw price', () => {
    expect(payout('LW', 95, 'H', 1001)).toBe(1001 + 475)
    expect(payout('LL', 95, 'H', 1001)).toBe(501)
    expect(payout('LW', 150, 'M', 100_00)).toBe(66_67 + 50_00)
  })

  it('never pays more than a win, never less than nothing, and orders the outcomes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(...oddsTypes),
        fc.integer({ min: 1, max: 10_000_000 }),
        (k, type, stake) => {
          const ordered = (['L', 'LL', 'P', 'LW', 'W'] as const).map((outcome) =>
            payout(outcome, k, type, stake),
          )
          expect(ordered).toEqual([...ordered].sort((a, b) => a - b))
          expect(ordered[0]).toBe(0)
          expect(ordered[2]).toBe(quote(k, type, stake).riskCents)
          expect(ordered[4]).toBe(quote(k, type, stake).returnCents)
        },
      ),
    )
  })
})

describe('result codes', () => {
  it('names all of them and falls back clearly', () => {
    expect(Object.keys(voidReasons)).toHaveLength(24)
    expect(['A', 'W', 'LW', 'LL', 'L', 'P', 'D', 'DB', 'DX', 'Q', 'toString'].map(resultLabel)).toEqual([
      '还原',
      '赢',
      '赢半',
      '输半',
      '输',
      '和局',
      '取消',
      '赛事腰斩',
      '注单取消(DX)',
      '--',
      '--',
    ])
    expect(['W', 'DZ', 'DX', 'A', 'Q'].map(outcomeOf)).toEqual(['W', 'D', 'D', undefined, undefined])
  })
})
