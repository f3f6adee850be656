import { expect, test } from 'vitest'
import { toCents } from '@app/contract/kit/cents'
import { siteOf } from '../../../mock-server/src/site.ts'
import { app, takeComplaints } from '../harness.ts'
import { bettor, gameOf } from './rig/bettor.ts'
import { betOnEverything } from './rig/everything.ts'
import { oracle } from './rig/oracle.ts'
import { stream } from './rig/stream.ts'

/** The suite samples; `npm run task soak oracle` plays the 100,000 of the bar. */
const BETS = Number(process.env['BETS'] ?? 300)
const FUNDS = 100_000_00
/** A world is left behind before its tables grow large. */
const MATCHES_A_WORLD = 25

test(`${BETS} bets at random scores pay to the cent what an independent reckoning says, and no money is made or lost`, async () => {
  const below = stream(Number(process.env['SEED'] ?? 11))
  const stakeOf = () => `${10 + below(400)}.${String(below(100)).padStart(2, '0')}`
  const wrong: string[] = []
  let placed = 0
  while (placed < BETS) {
    const host = await bettor()
    for (let match = 0; match < MATCHES_A_WORLD && placed < BETS; match += 1) {
      const player = await bettor({ venue: '100000.00' }, host.site)
      const gid = await player.compose({ startsIn_s: 600 + below(3_000) })
      const bets = await betOnEverything(player, await gameOf(player, gid), stakeOf)
      placed += bets.length
      const [home, away] = [below(7), below(6)]
      const half: [number, number] = [below(home + 1), below(away + 1)]
      await player.site.advance(3_700)
      await player.site.control('POST', `/matches/${gid}/result`, {
        score: `${home}-${away}`,
        half: half.join('-'),
      })
      const paid = new Map(
        siteOf(player.site.world)
          .sport.ticketsOf(player.id, { limit: 1_000 })
          .map((ticket) => [ticket.ticket_id, ticket]),
      )
      let balance = FUNDS
      for (const bet of bets) {
        const ticket = paid.get(bet.ticketId)
        const back = toCents(ticket?.return ?? '0.00')
        const should = oracle(bet, home, away, half)
        balance += back - bet.stakeCents
        if (ticket?.state !== 'settled' || back !== should)
          wrong.push(
            `${home}-${away} ${bet.family} ${bet.w} ${bet.line}: ${ticket?.state} ${back}, not ${should}`,
          )
      }
      if (player.venueCents() !== balance) wrong.push(`${player.venueCents()} in the venue, not ${balance}`)
    }
    expect(siteOf(host.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
    app.worlds.drop(host.site.name)
  }
  expect(wrong).toEqual([])
  expect(takeComplaints()).toEqual([])
}, 7_200_000)
