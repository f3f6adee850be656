import { describe, expect, it } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import type { GameRow, LiveData } from '@app/contract/sport/feed'
import {
  bandsOf,
  favouredFirst,
  favouredOnly,
  hasApart,
  isWritten,
  keptColumns,
  offeredOf,
  ordered,
  rowsOf,
  searched,
  sectionOf,
  whyApartClosed,
} from './board.rules.ts'
import type { Board } from './board.rules.ts'
import { columns, keyOf } from './match/columns.data.ts'
import type { Column } from './match/columns.data.ts'
import { gameFor, lineFor as line } from '../game.data.ts'

const game = (hgid: string, startTime = 0): GameRow =>
  gameFor(hgid, {
    gameInfo: { gameId: 'g0', gide: '1', hgid, team_h: `${hgid}主`, team_c: `${hgid}客` },
    startTime,
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
describe('layout', () => {
  it('lays lines out in bands, the main one even when it is empty', () => {
    const bands = bandsOf([line('RE'), line('HRE', 1), line('CNRE', 2)], columns.FT)
    expect(bands.map(({ rank, cells }) => [rank, cells.map((cell) => cell?.wtype ?? '')])).toEqual([
      [0, ['RE', '', '', '', '', '', '', '']],
      [1, ['', '', '', '', 'HRE', '', '', '']],
    ])
    expect(bandsOf([], columns.FT)).toHaveLength(1)
  })

  it('shows columns that some match has prices in; in the room of the others stand further lines of the match', () => {
    const lines = [line('RE'), line('ROU'), line('RE', 1), line('ROU', 1), line('RE', 2)]
    const second = { ...game('m1'), lines }
    const first = { ...game('m2'), lines: [line('RE'), line('HRE'), line('HROU')] }
    const told = (games: GameRow[]) => offeredOf(games, 'FT').map(keyOf)
    expect(told([second])).toEqual(['R full 0', 'OU full 0', 'R full 1', 'OU full 1'])
    expect(told([second, first])).toEqual(['R full 0', 'OU full 0', 'R half 0', 'OU half 0'])
    expect(told([])).toEqual(columns.FT.map(keyOf))
    // A column of locks alone says nothing.
    const closing = { ...first, lines: [line('RE'), line('HRE', 0, '')] }
    expect(told([closing])).toEqual(['R full 0'])
    expect(told([closing, second])).toEqual(told([second]))

    const before = offeredOf([second, first], 'FT')
    const kept = (games: GameRow[], isSameList: boolean) =>
      keptColumns(before, offeredOf(games, 'FT'), isSameList)
    expect(kept([first], true)).toBe(before)
    // Suspended: nothing moves, whichever list it is.
    expect(kept([{ ...first, lines: [line('RE', 0, '')] }], false)).toBe(before)
    expect(kept([second], false).map(keyOf)).toEqual(told([second]))
    expect(keptColumns(offeredOf([closing], 'FT'), before, true)).toBe(before)
    expect(keptColumns(undefined, before, true)).toBe(before)

    const mixed = offeredOf([second, first], 'FT')
    expect([second, first, { lines: [] }].map((each) => hasApart(each, mixed))).toEqual([false, true, false])
    expect(
      bandsOf(lines, mixed)[0]?.cells.map((cell) => cell?.wtype),
      'nothing stands under the heads of another span',
    ).toEqual(['RE', 'ROU', undefined, undefined])

    const alone = offeredOf([second], 'FT')
    expect(bandsOf(lines, alone).map(({ cells }) => cells.map((cell) => cell?.rank ?? ''))).toEqual([
      [0, 0, 1, 1],
      [2, '', '', ''],
    ])
    expect(bandsOf(lines, mixed)).toHaveLength(3)
  })

  it('gives a league without prices of another span further lines in their places', () => {
    const shown = columns.FT
    const first = { lines: [line('RE'), line('HRE', 0, '')] }
    const second = { lines: [line('RE'), line('RE', 1), line('ROU', 2)] }
    const over = { lines: [line('RE')] }
    expect(sectionOf([first, second], shown)).toBe(shown)
    expect(sectionOf([over], shown), 'nothing to put there').toBe(shown)
    const whole = sectionOf([over, second], shown)
    expect(whole.slice(4).map(keyOf)).toEqual(['R full 1', 'OU full 1', 'R full 2', 'OU full 2'])
    const narrow = (columns: typeof shown) => columns.filter(({ isWide }) => !isWide).map(keyOf)
    expect(narrow(whole), 'no pair is torn').toEqual([
      'R full 0',
      'OU full 0',
      'M full 0',
      'EO full 0',
      'R full 1',
      'OU full 1',
    ])
    const without = (...families: string[]) =>
      sectionOf(
        [second],
        shown.filter(({ family, period }) => !families.includes(`${family} ${period}`)),
      )
    expect(without('EO full', 'EO half').map(keyOf).slice(3)).toEqual(['R full 1', 'OU full 1'])
    expect(narrow(without('M half', 'EO half')), 'no more than there is room for').toHaveLength(5)
    expect(sectionOf([second], shown), 'the same array').toBe(whole)
    expect(sectionOf([second], columns.TN), 'another set begins').toBe(columns.TN)
    expect(bandsOf(second.lines, whole)).toHaveLength(1)
  })

  it('orders by time and searches leagues and teams', () => {
    const { leagues } = board()
    expect(ordered(leagues, 'time').map(({ games }) => games[0]!.gameInfo.hgid)).toEqual(['m2', 'm3', 'm1'])
    expect(ordered(leagues, 'league')).toBe(leagues)
    const found = (words: string) => searched(leagues, { words, isCalled: isWritten })
    expect(found(' M3 ').map(({ id }) => id)).toEqual(['epl'])
    expect(found('中超')[0]!.games).toHaveLength(2)
    expect([found(''), found('zzz')]).toEqual([leagues, []])
  })

  it('finds the match of two teams, or of a league and a team, by each of the words alone', () => {
    const { leagues } = board()
    const found = (words: string) =>
      searched(leagues, { words, isCalled: isWritten }).flatMap(({ games }) =>
        games.map(({ gameInfo }) => gameInfo.hgid),
      )
    const [{ gameInfo }] = leagues[0]!.games as [Board['leagues'][number]['games'][number]]
    expect(found(`${gameInfo.team_c}  ${gameInfo.team_h}`)).toEqual(['m1'])
    expect(found(`中超 ${gameInfo.team_h}`)).toEqual(['m1'])
    expect(found(`${gameInfo.team_h} zzz`)).toEqual([])
  })

  it('finds the set that is played now, whichever it is', () => {
    const cells = bandsOf([line('RM'), line('S3RM')], columns.TN)[0]?.cells ?? []
    expect(cells.map((cell) => cell?.wtype ?? '')).toEqual(['RM', '', '', '', '', 'S3RM'])
  })

  it('keeps neighbours of a league together by time', () => {
    const { leagues } = board()
    const near = [{ ...leagues[0]!, games: [game('m1', 30), game('m2', 40)] }, leagues[1]!]
    expect(ordered(near, 'time').map(({ id, games }) => `${id} ${games.length}`)).toEqual(['epl 1', 'csl 2'])
  })

  it('puts marked leagues first and can show what is marked alone', () => {
    const { leagues } = board()
    const ids = (list: Board['leagues']) => list.map(({ id, games }) => `${id} ${games.length}`)
    expect(ids(favouredFirst(leagues, { leagues: ['epl'], matches: [] }))).toEqual(['epl 1', 'csl 2'])
    expect(ids(favouredOnly(leagues, { leagues: ['epl'], matches: ['m2'] }))).toEqual(['csl 1', 'epl 1'])
    expect(favouredOnly(leagues, { leagues: [], matches: [] })).toEqual([])
  })

  // [ENT-19]
  it('draws leagues as rows, folded ones as their bar, other sports under heads of their own', () => {
    const { leagues } = board()
    const tennis = { ...leagues[1]!, league_id: 'atp', games: [{ ...game('t1'), sport: 'TN' as const }] }
    const rows = rowsOf([tennis, leagues[0]!, leagues[1]!], ['epl'])
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'league csl 1',
      'match m1',
      'match m2',
      'league epl 1',
      'heads heads TN',
      'league atp 1',
      'match t1',
    ])
  })
})

describe('the order by leagues', () => {
  it('puts what offers nothing any more last, in its league and among the leagues', () => {
    const { leagues } = board()
    const [first, second] = leagues as [Board['leagues'][number], Board['leagues'][number]]
    const over = (hgid: string) => ({ ...game(hgid), lines: [] })
    const closed = { ...second, games: [over('m3')] }
    const half = { ...first, games: [over('m1'), game('m2')] }
    const shown = ordered([closed, half], 'league')
    expect(shown.map(({ games }) => games.map(({ gameInfo }) => gameInfo.hgid))).toEqual([
      ['m2', 'm1'],
      ['m3'],
    ])
    expect(ordered(leagues, 'league'), 'the same array where all is offered').toBe(leagues)
  })
})

it('a half that is over is told as over, another span as closed', () => {
  const why = (columnsOf: readonly Column[], live: Partial<LiveData>) =>
    whyApartClosed({ live: { ...emptyLive, isLive: 'Y', ...live } }, columnsOf)
  const half = columns.FT
  expect(why(half, { se_now: '1H' })).toBe('apartClosed')
  expect(why(half, { se_now: '1H', HalfTime: 'Y' })).toBe('halfOver')
  expect(why(half, { se_now: '2H' })).toBe('halfOver')
  expect(why(columns.BK, { se_now: '2Q' })).toBe('apartClosed')
  expect(why(columns.BK, { se_now: '3Q' })).toBe('halfOver')
  expect(why(columns.BS, { se_now: 'I7T' })).toBe('apartClosed')
})
