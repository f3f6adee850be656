import { describe, expect, it } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { applyChanges, bandsOf, columnsOf, cutMatches, ordered, searched } from './board.rules.ts'
import type { Board, LiveAnswer } from './board.rules.ts'

const line = (wtype: string, rank = 0, k = '0.95'): MarketLine => ({
  gameId: `g${rank}`,
  wtype,
  line: -0.5,
  lineText: '0.5',
  rank,
  selections: [
    { w: 'RH', k, label: '主' },
    { w: 'RC', k, label: '客' },
  ],
})
const game = (hgid: string, startTime = 0): GameRow => ({
  gameInfo: { gameId: 'g0', gide: '1', hgid, team_h: `${hgid}主`, team_c: `${hgid}客` },
  sport: 'FT',
  leagueId: 'l',
  league: '中超',
  startTime,
  live: emptyLive,
  reds: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
  sections: [],
  serving: '',
  points: '',
  lines: [line('RE'), line('ROU')],
  moreCount: 3,
})
const board = (): Board => ({
  cursor: 'a',
  serverTime: 1,
  total: 3,
  leagues: [
    {
      league_id: 'csl',
      id: 'csl',
      name: '中超',
      icon: '',
      isShow: true,
      isExpand: true,
      games: [game('m1', 30), game('m2', 10)],
    },
    {
      league_id: 'epl',
      id: 'epl',
      name: '英超',
      icon: '',
      isShow: true,
      isExpand: true,
      games: [game('m3', 20)],
    },
  ],
})
const answer = (part: Partial<LiveAnswer>): LiveAnswer => ({
  cursor: 'b',
  serverTime: 2,
  changes: [],
  removed: [],
  stale: false,
  ...part,
})

describe('applying a poll', () => {
  it('changes live data and the line of the same group and market, and leaves the rest untouched', () => {
    const now = structuredClone(board())
    const other = now.leagues[1]
    applyChanges(
      now,
      answer({
        changes: [
          {
            hgid: 'm1',
            live: { sc_FT_H: 1 },
            reds: { home: 1, away: 0 },
            corners: { home: 2, away: 3 },
            lines: [line('RE', 0, '')],
            moreCount: 1,
          },
        ],
      }),
    )
    const [first] = now.leagues[0]!.games
    expect(first).toMatchObject({
      live: { sc_FT_H: 1, isLive: 'N' },
      reds: { home: 1 },
      corners: { away: 3 },
      moreCount: 1,
    })
    expect(first!.lines.map(({ selections }) => selections[0]!.k)).toEqual(['', '0.95'])
    expect(now).toMatchObject({ cursor: 'b', serverTime: 2 })
    expect(now.leagues[1]).toBe(other)
  })

  it('adds new lines and drops those without selections', () => {
    const now = structuredClone(board())
    applyChanges(
      now,
      answer({
        changes: [
          {
            hgid: 'm1',
            lines: [line('RE', 1), { ...line('ROU'), selections: [] }, { ...line('RM'), selections: [] }],
          },
        ],
      }),
    )
    expect(now.leagues[0]!.games[0]!.lines.map(({ wtype, rank }) => `${wtype}${rank}`)).toEqual([
      'RE0',
      'RE1',
    ])
  })

  it('takes out matches that left, and leagues that are empty then', () => {
    const now = structuredClone(board())
    applyChanges(now, answer({ removed: ['m1', 'm3'] }))
    expect(now.leagues.map(({ id, games }) => [id, games.length])).toEqual([['csl', 1]])
    expect(now.total).toBe(1)
  })
})

describe('layout', () => {
  it('has six columns for football and basketball, and what they offer for the others', () => {
    expect(columnsOf('FT').map(({ family, period }) => `${family} ${period}`)).toEqual([
      'R full',
      'OU full',
      'M full',
      'R half',
      'OU half',
      'M half',
    ])
    expect(columnsOf('BK')).toHaveLength(6)
    expect(columnsOf('SK').map(({ family }) => family)).toEqual(['R', 'OU', 'M'])
    expect(columnsOf('TN')[0]).toEqual({ family: 'M', period: 'full' })
  })

  it('lays lines out in bands, the main one even when it is empty', () => {
    const bands = bandsOf([line('RE'), line('HRE', 1), line('CNRE', 2)], columnsOf('FT'))
    expect(bands.map(({ rank, cells }) => [rank, cells.map((cell) => cell?.wtype ?? '')])).toEqual([
      [0, ['RE', '', '', '', '', '']],
      [1, ['', '', '', 'HRE', '', '']],
    ])
    expect(bandsOf([], columnsOf('FT'))).toHaveLength(1)
  })

  it('orders by time and searches leagues and teams', () => {
    const { leagues } = board()
    expect(ordered(leagues, 'time').map(({ games }) => games[0]!.gameInfo.hgid)).toEqual(['m2', 'm3', 'm1'])
    expect(ordered(leagues, 'league')).toBe(leagues)
    expect(searched(leagues, ' M3 ').map(({ id }) => id)).toEqual(['epl'])
    expect(searched(leagues, '中超')[0]!.games).toHaveLength(2)
    expect([searched(leagues, ''), searched(leagues, 'zzz')]).toEqual([leagues, []])
  })
})

it('shows so many matches and counts the rest, folded leagues apart', () => {
  const { leagues } = board()
  const cut = (folded: string[], most: number) => {
    const { leagues: shown, left } = cutMatches(leagues, folded, most)
    return [shown.map(({ id, games }) => `${id} ${games.length}`).join(', '), left]
  }
  expect(cut([], 1)).toEqual(['csl 1', 2])
  expect(cut([], 2)).toEqual(['csl 2', 1])
  expect(cut([], 9)).toEqual(['csl 2, epl 1', 0])
  expect(cut(['csl'], 1)).toEqual(['csl 2, epl 1', 0])
  expect(cutMatches(leagues, [], 9).leagues[0]).toBe(leagues[0])
})
