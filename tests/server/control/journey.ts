import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { siteOf } from '../../../mock-server/src/site.ts'
import { openLine } from '../chat/line.ts'
import { login } from '../rig/doors.ts'
import { solvePicture, withoutCaptcha } from '../../verify/steps/doors.ts'
import { app, type TestSite } from '../harness.ts'

interface Listed {
  entries: { id: number; path: string; statusCode: number | null; method: string }[]
}
export const entriesOf = async (site: TestSite, query = '') =>
  (await site.control<Listed>('GET', `/journal${query}`)).body.entries

/** A bit of everything: captcha, login, money, sport, chat, faults, the clock and the director. */
export const liveALittle = async (site: TestSite): Promise<void> => {
  await solvePicture(site)
  await withoutCaptcha(site)
  await site.control('PATCH', '/members/vip5', { autoTransfer: false })
  await login(site, 'vip5')
  const token = await site.as('vip5')
  await site.call(contract.wallet.getBalance, {}, { token })
  await site.advance(3)
  const paid = await site.call(
    contract.deposit.pay,
    { typeCode: 'bank', amount: '500', payerName: '张远航' },
    { token },
  )
  await site.control('POST', `/orders/${paid.data.orderNo}`, { outcome: 'success' })
  const { body: match } = await site.control<{ gid: string }>('POST', '/matches', {
    home: '云渚龙骑',
    away: '岚港海豹',
    startsIn_s: -900,
  })
  const jwt = await site.call(contract.member.jwt, {}, { token })
  const line = openLine({ ...site, world: app.worlds.get(site.name) })
  line.send('memberLogin', { token, body: jwt.data })
  line.send('joinRoom', { rid: `match-${match.gid}` })
  line.send('sendMessage', { msg: '开球啦' })
  await site.advance(5)
  app.worlds.tick()
  const launched = await site.call(contract.venue.launch, { enName: 'CRTY', isActivity: true }, { token })
  const channel = { timestamp: 0, token: launched.data.channel!.token, language: 'zh-cn', ip: '' }
  const board = { market: 'RB', sport: 'FT', oddsType: 'H' }
  const ask = (method: string, request: object) =>
    site.call(
      contract.sport.resource,
      { method, enName: 'crty', request: { ...channel, ...request } } as never,
      { token },
    )
  await ask('get_game_list', board)
  await site.control('POST', `/matches/${match.gid}/events`, { type: 'goal', side: 'home' })
  await site.advance(7)
  app.worlds.tick()
  await ask('get_game_list', board)
  await site.control('POST', '/faults', {
    path: '/fd/api/v1/transfer/*',
    status_code: STATUS.MAINTENANCE.code,
    times: 1,
  })
  await site.call(contract.wallet.getBalance, {}, { token })
  await site.call(contract.wallet.getBalance, {}, { token })
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { token })
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { token })
  await site.control('POST', '/clock', { advance_s: 3_600 })
  await site.call(contract.chat.history, { rid: `match-${match.gid}`, pageSize: 50 })
  await site.call(contract.wallet.queryDealRecord, {}, { token })
  line.session.closed()
}

export const moneyOf = (site: TestSite, name = 'vip5', world = site.name) => {
  const here = siteOf(app.worlds.get(world))
  return here.wallet.balances(here.members.byName(name)!.id).center
}
