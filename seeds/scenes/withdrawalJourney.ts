import { contract } from '@app/contract'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_SECOND_PASSWORD } from '../people.ts'
import type { Actor, Scene } from '../scene.ts'

const withdraw = async (actor: Actor, amount: string): Promise<string> => {
  const { bank } = await actor.do(contract.card.queryMemberBanksInfoList, {})
  const order = await actor.do(contract.withdraw.create, {
    type: 'bank',
    cardId: bank[0]?.id ?? '',
    amount,
    secondPassword: passwordHash(CAST_SECOND_PASSWORD),
  })
  return order.orderNo
}

export const withdrawalJourney: Scene = {
  name: 'withdrawal-journey',
  title: '一天里的三笔取款',
  story:
    'vip5 今天取款三次：1,000 元已到账，800 元被退回并说明原因，2,000 元正在审核。用订单控制决定最后一笔的结果，看进度条怎样走完。',
  as: 'vip5',
  opens: '/mine/takemoney',
  tell: async (stage) => {
    const vip5 = await stage.as('vip5')
    const paid = await withdraw(vip5, '1000')
    stage.pass(5)
    await stage.control('POST', `/orders/${paid}`, { outcome: 'success' })
    stage.pass(1_800)
    const refused = await withdraw(vip5, '800')
    stage.pass(5)
    await stage.control('POST', `/orders/${refused}`, {
      outcome: 'fail',
      reason: '开户行信息与姓名不符，请核对银行卡后重试',
    })
    stage.pass(1_800)
    const open = await withdraw(vip5, '2000')
    await stage.control('POST', `/orders/${open}`, { outcome: 'review' })
    stage.pass(30)
  },
}
