import { LOBBY_ROOM, MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { Actor, Scene, Stage } from '../scene.ts'
import { HOME, inPlay } from './slip.ts'

/** What is said, in turn; several voices speak more than once. */
const TALK = [
  '开场节奏很快，主队压得很凶',
  '刚才那脚差一点就进了',
  '左路又突破了，边卫跟不上',
  '客队的反击也有威胁，别大意',
  '我看好下半场再进一个',
  '门将今天状态真好',
  '角球！这次机会不错',
  '球进啦！！！',
  `${HOME}牛！`,
  '这个配合太漂亮了',
  '手都拍红了',
  '让半球的朋友稳了',
  '还早呢，才一球',
  '客队换人了，要搏一把',
  '裁判这个判罚我看不懂',
  '慢动作看确实没碰到',
  '刚进来，现在几比几？',
  '1-0，主队领先',
  '谢谢！',
  '最后二十分钟最好看',
]
/** In the lobby, where everybody comes by. */
const LOBBY_TALK = [
  '晚上好，今天看哪场？',
  '澄湾杯这场最热闹，快来',
  '刚存了一笔，到账很快',
  '篮球那边也快开打了',
  '昨晚的串关差一场，心痛',
  '周礼金记得领',
  '有人一起看下半场吗',
  '来了来了，占个座',
]
const SPEAKERS = 8
const PAUSE_S = 7
const MUTED_MS = 600_000

interface Member {
  id: number
  name: string
  nickName: string
}

export const speakers = async (stage: Stage) => {
  const { members } = await stage.control<{ members: Member[] }>('GET', '/members')
  return members.filter(({ name }) => /^[a-z]+\d{3}$/.test(name)).slice(0, SPEAKERS)
}

/** Some members greet each other where everybody comes by. */
export const chatInLobby = async (stage: Stage, crowd: readonly Member[]): Promise<Actor[]> => {
  const actors = await Promise.all(crowd.map(({ name }) => stage.as(name)))
  const lobby = await Promise.all(actors.map((actor) => actor.join(LOBBY_ROOM)))
  for (const [at, text] of LOBBY_TALK.entries()) {
    lobby[at % lobby.length]?.say(text)
    stage.pass(PAUSE_S)
  }
  for (const line of lobby) line.leave()
  return actors
}

export const crowdedChat: Scene = {
  name: 'crowded-chat',
  title: '热闹的聊天室',
  story: `${HOME} 刚刚进球，比赛聊天室里八位会员聊得火热，大厅也有人招呼，有人送出礼物，一位刷屏的会员被禁言十分钟。vip5 推门进来，可以接着聊。`,
  as: 'vip5',
  opens: '/game/sport/crty',
  tell: async (stage) => {
    const gid = await inPlay(stage, 55)
    const rid = `match-${gid}`
    const crowd = await speakers(stage)
    const actors = await chatInLobby(stage, crowd)
    const lines = await Promise.all(actors.map((actor) => actor.join(rid)))
    for (const [at, text] of TALK.entries()) {
      if (text.startsWith('球进啦'))
        await stage.control('POST', `/matches/${gid}/events`, { type: 'goal', side: 'home', score: '1-0' })
      lines[at % lines.length]?.say(text)
      stage.pass(PAUSE_S)
    }
    for (const line of lines) line.leave()
    const [fan, noisy] = crowd
    const push = (msgId: number, msgData: object) => stage.control('POST', '/chat', { rid, msgId, msgData })
    if (fan)
      await push(MESSAGE_ID.giftPush, {
        rid,
        uid: String(fan.id),
        nickName: fan.nickName,
        gift: 'scarf',
        giftName: '应援围巾',
        count: 8,
        time: stage.now(),
      })
    if (noisy) {
      const until = stage.now() + MUTED_MS
      await push(MESSAGE_ID.memberMute, { rid, uid: String(noisy.id), until, reason: '刷屏' })
    }
    return { opens: `/game/sport/crty?hgid=${gid}` }
  },
}
