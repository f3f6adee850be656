import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { STATUS } from '@app/contract/kit/status'
import { explain } from '@app/contract/sport/settle/explain'
import { sidesText } from '@app/contract/sport/market/sides'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const { wallet } = contract

const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

/** A single on the home side of a match that starts in ten minutes. */
const placed = async (player: Bettor, wtype = 'M', w = 'MH') => {
  const gid = await player.compose({ startsIn_s: 600 })
  const entry = { ...selection(await gameOf(player, gid), wtype, w), stake: '100' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })
  return { gid, ticketId: entries[0]!.ticket_id }
}
const offerOf = async (player: Bettor, ticketId: string) =>
  (await player.get('cash_out_quote', { ticketIds: [ticketId] })).quotes[0]!

test('before the match an offer is the stake less both margins; a lead makes it worth more, a deficit less', async () => {
  const player = await bettor()
  const { gid, ticketId } = await placed(player)
  const before = toCents((await offerOf(player, ticketId)).amount)
  expect(before).toBeGreaterThan(80_00)
  expect(before).toBeLessThan(95_00)
  await player.site.advance(1_800)
  await player.direct(gid, { type: 'goal', score: '2-0' })
  expect(await offerOf(player, ticketId)).toMatchObject({ amount: '', reason: 'suspended' })
  await player.site.advance(120)
  const leading = toCents((await offerOf(player, ticketId)).amount)
  expect(leading).toBeGreaterThan(before)
  await player.direct(gid, { type: 'goal', score: '2-4' })
  await player.site.advance(120)
  expect(toCents((await offerOf(player, ticketId)).amount)).toBeLessThan(before / 2)
  expect(takeComplaints()).toEqual([])
})

test('taking the offer pays it at once, closes the ticket for good and is told in the record', async () => {
  const player = await bettor()
  const { gid, ticketId } = await placed(player)
  const { amount } = await offerOf(player, ticketId)
  const taken = await player.get('cash_out', { ticketId, amount: amount, accept: 'none' })
  expect(taken).toMatchObject({ active: 'accepted', reason: null, amount })
  expect(taken.ticket).toMatchObject({ state: 'settled', result: null, return: amount, cashOut: { amount } })
  expect(player.venueCents()).toBe(9_900_00 + toCents(amount))
  expect(explain(taken.ticket).map(({ step }) => step)).toEqual(['risk', 'cashOut', 'return'])
  expect((await player.get('cash_out', { ticketId, amount: '1.00', accept: 'any' })).reason).toBe(
    'cashOutClosed',
  )
  await player.site.advance(700)
  await player.site.control('POST', `/matches/${gid}/result`, { score: '5-0' })
  await player.site.control('POST', `/matches/${gid}/result`, { score: '0-5', corrected: true })
  expect(player.venueCents()).toBe(9_900_00 + toCents(amount))
  expect((await player.site.control('POST', `/bets/${ticketId}`, { outcome: 'W' })).status).toBe(400)
  const { records } = siteOf(player.site.world).bets.list(player.id, { pageNum: 1, pageSize: 10 })
  expect(records[0]).toMatchObject({
    statusName: '已兑现',
    resultName: '提前兑现',
    payout: amount,
    valid: '0.00',
  })
  const { data } = await player.site.call(wallet.queryDealRecord, { orderNo: ticketId }, player)
  const { match, pickName } = records[0]!.legs[0]!
  const remark = `独赢 ${pickName} · ${sidesText(match!)}`
  expect(data.records.map((deal) => [deal.typeName, deal.remark])).toEqual([
    ['提前兑现', remark],
    ['投注', remark],
  ])
  balanced(player)
})

test('an offer that has moved is refused with the new one, unless any or a better one is taken', async () => {
  const player = await bettor()
  const { ticketId } = await placed(player)
  const { amount } = await offerOf(player, ticketId)
  const seen = '999.00'
  const ask = (accept: 'any' | 'better' | 'none', wanted = seen) =>
    player.get('cash_out', { ticketId, amount: wanted, accept })
  expect(await ask('none')).toMatchObject({ active: 'refused', reason: 'cashOutChanged', amount })
  expect((await ask('better')).reason).toBe('cashOutChanged')
  expect((await ask('better', '1.00')).active).toBe('accepted')
  balanced(player)
})

test('a waiting ticket, a finished match and a ticket of somebody else have no offer', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -600 })
  await player.site.advance(60)
  const entry = { ...selection(await gameOf(player, gid), 'RM', 'MH'), stake: '100' }
  const { entries } = await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  const ticketId = entries[0]!.ticket_id
  if (ticketId !== '') expect((await offerOf(player, ticketId)).reason).toBe('pendingConfirmation')
  const other = await bettor({}, player.site)
  expect((await other.get('cash_out_quote', { ticketIds: [ticketId || 'x'] })).quotes).toEqual([])
  expect((await other.ask('cash_out', { ticketId: 'x', amount: '1.00', accept: 'any' })).status_code).toBe(
    STATUS.NO_DATA.code,
  )
})

test('a parlay and a system are worth what their legs are', async () => {
  const player = await bettor()
  const gids = [
    await player.compose({ startsIn_s: 600 }),
    await player.compose({ startsIn_s: 600, sport: 'TN' }),
  ]
  gids.push(await player.compose({ startsIn_s: 600, sport: 'BS' }))
  const entries = []
  for (const gid of gids) entries.push(selection(await gameOf(player, gid), 'M', 'MH'))
  const parlay = (await player.get('bet_parlay', { entries, stake: '100', autoAccept: 'none' })).ticket
  const asked = { entries, system: '3串4', stake: '25', autoAccept: 'none' } as const
  const system = (await player.get('bet_system', asked)).ticket
  for (const { ticket_id } of [parlay, system]) {
    const cents = toCents((await offerOf(player, ticket_id)).amount)
    expect(cents).toBeGreaterThan(60_00)
    expect(cents).toBeLessThan(95_00)
  }
  await player.site.advance(660)
  await player.direct(gids[1]!, { type: 'set', side: 'H' })
  await player.site.advance(60)
  expect(toCents((await offerOf(player, parlay.ticket_id)).amount)).toBeGreaterThan(100_00)
})

test('the replay tells price, score and worth from the bet to the end', async () => {
  const player = await bettor()
  const { gid, ticketId } = await placed(player, 'OU', 'OUO')
  await player.site.advance(1_800)
  await player.direct(gid, { type: 'goal', side: 'H' })
  await player.site.advance(3 * 3_600)
  const replay = await player.get('get_replay', { ticketId })
  expect(replay.steps.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'settled'])
  const [leg] = replay.legs
  expect(leg!.points.length).toBeGreaterThan(20)
  expect(leg!.points[0]).toMatchObject({ score: { home: 0, away: 0 }, k: replay.ticket.legs[0]!.k })
  expect(leg!.points.at(-1)!.score).toEqual(replay.ticket.legs[0]!.finalScore)
  expect(leg!.events.some(({ type }) => type === 'goal')).toBe(true)
  const worth = replay.worth.map(({ amount }) => toCents(amount))
  expect(worth[0]).toBeGreaterThan(80_00)
  expect(worth.at(-1)).toBe(toCents(replay.ticket.return!))
  expect((await player.ask('get_replay', { ticketId: 'nothing' })).status_code).toBe(STATUS.NO_DATA.code)
  expect(takeComplaints()).toEqual([])
})
