import { expect, it } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { gridMatches } from './gridMatches.ts'
import { cellText, MOST_GOALS, profitTable, slipSelections } from './whatIf.rules.ts'
import { entryFor } from '../entry.data.ts'

const entry = (wtype: string, w: string, line: number | null, inPlay = false) =>
  entryFor({ hgid: 'm1', gameId: 'g0', wtype, w, line, inPlay, r: '0.90' })
const slipOf = (...entries: SlipEntry[]) => ({ ...emptySlip, entries })
const staked = (one: SlipEntry) => ({ [entryKey(one)]: '100' })
const at = (table: ReturnType<typeof profitTable>, home: number, away: number) =>
  table[home]![away]!.profitCents

it('says the profit of a quarter line at every score', () => {
  const selection = entry('R', 'RH', -0.75)
  const table = profitTable(slipSelections(slipOf(selection), staked(selection), 'm1', null), null)
  expect([table.length, table[0]!.length]).toEqual([MOST_GOALS + 1, MOST_GOALS + 1])
  expect([at(table, 0, 0), at(table, 1, 0), at(table, 2, 0)]).toEqual([-100_00, 45_00, 90_00])
})

it('counts an in-play handicap from the present score and leaves lower scores out', () => {
  const selection = entry('RE', 'RH', -0.5, true)
  const now = { home: 2, away: 0 }
  const table = profitTable(slipSelections(slipOf(selection), staked(selection), 'm1', now), now)
  expect([at(table, 1, 0), at(table, 2, 0), at(table, 3, 0)]).toEqual([null, -100_00, 90_00])
})

it('leaves out what a final score does not decide, and what has no stake', () => {
  const corners = entry('CNR', 'RH', -0.5)
  const plain = entry('R', 'RH', -0.5)
  expect(slipSelections(slipOf(corners), staked(corners), 'm1', null)).toEqual([])
  expect(slipSelections(slipOf(plain), {}, 'm1', null)).toEqual([])
  expect(gridMatches(slipOf(corners, plain))).toEqual(['m1'])
  expect(gridMatches(slipOf(corners))).toEqual([])
})

it('writes a profit so that it fits its cell and never flatters', () => {
  const shown = [0, 460_00, -58_83, 920_55, -1000_00, 12_345_67, -99_999_99, 1_234_567_00, -100_000_000_01]
  expect(shown.map(cellText)).toEqual([
    '0',
    '+460',
    '-58.83',
    '+920',
    '-1000',
    '+12345',
    '-100000',
    '+123万',
    '-10001万',
  ])
})
