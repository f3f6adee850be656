import { expect, test } from 'vitest'
import { entryFor } from '../../slip/entry.data.ts'
import { decidedIn } from './decided.rules.ts'

test('a champion market that has its winner has no price in the slip any more, another keeps its own', () => {
  const [won, open] = [entryFor({ gameId: '1' }), entryFor({ gameId: '2' })]
  expect(decidedIn([won, open], [{ gameId: '1' }])).toEqual([
    { ...won, oddInfo: { r: '', gameId: '1' } },
    open,
  ])
  expect(decidedIn([won, open])).toEqual([won, open])
})
