import { expect, test } from 'vitest'
import { resultLabel, voidReasons } from '@app/contract/sport/settle/results'
import { contract } from '@app/contract'
import { bettor, gameOf, selection } from './rig/bettor.ts'

/** A ticket of 100 at 0.95, and a tester's word on it. */
const staked = async () => {
  const player = await bettor({ venue: '100.00' })
  const gid = await player.compose({
    startsIn_s: 600,
    markets: [{ wtype: 'R', line: -0.5, odds: { RH: '0.95', RC: '0.85' } }],
  })
  const entries = [{ ...selection(await gameOf(player, gid), 'R', 'RH'), stake: '100' }]
  const placed = (await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })).entries[0]!
  const decide = async (outcome: string) => {
    const { status } = await player.site.control('POST', `/bets/${placed.ticket_id}`, { outcome })
    expect(status).toBe(200)
  }
  const ticket = async () => (await player.get('get_ticket', { ticketIds: [placed.ticket_id] })).tickets[0]!
  const record = async () =>
    (await player.site.call(contract.bet.betRecordList, {}, { token: player.token })).data.records[0]!
  return { player, decide, ticket, record }
}

// [C-RES-D C-RES-L C-RES-LL C-RES-LW C-RES-P C-RES-W]
test.each([
  ['W', 195_00],
  ['LW', 147_50],
  ['LL', 50_00],
  ['L', 0],
  ['P', 100_00],
  ['D', 100_00],
] as const)(
  'a ticket of 100 at 0.95 decided %s pays %i cents, and its record says so',
  async (code, cents) => {
    const { player, decide, ticket, record } = await staked()
    await decide(code)
    expect(player.venueCents()).toBe(cents)
    expect(await ticket()).toMatchObject({ state: 'settled', result: code })
    expect((await record()).resultName).toBe(resultLabel(code))
  },
)

test('A takes the settlement back: the ticket is open again [C-RES-A]', async () => {
  const { player, decide, ticket } = await staked()
  await decide('W')
  await decide('A')
  expect(player.venueCents()).toBe(0)
  expect(await ticket()).toMatchObject({ state: 'accepted', result: 'A', return: null })
})

// [C-RES-D01 C-RES-D02 C-RES-D03 C-RES-D04 C-RES-D05 C-RES-D06 C-RES-D07 C-RES-D08 C-RES-D09 C-RES-D10]
// [C-RES-D11 C-RES-D12 C-RES-D13 C-RES-D14 C-RES-D15 C-RES-D16 C-RES-D17 C-RES-D18 C-RES-D19 C-RES-D20]
// [C-RES-D21 C-RES-D22 C-RES-D23 C-RES-D24]
test('each of the 24 reasons of a cancellation returns the stake and is named on record', async () => {
  const { player, decide, ticket, record } = await staked()
  for (const [code, words] of Object.entries(voidReasons)) {
    await decide(code)
    expect([code, player.venueCents()]).toEqual([code, 100_00])
    expect(await ticket()).toMatchObject({ state: 'settled', result: code, return: '100.00' })
    expect((await record()).resultName).toBe(words)
  }
})
