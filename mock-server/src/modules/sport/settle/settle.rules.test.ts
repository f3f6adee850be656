import { expect, test } from 'vitest'
import type { MatchState } from '../model/match.ts'
import { scoresOf } from '../centre/scores.rules.ts'
import { legResult } from './settle.rules.ts'

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
  sections: [
    [1, 0],
    [1, 1],
  ],
  done: 1,
  serving: '',
  points: '',
  game: [0, 0],
  halfCorners: [2, 1],
  halfCards: [0, 1],
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
  sections: [
    [20, 21],
    [22, 19],
    [18, 18],
  ],
  done: 2,
}
const leg = (wtype: string, w: string, line: number | null = null) => ({
  sport: 'FT' as const,
  wtype,
  w,
  line,
  scoreAtBet: null,
})

test('only what is complete is known: the first half in the second, everything at the end', () => {
  expect(scoresOf(football, null)).toEqual({
    score: { half: { home: 1, away: 0 } },
    corners: { half: { home: 2, away: 1 } },
    cards: { half: { home: 0, away: 1 } },
  })
  expect(scoresOf({ ...football, period: '1H', byPeriod: [[2, 1]], done: 0 }, null).score).toEqual({})
  expect(scoresOf({ ...football, status: 'finished', done: 2 }, null)).toEqual({
    score: { half: { home: 1, away: 0 }, full: { home: 2, away: 1 }, secondHalf: { home: 1, away: 1 } },
    corners: { half: { home: 2, away: 1 }, full: { home: 4, away: 3 } },
    cards: { half: { home: 0, away: 1 }, full: { home: 1, away: 3 } },
  })
})

test('basketball knows each quarter once it is over, and overtime belongs to the whole and the second half', () => {
  expect(scoresOf(basketball, null).score).toEqual({
    q1: { home: 20, away: 21 },
    q2: { home: 22, away: 19 },
    half: { home: 42, away: 40 },
  })
  const byPeriod = [...basketball.byPeriod, [20, 22] as const, [9, 7] as const]
  const { score } = scoresOf(
    { ...basketball, status: 'finished', score: [89, 87], byPeriod, sections: byPeriod, done: 5 },
    null,
  )
  expect(score).toMatchObject({
    q4: { home: 20, away: 22 },
    full: { home: 89, away: 87 },
    secondHalf: { home: 47, away: 47 },
  })
})

test('an official result stands in the place of the score, and its half never holds more than it', () => {
  const { score } = scoresOf({ ...football, status: 'finished' }, { full: [0, 3], half: null })
  expect(score).toEqual({
    full: { home: 0, away: 3 },
    half: { home: 0, away: 0 },
    secondHalf: { home: 0, away: 3 },
  })
})

test('the quarters of an official result add up to it', () => {
  const played: MatchState = {
    ...basketball,
    status: 'finished',
    done: 4,
    score: [80, 79],
    sections: [...basketball.sections, [20, 21]],
    byPeriod: [...basketball.byPeriod, [20, 21]],
  }
  const of = (full: [number, number], half: [number, number] | null) => scoresOf(played, { full, half }).score
  expect(of([58, 81], null)).toEqual({
    q1: { home: 20, away: 21 },
    q2: { home: 22, away: 19 },
    q3: { home: 16, away: 18 },
    q4: { home: 0, away: 23 },
    half: { home: 42, away: 40 },
    secondHalf: { home: 16, away: 41 },
    full: { home: 58, away: 81 },
  })
  expect(of([80, 79], [40, 44])).toMatchObject({
    q1: { home: 20, away: 21 },
    q2: { home: 20, away: 23 },
    q3: { home: 18, away: 18 },
    q4: { home: 22, away: 17 },
  })
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

test.each<[string, string, number | null, string]>([
  ['HOU', 'OUO', 1.5, 'W'],
  ['HROU', 'OUU', 1.5, 'L'],
  ['HROU', 'OUO', 1.75, 'DB'],
  ['HRTS', 'TSY', null, 'W'],
  ['HRT', 'T0', null, 'L'],
  ['HRT', 'T2', null, 'DB'],
  ['RT', 'T01', null, 'L'],
  ['T', 'T23', null, 'DB'],
  ['PD', 'H0C0', null, 'L'],
  ['PD', 'H1C1', null, 'DB'],
  ['CNROU', 'OUO', 3.5, 'W'],
  ['HRNROU', 'OUO', 1.5, 'DB'],
])('broken off in the first half at 1-1: %s %s %s is %s', (wtype, w, line, result) => {
  const off: MatchState = {
    ...football,
    status: 'abandoned',
    period: '1H',
    done: 0,
    score: [1, 1],
    byPeriod: [[1, 1]],
    sections: [[1, 1]],
    yellows: [1, 0],
    reds: [0, 0],
  }
  expect(legResult(leg(wtype, w, line), off, null)?.result).toBe(result)
})

test('broken off in a quarter: what it has passed stands, as do the quarters before', () => {
  const off: MatchState = { ...basketball, status: 'abandoned' }
  const of = (wtype: string, w: string, line: number | null) =>
    legResult({ ...leg(wtype, w, line), sport: 'BK' }, off, null)?.result
  expect(of('Q3ROU', 'OUO', 35.5)).toBe('W')
  expect(of('Q3ROU', 'OUO', 36.5)).toBe('DB')
  expect(of('Q4OU', 'OUO', 0.5)).toBe('DB')
  expect(of('Q1OU', 'OUU', 41.5)).toBe('W')
  expect(of('SHROU', 'OUO', 30.5)).toBe('W')
  expect(of('TOH', 'OUU', 59.5)).toBe('L')
})

test('called off before it began, a match is void as cancelled, and a match of players as not played', () => {
  const off: MatchState = {
    ...football,
    status: 'abandoned',
    period: '',
    score: [0, 0],
    done: 0,
    sections: [],
  }
  expect(legResult(leg('M', 'MH'), off, null)?.result).toBe('D1')
  expect(legResult({ ...leg('M', 'MH'), sport: 'TN' }, { ...off, sport: 'TN' }, null)?.result).toBe('DZ')
})

test('a market nobody knows is void, and so is a count that no result names', () => {
  expect(legResult(leg('XX', 'MH'), football, null)?.result).toBe('D2')
  expect(
    legResult({ ...leg('CNOU', 'OUO', 9.5), sport: 'BK' }, { ...basketball, status: 'finished' }, null)
      ?.result,
  ).toBe('D3')
})

const tennis: MatchState = {
  ...football,
  sport: 'TN',
  status: 'finished',
  score: [2, 0],
  byPeriod: [
    [6, 4],
    [7, 6],
  ],
  sections: [
    [6, 4],
    [7, 6],
  ],
  done: 2,
}

test('a set that was not played is void; sets, games and each set are read apart', () => {
  const of = (wtype: string, w: string, line: number | null = null) =>
    legResult({ ...leg(wtype, w, line), sport: 'TN' }, tennis, null)
  expect(of('S3M', 'MH')).toEqual({ result: 'DL', finalScore: null })
  expect(of('S2M', 'MH')).toEqual({ result: 'W', finalScore: { home: 7, away: 6 } })
  expect(of('STOU', 'OUU', 2.5)?.result).toBe('W')
  expect(of('GOU', 'OUO', 22.5)).toEqual({ result: 'W', finalScore: { home: 13, away: 10 } })
  expect(of('GR', 'RC', -3.5)?.result).toBe('W')
  expect(of('SPD', 'H2C0')?.result).toBe('W')
})

test('a player who retires voids what was open', () => {
  const off: MatchState = { ...tennis, status: 'abandoned', score: [1, 0], done: 1 }
  const of = (wtype: string, w: string, line: number | null = null) =>
    legResult({ ...leg(wtype, w, line), sport: 'TN' }, off, null)?.result
  expect([of('M', 'MH'), of('S1M', 'MH'), of('GOU', 'OUO', 21.5), of('GOU', 'OUO', 30.5)]).toEqual([
    'DC',
    'W',
    'W',
    'DC',
  ])
})
