import { expect, test } from 'vitest'
import { playedSports, type PlayedSport } from '@app/contract/sport/codes'
import { marketsOfSport, selectionsOf } from '@app/contract/sport/market/markets'
import { isTwoWayLine } from '@app/contract/sport/market/markets'
import { voidReasons } from '@app/contract/sport/settle/results'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
const state = async (player: Bettor, gid: string) =>
  (await player.site.control<{ score: [number, number]; status: string }>('GET', `/matches/${gid}`)).body

for (const sport of playedSports)
  test(`${sport}: a point of the director's counts, suspends or moves prices, and the match is played to an end`, async () => {
    const player = await bettor()
    const gid = await player.compose({ sport, startsIn_s: 60 })
    const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10' }
    const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
    await player.site.advance(65)
    const { sections: before, live: old } = await gameOf(player, gid)
    await player.direct(gid, { type: 'point', side: 'H' })
    const { sections, live, points } = await gameOf(player, gid)
    const sum = (of: typeof sections) => of.reduce((total, { home }) => total + home, 0)
    // A point of tennis is part of a game.
    if (sport === 'TN') expect(points).not.toBe('0-0')
    else expect(sum(sections)).toBeGreaterThan(sum(before))
    expect(live.isLive).toBe('Y')
    expect(old.isLive).toBe('Y')
    await player.site.advance(5 * 3_600)
    const [ticket] = siteOf(player.site.world).sport.ticketsOf(player.id, {
      ticketIds: [entries[0]!.ticket_id],
    })
    expect(ticket!.state).toBe('settled')
    expect(['W', 'L', 'P']).toContain(ticket!.result)
    expect(await state(player, gid)).toMatchObject({ status: 'finished' })
    balanced(player)
    expect(takeComplaints()).toEqual([])
  })

test('every market of every sport can be composed with own prices, bet on and settled', async () => {
  const player = await bettor({ venue: '100000.00' })
  for (const sport of playedSports) {
    const offered = marketsOfSport(sport, false).slice(0, 40)
    const markets = offered.map(({ wtype }) => ({
      wtype,
      ...(isTwoWayLine(wtype) ? { line: 0.5 } : {}),
      odds: Object.fromEntries(selectionsOf(wtype, sport).map(({ w }) => [w, '0.90'])),
    }))
    const gid = await player.compose({ sport, startsIn_s: 300, markets })
    const row = await gameOf(player, gid)
    for (let from = 0; from < offered.length; from += 10) {
      const entries = offered.slice(from, from + 10).map(({ wtype }) => ({
        ...selection(row, wtype, selectionsOf(wtype, sport)[0]!.w),
        stake: '10',
      }))
      const answer = await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })
      expect(answer.entries.map(({ reason }) => reason)).toEqual(entries.map(() => null))
    }
  }
  await player.site.advance(6 * 3_600)
  const tickets = siteOf(player.site.world).sport.ticketsOf(player.id, { limit: 100 })
  expect(tickets.filter(({ state: at }) => at !== 'settled').map(({ legs }) => legs[0]!.wtype)).toEqual([])
  // A set that wasn't played is the only thing a finished match leaves void.
  const odd = tickets.filter(({ result }) => result!.startsWith('D') && result !== 'DL' && result !== 'D3')
  expect(odd.map(({ legs, result }) => [legs[0]!.sport, legs[0]!.wtype, result])).toEqual([])
  balanced(player)
}, 60_000)

test('a set to a player ends it, a match of sets takes no score, and other games know no sets', async () => {
  const player = await bettor()
  const events = async (sport: PlayedSport, event: object) => {
    const gid = await player.compose({ sport, startsIn_s: -60 })
    return {
      gid,
      ...(await player.site.control<{ error?: string }>('POST', `/matches/${gid}/events`, event)),
    }
  }
  for (const sport of ['TN', 'VB', 'TT', 'SK'] as const) {
    const { gid, status } = await events(sport, { type: 'set', side: 'away' })
    expect([sport, status, (await state(player, gid)).score]).toEqual([sport, 200, [0, 1]])
  }
  expect((await events('TN', { type: 'goal', side: 'H', score: '2-0' })).status).toBe(400)
  expect((await events('TN', { type: 'corner', side: 'H' })).body.error).toBe('网球比赛没有该事件')
  expect((await events('BS', { type: 'set', side: 'H' })).status).toBe(400)
})

test('every reason to void a bet pays its stake back, one after the other', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 600 })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
  const ticketId = entries[0]!.ticket_id
  for (const outcome of Object.keys(voidReasons)) {
    expect((await player.site.control('POST', `/bets/${ticketId}`, { outcome })).status).toBe(200)
    const [ticket] = (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets
    expect(ticket).toMatchObject({ state: 'settled', result: outcome, return: '10.00' })
    expect(player.venueCents()).toBe(10_000_00)
  }
  balanced(player)
})

test('what did not go as planned is told in the notices', async () => {
  const player = await bettor()
  const [late, off] = [await player.compose({ startsIn_s: 600 }), await player.compose({ startsIn_s: -600 })]
  await player.direct(late, { type: 'postpone' })
  await player.direct(off, { type: 'abandon' })
  const ended = await player.compose({ startsIn_s: -600 })
  await player.site.control('POST', `/matches/${ended}/result`, { score: '1-0' })
  await player.site.control('POST', `/matches/${ended}/result`, { score: '1-1', corrected: true })
  const { records } = await player.get('get_notice', {})
  const told = records.filter(({ hgid }) => hgid !== '').map(({ kind, hgid }) => [kind, hgid])
  expect(new Map(told.map(([kind, hgid]) => [kind, hgid]))).toEqual(
    new Map([
      ['abandoned', off],
      ['corrected', ended],
      ['postponed', late],
    ]),
  )
  expect(told).toHaveLength(3)
  expect(records.filter(({ kind }) => kind === 'channel').length).toBeGreaterThan(0)
})

test('a composed match leads the board on an evening full of great leagues', async () => {
  const player = await bettor()
  const gid = await player.compose({ sport: 'FT', startsIn_s: -600 })
  const { leagues } = await player.get('get_game_list', { market: 'RB', sport: 'FT', oddsType: 'H' })
  expect(leagues.length).toBeGreaterThan(3)
  expect(leagues[0]!.games.map(({ gameInfo }) => gameInfo.hgid)).toContain(gid)
})
