import type { Scene } from '../scene.ts'
import { AWAY, HOME, inPlay, openChannel } from './slip.ts'

export const goalInDelay: Scene = {
  name: 'goal-in-delay',
  title: '确认期间进球',
  story: `vip5 在 ${HOME} 对 ${AWAY} 的滚球中投注 200 元，五秒确认期内客队进球。站点时间停在进球的那一刻：让时间走起来（时钟：取消冻结，或快进 5 秒），注单被拒绝，本金退回。`,
  as: 'vip5',
  opens: '/game/sport/crty',
  tell: async (stage) => {
    const gid = await inPlay(stage, 10)
    stage.pass(90)
    const channel = await openChannel(stage, await stage.as('vip5'))
    await channel.bet(await channel.choice(gid, 'ROU', 'OUU'), '200')
    stage.pass(2)
    await stage.control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'away' })
    await stage.control('POST', '/clock', { frozen: true })
    return { opens: `/game/sport/crty?hgid=${gid}` }
  },
}
