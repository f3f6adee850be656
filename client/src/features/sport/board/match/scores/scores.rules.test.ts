import { expect, it } from 'vitest'
import { scoreColumn, scoreShape } from './scores.rules.ts'

it('sorts scores by who wins', () =>
  expect(['H2C1', 'H0C0', 'H1C4', 'OVH'].map(scoreColumn)).toEqual(['home', 'draw', 'away', 'rest']))

it.each<[number[], number[]]>([
  [
    [10, 5, 10],
    [3, 1, 3],
  ],
  [
    [3, 3, 3],
    [2, 3, 2],
  ],
  [
    [1, 2, 6],
    [1, 2, 4],
  ],
  [
    [1, 1, 1],
    [1, 1, 1],
  ],
  [
    [2, 10],
    [1, 6],
  ],
])('shares seven columns between %j scores', (counts, own) => expect(scoreShape(counts, 7)).toEqual(own))
