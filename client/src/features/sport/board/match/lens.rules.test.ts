import { expect, it } from 'vitest'
import { lensOf, percent } from './lens.rules.ts'

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
