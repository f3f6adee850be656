import { describe, expect, it, vi } from 'vitest'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Slip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { ticketFor } from '../tickets/ticket.data.ts'
import {
  addChip,
  addQuotes,
  againOf,
  championsNamedAs,
  lookAt,
  lookAtSeries,
  movesOf,
  realStake,
  refOf,
  typedCents,
  wantsConsent,
} from './slip.rules.ts'
import type { EntryView } from './slip.rules.ts'
import { entryFor } from './entry.data.ts'

const entry = (hgid: string, r = '0.95', wtype = 'RE'): SlipEntry =>
  entryFor({
    hgid,
    gameId: `${hgid}-0`,
    r,
    inPlay: true,
    wtype,
    ...(wtype === 'M' ? { w: 'MH', line: null } : {}),
  })
const view = (of: SlipEntry, change: Partial<EntryView> = {}): EntryView => ({
  ...refOf(of),
  rtype: '',
  k: of.oddInfo.r,
  lineText: '',
  min: '10.00',
  max: '50000.00',
  active: 'open',
  ...change,
})
const slip = (change: Partial<Slip> = {}): Slip => ({
  ...emptySlip,
  mode: 'multiple',
  entries: [entry('a'), entry('b')],
  ...change,
})

describe('what was placed, chosen again', () => {
  const leg = (gameId: string, w = 'RH') => {
    const [first] = ticketFor({}).legs as [Ticket['legs'][number]]
    return { ...first, w, gameInfo: { ...first.gameInfo, gameId, hgid: gameId } }
  }
  it('is the series of the latest ticket', () => {
    const series = ticketFor({ kind: 'series', legs: [leg('a'), leg('b')] })
    const again = againOf(slip(), [series, ticketFor({})])
    expect([again.mode, again.entries.map(({ oddInfo }) => oddInfo.gameId)]).toEqual(['series', ['a', 'b']])
  })
  it('is every single once, as they were placed', () => {
    const singles = ['b', 'a', 'b'].map((gameId) => ticketFor({ legs: [leg(gameId)] }))
    const again = againOf(slip(), singles)
    expect([again.mode, again.entries.map(({ oddInfo }) => oddInfo.gameId)]).toEqual(['multiple', ['b', 'a']])
  })
})

describe('one entry', () => {
  const [a] = slip().entries as [SlipEntry]
  it('shows what is risked, won and returned [B-CALC-04]', () => {
    expect(lookAt('H', a, '10.55', view(a), '800.00')).toMatchObject({
      quote: { riskCents: 1055, winCents: 1002, returnCents: 2057 },
      isWinTyped: false,
      problem: undefined,
      stakeProblem: undefined,
    })
  })
  it('takes the typed amount as the win on a negative price, and keeps decimal markets decimal', () => {
    const dear = entry('c', '1.50')
    expect(lookAt('M', dear, '100', view(dear), '800.00')).toMatchObject({
      isWinTyped: true,
      quote: { riskCents: 6667, winCents: 10000 },
    })
    expect(lookAt('M', entry('c', '1.50', 'M'), '100', undefined, '0.00')).toMatchObject({
      isWinTyped: false,
      oddsType: 'E',
      limits: undefined,
    })
  })
  it('names what stands in the way', () => {
    const stake = (text: string, balance = '800.00') => lookAt('H', a, text, view(a), balance).stakeProblem
    expect([stake('5'), stake('900', '9.99'), stake('')]).toEqual([
      'belowMin',
      'insufficientBalance',
      undefined,
    ])
    expect(lookAt('H', a, '5', view(a), '800.00').quote.winCents).toBe(0)
    expect(lookAt('H', a, '', view(a, { active: 'closed' }), '0.00').problem).toBe('closed')
    const gone = entry('a', '')
    expect(lookAt('H', gone, '100', view(gone), '0.00')).toMatchObject({
      problem: 'suspended',
      quote: { winCents: 0 },
      stakeProblem: undefined,
    })
  })
  it('reckons with what can be placed while more is typed, and says how much that is', () => {
    const look = (text: string, balance = '800.75') => lookAt('H', a, text, view(a), balance)
    expect(look('99999999')).toMatchObject({
      real: 80_000,
      cut: 'aboveMax',
      quote: { riskCents: 80_000, winCents: 76_000 },
      stakeProblem: undefined,
    })
    expect(look('900').cut).toBe('insufficientBalance')
    expect(look('99999999', '0.00')).toMatchObject({ cut: undefined, quote: { riskCents: 0 } })
    expect(look('100')).toMatchObject({ real: 10_000, cut: undefined, quote: { riskCents: 10_000 } })
    const series = lookAtSeries(
      slip({ mode: 'series' }),
      '99999999',
      { odds: '3.80', min: '10.00', max: '200.00' },
      '800.00',
    )
    expect(series).toMatchObject({ real: 20_000, cut: 'aboveMax', quote: { riskCents: 20_000 } })
  })
  it('clamps to limit and balance, whole yuan above the balance [B-CALC-02]', () => {
    const onClamp = vi.fn<(cents: number) => void>()
    const limits = { minCents: 1000, maxCents: 500_000, capCents: 99_999_999, balanceCents: 80_075 }
    expect(realStake(95, 'H', 100_000, limits, onClamp)).toBe(80_000)
    expect(realStake(95, 'H', 70_000, limits, onClamp)).toBe(70_000)
    expect(realStake(200, 'M', 200_000, limits, onClamp)).toBe(160_100)
    expect(onClamp.mock.calls).toEqual([[80_000], [160_100]])
  })
})

describe('a series', () => {
  it('multiplies the prices and names what stands in the way', () => {
    const look = (stake: string, max = '20000.00') =>
      lookAtSeries(slip({ mode: 'series' }), stake, { odds: '3.80', min: '10.00', max }, '800.00')
    expect(look('100')).toMatchObject({
      quote: { riskCents: 10000, returnCents: 38025 },
      most: 80000,
      stakeProblem: undefined,
    })
    expect([
      look('5').stakeProblem,
      look('900').cut,
      look('30', '20.00').cut,
      look('').quote.winCents,
      look('5').quote.winCents,
    ]).toEqual(['belowMin', 'insufficientBalance', 'aboveMax', 0, 0])
    expect(lookAtSeries(slip(), '100', null, '0.00')).toMatchObject({
      limits: undefined,
      most: undefined,
      stakeProblem: undefined,
    })
  })
  it('has no price, brings nothing and corrects no stake until each leg has a price', () => {
    const legs = [entry('a'), entry('b'), { ...entry('c'), oddInfo: { r: '', gameId: 'c-0' } }]
    const look = (entries: SlipEntry[]) =>
      lookAtSeries(
        slip({ mode: 'series', entries }),
        '100',
        { odds: '', min: '10.00', max: '20000.00' },
        '800.00',
      )
    expect(look(legs)).toMatchObject({
      odds: undefined,
      most: undefined,
      quote: { riskCents: 0, winCents: 0, returnCents: 0 },
    })
    expect(look(legs.slice(0, 2))).toMatchObject({ odds: '3.80', quote: { returnCents: 38025 } })
  })
})

describe('moved prices', () => {
  it('asks for consent as the player chose', () => {
    const wants = (accept: 'any' | 'better' | 'none', before: string, after: string, line = 1) =>
      wantsConsent(accept, { r: before, line: 1 }, { r: after, line })
    expect([wants('any', '0.95', '0.90'), wants('any', '0.95', '0.95', 2)]).toEqual([false, true])
    expect([wants('none', '0.95', '0.99'), wants('none', '0.95', '0.95')]).toEqual([true, false])
    expect([wants('better', '0.95', '0.99'), wants('better', '0.95', '0.90')]).toEqual([false, true])
    expect(wants('none', '', '0.90')).toBe(false)
  })
  it('lists entries whose price or line changed, suspended ones without a price', () => {
    const now = slip({ autoAccept: 'none', entries: [entry('a'), entry('b'), entry('c'), entry('d')] })
    const [a, b, c] = now.entries as [SlipEntry, SlipEntry, SlipEntry]
    expect(
      movesOf(now, [view(a), view(b, { k: '0.97' }), view(c, { line: -0.75, active: 'suspended' })]),
    ).toEqual([
      { key: 'b-0|RE|RH|', r: '0.97', line: -0.5 },
      { key: 'c-0|RE|RH|', r: '', line: -0.75 },
    ])
  })
})

it('reads typed amounts and adds quotes up [B-CALC-04]', () => {
  expect(['', 'x', '1.', '12.5', '0.05'].map(typedCents)).toEqual([0, 0, 0, 1250, 5])
  const one = { riskCents: 1, winCents: 2, returnCents: 3 }
  expect(addQuotes([one, one])).toEqual({ riskCents: 2, winCents: 4, returnCents: 6 })
})

it('puts chips on what was typed', () => {
  expect([addChip('', 100), addChip('12.50', 100), addChip('x', 5)]).toEqual(['100', '112.50', '5'])
})

it('calls a champion what the list calls it now, and leaves what is not in the list', () => {
  const champion = (rtype: string): SlipEntry => ({
    ...entry('c'),
    playInfo: { w: rtype, wtype: 'CHAMPION', line: null, label: '云岭队' },
    championRate: { rtype },
  })
  const game = {
    gameId: 'c',
    leagueId: 'l',
    league: '雲嶺聯賽',
    icon: '',
    title: '冠軍',
    season: '2026 第42季',
    sport: 'FT' as const,
    closesAt: 0,
    rates: [{ rtype: '1', name: '雲嶺隊', k: '3.10' }],
  }
  const [named, other, match] = championsNamedAs([champion('1'), champion('2'), entry('m')], [game])
  expect(named).toMatchObject({
    gameInfo: { team_h: '冠軍', league: '雲嶺聯賽', season: '2026 第42季' },
    playInfo: { label: '雲嶺隊' },
    oddInfo: { r: '0.95' },
  })
  expect([other, match]).toEqual([champion('2'), entry('m')])
})
