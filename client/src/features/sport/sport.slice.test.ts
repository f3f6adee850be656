import { describe, expect, it, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { emptySlip, select, setMode } from '@app/contract/sport/slip/slip'
import { api } from '../../api/api.ts'
import { stored, visit } from '../../lib/device/storage.ts'
import { keepList } from './kept.ts'
import { entryOf } from './slip/select.ts'
import { keysOf, sportOf, sportSlice } from './sport.slice.ts'
import { keptOf } from './sportState.ts'
import type { SportState } from './sportState.ts'
import { entryFor } from './slip/entry.data.ts'

const { actions, reducer } = sportSlice
const start = reducer(undefined, { type: 'start' })
const [a, b] = [entryFor({ hgid: 'a', inPlay: true }), entryFor({ hgid: 'b', inPlay: true })]
const keys = [entryKey(a), entryKey(b)]
type Action = Parameters<typeof reducer>[1]
const after = (state: SportState, ...all: Action[]) => all.reduce(reducer, state)
const held = after(
  start,
  actions.slipChanged({ ...emptySlip, mode: 'multiple', entries: [a, b] }),
  actions.stakeTyped({ key: keys[0]!, stake: '100' }),
  actions.stakeTyped({ key: keys[1]!, stake: '50' }),
)

describe('the life of a ticket', () => {
  it('waits with its entry, then takes it out of the slip with its stake', () => {
    const waiting = after(held, actions.ticketWaits({ keys: [keys[0]!], ticket_id: 't1' }))
    expect(keysOf(waiting.slip, 't1')).toEqual([keys[0]])
    expect(waiting.placed).toEqual(['t1'])
    const done = after(waiting, actions.ticketAccepted({ keys: [keys[0]!], ticket_id: 't1' }))
    expect(done.slip.entries.map(entryKey)).toEqual([keys[1]])
    expect(done.stakes).toEqual({ [keys[1]!]: '50' })
    expect(done.placed).toEqual(['t1'])
  })

  it('stays in the slip with the reason and its stake when it is refused', () => {
    const refused = after(
      held,
      actions.ticketWaits({ keys: [keys[0]!], ticket_id: 't1' }),
      actions.ticketRefused({ keys: [keys[0]!], ticket_id: 't1', reason: 'dangerousBall' }),
    )
    expect(refused.slip.entries[0]?.bettingData).toEqual({ active: '', ticket_id: '' })
    expect(refused.marks).toEqual({ [keys[0]!]: 'dangerousBall' })
    expect([refused.stakes[keys[0]!], refused.placed]).toEqual(['100', []])
  })

  it('says why it was refused and what came back until its price, its line or its stake is another one', () => {
    const [key, other] = keys as [string, string]
    const refused = after(
      after(held, actions.ticketWaits({ keys: [key], ticket_id: 't1' })),
      actions.ticketRefused({ keys: [key], ticket_id: 't1', reason: 'dangerousBall', refund: '100.00' }),
    )
    const told = (k: string, at: number, line = a.playInfo.line) => {
      const { gameId } = a.oddInfo
      const active = k ? 'open' : 'suspended'
      return actions.told({ at, views: [{ ...a.playInfo, line, gameId, rtype: '', k, active }] })
    }
    const said = ({ marks, refunds }: SportState) => [marks, refunds]
    const kept = [{ [key]: 'dangerousBall' }, { [key]: '100.00' }]
    expect(said(refused)).toEqual(kept)
    expect(said(after(refused, told('', 1, -0.75))), 'on a market that is suspended').toEqual(kept)
    expect(said(after(refused, told('', 1), told('0.95', 2))), 'at the same price').toEqual(kept)
    const asked = [{ [key]: 'oddsChanged' }, {}]
    expect(said(after(refused, told('', 1, -0.75), told('0.95', 2, -0.75)))).toEqual(asked)
    const any = after(refused, actions.autoAcceptChosen('any'))
    expect(said(after(any, told('', 1), told('0.80', 2)))).toEqual([{}, {}])
    expect(said(after(refused, actions.stakeTyped({ key, stake: '3' })))).toEqual([{}, {}])
    expect(said(after(refused, actions.stakeTyped({ key: other, stake: '3' })))).toEqual(kept)
    expect(said(after(refused, actions.seriesStakeTyped('3')))).toEqual([{}, {}])
  })

  it('puts receipts aside but keeps what still waits', () => {
    const state = after(
      held,
      actions.ticketAccepted({ keys: [keys[0]!], ticket_id: 't1' }),
      actions.ticketWaits({ keys: [keys[1]!], ticket_id: 't2' }),
      actions.receiptsClosed(),
    )
    expect(state.placed).toEqual(['t2'])
    expect(after(state, actions.slipCleared()).slip.entries).toHaveLength(1)
  })

  it('puts the receipts aside with the next selection', () => {
    const placed = after(held, actions.ticketAccepted({ keys, ticket_id: 't1' }))
    expect(after(placed, actions.slipChanged({ ...placed.slip, mode: 'series' })).placed).toEqual(['t1'])
    expect(after(placed, actions.slipChanged({ ...placed.slip, entries: [a] })).placed).toEqual([])
  })

  it('shows no receipt again after a reload, and follows what waits', () => {
    const state = after(
      held,
      actions.ticketAccepted({ keys: [keys[0]!], ticket_id: 't1' }),
      actions.ticketWaits({ keys: [keys[1]!], ticket_id: 't2' }),
    )
    expect(state.placed).toEqual(['t2', 't1'])
    const kept = vi.spyOn(stored, 'read').mockReturnValue(JSON.stringify({ ...start, ...keptOf(state) }))
    expect(sportSlice.getInitialState().placed).toEqual(['t2'])
    kept.mockRestore()
  })

  it('knows after a reload at which price a bet was asked for, of the latest fifty', () => {
    const asked = [{ r: '0.95', line: -0.5 }]
    const state = after(
      held,
      ...Array.from({ length: 51 }, (_, at) => actions.ticketWaits({ keys: [], ticket_id: `t${at}`, asked })),
    )
    const kept = vi.spyOn(stored, 'read').mockReturnValue(JSON.stringify({ ...start, ...keptOf(state) }))
    const known = sportSlice.getInitialState().asked
    kept.mockRestore()
    expect([known['t50'], known['t1'], known['t0']]).toEqual([asked, asked, undefined])
  })

  it('shows the same list after a reload of the tab, and the first one for anything else that is kept', () => {
    const listed = after(start, actions.marketChosen('FU'), actions.sportChosen('BK'))
    const shownFor = (text: string) => {
      const kept = vi.spyOn(visit, 'read').mockReturnValue(text)
      const { market, sport } = sportSlice.getInitialState().filter
      kept.mockRestore()
      return { market, sport }
    }
    const written = vi.spyOn(visit, 'write').mockReturnValue(undefined)
    keepList({ ...listed.filter, date: '2026-11-22' })
    const [[, text] = []] = written.mock.calls
    written.mockRestore()
    expect(shownFor(text ?? '')).toEqual({ market: 'FU', sport: 'BK' })
    for (const other of [
      '',
      'null',
      '{"market":"FU"}',
      '{"market":"FU","sport":"FS"}',
      '{"market":"x","sport":"FT"}',
    ])
      expect(shownFor(other)).toEqual({ market: 'RB', sport: 'FT' })
  })

  it('empties the series stake when the series is placed', () => {
    const series = after(
      held,
      actions.slipChanged({ ...held.slip, mode: 'series' }),
      actions.seriesStakeTyped('20'),
    )
    expect(after(series, actions.ticketAccepted({ keys, ticket_id: 't1' }))).toMatchObject({
      seriesStake: '',
      slip: { entries: [] },
    })
  })
})

describe('the slip', () => {
  it('begins with Hong Kong odds, on football in play [DEF-01 DEF-03 DEF-04]', () => {
    expect(start.slip.oddsType).toBe('H')
    expect(start.filter).toMatchObject({ sport: 'FT', market: 'RB' })
  })

  it('holds entries of the five parts of the specification [ENT-17]', () => {
    const match = { gameId: '', gide: '1', hgid: 'h', team_h: '甲', team_c: '乙' }
    const fixture = { info: match, sport: 'FT', league: '中超' } as const
    const selected = entryOf(fixture, { gameId: 'g1', wtype: 'RE', line: -0.5 }, 'RH', '甲', '0.95')
    expect(selected).toMatchObject({
      gameInfo: { ...match, gameId: 'g1' },
      playInfo: { w: 'RH' },
      oddInfo: { r: '0.95', gameId: 'g1' },
      bettingData: { active: '', ticket_id: '' },
      championRate: { rtype: '' },
    })
  })

  it('holds the format of a series, not of an empty one', () => {
    const series = { ...emptySlip, mode: 'series' as const }
    const one = after(start, actions.slipChanged({ ...series, entries: [a] }), actions.oddsTypeChosen('E'))
    expect([one.slip.oddsType, one.slip.mode]).toEqual(['H', 'series'])
    const none = after(start, actions.slipChanged(series), actions.oddsTypeChosen('E'))
    expect([none.slip.oddsType, none.slip.mode]).toEqual(['E', 'single'])
  })

  it('forgets stakes and marks of entries that left', () => {
    const marked = after(
      held,
      actions.marked({ key: keys[0]!, mark: 'oddsChanged' }),
      actions.entryRemoved(keys[0]!),
    )
    expect([Object.keys(marked.stakes), marked.marks]).toEqual([[keys[1]], {}])
  })

  it('forgets them of a line that another one takes the place of, under its id', () => {
    const other = { ...a, playInfo: { ...a.playInfo, line: -0.75 } }
    const marked = after(
      held,
      actions.marked({ key: keys[0]!, mark: 'oddsChanged' }),
      actions.slipChanged(select(held.slip, other).slip),
    )
    expect([Object.keys(marked.stakes), marked.marks]).toEqual([[keys[1]], {}])
  })

  it('takes new prices and lines', () => {
    const moved = after(held, actions.repriced([{ key: keys[0]!, r: '0.80', line: -0.75 }]))
    expect(moved.slip.entries[0]).toMatchObject({ oddInfo: { r: '0.80' }, playInfo: { line: -0.75 } })
    expect(
      after(
        moved,
        actions.marked({ key: keys[0]!, mark: 'oddsChanged' }),
        actions.marked({ key: keys[0]!, mark: undefined }),
      ).marks,
    ).toEqual({})
  })

  it('keeps the price that a moved one was known at until the player has taken the new one', () => {
    const key = keys[0]!
    const known = { r: '0.95', line: a.playInfo.line }
    const told = (k: string, at: number, line = a.playInfo.line) => {
      const { gameId } = a.oddInfo
      const active = k ? 'open' : 'suspended'
      return actions.told({ at, views: [{ ...a.playInfo, line, gameId, rtype: '', k, active }] })
    }
    const asking = after(held, actions.autoAcceptChosen('better'))
    const moved = after(asking, told('0.90', 1), told('', 2), told('0.85', 3))
    expect([moved.marks, moved.was]).toEqual([{ [key]: 'oddsChanged' }, { [key]: known }])
    expect(after(moved, actions.marked({ key, mark: undefined })).was).toEqual({})
    expect(after(asking, told('1.00', 1)).was).toEqual({})
    for (const back of ['0.95', '1.00']) {
      const gone = after(asking, told('0.90', 1), told(back, 2))
      expect([gone.marks, gone.was], 'back where it was nothing is asked').toEqual([{}, {}])
    }
    const resumed = after(asking, told('', 1), told('0.90', 2))
    expect([resumed.marks, resumed.was], 'and after a suspension as without one').toEqual([
      { [key]: 'oddsChanged' },
      { [key]: known },
    ])
    expect(after(asking, actions.repriced([{ key, r: '0.80', line: -0.5 }])).was).toEqual({ [key]: known })
    const other = after(held, told('0.95', 1, -0.75))
    expect([other.marks, other.was], 'another line is another bet, whatever is accepted').toEqual([
      { [key]: 'oddsChanged' },
      { [key]: known },
    ])
  })

  it('puts aside what a slip of one has no room for, with its stake, until a bet is placed or the slip is emptied', () => {
    const many = after(start, actions.slipChanged({ ...emptySlip, mode: 'multiple', entries: [a, b] }))
    const staked = after(many, actions.stakeTyped({ key: entryKey(a), stake: '50' }))
    const one = after(staked, actions.slipChanged(setMode(staked.slip, 'single').slip))
    expect([one.slip.entries, one.aside]).toEqual([[b], [a]])
    const back = after(one, actions.slipChanged(setMode(one.slip, 'series').slip))
    expect([back.slip.entries, back.aside, back.stakes]).toEqual([[a, b], [], { [entryKey(a)]: '50' }])
    const kept = vi.spyOn(stored, 'read').mockReturnValue(JSON.stringify(keptOf(one)))
    expect(sportSlice.getInitialState().aside, 'after a reload too').toEqual([a])
    kept.mockRestore()
    expect(after(one, actions.slipCleared()).aside).toEqual([])
    expect(after(one, actions.ticketWaits({ keys: [entryKey(b)], ticket_id: 't' })).aside).toEqual([])
  })

  it('gives back what was cleared as it was, for as long as nothing else was done', () => {
    const series = setMode({ ...emptySlip, entries: [a] }, 'series').slip
    const full = after(
      start,
      actions.slipChanged({ ...series, entries: [a, b] }),
      actions.stakeTyped({ key: entryKey(a), stake: '50' }),
      actions.seriesStakeTyped('20'),
    )
    const cleared = after(full, actions.slipCleared())
    expect([cleared.slip.entries, cleared.stakes, cleared.seriesStake]).toEqual([[], {}, ''])
    // An empty series is one no more with another format.
    expect(after(cleared, actions.oddsTypeChosen('I'), actions.clearedBack())).toEqual(full)
    const another = after(cleared, actions.slipChanged({ ...cleared.slip, entries: [b] }))
    expect(after(another, actions.clearedBack())).toEqual(another)
  })

  it('starts anew for another identity, and is empty where no slice was injected', () => {
    expect(after(held, api.util.resetApiState())).toEqual(start)
    expect(sportOf({})).toEqual(start)
  })
})

it('closes the open match and clears the ticks when market or sport changes', () => {
  const open = after(start, actions.leaguesChecked(['epl']), actions.matchOpened('m1'))
  expect(after(open, actions.sportChosen('BK'))).toMatchObject({
    opened: '',
    filter: { sport: 'BK', checked: [] },
  })
  expect(after(open, actions.marketChosen('FU'))).toMatchObject({
    opened: '',
    filter: { market: 'FU', checked: [] },
  })
  expect(after(open, actions.matchOpened('m1')).opened).toBe('')
  expect(
    after(open, actions.leagueFolded('l'), actions.leagueFolded('k'), actions.leagueFolded('l')).folded,
  ).toEqual(['k'])
})
