import { contract } from '@app/contract'
import type { Scene } from '../scene.ts'

export const lockedBonus: Scene = {
  name: 'locked-bonus',
  title: '活动流水未达标',
  story:
    'locked01 参加了真人场馆的活动，流水还差 1,500 元：进入与转出真人场馆都会提示 6413，资金留在场馆里。可以选择继续进入游戏完成流水，或先去别处看看。',
  as: 'locked01',
  opens: '/mine/transfermoney',
  tell: async ({ as, pass }) => {
    const member = await as('locked01')
    const refused = await member.do(contract.venue.launch, { enName: 'CWZR' }).then(
      () => false,
      () => true,
    )
    if (!refused) throw new Error('the locked venue let the member in')
    pass(30)
  },
}
