import { expect, test } from 'vitest'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { jwtOf, openLine } from '../chat/line.ts'
import { bettor, gameOf, selection } from './rig/bettor.ts'

// [C-RES-W C-RES-LL]
test('a parlay of two half losses keeps its code and is told as the loss that it is', async () => {
  const player = await bettor()
  const { site, token } = player
  const compose = (home: string) =>
    player.compose({
      startsIn_s: 600,
      home,
      away: '湾畔海燕',
      markets: [{ wtype: 'R', line: -0.25, odds: { RH: '0.95', RC: '0.95' } }],
    })
  const gids = [await compose('澄江雄狮'), await compose('枫川天狼')]
  const entries = await Promise.all(gids.map(async (gid) => selection(await gameOf(player, gid), 'R', 'RH')))
  const { ticket } = await player.get('bet_parlay', { entries, stake: '50', autoAccept: 'any' })
  const line = openLine(site)
  line.send('memberLogin', { token, body: await jwtOf(site, token) })
  await site.advance(700)
  for (const gid of gids) await site.control('POST', `/matches/${gid}/result`, { score: '1-1' })
  const [settled] = (await player.get('get_ticket', { ticketIds: [ticket.ticket_id] })).tickets
  expect(settled).toMatchObject({ result: 'W', return: '12.50' })
  expect(settled!.legs.map(({ result }) => result)).toEqual(['LL', 'LL'])
  expect(recordOfTicket(settled!)).toMatchObject({ result: 'W', resultName: '输', win: '-37.50' })
  const told = line.all('notification').filter(({ type }) => type === 'bet')
  expect(told.map(({ content }) => content)).toEqual([
    '澄江雄狮 对 湾畔海燕 等 2 场，输 37.50 元，返还 12.50 元',
  ])
})
