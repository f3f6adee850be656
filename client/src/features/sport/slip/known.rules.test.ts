import { expect, it } from 'vitest'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { entryFor } from './entry.data.ts'
import { knownOf, shutIn } from './known.rules.ts'
import { lookAt, lookAtSeries } from './slip.rules.ts'
import type { EntryView } from './slip.rules.ts'

const open = (gameId: string): EntryView => ({
  gameId,
  wtype: 'RE',
  w: 'RH',
  rtype: '',
  line: -0.5,
  k: '0.95',
  lineText: '0.5',
  min: '10.00',
  max: '50000.00',
  active: 'open',
})
const halted = (gameId: string): EntryView => ({ ...open(gameId), k: '', max: '0.00', active: 'suspended' })
const system = { code: '3串4', sizes: [2, 3], bets: 4, min: '10.00', max: '900.00', odds: '13.00' }
const series = { odds: '7.41', min: '10.00', max: '800.00' }
const all = [open('1'), open('2'), open('3')]
const before = { entries: all, series, systems: [system] }
const none = { odds: '', min: '10.00', max: '0.00' }

it('keeps what may be staked while a market is suspended, until it says so itself', () => {
  const known = knownOf(before, { entries: [halted('1'), open('2'), open('3')], series: none, systems: [] })
  expect(known.entries[0]).toEqual({ ...halted('1'), max: '50000.00' })
  expect([known.series, known.systems]).toEqual([series, [system]])
  const less = { ...open('1'), max: '20.00' }
  expect(knownOf(known, { ...before, entries: [less, open('2'), open('3')] }).entries[0]).toEqual(less)
  const others = { entries: [halted('1'), open('4'), open('3')], series: none, systems: [] }
  expect(knownOf(before, others), 'of other legs nothing is known').toMatchObject({
    series: none,
    systems: [],
  })
})

it('says no stake to be too large before an open market has said how much it takes', () => {
  const entry = entryFor({ hgid: '1', wtype: 'RE' })
  expect(lookAt('H', entry, '100', halted('1'), '800.00')).toMatchObject({
    limits: undefined,
    stakeProblem: undefined,
  })
  const full = { ...open('1'), max: '0.00' }
  expect(lookAt('H', entry, '100', full, '800.00').stakeProblem).toBe('aboveMax')
  const legs = ['1', '2', '3'].map((hgid) => entryFor({ hgid }))
  const look = lookAtSeries({ ...emptySlip, mode: 'series', entries: legs }, '100', none, '800.00')
  expect(look).toMatchObject({ limits: undefined, stakeProblem: undefined })
})

it('calls no market of a match that is over open, whatever was said of it before', () => {
  const known = shutIn(before, (gameId) => gameId === '2')
  expect(known.entries.map(({ active, k }) => `${active} ${k}`)).toEqual([
    'open 0.95',
    'closed ',
    'open 0.95',
  ])
})
