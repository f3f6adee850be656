import { expect, test } from 'vitest'
import { chartOf, lastAt, type Replay, type ReplayLeg, worthAt } from './replay.rules.ts'

const score = { home: 0, away: 0 }
const point = (at: number, chance: number) => ({ at, clock: '', score, k: '', chance })
const event = (at: number, type: string) => ({ at, type, side: 'H' as const, clock: '', score, text: '' })
const leg = (part: Partial<ReplayLeg>): ReplayLeg => ({ points: [], events: [], ...part }) as ReplayLeg

test('the last entry up to a moment counts, before the first there is none', () => {
  const list = [{ at: 10 }, { at: 20 }]
  expect([9, 10, 19, 99].map((moment) => lastAt(list, moment)?.at)).toEqual([undefined, 10, 10, 20])
})

test('chances become points of a box, higher chances higher up', () => {
  const { line } = chartOf(leg({ points: [point(100, 0.25), point(150, 0.5), point(200, 1)] }))
  expect(line).toEqual([
    { x: 0, y: 0.75 },
    { x: 0.5, y: 0.5 },
    { x: 1, y: 0 },
  ])
})

test('what moves a price by itself is marked, within the box', () => {
  const { marks, across } = chartOf(
    leg({
      points: [point(100, 0.5), point(200, 0.5)],
      events: [event(50, 'goal'), event(150, 'corner'), event(175, 'red'), event(999, 'penalty')],
    }),
  )
  expect(marks).toEqual([
    { x: 0, type: 'goal' },
    { x: 0.75, type: 'red' },
    { x: 1, type: 'penalty' },
  ])
  expect(across(150)).toBe(0.5)
})

test('a leg without a course has an empty chart', () => {
  expect(chartOf(leg({}))).toMatchObject({ line: [], marks: [] })
})

test('ends with what the ticket paid, which a corrected result may have changed after the match', () => {
  const worth = [
    { at: 1, amount: '90.00' },
    { at: 5, amount: '0.00' },
  ]
  const paid = { ticket: { return: '730.00' } as Replay['ticket'], worth }
  const open = { ticket: { return: null } as Replay['ticket'], worth }
  expect([worthAt(paid, 3), worthAt(paid, 5), worthAt(open, 5)]).toEqual(['90.00', '730.00', '0.00'])
})
