import { MESSAGE_ID } from '@app/contract/chat/messageIds'

// oxlint-disable-next-line typescript/no-explicit-any -- frames of any message
type Any = any

/** One way in which another backend speaks otherwise: of which message, and what comes in its place. */
export interface PlantedFrame {
  name: string
  msgId: number
  /** Changes what is said, or gives back what is sent instead. */
  does(data: Any): void | readonly { msgId: unknown; msgData: unknown }[] | readonly string[]
}
const plant = (name: string, msgId: number, does: PlantedFrame['does']): PlantedFrame => ({
  name,
  msgId,
  does,
})
const renamed = (object: Any, from: string, to: string): void => {
  object[to] = object[from]
  delete object[from]
}
const {
  heartbeat,
  memberLogin,
  joinUnicast,
  joinBroadcast,
  joinRoom,
  sendMessage,
  historyPull,
  roomDestroy,
} = MESSAGE_ID
const { notification, guestLogin, roomStatus } = MESSAGE_ID

/** Ids, fields, values, frames too many and too few, their order and direction. */
export const PLANTED_FRAMES: readonly PlantedFrame[] = [
  plant('a heartbeat has another’s id', heartbeat, (msgData) => [{ msgId: memberLogin, msgData }]),
  plant('a heartbeat has an unknown id', heartbeat, (msgData) => [{ msgId: 10_010, msgData }]),
  plant('an id is a text', heartbeat, (msgData) => [{ msgId: String(heartbeat), msgData }]),
  plant('the time is called otherwise', heartbeat, (data) => renamed(data, 'time', 'now')),
  plant('the time is in seconds', heartbeat, (data) => void (data.time = Math.floor(data.time / 1_000))),
  plant('a heartbeat is not answered', heartbeat, () => []),
  plant('a heartbeat is answered twice', heartbeat, (msgData) => [
    { msgId: heartbeat, msgData },
    { msgId: heartbeat, msgData },
  ]),
  plant('a frame is no JSON', heartbeat, () => ['pong']),
  plant('the data is called otherwise', heartbeat, (data) => [JSON.stringify({ msgId: heartbeat, data })]),
  plant('a grade is a text', memberLogin, (data) => void (data.vip = `VIP${data.vip}`)),
  plant('a grade is another', memberLogin, (data) => void (data.vip -= 1)),
  plant('an id is called otherwise', memberLogin, (data) => renamed(data, 'uid', 'userId')),
  plant('a yes is 1', memberLogin, (data) => void (data.muted = data.muted ? 1 : 0)),
  plant('a field is too many', memberLogin, (data) => void (data.level = 5)),
  plant('a member is let in as a guest', memberLogin, ({ uid, nickName }) => [
    { msgId: guestLogin, msgData: { uid, nickName, guest: true } },
  ]),
  plant('a login is not answered', memberLogin, () => []),
  plant('a room is called otherwise', joinUnicast, (data) => void (data.title = '别的房间')),
  plant('a room is in another state', joinUnicast, (data) => void (data.status = 'closed')),
  plant('a room asks for another grade', joinUnicast, (data) => void (data.minVip += 1)),
  plant('another room is entered', joinUnicast, (data) => void (data.rid = 'foyer')),
  plant('a history is an object', joinUnicast, (data) => void (data.history = { records: data.history })),
  plant('nobody is told that he is in', joinUnicast, () => []),
  plant('one’s own coming is not told', joinBroadcast, () => []),
  plant('a number of people is a text', joinBroadcast, (data) => void (data.online = String(data.online))),
  plant('what is for servers comes from one', joinUnicast, (data) => [
    { msgId: joinUnicast, msgData: data },
    { msgId: joinRoom, msgData: { rid: data.rid } },
  ]),
  plant('a word is changed', sendMessage, (data) => void (data.clientId && data.msg && (data.msg += '。'))),
  plant('one’s own id is dropped', sendMessage, (data) => void delete data.clientId),
  plant('an echo comes twice', sendMessage, (msgData) => [
    { msgId: sendMessage, msgData },
    { msgId: sendMessage, msgData },
  ]),
  plant('a refusal is for another reason', sendMessage, (data) => {
    if (data.refused) data.refused = 'muted'
  }),
  plant('a refusal is in other words', sendMessage, (data) => {
    if (data.refused) data.text = 'too long'
  }),
  plant('what was said has no time', sendMessage, (data) => void (data.msg && delete data.time)),
  plant('pages are counted from 0', historyPull, (data) => void (data.pageNum -= 1)),
  plant('a page has another length', historyPull, (data) => void (data.pageSize = 50)),
  plant('the history stands the other way round', historyPull, (data) => void data.records.reverse()),
  plant('a total is missing', historyPull, (data) => void delete data.total),
  plant('a history is not sent', historyPull, () => []),
  plant('a room that isn’t there is one', roomDestroy, ({ rid }) => [
    { msgId: roomStatus, msgData: { rid, status: 'open' } },
  ]),
  plant('a notice is of no known type', notification, (data) => void (data.type = 'news')),
  plant('a notice leads to a number', notification, (data) => void (data.refId = 7)),
  plant('a notice is called otherwise', notification, (data) => void (data.title = '别的通知')),
  plant('a notice is not sent', notification, () => []),
]
