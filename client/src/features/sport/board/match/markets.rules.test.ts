import { emptyLive } from '@app/contract/sport/feed'
import type { MarketLine } from '@app/contract/sport/feed'
import { expect, it } from 'vitest'
import { byLine, closedSince, foldedAt, groupOf, inOrder, scoreKey, undecided } from './markets.rules.ts'

it.each([
  ['RE', 'lines'],
  ['HROU', 'lines'],
  ['EO', 'lines'],
  ['TS', 'both'],
  ['TOH', 'goals'],
  ['DC', 'lines'],
  ['HRPD', 'scores'],
  ['F', 'halfFull'],
  ['CNOU', 'corners'],
  ['RNR', 'cards'],
  ['Q1OU', 'periods'],
  ['S1M', 'periods'],
  ['??', 'all'],
])('puts %s under %s', (wtype, group) => expect(groupOf(wtype)).toBe(group))

it('lists the lines of the whole match first, whatever the server lists first', () =>
  expect(inOrder(['DC', 'EO', 'HR', 'CNR', 'PD', 'R', 'M', 'HM', 'OU'])).toEqual([
    'R',
    'OU',
    'M',
    'DC',
    'EO',
    'HR',
    'HM',
    'PD',
    'CNR',
  ]))

it('lists what is folded last in its group', () =>
  expect(inOrder(['R', 'OU', 'HR', 'PD', 'T'], (wtype) => wtype === 'R')).toEqual([
    'OU',
    'HR',
    'R',
    'PD',
    'T',
  ]))

const lineOf = (
  wtype: string,
  ws: readonly string[],
  k = '0.90',
  line: number | null = null,
): MarketLine => ({
  gameId: 'g1',
  wtype,
  line,
  lineText: '',
  rank: 0,
  selections: ws.map((w) => ({ w, k, label: w })),
})

it.each<[string, number, number, MarketLine, string[]]>([
  ['a score that goals exclude', 1, 0, lineOf('RPD', ['H0C0', 'H1C0', 'H0C1', 'OVH']), ['H1C0', 'OVH']],
  ['every score of the list', 5, 0, lineOf('RPD', ['H0C0', 'H4C4', 'OVH']), []],
  ['a number of goals that is passed', 0, 2, lineOf('RT', ['T01', 'T23', 'T46', 'T7']), ['T23', 'T46', 'T7']],
  ['that both teams score, once they have', 1, 1, lineOf('RTS', ['TSY', 'TSN']), []],
  ['a total that is passed', 2, 1, lineOf('ROU', ['OUO', 'OUU'], '', 2.5), []],
  ['nothing while one has not scored', 0, 2, lineOf('RTS', ['TSY', 'TSN']), ['TSY', 'TSN']],
  ['nothing of a handicap', 0, 4, lineOf('RE', ['RH', 'RC'], '', -0.5), ['RH', 'RC']],
])('leaves out %s', (_, home, away, line, left) => {
  const live = { ...emptyLive, sc_FT_H: home, sc_FT_C: away }
  const none = { home: 0, away: 0 }
  const lines = undecided({ sport: 'FT', live, corners: none, sections: [{ home, away }] }, [line])
  expect(lines.flatMap(({ selections }) => selections.map(({ w }) => w))).toEqual(left)
})

it('folds what had no price when the match was opened, and what has had none for a minute', () => {
  const [goals, parity] = [lineOf('RT', ['T23', 'T46'], ''), lineOf('REO', ['EOO', 'EOE'])]
  const shut = lineOf('REO', ['EOO', 'EOE'], '')
  const opened = closedSince(undefined, [goals, parity], 0)
  expect([foldedAt(opened, 0, 'RT'), foldedAt(opened, 0, 'REO')]).toEqual([true, false])
  const closed = closedSince(opened, [goals, shut], 1000)
  const still = closedSince(closed, [goals, shut], 61_000)
  expect([foldedAt(closed, 60_000, 'REO'), foldedAt(still, 61_000, 'REO')]).toEqual([false, true])
  expect(foldedAt(closedSince(still, [goals, parity], 62_000), 62_000, 'REO')).toBe(false)
})

it('folds nothing of a match that is opened while all of it is suspended', () => {
  const since = closedSince(undefined, [lineOf('RT', ['T23'], '')], 0)
  expect(foldedAt(since, 0, 'RT')).toBe(false)
})

it('folds a score by itself', () => {
  const scores = {
    ...lineOf('RPD', ['H1C0']),
    selections: [...lineOf('RPD', ['H1C0']).selections, ...lineOf('RPD', ['H4C4'], '').selections],
  }
  const since = closedSince(undefined, [scores], 0)
  expect(
    ['RPD', scoreKey('RPD', 'H1C0'), scoreKey('RPD', 'H4C4')].map((key) => foldedAt(since, 0, key)),
  ).toEqual([false, false, true])
})

it('lists the lines of a market in their order, whichever is the main one', () =>
  expect(
    byLine([-0.5, -0.75, -0.25].map((line) => lineOf('R', ['RH'], '0.90', line))).map(({ line }) => line),
  ).toEqual([-0.75, -0.5, -0.25]))
