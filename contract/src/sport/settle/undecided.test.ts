import { expect, it } from 'vitest'
import type { PlayedSport } from '../codes.ts'
import { decidedOutcome, type MatchSofar } from './decided.ts'

const level = { home: 0, away: 0 }
const nothing: MatchSofar = { complete: { score: {} }, counted: { score: {} }, sections: [] }
const begun: MatchSofar = {
  complete: { score: {} },
  counted: { score: { full: level, s1: level }, sets: level },
  sections: [level],
}

it.each<[string, PlayedSport, string, string, number | null, MatchSofar]>([
  ['of no market', 'FT', 'NONE', 'MH', null, begun],
  ['of a period that never began', 'FT', 'HM', 'MH', null, nothing],
  ['without the line that it needs', 'FT', 'OU', 'OUO', null, begun],
  ['on games of a sport that has no sets', 'FT', 'GOU', 'OUO', 20.5, begun],
  ['on games where only frames are won', 'SK', 'GOU', 'OUO', 20.5, begun],
  ['on games of a set of a sport that has none', 'FT', 'S1GOU', 'OUO', 9.5, begun],
  ['on games of a set where only frames are won', 'SK', 'S1GOU', 'OUO', 9.5, begun],
  ['on games of a set that never began', 'TN', 'S1GOU', 'OUO', 9.5, { ...begun, sections: [] }],
])('a selection %s is not decided', (_, sport, wtype, w, line, sofar) => {
  expect(decidedOutcome({ sport, wtype, w, line }, sofar)).toBeUndefined()
})

it('games between two sets are those of the sets complete and of all that can come', () => {
  const between: MatchSofar = {
    complete: { score: {} },
    counted: { score: {}, sets: { home: 1, away: 0 } },
    sections: [{ home: 6, away: 0 }],
  }
  const over = (line: number) => decidedOutcome({ sport: 'TN', wtype: 'GOU', w: 'OUO', line }, between)
  expect([over(11.5), over(12.5)]).toEqual(['W', undefined])
})
