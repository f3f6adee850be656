import { expect, test } from 'vitest'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { jwtOf, openLine } from '../chat/line.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { bettor } from './rig/bettor.ts'

const CHAMPION = { wtype: 'FS', line: null } as const

test('champions of eight leagues or more are open, priced above a book of one and counted in the menu', async () => {
  const player = await bettor()
  const lists = await Promise.all(
    (['FSFT', 'FSFU'] as const).map((market) => player.get('get_champion_list', { market, sport: 'ALL' })),
  )
  const games = lists.flatMap(({ games: list }) => list)
  expect(new Set(games.map(({ leagueId }) => leagueId)).size).toBeGreaterThanOrEqual(8)
  expect(lists.every(({ games: list }) => list.length > 0)).toBe(true)
  for (const { rates } of games) {
    const book = rates.reduce((sum, { k }) => sum + (k === '' ? 0 : 1 / (1 + Number(k))), 0)
    expect(rates.length).toBeGreaterThanOrEqual(12)
    expect(book).toBeLessThan(1.3)
  }
  const { markets } = await player.get('get_menu', {})
  expect(markets.find(({ market }) => market === 'FSFU')!.total).toBe(lists[1]!.games.length)
})

test('a champion bet names its side, is settled when the season ends and can be cashed out before', async () => {
  const player = await bettor()
  const { games } = await player.get('get_champion_list', { market: 'FSFU', sport: 'ALL' })
  const [game] = games.toSorted((a, b) => b.closesAt - a.closesAt)
  const open = game!.rates.filter(({ k }) => k !== '')
  const bets: string[] = []
  for (const { rtype, k } of open.slice(0, 8)) {
    const entry = { ...CHAMPION, gameId: game!.gameId, w: rtype, rtype, k, stake: '10' }
    const { entries } = await player.get('bet', { entries: [entry], oddsType: 'M', autoAccept: 'none' })
    expect(entries[0]).toMatchObject({ active: 'accepted' })
    bets.push(entries[0]!.ticket_id)
  }
  const ticketsNow = () => siteOf(player.site.world).sport.ticketsOf(player.id, { ticketIds: bets })
  const { season } = game!
  expect(season).toMatch(/^20\d\d 第\d+季$/)
  expect(ticketsNow().map(({ legs }) => [legs[0]!.season, legs[0]!.winner])).toEqual(
    bets.map(() => [season, undefined]),
  )
  const { quotes } = await player.get('cash_out_quote', { ticketIds: bets })
  expect(quotes.every(({ amount }) => amount !== '')).toBe(true)
  await player.site.advance((game!.closesAt - player.site.world.clock.now()) / 1_000 + 60)
  // The channel's token is a day old by now.
  const tickets = ticketsNow()
  expect(tickets.every(({ state }) => state === 'settled')).toBe(true)
  expect(tickets.filter(({ result }) => result === 'W').length).toBeLessThanOrEqual(1)
  const winners = new Set(tickets.map(({ legs }) => legs[0]!.winner))
  expect(winners.size).toBe(1)
  for (const { legs, result } of tickets) expect(winners.has(legs[0]!.label)).toBe(result === 'W')
  const recorded = tickets.map((ticket) => recordOfTicket(ticket).legs[0]!.match)
  expect(recorded).toEqual(
    tickets.map(({ legs }) => expect.objectContaining({ season, winner: legs[0]!.winner })),
  )
  expect(tickets.map(({ legs }) => legs[0]!.label)).toEqual(
    expect.arrayContaining([open[0]!.name, open[1]!.name]),
  )
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
  const late = {
    ...CHAMPION,
    gameId: game!.gameId,
    w: open[0]!.rtype,
    rtype: open[0]!.rtype,
    k: '1.00',
    stake: '10',
  }
  const later = await bettor({}, player.site)
  const { entries } = await later.get('bet', { entries: [late], oddsType: 'H', autoAccept: 'any' })
  expect(entries[0]).toMatchObject({ active: 'refused', reason: 'closed' })
  expect(takeComplaints()).toEqual([])
})

test('a champion is settled with its last moment, and its news names who won', async () => {
  const player = await bettor()
  const { site, token } = player
  const { games } = await player.get('get_champion_list', { market: 'FSFT', sport: 'ALL' })
  const [game] = games.toSorted((a, b) => a.closesAt - b.closesAt)
  const [{ rtype, k }] = game!.rates as [(typeof games)[0]['rates'][0]]
  const entry = { ...CHAMPION, gameId: game!.gameId, w: rtype, rtype, k, stake: '10' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'M', autoAccept: 'any' })
  expect(entries[0]).toMatchObject({ active: 'accepted' })
  const line = openLine(site)
  line.send('memberLogin', { token, body: await jwtOf(site, token) })
  await site.advance((game!.closesAt - site.world.clock.now()) / 1_000)
  const { decided } = await player.get('get_champion_list', { market: 'FSFT', sport: 'ALL' })
  const { title, winner } = decided!.find(({ gameId }) => gameId === game!.gameId)!
  const [told] = line.all('notification').filter(({ type }) => type === 'bet')
  expect(told!.content).toMatch(new RegExp(`^${title}，${winner} 夺冠，(?:赢，返还|输) [\\d,.]+ 元`))
})

test('champions are not combined with anything', async () => {
  const player = await bettor()
  const { games } = await player.get('get_champion_list', { market: 'FSFU', sport: 'ALL' })
  const entries = games.slice(0, 2).map(({ gameId, rates: [rate] }) => ({
    ...CHAMPION,
    gameId,
    w: rate!.rtype,
    rtype: rate!.rtype,
    k: rate!.k || '1.00',
  }))
  const { ticket } = await player.get('bet_parlay', { entries, stake: '10', autoAccept: 'any' })
  expect(ticket.reason).toBe('championOnly')
})

test('who can no longer win says since when, is last, takes no bet, stays out and does not win', async () => {
  const player = await bettor()
  const { clock } = player.site.world
  const listed = () => player.get('get_champion_list', { market: 'FSFT', sport: 'ALL' })
  const [game] = (await listed()).games.toSorted((a, b) => b.closesAt - a.closesAt)
  const isOut = game!.rates.map(({ outAt }) => outAt !== undefined)
  expect(isOut).toContain(true)
  expect(isOut.lastIndexOf(false)).toBeLessThan(isOut.indexOf(true))
  const out = game!.rates.filter(({ outAt }) => outAt !== undefined)
  expect(out.every(({ k, outAt }) => k === '' && outAt! <= clock.now())).toBe(true)
  const [{ rtype }] = out as [(typeof out)[0]]
  const entry = { ...CHAMPION, gameId: game!.gameId, w: rtype, rtype, k: '9.00', stake: '10' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  expect(entries[0]).toMatchObject({ active: 'refused', reason: 'closed' })
  await player.site.advance((game!.closesAt - clock.now()) / 1_000 - 1)
  const later = (await listed()).games.find(({ gameId }) => gameId === game!.gameId)!
  expect(later.rates.filter(({ outAt }) => outAt !== undefined)).toEqual(expect.arrayContaining(out))
  await player.site.advance(1)
  const { games, decided } = await listed()
  expect(games.map(({ gameId }) => gameId)).not.toContain(game!.gameId)
  expect(decided![0]).toMatchObject({ gameId: game!.gameId, closedAt: game!.closesAt })
  expect(later.rates.filter(({ outAt }) => !outAt).map(({ name }) => name)).toContain(decided![0]!.winner)
})

test('whoever can still win has a price unless the title is as good as won, none pays more than the longest', async () => {
  const player = await bettor()
  const { games, decided } = await player.get('get_champion_list', { market: 'FSFU', sport: 'ALL' })
  expect(decided).toBeUndefined()
  const open = games.flatMap(({ rates }) => rates.filter(({ outAt }) => outAt === undefined))
  expect(open.filter(({ k }) => k === '')).toEqual([])
  expect(Math.max(...open.map(({ k }) => Number(k)))).toBe(499)
})
