import { contract } from '@app/contract'
import type { Scene, Stage } from '../scene.ts'
import { chatInLobby, speakers } from './crowdedChat.ts'
import { register } from './register.ts'
import { HOME, inPlay, openChannel } from './slip.ts'

/** Whom the guided demo registers, what he pays in and what he bets. */
const NAME = 'zhanke88'
const DEPOSIT = '1000'
const STAKE = '200'
/** Late enough to be on every board, early enough for ten minutes of talk before half-time. */
const PLAYED_MIN = 12

const arrive = async (stage: Stage) => {
  await chatInLobby(stage, await speakers(stage))
  const gid = await inPlay(stage, PLAYED_MIN)
  stage.pass(20)
  return gid
}

const join = async (stage: Stage) => {
  await register(stage, NAME)
  stage.pass(20)
}

const deposit = async ({ as, control, pass }: Stage) => {
  const member = await as(NAME)
  const { orderNo } = await member.do(contract.deposit.pay, { typeCode: 'alipay', amount: DEPOSIT })
  await control('POST', `/orders/${orderNo}`, { outcome: 'success' })
  pass(30)
}

const bet = async (stage: Stage, gid: string) => {
  const member = await stage.as(NAME)
  const channel = await openChannel(stage, member)
  await member.do(contract.venue.transfer, { channelCode: 'CRTY', amount: DEPOSIT, ty: '1' })
  await channel.bet(await channel.choice(gid, 'RE', 'RH'), STAKE)
  // The five seconds of an in-play bet.
  stage.pass(8)
}

const goal = async (stage: Stage, gid: string) => {
  await stage.control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'home', score: '1-0' })
  stage.pass(30)
}

const STEPS: readonly ((stage: Stage, gid: string) => Promise<unknown>)[] = [join, deposit, bet, goal]

const chapter = (name: string, title: string, opens: string, steps: number): Scene => ({
  name: `guided-demo${name}`,
  title,
  story: `十分钟讲演的一个起点：${HOME} 的滚球正在进行，${title}。客户端的讲演稿跳到任何一节时从这里开始。`,
  as: steps === 0 ? null : NAME,
  opens,
  tell: async (stage) => {
    const gid = await arrive(stage)
    for (const step of STEPS.slice(0, steps)) await step(stage, gid)
  },
})

/** Where the guided demo can be entered: one story, each chapter a step further. */
export const CHAPTERS: readonly Scene[] = [
  chapter('', '访客刚刚到站', '/', 0),
  chapter('-deposit', '新会员已注册', '/mine/savemoney', 1),
  chapter('-bet', '第一笔存款已到账', '/game/sport/crty', 2),
  chapter('-goal', '滚球注单已确认', '/game/sport/crty', 3),
  chapter('-settle', '主队刚刚进球', '/game/sport/crty', 4),
]
