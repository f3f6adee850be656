import { expect, test } from 'vitest'
import type { MatchState } from './model/match.ts'
import { legResult, scoresOf } from './settle.rules.ts'

const football: MatchState = {
  sport: 'FT',
  status: 'live',
  period: '2H',
  minute: 60,
  stoppage: 0,
  clockLeft: 0,
  score: [2, 1],
  byPeriod: [
    [1, 0],
    [1, 1],
  ],
  yellows: [1, 2],
  reds: [0, 1],
  corners: [4, 3],
  danger: '',
  suspended: false,
  restOfHalves: [0, 0.7],
  restOfPeriods: [],
  version: 1,
}
const basketball: MatchState = {
  ...football,
  sport: 'BK',
  period: '3Q',
  score: [60, 58],
  byPeriod: [
    [20, 21],
    [22, 19],
    [18, 18],
  ],
}
const leg = (wtype: string, w: string, line: number | null = null) => ({
  sport: 'FT' as const,
  wtype,
  w,
  line,
  scoreAtBet: null,
})

test('only what is complete is known: the first half in the second, everything at the end', () => {
  expect(scoresOf(football, null)).toEqual({ score: { half: { home: 1, away: 0 } } })
  expect(scoresOf({ ...football, period: '1H', byPeriod: [[2, 1]] }, null)).toEqual({ score: {} })
  expect(scoresOf({ ...football, status: 'finished' }, null)).toEqual({
    score: { half: { home: 1, away: 0 }, full: { home: 2, away: 1 }, secondHalf: { home: 1, away: 1 } },
    corners: { full: { home: 4, away: 3 } },
    cards: { full: { home: 1, away: 3 } },
  })
})

test('basketball knows each quarter once it is over, and overtime belongs to the whole and the second half', () => {
  expect(scoresOf(basketball, null).score).toEqual({
    q1: { home: 20, away: 21 },
    q2: { home: 22, away: 19 },
    half: { home: 42, away: 40 },
  })
  const byPeriod = [...basketball.byPeriod, [20, 22] as const, [9, 7] as const]
  const { score } = scoresOf({ ...basketball, status: 'finished', score: [89, 87], byPeriod }, null)
  expect(score).toMatchObject({
    q4: { home: 20, away: 22 },
    full: { home: 89, away: 87 },
    secondHalf: { home: 47, away: 47 },
  })
})

test('an official result stands in the place of the score', () => {
  const { score } = scoresOf({ ...football, status: 'finished' }, { full: [0, 3], half: null })
  expect(score).toMatchObject({ full: { home: 0, away: 3 }, half: { home: 1, away: 0 } })
})

test('a leg in play has no result; postponed and broken-off matches void what is open', () => {
  expect(legResult(leg('M', 'MH'), football, null)).toBeUndefined()
  expect(legResult(leg('HM', 'MH'), football, null)?.result).toBe('W')
  expect(legResult(leg('M', 'MH'), { ...football, status: 'postponed' }, null)?.result).toBe('D9')
  const off: MatchState = { ...football, status: 'abandoned' }
  expect(legResult(leg('M', 'MH'), off, null)?.result).toBe('DB')
  expect(legResult(leg('HM', 'MC'), off, null)?.result).toBe('L')
})

test('broken off, a total that is passed and both teams having scored are decided; a nearer line is not', () => {
  const off: MatchState = { ...football, status: 'abandoned' }
  expect(legResult(leg('OU', 'OUO', 2.5), off, null)?.result).toBe('W')
  expect(legResult(leg('OU', 'OUU', 2.5), off, null)?.result).toBe('L')
  expect(legResult(leg('OU', 'OUO', 2.75), off, null)?.result).toBe('DB')
  expect(legResult(leg('TOH', 'OUO', 1.5), off, null)?.result).toBe('W')
  expect(legResult(leg('TS', 'TSN'), off, null)?.result).toBe('L')
})

test('a market nobody knows is void, and so is a count that no result names', () => {
  expect(legResult(leg('XX', 'MH'), football, null)?.result).toBe('D2')
  expect(
    legResult({ ...leg('CNOU', 'OUO', 9.5), sport: 'BK' }, { ...basketball, status: 'finished' }, null)
      ?.result,
  ).toBe('D3')
})
