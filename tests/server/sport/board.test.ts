import { expect, test } from 'vitest'
import { playedSports } from '@app/contract/sport/codes'
import { marketCount } from '@app/contract/sport/feed'
import { marketsOfSport } from '@app/contract/sport/market/markets'
import { takeComplaints } from '../harness.ts'
import { bettor, gameOf } from './rig/bettor.ts'

const RB = { market: 'RB', sport: 'ALL', date: '' } as const

test('the menu counts what the lists hold: 30 in play, 150 today, 300 early at least', async () => {
  const player = await bettor()
  const { markets } = await player.get('get_menu', {})
  const total = Object.fromEntries(markets.map((each) => [each.market, each.total]))
  expect(total['RB']).toBeGreaterThanOrEqual(30)
  expect(total['FT']).toBeGreaterThanOrEqual(150)
  expect(total['FU']).toBeGreaterThanOrEqual(300)
  for (const { market, sports } of markets.slice(0, 3))
    for (const { sport, count } of sports.filter((each) => each.sport !== 'FS')) {
      const list = await player.get('get_game_list', { market, sport, date: '', oddsType: 'H' })
      expect([market, sport, list.total]).toEqual([market, sport, count])
    }
  expect(takeComplaints()).toEqual([])
})

test('a league of the list has its six fields [ENT-19]', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_league_list', { market: 'RB', sport: 'FT' })
  expect(leagues.length).toBeGreaterThan(0)
  for (const league of leagues)
    expect(Object.keys(league)).toEqual(
      expect.arrayContaining(['league_id', 'isShow', 'isExpand', 'name', 'id', 'icon']),
    )
})

test('every sport has matches today, with a winner to bet on and a page of more markets', async () => {
  const player = await bettor()
  for (const sport of playedSports) {
    const { leagues } = await player.get('get_game_list', { market: 'FT', sport, oddsType: 'H' })
    const [row] = leagues.flatMap(({ games }) => games)
    expect([sport, row?.sport]).toEqual([sport, sport])
    expect(row!.lines.some(({ wtype }) => wtype === 'M')).toBe(true)
    const { lines } = await gameOf(player, row!.gameInfo.hgid)
    const offered = new Set(marketsOfSport(sport, false).map(({ wtype }) => wtype))
    for (const { wtype } of lines) expect([sport, wtype, offered.has(wtype)]).toEqual([sport, wtype, true])
    expect(new Set(lines.map(({ wtype }) => wtype)).size).toBeGreaterThan(3)
  }
})

// [ENT-18 TRAP-34]
test('every match in play has live data, main lines with prices and a page with more markets', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_game_list', { market: 'RB', sport: 'FT', oddsType: 'H' })
  const games = leagues.flatMap(({ games: list }) => list)
  for (const { live } of games) {
    expect(live.isLive).toBe('Y')
    expect(live.re_time).toMatch(/^(1H\^\d+(\+\d+)?|HT|2H\^\d+(\+\d+)?)$/)
    expect(live.sc_FT_A).toBe(live.sc_FT_C)
  }
  const shown = games.find(({ lines }) => lines.length > 0)!
  const page = await gameOf(player, shown.gameInfo.hgid)
  const wtypes = new Set(page.lines.map(({ wtype }) => wtype))
  expect(wtypes.size).toBe(marketCount(shown))
  for (const line of page.lines) expect(`${line.gameId}|${line.wtype}`).toMatch(/^\d+(-\d)?\|/)
  expect(new Set(page.lines.map(({ gameId, wtype }) => `${gameId}|${wtype}`)).size).toBe(page.lines.length)
})

test.each(['FT', 'BK', 'OP', 'VF'] as const)(
  'rows of %s before the start carry odd and even of full and half time, at the prices that the slip is quoted',
  async (sport) => {
    const player = await bettor()
    const { leagues } = await player.get('get_game_list', { market: 'FT', sport, oddsType: 'H' })
    const rows = leagues.flatMap(({ games }) => games).filter(({ lines }) => lines.length > 0)
    expect(rows.length).toBeGreaterThan(0)
    for (const { lines } of rows) {
      const wtypes = lines.map(({ wtype }) => wtype)
      expect(wtypes.filter((wtype) => wtype === 'EO' || wtype === 'HEO')).toEqual(['EO', 'HEO'])
    }
    const line = rows[0]!.lines.find(({ wtype }) => wtype === 'HEO')!
    const entries = line.selections.map(({ w, k }) => ({
      gameId: line.gameId,
      wtype: 'HEO',
      w,
      line: null,
      k,
    }))
    const quoted = await player.get('order_view', { entries, mode: 'multiple', oddsType: 'H' })
    expect(quoted.entries.map(({ k }) => k)).toEqual(line.selections.map(({ k }) => k))
  },
)

test('a league, a sport and a date filter the list', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_league_list', { market: 'FU', sport: 'FT' })
  const [first] = leagues
  const only = await player.get('get_game_list', {
    market: 'FU',
    sport: 'FT',
    leagueIds: [first!.league_id],
    oddsType: 'H',
  })
  expect(only.total).toBe(first!.count)
  const dated = await player.get('get_game_list', {
    market: 'FU',
    sport: 'BK',
    date: '2026-11-23',
    oddsType: 'H',
  })
  expect(dated.total).toBeGreaterThan(0)
  for (const { startTime, sport } of dated.leagues.flatMap(({ games }) => games)) {
    expect(new Date(startTime + 8 * 3_600_000).toISOString().slice(0, 10)).toBe('2026-11-23')
    expect(sport).toBe('BK')
  }
})

test('get_live answers only what changed since the cursor, and following it equals the list', async () => {
  const player = await bettor()
  const list = await player.get('get_game_list', { ...RB, oddsType: 'H' })
  const rows = new Map(
    list.leagues.flatMap(({ games }) => games).map((row) => [row.gameInfo.hgid, structuredClone(row)]),
  )
  const same = await player.get('get_live', { ...RB, cursor: list.cursor, gameIds: [...rows.keys()] })
  expect(same).toMatchObject({ changes: [], removed: [], stale: false })
  let { cursor } = same
  for (let poll = 0; poll < 30; poll += 1) {
    await player.site.advance(5)
    const news = await player.get('get_live', { ...RB, cursor, gameIds: [...rows.keys()] })
    cursor = news.cursor
    for (const hgid of news.removed) rows.delete(hgid)
    for (const change of news.changes) {
      const row = rows.get(change.hgid)!
      Object.assign(row.live, change.live)
      if (change.reds) row.reds = change.reds
      if (change.corners) row.corners = change.corners
      if (change.sections) row.sections = change.sections
      if (change.serving !== undefined) row.serving = change.serving
      if (change.points !== undefined) row.points = change.points
      if (change.moreCount !== undefined) row.moreCount = change.moreCount
      for (const line of change.lines ?? []) {
        row.lines = row.lines.filter((each) => each.gameId !== line.gameId || each.wtype !== line.wtype)
        if (line.selections.length > 0) row.lines.push(line)
      }
    }
  }
  const now = await player.get('get_game_list', { ...RB, oddsType: 'H' })
  const sorted = (row: (typeof now)['leagues'][number]['games'][number]) => ({
    ...row,
    lines: row.lines.toSorted((a, b) => `${a.wtype}${a.gameId}`.localeCompare(`${b.wtype}${b.gameId}`)),
  })
  for (const row of now.leagues.flatMap(({ games }) => games)) {
    const followed = rows.get(row.gameInfo.hgid)
    if (followed) expect(sorted(followed)).toEqual(sorted(row))
  }
  expect(rows.size).toBeGreaterThan(25)
})

test('the whole early list can be followed', async () => {
  const player = await bettor()
  const early = { market: 'FU', sport: 'ALL', date: '' } as const
  const list = await player.get('get_game_list', { ...early, oddsType: 'H' })
  const gameIds = list.leagues.flatMap(({ games }) => games.map(({ gameInfo }) => gameInfo.hgid))
  expect(gameIds.length).toBeGreaterThanOrEqual(300)
  expect(await player.get('get_live', { ...early, cursor: list.cursor, gameIds })).toMatchObject({
    removed: [],
    stale: false,
  })
})

test('a cursor of another start is stale', async () => {
  const player = await bettor()
  expect((await player.get('get_live', { ...RB, cursor: '1.1' })).stale).toBe(true)
})

test('results of yesterday are there and those of quarters add up', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_result', { sport: 'BK', date: '2026-11-20' })
  const games = leagues.flatMap(({ games: list }) => list)
  expect(games.length).toBeGreaterThan(20)
  for (const { sections, full } of games)
    expect(sections.reduce((sum, { home }) => sum + home, 0)).toBe(full!.home)
})
