import { expect, it } from 'vitest'
import { lensOf, percent, curveOf, openTrails } from './lens.rules.ts'

const line = (...prices: string[]) => ({
  selections: prices.map((k, at) => ({ w: `w${at}`, k, label: `选项${at}` })),
})

it('says the share in a price, the fair share and what the book keeps', () => {
  const { rows, margin } = lensOf(line('0.90', '0.90'), 'R')
  expect(rows.map(({ implied, fair }) => [percent(implied), percent(fair ?? 0)])).toEqual([
    ['52.6%', '50.0%'],
    ['52.6%', '50.0%'],
  ])
  expect(percent(margin ?? 0)).toBe('5.0%')
  expect(rows[0]!.formats).toEqual({ E: '1.90', H: '0.90', I: '-1.12', M: '0.90' })
})

it('keeps silent about the margin while a price is suspended', () => {
  const { rows, margin } = lensOf(line('0.90', ''), 'R')
  expect([rows.length, rows[0]!.fair, margin]).toEqual([1, undefined, undefined])
})

it('knows that double chance covers every outcome twice', () => {
  const { margin } = lensOf(line('0.20', '0.20', '1.50'), 'DC')
  expect(margin).toBeGreaterThan(0)
  expect(margin).toBeLessThan(0.1)
})

const priced = (k: string) => ({
  gameId: 'g1',
  wtype: 'RE',
  line: -0.5,
  lineText: '0.5',
  rank: 0,
  selections: [{ w: 'RH', k, label: '主' }],
})

it('keeps each price once, the latest last, and none of a suspension', () => {
  const trails = openTrails()
  for (const k of ['0.90', '0.90', '', '0.90', '0.95']) trails.note([priced(k)])
  expect(trails.of(priced('0.95'), 'RH')).toMatchObject({ points: [90, 95] })
  expect(trails.of(priced('0.97'), 'RH')).toMatchObject({ points: [90, 95, 97] })
})

it('says where a line came from, and begins anew with its prices', () => {
  const trails = openTrails()
  const moved = { ...priced('0.90'), line: 0 }
  trails.note([priced('0.90')])
  expect(trails.of(moved, 'RH')).toMatchObject({ points: [90], movedFrom: -0.5 })
  trails.note([moved])
  expect(trails.of({ ...moved, selections: priced('0.85').selections }, 'RH')).toMatchObject({
    points: [90, 85],
    movedFrom: -0.5,
  })
})

it('keeps no more than the latest prices of a long match', () => {
  const trails = openTrails()
  for (let k = 100; k < 200; k += 1) trails.note([priced((k / 100).toFixed(2))])
  expect(trails.of(priced('1.99'), 'RH').points).toHaveLength(24)
  expect(trails.of(priced('1.99'), 'RH').points.at(-1)).toBe(199)
})

it('draws a rise from the lower left to the upper right', () => {
  expect(curveOf([90, 95], 40, 10)).toBe('0.0,10.0 40.0,0.0')
  expect(curveOf([90], 40, 10)).toBe('0.0,10.0')
})
