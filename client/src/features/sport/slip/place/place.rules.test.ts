import { expect, test } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { SlipMode } from '@app/contract/sport/slip/slip'
import { entryFor } from '../entry.data.ts'
import { placingOf } from './place.rules.ts'

const first = entryFor()
const second = entryFor({ hgid: '2', home: '丙' })
const halted = entryFor({ hgid: '3', home: '丁', r: '' })
const onItsWay: SlipEntry = { ...first, bettingData: { active: 'delay', ticket_id: '1' } }

const range = { min: '10.00', max: '50000.00' }
const view = { ...range, k: '0.95', odds: '0.95', line: -0.5, lineText: '0.5', active: 'open' } as const

/** What the foot makes of bets on these, of so much each, of 800. */
const placing = (
  mode: SlipMode,
  staked: readonly (readonly [SlipEntry, string])[],
  { seriesStake = '', moved = false, knew = '', max = range.max, closed = '' } = {},
) =>
  placingOf({
    slip: { ...emptySlip, mode, entries: staked.map(([entry]) => entry) },
    stakes: Object.fromEntries(staked.map(([entry, stake]) => [entryKey(entry), stake])),
    seriesStake,
    marks: moved ? { [entryKey(first)]: 'oddsChanged' } : {},
    was: knew ? { [entryKey(first)]: { r: knew, line: first.playInfo.line } } : {},
    viewOf: (gameId, wtype, w, rtype) => ({
      ...view,
      max,
      gameId,
      wtype,
      w,
      rtype,
      active: gameId === closed ? 'closed' : 'open',
    }),
    series: { ...range, max, odds: '2.80' },
    offer: undefined,
    balance: '800.00',
  })

test('of one bet the button places, consents, waits for a stake, or leads to a deposit', () => {
  expect(placing('single', [[first, '']]).step).toBe('needStake')
  expect(placing('single', [[first, '20']])).toMatchObject({
    step: 'place',
    count: 1,
    sum: { riskCents: 2000, winCents: 1900 },
  })
  const accept = (knew: string) => placing('single', [[first, '20']], { moved: true, knew })
  expect(accept('1.05')).toMatchObject({ step: 'accept', isBetter: false })
  expect(accept('0.90')).toMatchObject({ step: 'accept', isBetter: true })
  expect(placing('single', [[first, '9']])).toMatchObject({ step: 'none', problem: 'belowMin' })
  for (const stake of ['', '20'])
    expect(placing('single', [[halted, stake]])).toMatchObject({ step: 'halted', closed: 0, suspended: 1 })
  expect(placing('single', [[onItsWay, '20']])).toMatchObject({
    step: 'submitted',
    sum: { riskCents: 2000 },
    stakes: {},
  })
})

test('of several those without a stake are in nobody’s way; what is suspended is named, and goes when the others are placed', () => {
  const both = [first, second] as const
  expect(
    placing('multiple', [
      [first, '20'],
      [second, ''],
    ]),
  ).toMatchObject({ step: 'some', count: 1 })
  expect(
    placing(
      'multiple',
      both.map((one) => [one, '500'] as const),
    ),
  ).toMatchObject({ step: 'deposit', shortCents: 20_000 })
  expect(
    placing(
      'multiple',
      both.map((one) => [one, '9'] as const),
    ).stuck,
  ).toHaveLength(2)
  const rest = [
    [first, '20'],
    [halted, '20'],
  ] as const
  expect(placing('multiple', rest)).toMatchObject({
    step: 'rest',
    count: 1,
    halted: [halted],
    stuck: [{ entry: halted, reason: 'suspended' }],
  })
  expect(placing('multiple', rest, { moved: true }).step).toBe('restAccept')
  expect(
    placing('multiple', [
      [first, ''],
      [halted, '20'],
    ]),
  ).toMatchObject({ step: 'halted', stuck: [{ entry: halted, reason: 'suspended' }] })
  expect(
    placing('multiple', [
      [first, '20'],
      [halted, ''],
    ]),
  ).toMatchObject({ step: 'some', halted: [] })
})

test('where nothing more may be staked, whatever is typed, that is what is said', () => {
  const used = { max: '0.00' }
  for (const stake of ['', '5', '20'])
    expect(placing('single', [[first, stake]], used)).toMatchObject({ step: 'usedUp', sum: { riskCents: 0 } })
  const legs = [
    [first, ''],
    [second, ''],
  ] as const
  expect(placing('series', legs, { ...used, seriesStake: '20' }).step).toBe('usedUp')
})

test('a series has one stake and all of its legs', () => {
  const legs = [
    [first, ''],
    [second, ''],
  ] as const
  for (const seriesStake of ['', '20'])
    expect(placing('series', [[first, '']], { seriesStake })).toMatchObject({
      step: 'needLegs',
      nothingTyped: true,
      sum: { riskCents: 0, winCents: 0 },
    })
  expect(placing('series', legs).step).toBe('needStake')
  expect(placing('series', legs, { seriesStake: '20' })).toMatchObject({
    step: 'place',
    sum: { riskCents: 2000, winCents: 5605 },
  })
  expect(placing('series', [...legs, [halted, '']], { seriesStake: '20' }).step).toBe('halted')
})

test('of a series with a leg that waits and one that is closed the latter is named: waiting brings nothing while it is there', () => {
  const shut = entryFor({ hgid: '4', gameId: '4-1', home: '戊', r: '' })
  const legs = [first, halted, shut].map((one) => [one, ''] as const)
  expect(placing('series', legs, { closed: '4-1' })).toMatchObject({
    step: 'halted',
    closed: 1,
    problem: 'closed',
    stuck: [{ entry: shut, reason: 'closed' }],
  })
})

test('legs that make no series have neither price nor stake, and are named without one', () => {
  const same = entryFor({ gameId: '1-1', w: 'RC' })
  const score = entryFor({ hgid: '3', wtype: 'PD', w: 'H1C0' })
  for (const [unfit, reason] of [
    [same, 'sameMatch'],
    [score, 'notCombinable'],
  ] as const)
    for (const seriesStake of ['', '20']) {
      const legs = [first, second, unfit].map((one) => [one, ''] as const)
      const unmade = placing('series', legs, { seriesStake })
      expect(unmade).toMatchObject({
        step: 'none',
        isUnfit: true,
        nothingTyped: false,
        problem: reason,
        sum: { riskCents: 0, winCents: 0 },
      })
      expect(unmade.parlay.odds).toBeUndefined()
      expect(unmade.stuck.map((one) => one.reason)).toContain(reason)
    }
})
