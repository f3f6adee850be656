import type { messages } from '@app/contract'
import type { ChatMessage } from '@app/contract/chat/chatMessage'
import type { MessageName } from '@app/contract/chat/messageIds'
import type { DownData } from '@app/contract/kit/message'
import { CHAT_HISTORY_PAGE } from '@app/contract/rules/limits'

export type Down<N extends MessageName> = (typeof messages)[N] extends infer M extends
  (typeof messages)[MessageName]
  ? DownData<M>
  : never

/** A line of the room as it is shown. */
export interface Row {
  key: string
  kind: ChatMessage['kind'] | 'joined' | 'cleared'
  /** The server's number; null for lines of this client alone. */
  id: string | null
  uid: string
  nickName: string
  avatar: string
  vip: number
  msg: string
  time: number
  isRobot: boolean
  clientId?: string
  /** Own lines: on their way, not taken with the reason, or never answered. */
  state?: 'sending' | 'failed' | 'unanswered'
  reason?: string
}

export interface Room {
  rid: string
  phase: 'entering' | 'open' | 'gone'
  title: string
  status: 'open' | 'closed' | 'muted'
  minVip: number
  online: number
  /** Epoch ms; null when one may speak. */
  mutedUntil: number | null
  /** Oldest first. */
  rows: readonly Row[]
  hasOlder: boolean
  /** The page of the window that ends at the oldest line; more than 1 when a whole page held nothing new. */
  olderPage: number
  isLoadingOlder: boolean
  score: { home: number; away: number } | null
}

/** Lines kept on the page; older ones can be asked for again. */
export const ROWS_MAX = 500

export const enteringRoom = (rid: string, title: string): Room => ({
  rid,
  phase: 'entering',
  title,
  status: 'open',
  minVip: 0,
  online: 0,
  mutedUntil: null,
  rows: [],
  hasOlder: false,
  olderPage: 1,
  isLoadingOlder: false,
  score: null,
})

/** Gifts and predictions come by two ways, with an id and without: who and when tells them. */
const keyOf = ({ id, kind, uid, time }: Pick<ChatMessage, 'id' | 'kind' | 'uid' | 'time'>): string =>
  kind === 'gift' || kind === 'prediction' ? `${kind}-${uid}-${time}` : id

const rowOf = (message: ChatMessage): Row => ({
  key: keyOf(message),
  kind: message.kind,
  id: message.id,
  uid: message.uid,
  nickName: message.nickName,
  avatar: message.avatar,
  vip: message.vip,
  msg: message.msg,
  time: message.time,
  isRobot: message.robot === true,
  ...(message.clientId === undefined ? {} : { clientId: message.clientId }),
})

const trimmed = (room: Room, rows: readonly Row[]): Room =>
  rows.length > ROWS_MAX ? { ...room, rows: rows.slice(-ROWS_MAX), hasOlder: true } : { ...room, rows }

/** A line keeps the key it was first shown with: an own one is known by its server's number besides. */
const isKnown = (rows: readonly Row[], key: string) => rows.some((row) => row.key === key || row.id === key)

const append = (room: Room, row: Row): Room =>
  isKnown(room.rows, row.key) ? room : trimmed(room, [...room.rows, row])

/** Takes a page (newest first) in; lines that are there already stay as they are. */
const merged = (room: Room, page: readonly ChatMessage[]): Row[] => {
  const known = new Set(room.rows.flatMap(({ key, id }) => [key, id]))
  const fresh = page.map(rowOf).filter(({ key }) => !known.has(key))
  return [...fresh, ...room.rows].sort(
    (a, b) => a.time - b.time || Number(a.id === null) - Number(b.id === null),
  )
}

/** The newest page, at first and after every break. Without an overlap what was shown before would leave a hole: it goes. */
export const withNewest = (room: Room, page: readonly ChatMessage[]): Room => {
  const keys = new Set(page.map(keyOf))
  const isWhole = page.length >= CHAT_HISTORY_PAGE
  const said = room.rows.filter(({ id }) => id !== null)
  const isTorn = isWhole && said.length > 0 && !said.some(({ key, id }) => keys.has(key) || keys.has(id!))
  const base = isTorn ? { ...room, rows: room.rows.filter(({ state }) => state !== undefined) } : room
  return {
    ...trimmed(base, merged(base, [...page].reverse())),
    hasOlder: said.length === 0 || isTorn ? isWhole : room.hasOlder,
    olderPage: 1,
  }
}

const pushed = (
  kind: 'gift' | 'prediction',
  { uid, nickName, time }: { uid: string; nickName: string; time: number },
  msg: string,
): Row => ({
  key: `${kind}-${uid}-${time}`,
  kind,
  id: '',
  uid,
  nickName,
  avatar: '',
  vip: 0,
  msg,
  time,
  isRobot: false,
})

const local = (kind: 'joined' | 'cleared', key: string, time: number, nickName = '', vip = 0): Row => ({
  key,
  kind,
  id: null,
  uid: '',
  nickName,
  avatar: '',
  vip,
  msg: '',
  time,
  isRobot: false,
})

export interface Context {
  /** Own uid, '' before the login. */
  self: string
  now: number
  giftText: (gift: string, count: number) => string
  predictionText: (home: number, away: number) => string
}

const isOwn = (rid: string | null, room: Room) => rid === null || rid === room.rid

/** What each message of the server does to a room; of other rooms' messages nothing. */
const REACTIONS: { [N in MessageName]?: (room: Room, data: Down<N>, context: Context) => Room } = {
  joinUnicast: (room, data) => {
    if (data.rid !== room.rid) return room
    const { title, status, minVip, online, mutedUntil } = data
    return {
      ...withNewest(room, data.history),
      phase: 'open',
      title: title || room.title,
      status,
      minVip,
      online,
      mutedUntil,
    }
  },
  joinBroadcast: (room, { rid, uid, nickName, vip, online }, { self, now }) => {
    if (rid !== room.rid) return room
    if (uid === self) return { ...room, online }
    const last = room.rows.at(-1)
    const rows = last?.kind === 'joined' ? room.rows.slice(0, -1) : room.rows
    return {
      ...trimmed(room, [...rows, local('joined', `joined-${uid}-${now}`, now, nickName, vip)]),
      online,
    }
  },
  sendMessage: (room, data) => {
    if (data.rid !== room.rid) return room
    if ('refused' in data) {
      const { clientId, text } = data
      return {
        ...room,
        rows: room.rows.map((row) =>
          clientId && row.clientId === clientId ? { ...row, state: 'failed' as const, reason: text } : row,
        ),
      }
    }
    const row = rowOf(data)
    const at = data.clientId
      ? room.rows.findIndex(({ clientId, state }) => state && clientId === data.clientId)
      : -1
    if (at < 0) return append(room, row)
    // The line moves to where the server has it: among what others said meanwhile. Its key stays, so nothing jumps.
    const { key } = room.rows[at]!
    return { ...room, rows: [...room.rows.slice(0, at), ...room.rows.slice(at + 1), { ...row, key }] }
  },
  memberMute: (room, { rid, uid, until }, { self }) =>
    uid === self && isOwn(rid, room) ? { ...room, mutedUntil: until } : room,
  blockMessage: (room, { rid, messageId }) =>
    rid === room.rid ? { ...room, rows: room.rows.filter(({ id }) => id !== messageId) } : room,
  roomStatus: (room, { rid, status }) => (rid === room.rid ? { ...room, status } : room),
  globalStatus: (room, { status }) => ({ ...room, status }),
  vipChatLevel: (room, { minVip }) => ({ ...room, minVip }),
  clearRoom: (room, { rid }, { now }) =>
    rid === room.rid
      ? { ...room, rows: [local('cleared', `cleared-${now}`, now)], hasOlder: false, olderPage: 1 }
      : room,
  roomDestroy: (room, { rid }) => (rid === room.rid ? { ...room, phase: 'gone', rows: [] } : room),
  scorePush: (room, { rid, sc_FT_H: home, sc_FT_C: away }) =>
    rid === room.rid ? { ...room, score: { home, away } } : room,
  giftPush: (room, data, { giftText }) =>
    data.rid === room.rid ? append(room, pushed('gift', data, giftText(data.giftName, data.count))) : room,
  predictionPush: (room, data, { predictionText }) =>
    data.rid === room.rid
      ? append(room, pushed('prediction', data, predictionText(data.home, data.away)))
      : room,
  historyPull: (room, { rid, records, total, pageNum, pageSize }) => {
    if (rid !== room.rid || !room.isLoadingOlder) return room
    const rows = merged(room, records)
    const isNew = rows.length > room.rows.length
    return {
      ...room,
      rows,
      isLoadingOlder: false,
      hasOlder: total > pageNum * pageSize,
      olderPage: isNew ? 1 : pageNum + 1,
    }
  },
}

export const HEARD = Object.keys(REACTIONS) as MessageName[]

export const heard = (room: Room, name: MessageName, data: unknown, context: Context): Room =>
  (REACTIONS[name] as ((room: Room, data: unknown, context: Context) => Room) | undefined)?.(
    room,
    data,
    context,
  ) ?? room

/** What a pull for older lines asks: everything up to the oldest one there is, inclusive. */
export const olderRequest = ({ rid, rows, olderPage }: Room) => {
  const oldest = rows.find(({ id }) => id !== null)
  return { rid, pageNum: olderPage, pageSize: CHAT_HISTORY_PAGE, ...(oldest ? { endTime: oldest.time } : {}) }
}

export type Silence = 'guest' | 'gone' | 'closed' | 'roomMuted' | 'muted' | 'vip'

/** Why one can't write here now; null when one can. The server decides anyway. */
export const silenceOf = (
  room: Room,
  { isMember, vip, now }: { isMember: boolean; vip: number; now: number },
): Silence | null => {
  if (room.phase === 'gone') return 'gone'
  if (room.status === 'closed') return 'closed'
  if (!isMember) return 'guest'
  if (room.status === 'muted') return 'roomMuted'
  if (room.mutedUntil !== null && room.mutedUntil > now) return 'muted'
  return vip < room.minVip ? 'vip' : null
}
