import { contract } from '@app/contract'
import { MESSAGE_ID, type MessageName } from '@app/contract/chat/messageIds'
import type { Backend, Line } from '../../backend.ts'
import type { AccountName } from '../../accounts.data.ts'
import { as, law, type Law } from '../../covers.ts'
import { done, ended, holds, same } from './hold.ts'

const RID = 'lobby'
const guest = async (site: Backend, rid = RID): Promise<Line> => {
  const line = await site.line()
  line.send('guestLogin', { uuid: `verify-${Math.random().toString(36).slice(2)}` })
  await line.hear('guestLogin')
  line.send('joinRoom', { rid })
  await line.hear('joinUnicast')
  return line
}
const memberLine = async (site: Backend, name: AccountName = 'vip5') => {
  const token = await site.as(name)
  const body = done('member.jwt', await site.call(contract.member.jwt, {}, { token }))
  const line = await site.line()
  line.send('memberLogin', { token, body })
  const entered = await line.hear<{ uid: string }>('memberLogin')
  line.send('joinRoom', { rid: RID })
  const room = await line.hear<{ history: { time: number }[]; rid: string }>('joinUnicast')
  return { line, entered, room }
}
const clause = (name: MessageName) => `chat.messages.${name}`
const message = (name: MessageName, effect: Law['effect'], title: string, play: Law['play']) =>
  law(`message.${name}`, effect, `${MESSAGE_ID[name]} ${title}`, play)

/** The message with these words, or a refusal, among all that is said. */
const heardOf = async (line: Line, msg?: string) => {
  for (;;) {
    const said = await line.hear<{ msg?: string; refused?: string; id: string }>('sendMessage')
    if (said.msg === msg || said.refused !== undefined) return said
  }
}
/** A member says something that nobody else says. */
const speak = async (line: Line) => {
  const msg = `核对 ${Math.random().toString(36).slice(2, 8)}`
  line.send('sendMessage', { msg, clientId: 'v1' })
  const { id, refused } = await heardOf(line, msg)
  same(clause('sendMessage'), '发言被接受 · is taken', undefined, refused)
  return { id, msg }
}

const now = () => Date.now()
/** What a tester says and everybody in the room hears. */
const pushed: Partial<Record<MessageName, [title: string, data: () => object]>> = {
  memberMute: [
    '会员禁言 · a member is muted',
    () => ({ rid: RID, uid: '1', until: now() + 60_000, reason: '刷屏' }),
  ],
  roomStatus: ['单个房间状态 · a room changes', () => ({ rid: RID, status: 'muted' })],
  vipChatLevel: ['发言等级 · who may speak', () => ({ minVip: 3 })],
  globalStatus: ['全部房间状态 · all rooms change', () => ({ status: 'closed' })],
  scorePush: [
    '比分 · a score',
    () => ({ rid: RID, sc_FT_H: 1, sc_FT_C: 0, re_time: '1H^10:00', se_now: '1H', event: '进球' }),
  ],
  clearRoom: ['清空聊天室 · a room is emptied', () => ({ rid: RID })],
  giftPush: [
    '送礼 · a gift',
    () => ({ rid: RID, uid: '1', nickName: '甲', gift: 'rose', giftName: '玫瑰', count: 1, time: now() }),
  ],
  predictionPush: [
    '比分预测 · a prediction',
    () => ({ rid: RID, uid: '1', nickName: '甲', home: 2, away: 1, time: now() }),
  ],
  roomDestroy: ['房间解散 · a room is closed for good', () => ({ rid: RID })],
}

export const messageLaws = [
  message('heartbeat', 'read', '心跳有回应 · a heartbeat is answered', async ({ site }) => {
    const line = await guest(site)
    line.send('heartbeat', {})
    await line.hear('heartbeat')
  }),
  message('guestLogin', 'read', '游客登录 · a guest enters', async ({ site }) => void (await guest(site))),
  message('memberLogin', 'read', '会员登录，uid 是本人 · a member enters as itself', async ({ site }) => {
    const { entered } = await memberLine(site)
    const { id } = done('member.info', await as(site, 'vip5', contract.member.info, {}))
    same(`${clause('memberLogin')}.down.uid`, '= 会员的 id · the member’s id', String(id), entered.uid)
  }),
  message('joinRoom', 'read', '只由客户端发出，回执为 10016 · sent by clients alone', async ({ site }) => {
    const line = await guest(site)
    line.send('heartbeat', {})
    await line.hear('heartbeat')
  }),
  message('joinUnicast', 'read', '进房回执：房间与历史 · who enters is told the room', async ({ site }) => {
    const { room } = await memberLine(site)
    same(`${clause('joinUnicast')}.down.rid`, '= 进的房间 · the room entered', RID, room.rid)
  }),
  message('joinBroadcast', 'read', '有人进入，房里的人听到 · others hear who enters', async ({ site }) => {
    const line = await guest(site)
    const { entered } = await memberLine(site)
    // Others may enter too; who never comes is told by the wait.
    while ((await line.hear<{ uid: string }>('joinBroadcast')).uid !== entered.uid);
  }),
  message('historyPull', 'read', '历史与 HTTP 的相同 · the history is that of HTTP', async ({ site }) => {
    const { line } = await memberLine(site)
    const asked = { rid: RID, pageNum: 1, pageSize: 5 }
    const { records } = done('chat.history', await site.call(contract.chat.history, asked))
    line.send('historyPull', asked)
    const heard = await line.hear<{ records: { id: string }[]; pageSize: number }>('historyPull')
    same(`${clause('historyPull')}.down.pageSize`, '= 请求的 · as asked', 5, heard.pageSize)
    const [here, there] = [records, heard.records].map((list) => list.map(({ id }) => id).toSorted())
    // Somebody may have spoken in between.
    holds(
      `${clause('historyPull')}.down.records`,
      '同一段历史 · the same history',
      here!.filter((id) => there!.includes(id)).length >= here!.length - 1,
      there,
    )
  }),
  message(
    'sendMessage',
    'write',
    '发言全房听到，进历史；游客只得拒绝 · what is said is heard and kept',
    async ({ site }) => {
      const other = await guest(site)
      const { line } = await memberLine(site)
      const { id, msg } = await speak(line)
      same(
        `${clause('sendMessage')}.down.id`,
        '房里的人听到 · others hear it',
        id,
        (await heardOf(other, msg)).id,
      )
      const { records } = done('chat.history', await site.call(contract.chat.history, { rid: RID }))
      holds(
        'chat.history.response.records',
        '进了历史 · is in the history',
        records.some((each) => each.id === id),
        records.length,
      )
      other.send('sendMessage', { msg: '游客' })
      same(
        `${clause('sendMessage')}.down.refused`,
        '游客不能发言 · guests may not speak',
        'guest',
        (await heardOf(other)).refused,
      )
    },
  ),
  message(
    'blockMessage',
    'write',
    '撤回：房里的人听到，历史里没有 · a message is withdrawn',
    async ({ site }) => {
      const line = await guest(site)
      const { id: messageId } = await speak((await memberLine(site)).line)
      await site.push('blockMessage', { rid: RID, messageId }, { rid: RID })
      const heard = await line.hear<{ messageId: string }>('blockMessage')
      same(
        `${clause('blockMessage')}.down.messageId`,
        '= 撤回的 · the one withdrawn',
        messageId,
        heard.messageId,
      )
      const after = done('chat.history', await site.call(contract.chat.history, { rid: RID }))
      same(
        'chat.history.response.records',
        '历史里没有了 · is gone',
        false,
        after.records.some(({ id }) => id === messageId),
      )
    },
  ),
  ...(Object.entries(pushed) as [MessageName, [string, () => object]][]).map(([name, [title, data]]) =>
    message(name, 'write', title, async ({ site }) => {
      const line = await guest(site)
      const said = data()
      await site.push(name, said, { rid: RID })
      same(clause(name), '= 发出的 · as it was sent', said, await line.hear(name))
    }),
  ),
  message(
    'notification',
    'money',
    '站内通知：只有本人听到 · a notice reaches its member alone',
    async ({ site }) => {
      const { line } = await memberLine(site)
      const { line: other } = await memberLine(site, 'vip10')
      const { orderNo } = done(
        'deposit.pay',
        await as(site, 'vip5', contract.deposit.pay, { typeCode: 'alipay', amount: '300' }),
      )
      await site.order(orderNo, 'success')
      for (;;) {
        const { type, refId } = await line.hear<{ type: string; refId: string }>('notification')
        if (type === 'deposit' && refId === orderNo) break
      }
      await site.push(
        'notification',
        { type: 'letter', title: '给 vip10', content: '', refId: 'v', time: now() },
        { member: 'vip10' },
      )
      same(
        `${clause('notification')}.down.refId`,
        '只有自己的 · one’s own alone',
        'v',
        (await other.hear<{ refId: string }>('notification')).refId,
      )
      ended(
        'deposit.getDepositOrderStatus',
        'NOT_FOUND',
        await as(site, 'vip10', contract.deposit.getDepositOrderStatus, { orderNo }),
      )
    },
  ),
]
