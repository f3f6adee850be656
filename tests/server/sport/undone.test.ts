import { expect, test } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { jwtOf, openLine } from '../chat/line.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const ticketOf = async (player: Bettor, ticketId: string) =>
  (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets[0]!
const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

/** A bet of 10 on each, as they are offered now. */
const betOn = async (player: Bettor, gid: string, picks: readonly (readonly [string, string])[]) => {
  const row = await gameOf(player, gid)
  const entries = picks.map(([wtype, w]) => ({ ...selection(row, wtype, w), stake: '10' }))
  const placed = await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })
  expect(placed.entries.map(({ reason }) => reason)).toEqual(picks.map(() => null))
  return placed.entries.map(({ ticket_id }) => ticket_id)
}
/** Waits until bets are taken again, and then for no more than it takes to accept one. */
const untilOpen = async (player: Bettor, gid: string) => {
  for (let turn = 0; turn < 30; turn += 1) {
    const { lines } = await gameOf(player, gid)
    if (lines.some(({ selections }) => selections.every(({ k }) => k !== '') && selections.length > 0)) return
    await player.site.advance(5)
  }
  throw new Error('bets stay suspended')
}
/** A match whose first half has just begun, without a goal of its own until then. */
const begun = async (player: Bettor, sport: 'FT' | 'BK' = 'FT') => {
  const gid = await player.compose({ sport, startsIn_s: -60 })
  await player.direct(gid, { type: 'goal', score: '0-0' })
  await untilOpen(player, gid)
  return gid
}
const results = async (player: Bettor, tickets: readonly string[]) =>
  Promise.all(tickets.map(async (id) => (await ticketOf(player, id)).result))

test('bets in play between a goal and its cancellation are void with D6 and paid back; earlier and later ones stand', async () => {
  const player = await bettor({ venue: '1000.00' })
  const gid = await begun(player)
  const before = await betOn(player, gid, [['RE', 'RH']])
  await player.site.advance(6)
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await untilOpen(player, gid)
  const between = await betOn(player, gid, [
    ['RE', 'RC'],
    ['ROU', 'OUO'],
    ['HRM', 'MH'],
    ['CNROU', 'OUO'],
  ])
  await player.site.advance(6)
  const line = openLine(player.site)
  line.send('memberLogin', { token: player.token, body: await jwtOf(player.site, player.token) })
  await player.direct(gid, { type: 'cancelGoal', side: 'home' })
  expect(await results(player, between)).toEqual(['D6', 'D6', 'D6', null])
  expect(await results(player, before)).toEqual([null])
  expect(player.venueCents()).toBe(1_000_00 - 2 * 10_00)
  const told = line.all('notification').filter(({ type }) => type === 'bet')
  expect(told.map(({ content }) => content)).toEqual([
    expect.stringMatching(/^.+ 对 .+，进球取消：3 张注单取消，共退回 30 元$/),
  ])
  await untilOpen(player, gid)
  const after = await betOn(player, gid, [['RE', 'RC']])
  await player.site.advance(6)
  await player.direct(gid, { type: 'finish', score: '0-0' })
  await player.site.advance(60)
  for (const id of [...before, ...after]) expect((await ticketOf(player, id)).result).not.toMatch(/^D/)
  expect(await results(player, between.slice(0, 3))).toEqual(['D6', 'D6', 'D6'])
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('a goal of the first half that is taken back in the second was never there for the bets of the first', async () => {
  const player = await bettor()
  const gid = await begun(player)
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await untilOpen(player, gid)
  const between = await betOn(player, gid, [['RE', 'RC']])
  await player.site.advance(6)
  await player.direct(gid, { type: 'halftime' })
  await player.site.advance(20 * 60)
  await player.direct(gid, { type: 'cancelGoal', side: 'home' })
  expect((await ticketOf(player, between[0]!)).legs[0]!.scoreAtBet).toEqual({ home: 1, away: 0 })
  expect(await results(player, between)).toEqual(['D6'])
  balanced(player)
})

test('a leg on a goal that never was counts as factor 1 in a parlay', async () => {
  const player = await bettor()
  const [one, two] = [await begun(player), await player.compose({ startsIn_s: 600 })]
  await player.direct(one, { type: 'goal', score: '1-0' })
  await untilOpen(player, one)
  const other = selection(await gameOf(player, two), 'M', 'MH')
  const entries = [selection(await gameOf(player, one), 'RE', 'RH'), other]
  const { ticket } = await player.get('bet_parlay', { entries, stake: '100', autoAccept: 'none' })
  await player.site.advance(6)
  await player.direct(one, { type: 'cancelGoal', side: 'home' })
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({
    state: 'accepted',
    legs: [{ result: 'D6' }, { result: null }],
  })
  await player.site.advance(700)
  await player.site.control('POST', `/matches/${two}/result`, { score: '1-0' })
  const settled = await ticketOf(player, ticket.ticket_id)
  expect(Number(settled.return)).toBeCloseTo(100 * (1 + Number(other.k)), 2)
  balanced(player)
})

test('a bet in play at a score that the corrected result does not come to is void with D6', async () => {
  const player = await bettor()
  const gid = await begun(player)
  const early = await betOn(player, gid, [['RE', 'RH']])
  await player.site.advance(6)
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await untilOpen(player, gid)
  const late = await betOn(player, gid, [['RE', 'RC']])
  await player.site.advance(6)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  expect(await results(player, late)).not.toEqual(['D6'])
  await player.site.control('POST', `/matches/${gid}/result`, { score: '0-0', corrected: true })
  expect(await results(player, late)).toEqual(['D6'])
  expect(await results(player, early)).not.toEqual(['D6'])
  balanced(player)
})

/** Past half-time and its check, in the interval. */
const toTheBreak = async (player: Bettor, gid: string) => {
  await player.direct(gid, { type: 'halftime' })
  await player.site.advance(40)
}

test('football: a goal in the break leaves the settled half as it is; half and full never part company', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 60 })
  const tickets = await betOn(player, gid, [
    ['HPD', 'H0C0'],
    ['F', 'FNH'],
  ])
  await player.site.advance(70)
  await player.direct(gid, { type: 'goal', score: '0-0' })
  await toTheBreak(player, gid)
  expect(await results(player, tickets)).toEqual(['W', null])
  await player.direct(gid, { type: 'goal', side: 'home' })
  const { sections, live } = await gameOf(player, gid)
  expect(live.HalfTime).toBe('Y')
  expect(sections).toEqual([
    { home: 0, away: 0 },
    { home: 1, away: 0 },
  ])
  await player.direct(gid, { type: 'finish', score: '1-0' })
  await player.site.advance(60)
  expect(await results(player, tickets)).toEqual(['W', 'W'])
  expect((await ticketOf(player, tickets[0]!)).reversedReturn).toBeNull()
  balanced(player)
})

test('football: cancelling a goal of the settled half settles the half anew, and half and full follow', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 60 })
  const tickets = await betOn(player, gid, [
    ['HM', 'MH'],
    ['HM', 'MN'],
    ['HEO', 'EOO'],
    ['F', 'FHN'],
    ['F', 'FNN'],
  ])
  await player.site.advance(70)
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await toTheBreak(player, gid)
  expect(await results(player, tickets)).toEqual(['W', 'L', 'W', null, null])
  const paid = (await ticketOf(player, tickets[0]!)).return
  await player.direct(gid, { type: 'cancelGoal', side: 'home' })
  expect(await results(player, tickets)).toEqual(['L', 'W', 'L', null, null])
  expect(await ticketOf(player, tickets[0]!)).toMatchObject({ return: '0.00', reversedReturn: paid })
  expect((await ticketOf(player, tickets[1]!)).legs[0]!.finalScore).toEqual({ home: 0, away: 0 })
  const { sections } = await gameOf(player, gid)
  expect(sections).toEqual([{ home: 0, away: 0 }])
  await player.direct(gid, { type: 'finish', score: '0-0' })
  await player.site.advance(60)
  expect(await results(player, tickets)).toEqual(['L', 'W', 'L', 'L', 'W'])
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('basketball: points in the break belong to the next quarter, and points taken back change the settled one', async () => {
  const player = await bettor()
  const gid = await player.compose({ sport: 'BK', startsIn_s: 60 })
  const tickets = await betOn(player, gid, [
    ['Q1EO', 'EOO'],
    ['HEO', 'EOO'],
  ])
  await player.site.advance(600)
  await toTheBreak(player, gid)
  const { sections: before, live } = await gameOf(player, gid)
  expect(live.HalfTime).toBe('Y')
  const was = await results(player, tickets)
  await player.direct(gid, { type: 'goal', side: 'home' })
  const { sections } = await gameOf(player, gid)
  expect(sections).toEqual([...before, { home: 2, away: 0 }])
  expect(await results(player, tickets)).toEqual(was)
  const sum = (of: typeof sections) => of.reduce((all, { home }) => all + home, 0)
  await player.direct(gid, {
    type: 'cancelGoal',
    score: `${sum(before) - 1}-${before.reduce((all, { away }) => all + away, 0)}`,
  })
  const { sections: after } = await gameOf(player, gid)
  expect([sum(after), Math.min(...after.map(({ home }) => home))]).toEqual([
    sum(before) - 1,
    expect.any(Number),
  ])
  expect(after.every(({ home, away }) => home >= 0 && away >= 0)).toBe(true)
  const turned = was.map((code) => (code === 'W' ? 'L' : 'W'))
  expect((await results(player, tickets))[1]).toBe(turned[1])
  balanced(player)
})

test('what a tester decided and what was sold stay as they are when a goal is cancelled', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 60 })
  const [decided] = await betOn(player, gid, [['HM', 'MH']])
  await player.site.advance(70)
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await toTheBreak(player, gid)
  await player.site.control('POST', `/bets/${decided}`, { outcome: 'D4' })
  await player.direct(gid, { type: 'cancelGoal', side: 'home' })
  expect(await results(player, [decided!])).toEqual(['D4'])
  balanced(player)
})
