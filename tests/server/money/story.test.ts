import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { testSite } from '../harness.ts'

const { venue, wallet, bet, sport } = contract

it('a handicap bet in play waits five seconds, is accepted, settles to the cent and is on record', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const { data: launched } = await site.call(venue.launch, { enName: 'crty' }, { token })
  const channel = (method: string, request: object) =>
    site.call(
      sport.resource,
      { method, enName: 'crty', request: { timestamp: 0, token: launched.channel!.token, language: 'zh-cn', ip: '', ...request } } as never,
      { token },
    ) as Promise<{ status_code: number; data: any; message: string }>
  const list = await channel('get_game_list', { market: 'RB', sport: 'FT' })
  const rows = list.data.leagues.flatMap((league: any) => league.games)
  expect(rows.length).toBeGreaterThan(10)
  const row = rows.find((game: any) => game.lines.some((line: any) => line.wtype === 'RE' && line.selections.every((s: any) => s.k)))
  const line = row.lines.find((one: any) => one.wtype === 'RE')
  const pick = line.selections[0]
  const entry = {
    gameInfo: row.gameInfo,
    playInfo: { w: pick.w, wtype: 'RE' },
    oddInfo: { r: pick.k, gameId: row.gameInfo.gameId, line: line.line },
    stake: '100.00',
  }
  const placed = await channel('bet', { entries: [entry], oddsType: 'H', autoAccept: 'any' })
  expect(placed.message).toBe('成功')
  const ticketId = placed.data.entries[0].bettingData.ticket_id
  expect(placed.data.entries[0].bettingData.active).toBe('delay')
  await site.control('POST', '/clock', { advance_s: 6 })
  const state = await channel('get_ticket', { ticketIds: [ticketId] })
  expect(state.data.tickets[0].state).toBe('accepted')
  await site.control('POST', `/matches/${row.gameInfo.gameId}/events`, { type: 'goal', side: 'home' })
  await site.control('POST', `/matches/${row.gameInfo.gameId}/events`, { type: 'finish' })
  await site.control('POST', '/clock', { advance_s: 600 })
  const records = await site.call(bet.betRecordList, {}, { token })
  expect(records.data.records[0]).toMatchObject({ ticketId, status: 'settled', result: expect.stringMatching(/^(W|LW|P|LL|L)$/) })
  expect((await site.control('GET', '/ledger')).body).toMatchObject({ balanced: true })
  expect((await site.call(wallet.getBalance, {}, { token })).data.openBets).toBe('0.00')
})
