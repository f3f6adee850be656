import { expect, test } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const ticketOf = async (player: Bettor, ticketId: string) =>
  (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets[0]!
const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

test('a corrected result takes the settlement back and pays anew; the ticket shows both', async () => {
  const player = await bettor({ venue: '100.00' })
  const gid = await player.compose({
    startsIn_s: 60,
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '100' }
  const [placed] = (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(120)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  expect(player.venueCents()).toBe(200_00)
  expect((await player.site.control('POST', `/matches/${gid}/result`, { score: '0-2' })).status).toBe(400)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '0-2', corrected: true })
  expect(player.venueCents()).toBe(0)
  expect(await ticketOf(player, placed!.ticket_id)).toMatchObject({
    result: 'L',
    return: '0.00',
    reversedReturn: '200.00',
  })
  balanced(player)
})

test('a tester decides a ticket: won, taken back, void for a reason', async () => {
  const player = await bettor({ venue: '100.00' })
  const gid = await player.compose({
    startsIn_s: 600,
    markets: [{ wtype: 'M', odds: { MH: '0.50', MN: '2.00', MC: '3.00' } }],
  })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '100' }
  const [placed] = (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })).entries
  const decide = (outcome: string) => player.site.control('POST', `/bets/${placed!.ticket_id}`, { outcome })
  expect((await decide('W')).status).toBe(200)
  expect(player.venueCents()).toBe(150_00)
  await decide('A')
  expect([player.venueCents(), (await ticketOf(player, placed!.ticket_id)).result]).toEqual([0, 'A'])
  await decide('D2')
  expect([player.venueCents(), (await ticketOf(player, placed!.ticket_id)).result]).toEqual([100_00, 'D2'])
  const history = await player.get('get_history', { startTime: 0, endTime: player.site.world.clock.now() })
  expect(history).toMatchObject({ total: 1, totals: { stake: '100.00', return: '100.00' } })
  expect((await player.site.control('POST', '/bets/1', { outcome: 'W' })).status).toBe(404)
  balanced(player)
})

test('a restored ticket is open again and the next result settles it', async () => {
  const player = await bettor({ venue: '100.00' })
  const gid = await player.compose({
    startsIn_s: 60,
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MC'), stake: '100' }
  const [placed] = (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(120)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  await player.site.control('POST', `/bets/${placed!.ticket_id}`, { outcome: 'A' })
  expect(await ticketOf(player, placed!.ticket_id)).toMatchObject({
    state: 'accepted',
    result: 'A',
    return: null,
  })
  const { quotes } = await player.get('cash_out_quote', { ticketIds: [placed!.ticket_id] })
  expect(quotes).toMatchObject([{ reason: 'cashOutClosed' }])
  await player.site.control('POST', `/matches/${gid}/result`, { score: '0-1' })
  expect(await ticketOf(player, placed!.ticket_id)).toMatchObject({
    state: 'settled',
    result: 'W',
    return: '400.00',
  })
  balanced(player)
})

test('a correction that the member can not pay back changes nothing', async () => {
  const player = await bettor({ venue: '100.00' })
  const gid = await player.compose({
    startsIn_s: 60,
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  const later = await player.compose({ startsIn_s: 9_000 })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '100' }
  const [placed] = (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(120)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  const away = { ...selection(await gameOf(player, later), 'M', 'MH'), stake: '200' }
  await player.get('bet', { entries: [away], oddsType: 'H', autoAccept: 'none' })
  const refused = await player.site.control<{ error: string }>('POST', `/matches/${gid}/result`, {
    score: '0-1',
    corrected: true,
  })
  expect(refused).toMatchObject({ status: 400, body: { error: '会员余额不足，无法收回已派彩的金额' } })
  expect(await ticketOf(player, placed!.ticket_id)).toMatchObject({
    state: 'settled',
    result: 'W',
    return: '200.00',
  })
  const { body } = await player.site.control<{ official: unknown }>('GET', `/matches/${gid}`)
  expect(body.official).toEqual({ full: [1, 0], half: null })
  balanced(player)
})
