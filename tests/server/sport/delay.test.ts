import { expect, test } from 'vitest'
import { type Bettor, bettor, gameOf } from './rig/bettor.ts'

/** Bets on both sides of the first line that is open, as soon as one is. */
const betOnBothSides = async (player: Bettor, gid: string): Promise<string[]> => {
  for (let turn = 0; turn < 60; turn += 1) {
    const { lines } = await gameOf(player, gid)
    const open = lines.find(({ line, selections }) => line !== null && selections.every(({ k }) => k !== ''))
    if (open) {
      const { gameId, wtype, line, selections } = open
      const entries = selections.map(({ w, k }) => ({ gameId, wtype, w, line, k, stake: '20' }))
      const placed = await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })
      expect(placed.entries.map(({ active }) => active)).toEqual(['delay', 'delay'])
      return placed.entries.map(({ ticket_id }) => ticket_id)
    }
    await player.site.advance(5)
  }
  throw new Error('bets stay suspended')
}

/** Were they refused, whoever bets against the side that is about to win the set would lose only when it doesn't. */
for (const [sport, type, event] of [
  ['VB', 'set', 'a set'],
  ['TT', 'set', 'a set'],
  ['TN', 'set', 'a set'],
  ['SK', 'set', 'a frame'],
  ['BS', 'goal', 'a run'],
] as const)
  test(`${sport}: ${event}, which comes by turns, refuses none of the bets that wait`, async () => {
    const player = await bettor()
    const gid = await player.compose({ sport, startsIn_s: -300 })
    const ticketIds = await betOnBothSides(player, gid)
    await player.site.advance(2)
    await player.direct(gid, { type, side: 'H' })
    await player.site.advance(3)
    const { tickets } = await player.get('get_ticket', { ticketIds })
    expect(tickets.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
  })
