import { contract } from '@app/contract'
import type { Scene } from '../scene.ts'
import { AWAY, HOME, inPlay, openChannel } from './slip.ts'

interface Listed {
  matches: { gid: string; status: string; kickOff?: number }[]
}

export const vip5Evening: Scene = {
  name: 'vip5-evening',
  title: 'VIP5 的周末夜晚',
  story: `老会员 vip5 的滚球之夜：刚存入 5,000 元，体育余额充足，${HOME} 对 ${AWAY} 踢到下半场 1-0，手上有滚球单注、赛前单注与一张串关尚未结算。`,
  as: 'vip5',
  opens: '/game/sport/crty',
  tell: async (stage) => {
    const vip5 = await stage.as('vip5')
    const { orderNo } = await vip5.do(contract.deposit.pay, {
      typeCode: 'bank',
      amount: '5000',
      payerName: '张远航',
    })
    await stage.control('POST', `/orders/${orderNo}`, { outcome: 'success' })
    const gid = await inPlay(stage, 62)
    await stage.control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'home', score: '1-0' })
    stage.pass(150)
    const channel = await openChannel(stage, vip5)
    await channel.bet(await channel.choice(gid, 'RE', 'RH'), '500')
    stage.pass(20)
    await channel.bet(await channel.choice(gid, 'ROU', 'OUO'), '300')
    stage.pass(20)
    const { matches } = await stage.control<Listed>('GET', '/matches?market=FT&sport=FT&limit=6')
    const later = await Promise.all(
      matches.slice(0, 3).map(({ gid: each }) => channel.choice(each, 'M', 'MH')),
    )
    const [first] = later
    if (first) await channel.bet(first, '200')
    stage.pass(20)
    if (later.length > 1) await channel.parlay(later, '100')
    stage.pass(20)
  },
}
