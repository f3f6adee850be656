import { contract } from '@app/contract'
import { LOBBY_ROOM, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '@app/seeds/people'
import type { Ask } from './evening.ts'

/** A websocket that somebody speaks on. */
export interface Spoken {
  say(msgId: number, msgData: unknown): Promise<void>
  /** Lets what a call has caused come. */
  hear(): Promise<void>
}
const HEARTBEATS = 6

/** A member signs in, talks, reads back, is refused, is told of an order, and stays a while. */
export const talk = async (ask: Ask, open: () => Promise<Spoken>, name: string): Promise<void> => {
  const login = await ask(contract.auth.login, { name, password: passwordHash(CAST_PASSWORD) })
  if (!login?.token) return
  const { token } = login
  const jwt = await ask(contract.member.jwt, {}, token)
  const line = await open()
  const say = (msg: string, rid = LOBBY_ROOM) =>
    line.say(MESSAGE_ID.sendMessage, { msg, rid, clientId: `${name}-${msg.length}` })
  await line.say(MESSAGE_ID.heartbeat, {})
  await line.say(MESSAGE_ID.memberLogin, { token, body: jwt })
  await line.say(MESSAGE_ID.joinRoom, { rid: LOBBY_ROOM })
  await line.say(MESSAGE_ID.joinRoom, { rid: 'nowhere' })
  await say('大家晚上好')
  await say('今晚看哪一场？')
  await say('不在那里', 'elsewhere')
  const page = { rid: LOBBY_ROOM, pageNum: 1, pageSize: 20, category: '', categoryType: '' }
  await line.say(MESSAGE_ID.historyPull, page)
  const types = (await ask(contract.deposit.types, {}, token)) ?? []
  const type = types.find(({ kind }) => kind !== 'bank')
  const [channel] = type?.channels ?? []
  const paid = type && { typeCode: type.code, amount: '200', ...(channel && { channelId: channel.id }) }
  const order = paid && (await ask(contract.deposit.pay, paid, token))
  if (order) await ask(contract.deposit.closeOrder, { orderNo: order.orderNo }, token)
  await line.hear()
  for (let n = 0; n < HEARTBEATS; n += 1) await line.say(MESSAGE_ID.heartbeat, {})
}
