import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { expectStatus } from '../harness.ts'
import { bettor } from '../sport/rig/bettor.ts'

const { bet, wallet } = contract

it('a handicap bet in play waits five seconds, is accepted, settles to the cent and is on record', async () => {
  const me = await bettor({ venue: '1000.00' })
  const { leagues } = await me.get('get_game_list', { market: 'RB', sport: 'FT', oddsType: 'H' })
  const games = leagues.flatMap((league) => league.games)
  expect(games.length).toBeGreaterThan(10)
  const handicaps = games.flatMap((game) =>
    game.lines
      .filter((line) => line.wtype === 'RE' && line.selections.every(({ k }) => k !== ''))
      .map((line) => ({ game, line })),
  )
  const { game, line } = handicaps[0]!
  const pick = line.selections[0]!
  const entry = {
    gameId: line.gameId,
    wtype: line.wtype,
    w: pick.w,
    line: line.line,
    k: pick.k,
    stake: '100.00',
  }
  const { entries } = await me.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  expect(entries).toMatchObject([{ active: 'delay', risk: '100.00' }])
  const ticketIds = [entries[0]!.ticket_id]
  expect(me.venueCents()).toBe(90_000)
  await me.site.control('POST', '/clock', { advance_s: 6 })
  expect((await me.get('get_ticket', { ticketIds })).tickets[0]!.state).toMatch(/accepted|refused/)
  await me.direct(game.gameInfo.hgid, { type: 'goal', side: 'home' })
  await me.direct(game.gameInfo.hgid, { type: 'finish' })
  await me.site.control('POST', '/clock', { advance_s: 600 })
  const { data } = await me.site.call(bet.betRecordList, {}, { token: me.token })
  expect(data.records).toMatchObject([
    { ticketId: ticketIds[0], status: expect.stringMatching(/settled|refused/) },
  ])
  const back = Math.round(Number(data.records[0]!.payout) * 100)
  expect(me.venueCents()).toBe(90_000 + back)
  expect((await me.site.control('GET', '/ledger')).body).toMatchObject({ balanced: true, drift_cents: 0 })
  const balance = await me.site.call(wallet.getBalance, {}, { token: me.token })
  expectStatus(balance, 'SUCCESS')
  expect(balance.data.openBets).toBe('0.00')
})
