import { expect, it } from 'vitest'
import { curveOf, openTrails } from './trail.ts'

const line = (k: string) => ({
  gameId: 'g1',
  wtype: 'RE',
  line: -0.5,
  lineText: '0.5',
  rank: 0,
  selections: [{ w: 'RH', k, label: '主' }],
})

it('keeps each price once, the latest last, and none of a suspension', () => {
  const trails = openTrails()
  for (const k of ['0.90', '0.90', '', '0.90', '0.95']) trails.note([line(k)])
  expect(trails.of(line('0.95'), 'RH')).toEqual([90, 95])
  expect(trails.of(line('0.97'), 'RH')).toEqual([90, 95, 97])
  expect(trails.of({ ...line('0.95'), line: -1 }, 'RH')).toEqual([95])
})

it('keeps no more than the latest prices of a long match', () => {
  const trails = openTrails()
  for (let k = 100; k < 200; k += 1) trails.note([line((k / 100).toFixed(2))])
  expect(trails.of(line('1.99'), 'RH')).toHaveLength(24)
  expect(trails.of(line('1.99'), 'RH').at(-1)).toBe(199)
})

it('draws a rise from the lower left to the upper right', () => {
  expect(curveOf([90, 95], 40, 10)).toBe('0.0,10.0 40.0,0.0')
  expect(curveOf([90], 40, 10)).toBe('0.0,10.0')
})
