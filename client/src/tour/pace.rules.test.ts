import { expect, test } from 'vitest'
import { PLAN } from './cues.ts'
import { minutesText, paceOf, spentBy } from './pace.rules.ts'

test('the plan is ten minutes', () => {
  expect(PLAN.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(600)
})

test('a tour is in its time within the cue, late after it and ahead before it', () => {
  const plan = [60, 60, 60]
  expect(paceOf(plan, [50_000, 20_000, 0], 1)).toEqual({ elapsed: 70_000, planned: 180_000, late: 0 })
  expect(paceOf(plan, [90_000, 45_000, 0], 1).late).toBe(15_000)
  expect(paceOf(plan, [20_000, 10_000, 0], 2).late).toBe(-90_000)
})

test('time goes to the cue that is shown, and none while the clock rests', () => {
  expect(spentBy([1, 2, 3], 1, 100, 150)).toEqual([1, 52, 3])
  expect(spentBy([1, 2, 3], 1, null, 150)).toEqual([1, 2, 3])
})

test('times are minutes and seconds', () => {
  expect([0, 187_900, -65_000, 600_000].map(minutesText)).toEqual(['00:00', '03:07', '01:05', '10:00'])
})
