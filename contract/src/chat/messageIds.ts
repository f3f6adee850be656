/** Websocket message ids (WS-0 … WS-60000; 10010 and 10012 don't exist). No zod here: the client imports it. */
export const MESSAGE_ID = {
  heartbeat: 0,
  memberLogin: 10001,
  joinRoom: 10002,
  sendMessage: 10003,
  memberMute: 10004,
  blockMessage: 10005,
  roomStatus: 10006,
  vipChatLevel: 10007,
  joinBroadcast: 10008,
  globalStatus: 10009,
  historyPull: 10011,
  roomDestroy: 10013,
  scorePush: 10014,
  clearRoom: 10015,
  joinUnicast: 10016,
  giftPush: 10017,
  predictionPush: 10018,
  guestLogin: 10019,
  notification: 60000,
} as const

export type MessageName = keyof typeof MESSAGE_ID
export type MessageId = (typeof MESSAGE_ID)[MessageName]

const nameById = new Map<number, MessageName>(
  Object.entries(MESSAGE_ID).map(([name, id]) => [id, name as MessageName]),
)

/** The name of a message id; undefined for an id that isn't known: such a frame is ignored. */
export const messageName = (id: number): MessageName | undefined => nameById.get(id)

/** The room that everybody may enter (U-WS-03). */
export const LOBBY_ROOM = 'lobby'

/** The room of a match (U-WS-03); gid is the real match's number, the same for all its line groups. */
export const matchRoom = (gid: number | string): string => `match-${gid}`
