import type { PlayedSport } from '@app/contract/sport/codes'
import { expect, it } from 'vitest'
import type { Column } from '../board/match/columns.data.ts'
import { turned } from './pages.rules.ts'

const column: Column = { family: 'R', period: 'full' }
/** As many pages as columns: one has place at a time. */
const boardOf = (...counts: readonly [PlayedSport, number][]) => ({
  rows: counts.map(([sport]) => ({ sport })),
  columns: (sport: PlayedSport) =>
    Array.from({ length: counts.find(([each]) => each === sport)?.[1] ?? 0 }, () => column),
  room: 1,
})

it('turns no further than there are pages, so that as many swipes lead back', () => {
  const board = boardOf(['FT', 3])
  expect([0, 1, 2].map((page) => turned(page, 1, board))).toEqual([1, 2, 2])
  expect([1, 0].map((page) => turned(page, -1, board))).toEqual([0, 0])
})

it('turns as far as the sport that has most, and stays where there is one page or none', () => {
  expect(turned(1, 1, boardOf(['TN', 1], ['FT', 3], ['BK', 2]))).toBe(2)
  expect([turned(0, 1, boardOf(['TN', 1])), turned(0, 1, boardOf())]).toEqual([0, 0])
})
