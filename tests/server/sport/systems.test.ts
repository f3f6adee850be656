import { expect, test } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
const ticketOf = async (player: Bettor, ticketId: string) =>
  (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets[0]!

/** Matches with a home handicap of their own price and line. */
const legs = async (player: Bettor, prices: readonly string[], line = -0.5) => {
  const gids: string[] = []
  for (const [index, price] of prices.entries())
    gids.push(
      await player.compose({
        startsIn_s: 600,
        home: `甲${index}队`,
        markets: [{ wtype: 'R', line, odds: { RH: price, RC: '0.80' } }],
      }),
    )
  const entries = []
  for (const gid of gids) entries.push(selection(await gameOf(player, gid), 'R', 'RH'))
  return { gids, entries }
}
const finish = async (player: Bettor, gids: readonly string[], scores: readonly string[]) => {
  await player.site.advance(700)
  for (const [index, gid] of gids.entries())
    if (scores[index]) await player.site.control('POST', `/matches/${gid}/result`, { score: scores[index] })
}

test('a 4串11 costs eleven stakes and pays every combination that won', async () => {
  const player = await bettor()
  const { gids, entries } = await legs(player, ['1.00', '1.00', '1.00', '1.00'])
  const view = await player.get('order_view', { entries, mode: 'series', oddsType: 'H' })
  expect(view.systems.map(({ code, bets }) => [code, bets])).toEqual([
    ['4串4', 4],
    ['4串5', 5],
    ['4串6', 6],
    ['4串11', 11],
  ])
  // All win at 2.00: six doubles of 4, four trebles of 8, one of 16.
  expect(view.systems[3]).toMatchObject({ odds: '72.00', max: '1818.18' })
  const asked = { entries, system: '4串11', stake: '10', autoAccept: 'none' } as const
  const { ticket } = await player.get('bet_system', asked)
  expect(ticket).toMatchObject({ active: 'accepted', risk: '110.00', win: '610.00' })
  expect(player.venueCents()).toBe(9_890_00)
  await finish(player, gids, ['1-0', '1-0', '0-1', '1-0'])
  // Three winners: three doubles of 4 and a treble of 8.
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({
    kind: 'system',
    system: { code: '4串11', sizes: [2, 3, 4], bets: 11 },
    state: 'settled',
    result: 'W',
    return: '200.00',
  })
  expect(player.venueCents()).toBe(10_090_00)
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('voids and half results keep their factors in a system', async () => {
  const player = await bettor()
  const { gids, entries } = await legs(player, ['0.90', '0.80', '1.10'], -0.75)
  const { ticket } = await player.get('bet_system', {
    entries,
    system: '3串4',
    stake: '10',
    autoAccept: 'none',
  })
  await player.site.control('POST', `/matches/${gids[2]}/events`, { type: 'abandon' })
  await finish(player, gids, ['1-0', '2-0'])
  // 1 + 0.9/2, 1.8 and a void: 10 × (1.45·1.8 + 1.45 + 1.8 + 1.45·1.8).
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({ result: 'W', return: '84.70' })
  balanced(player)
})

test('a system is lost as soon as too few legs are left for it', async () => {
  const player = await bettor()
  const { gids, entries } = await legs(player, ['0.90', '0.80', '1.10'])
  const { ticket } = await player.get('bet_system', {
    entries,
    system: '3串3',
    stake: '10',
    autoAccept: 'none',
  })
  await finish(player, gids, ['0-1', '0-1'])
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({
    state: 'settled',
    result: 'L',
    return: '0.00',
  })
  balanced(player)
})

test('a system nobody knows, one match twice and too much money are refused with their reasons', async () => {
  const player = await bettor({ venue: '100.00' })
  const { entries } = await legs(player, ['0.90', '0.80', '1.10'])
  const ask = async (system: string, stake: string, chosen = entries) =>
    (await player.get('bet_system', { entries: chosen, system, stake, autoAccept: 'none' })).ticket.reason
  expect(await ask('3串9', '10')).toBe('systemUnknown')
  expect(await ask('3串4', '26')).toBe('insufficientBalance')
  expect(await ask('3串4', '5')).toBe('belowMin')
  expect(await ask('3串4', '6000')).toBe('aboveMax')
  expect(await ask('3串4', '10', [entries[0]!, entries[0]!, entries[1]!])).toBe('sameMatch')
  expect(player.venueCents()).toBe(100_00)
})

test('the bet record names the system and counts what it cost', async () => {
  const player = await bettor()
  const { entries } = await legs(player, ['0.90', '0.80', '1.10'])
  await player.get('bet_system', { entries, system: '3串4', stake: '10', autoAccept: 'none' })
  const { records } = siteOf(player.site.world).bets.list(player.id, { pageNum: 1, pageSize: 10 })
  expect(records[0]).toMatchObject({ parlay: '3串4', stake: '10.00', risk: '40.00', gameName: '系统串关' })
})
