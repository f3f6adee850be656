import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  closeLine,
  entryKey,
  entryLabel,
  isChampionEntry,
  isPending,
  marketTitle,
  pickLine,
  priceText,
  selectionLineText,
} from './entry.ts'
import type { SlipEntry } from './entry.ts'
import {
  clear,
  emptySlip,
  fitsSeries,
  markTicket,
  placingProblem,
  remove,
  reprice,
  select,
  seriesProblem,
  setMode,
  setOddsType,
  toggleMultiple,
  toggleSeries,
} from './slip.ts'
import type { Slip } from './slip.ts'

interface Made {
  match?: string
  group?: string
  wtype?: string
  w?: string
  r?: string
}
const entry = ({
  match = 'm1',
  group = `${match}-0`,
  wtype = 'R',
  w = 'RH',
  r = '0.95',
}: Made = {}): SlipEntry => ({
  gameInfo: {
    gameId: group,
    gide: '1',
    hgid: match,
    team_h: '主',
    team_c: '客',
    sport: 'FT',
    league: '中超',
    inPlay: true,
  },
  playInfo: { w, wtype, line: wtype.endsWith('M') ? null : group.endsWith('-1') ? -1 : -0.5, label: w },
  oddInfo: { r, gameId: group },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype: wtype === 'FS' ? w : '' },
})
const pick = (slip: Slip, ...made: Made[]): Slip =>
  made.reduce((now, one) => select(now, entry(one)).slip, slip)
const multiple = setMode(emptySlip, 'multiple').slip
const series = setMode(emptySlip, 'series').slip
const ws = (slip: Slip) => slip.entries.map(({ gameInfo, playInfo }) => `${gameInfo.hgid} ${playInfo.w}`)
const pending = (slip: Slip) =>
  markTicket(slip, entryKey(slip.entries[0]!), { active: 'delay', ticket_id: 't1' })

describe('selecting', () => {
  it('replaces the one entry of single mode [TRAP-62]', () => {
    expect(ws(pick(emptySlip, { match: 'a' }, { match: 'b' }))).toEqual(['b RH'])
  })
  it('takes the same selection out again [B-SLIP-08]', () => {
    expect(pick(multiple, {}, {}).entries).toEqual([])
    expect(pick(emptySlip, {}, {}).entries).toEqual([])
  })
  it('knows a line that has come under another id of its match, and tells another one under its own', () => {
    const at = (group: string, line: number) => {
      const made = entry({ group })
      return { ...made, playInfo: { ...made.playInfo, line } }
    }
    const { slip } = select(emptySlip, at('m1', -0.5))
    expect(select(slip, at('m1-1', -0.5)).slip.entries).toEqual([])
    expect(select(slip, at('m1', -0.75)).slip.entries).toEqual([at('m1', -0.75)])
  })
  it('replaces another entry of the same match [B-SLIP-07]', () => {
    expect(ws(pick(multiple, { w: 'RH' }, { wtype: 'OU', w: 'OUO' }))).toEqual(['m1 OUO'])
  })
  it('keeps an entry of another line group of the match, but in a series [TRAP-22]', () => {
    expect(pick(multiple, {}, { group: 'm1-1' }).entries).toHaveLength(2)
    const legs = pick(series, { match: 'm2' }, {}, { group: 'm1-1', wtype: 'OU', w: 'OUO' })
    expect(ws(legs)).toEqual(['m2 RH', 'm1 OUO'])
    expect(fitsSeries(legs)).toBe(true)
  })
  it('clears matches for a champion and champions for a match [B-SLIP-05 B-SLIP-06]', () => {
    const champion = { match: 'cup', wtype: 'FS', w: 'r1' }
    expect(ws(pick(multiple, { match: 'a' }, { match: 'b' }, champion))).toEqual(['cup r1'])
    expect(ws(pick(multiple, champion, { match: 'a' }))).toEqual(['a RH'])
  })
  it('refuses the eleventh entry and leaves the ten [B-LIM-10]', () => {
    const ten = pick(multiple, ...Array.from({ length: 10 }, (_, at) => ({ match: `m${at}` })))
    expect(select(ten, entry({ match: 'm11' }))).toEqual({ slip: ten, refusal: 'maxEntries' })
    expect(select(ten, entry({ match: 'm3', wtype: 'OU', w: 'OUO' })).refusal).toBeUndefined()
  })
  it('refuses while an entry awaits confirmation, and not after [B-LIM-11 B-SLIP-09]', () => {
    const waiting = pending(pick(multiple, {}))
    expect(select(waiting, entry({ match: 'm2' }))).toEqual({ slip: waiting, refusal: 'pendingConfirmation' })
    const done = markTicket(waiting, entryKey(waiting.entries[0]!), { active: 'accepted', ticket_id: 't1' })
    expect(select(done, entry({ match: 'm2' })).slip.entries).toHaveLength(2)
  })
  it('refuses a suspended price', () => expect(select(emptySlip, entry({ r: '' })).refusal).toBe('suspended'))
})

describe('modes', () => {
  it('keeps the latest entry when multiple goes off [B-SLIP-04 TRAP-62]', () => {
    const three = pick(multiple, { match: 'a' }, { match: 'b' }, { match: 'c' })
    expect(ws(toggleMultiple(three).slip)).toEqual(['c RH'])
  })
  it('returns from series to multiple with all entries if that was on before [B-SLIP-01 TRAP-62]', () => {
    const { slip } = toggleSeries(pick(multiple, { match: 'a' }, { match: 'b' }))
    expect(slip.mode).toBe('series')
    expect(toggleSeries(slip).slip).toMatchObject({ mode: 'multiple', entries: { length: 2 } })
  })
  it('returns from series to single with the latest entry otherwise [TRAP-62]', () => {
    const two = pick(series, { match: 'a' }, { match: 'b' })
    expect(toggleSeries(two).slip).toMatchObject({ mode: 'single', entries: [{ gameInfo: { hgid: 'b' } }] })
    expect(toggleMultiple(two).slip).toMatchObject({ mode: 'multiple', entries: { length: 2 } })
  })
  it('sets Hong Kong odds for a series and holds them [B-SLIP-02]', () => {
    const malay = setOddsType(multiple, 'M')
    expect(malay.oddsType).toBe('M')
    const { slip } = toggleSeries(malay)
    expect(slip.oddsType).toBe('H')
    expect(setOddsType(slip, 'E').oddsType).toBe('H')
  })
  it('gives back the format that was chosen when it is no series any more', () => {
    const { slip } = toggleSeries(setOddsType(multiple, 'E'))
    for (const mode of ['multiple', 'single'] as const) {
      const left = setMode(slip, mode).slip
      expect(left.oddsType).toBe('E')
      expect(setMode(setOddsType(left, 'I'), 'single').slip.oddsType).toBe('I')
    }
  })
  it('does not change while an entry awaits confirmation', () => {
    expect(setMode(pending(pick(multiple, {})), 'series').refusal).toBe('pendingConfirmation')
    expect(setMode(multiple, 'multiple')).toEqual({ slip: multiple })
  })
})

describe('placing', () => {
  it('marks both entries of one match in a series, whatever their line group [B-SLIP-03 TRAP-22]', () => {
    const { slip } = toggleSeries(pick(multiple, {}, { group: 'm1-1' }, { match: 'm2' }))
    expect(slip.entries.map((one) => seriesProblem(slip, one))).toEqual(['sameMatch', 'sameMatch', undefined])
    expect(placingProblem(slip)).toBe('sameMatch')
    expect(fitsSeries(slip)).toBe(false)
  })
  it('marks champions and correct scores in a series', () => {
    const cup = pick(series, { wtype: 'FS', w: 'r1' })
    expect(seriesProblem(cup, cup.entries[0]!)).toBe('championOnly')
    expect(placingProblem(pick(series, { wtype: 'PD', w: 'H1C0' }, { match: 'b' }))).toBe('notCombinable')
  })
  it('wants two legs, open prices and nothing pending', () => {
    expect(placingProblem(pick(series, {}))).toBe('minEntries')
    expect(placingProblem(pick(series, {}, { match: 'b' }))).toBeUndefined()
    const gone = reprice(pick(multiple, {}), entryKey(entry()), '', -0.5)
    expect(placingProblem(gone)).toBe('suspended')
    expect(placingProblem(pending(pick(multiple, {})))).toBe('pendingConfirmation')
  })
  it('moves price and line of one entry only', () => {
    const slip = reprice(pick(multiple, {}, { match: 'b' }), entryKey(entry()), '0.90', -0.75)
    expect(slip.entries.map(({ oddInfo, playInfo }) => [oddInfo.r, playInfo.line])).toEqual([
      ['0.90', -0.75],
      ['0.95', -0.5],
    ])
    expect(markTicket(slip, 'none', { active: 'delay', ticket_id: '' })).toEqual(slip)
  })
  it('keeps what awaits confirmation when it is cleared', () => {
    const slip = pending(pick(multiple, {}, { match: 'b' }))
    expect(clear(slip).entries).toHaveLength(1)
    expect(remove(slip, entryKey(entry())).entries).toHaveLength(2)
  })
})

describe('texts', () => {
  it('names the odds format on two-way lines only [B-CALC-06]', () => {
    expect(priceText('R', '0.95', 'H')).toBe('0.95')
    expect(priceText('R', '0.95', 'I')).toBe('-1.06')
    expect(priceText('M', '0.95', 'M')).toBe('1.95')
    expect(priceText('R', '', 'H')).toBe('')
    expect(marketTitle('R', 'FT', 'H')).toBe('让球 [香港盘]')
    expect(marketTitle('M', 'FT', 'H')).toBe('独赢')
    expect(marketTitle('R', 'FT', 'H', (words) => words.replace('让', '讓').replace('盘', '盤'))).toBe(
      '讓球 [香港盤]',
    )
  })
  it('writes the line of the pick', () => {
    expect([
      selectionLineText('R', 'RC', -0.75),
      selectionLineText('OU', 'OUO', 2.5),
      selectionLineText('M', 'MH', null),
    ]).toEqual(['+0.5 / 1', '2.5', ''])
    expect(closeLine(selectionLineText('R', 'RC', -0.75))).toBe('+0.5/1')
    expect([pickLine('R', '-0.5 / 1'), pickLine('OU', '2.5'), pickLine('M', '')]).toEqual([
      '(-0.5/1)',
      '2.5',
      '',
    ])
  })
  it('names the pick: the team, and a champion as the server says it', () => {
    expect(entryLabel(entry({ w: 'RC' }))).toBe('客')
    expect(entryLabel(entry({ wtype: 'FS', w: 'FS1' }))).toBe('FS1')
  })
})

const made = fc.record({
  match: fc.constantFrom(...'abcdefghijklmn'),
  wtype: fc.constantFrom('R', 'OU', 'M', 'FS', 'PD'),
  w: fc.constantFrom('RH', 'RC'),
  r: fc.constantFrom('0.95', '0.95', '1.10', ''),
})
const action = fc.oneof(
  { weight: 8, arbitrary: made.map((one) => (slip: Slip) => select(slip, entry(one))) },
  {
    weight: 1,
    arbitrary: made.map((one) => (slip: Slip) => select(slip, entry({ ...one, group: `${one.match}-1` }))),
  },
  fc.constant(toggleMultiple),
  fc.constant(toggleSeries),
  made.map((one) => (slip: Slip) => ({ slip: remove(slip, entryKey(entry(one))) })),
  fc.constant((slip: Slip) => ({ slip: slip.entries[0] ? pending(slip) : slip })),
  fc.constant((slip: Slip) => ({
    slip: slip.entries.reduce(
      (now, one) => markTicket(now, entryKey(one), { active: '', ticket_id: '' }),
      slip,
    ),
  })),
  fc.constantFrom('E', 'H', 'M', 'I').map((type) => (slip: Slip) => ({ slip: setOddsType(slip, type) })),
  fc.constant((slip: Slip) => ({ slip: clear(slip) })),
)

it('holds its invariants over any sequence of actions [B-SLIP-01]', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let slip = emptySlip
      for (const act of actions) {
        const before = slip
        const outcome = act(slip) as { slip: Slip; refusal?: string }
        slip = outcome.slip
        if (outcome.refusal) expect(slip).toBe(before)
        const groups = slip.entries.map(({ gameInfo }) => gameInfo.gameId)
        expect(slip.entries.length).toBeLessThanOrEqual(slip.mode === 'single' ? 1 : 10)
        expect(new Set(groups).size).toBe(groups.length)
        expect(new Set(slip.entries.map(isChampionEntry)).size).toBeLessThanOrEqual(1)
        if (slip.mode === 'series') expect(slip.oddsType).toBe('H')
        const waiting = before.entries.filter(isPending).map(entryKey)
        const keys = slip.entries.map(entryKey)
        for (const key of waiting) expect(keys).toContain(key)
      }
    }),
  )
})
