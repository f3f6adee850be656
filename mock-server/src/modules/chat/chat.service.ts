import { messages } from '@app/contract'
import type { ChatMessage, History, HistoryRequest, RoomState } from '@app/contract/chat/chatMessage'
import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import { CHAT_HISTORY_PAGE } from '@app/contract/rules/limits'
import type { DownData, UpData } from '@app/contract/kit/message'
import type { Clock } from '../../world/clock.ts'
import type { Connection, Hub } from '../../world/hub.ts'
import type { Jobs } from '../../world/jobs.ts'
import type { Memory } from '../../world/memory.ts'
import type { Streams } from '../../world/random.ts'
import type { State } from '../../world/state.ts'
import {
  guestOf,
  JOIN_NEWS_PER_SECOND,
  KEPT_MESSAGES,
  openLimit,
  plainText,
  present,
  REFUSED_TEXT,
  type Refusal,
  refusalOf,
  ROOMS_MAX,
  SAYS_MAX,
  SAYS_WITHIN,
} from './chat.rules.ts'
import type { ChatStore } from './chat.store.ts'
import { openRobots } from './robots.ts'
import { type ChatMatch, openRooms } from './rooms.ts'

/** Who is on a connection. A guest has no member id and no token. */
export interface Speaker {
  uid: string
  nickName: string
  avatar: string
  vip: number
  memberId: number | null
  token: string
}

export interface ChatMember {
  uid: string
  nickName: string
  avatar: string
  vip: number
  mutedUntil: number | null
}

export interface ChatDeps {
  store: ChatStore
  state: State
  clock: Clock
  hub: Hub
  jobs: Jobs
  random: Streams
  afterCommit(work: () => void): void
  memory: Memory
  member(memberId: number): ChatMember | undefined
  /** The member of a session token. */
  signedIn(token: string): number | undefined
  /** Whom a jwt of member/jwt speaks for, and what it is called. */
  verifyJwt(jwt: string): { memberId: number; jti: string; expiresAt: number } | undefined
  /** The match whose room is `rid`. */
  match(rid: string): ChatMatch | undefined
}

interface ChatHeld {
  told: [string, RoomState][]
  says: [string, number[]][]
  news: [string, number[]][]
}
export type Seat = { connection: Connection; speaker: Speaker; rid: string | undefined }
export type Score = Omit<DownData<typeof messages.scorePush>, 'rid' | 'event'> & { event?: string }
export type ChatService = ReturnType<typeof openChat>

const avatarOf = (uid: string) => `/art/avatar/${uid}.svg`
const SYSTEM = { uid: 'system', nickName: '系统消息', avatar: '', vip: 0 }
const ID_DIGITS = 12
const PRUNE_EVERY = 50

/** The chat of one world: who speaks, what is kept, what everybody in a room hears. */
export const openChat = (deps: ChatDeps) => {
  const { store, clock, hub, random } = deps
  const rooms = openRooms(deps)
  const told = new Map<string, RoomState>()
  const says = openLimit(SAYS_MAX, SAYS_WITHIN)
  const news = openLimit(JOIN_NEWS_PER_SECOND, 1_000)
  deps.memory.holds('chat', {
    save: () => ({ told: [...told], says: says.save(), news: news.save() }),
    load: (kept: ChatHeld) => {
      for (const [rid, status] of kept.told) told.set(rid, status)
      says.load(kept.says)
      news.load(kept.news)
    },
  })
  const robots = openRobots({
    ...deps,
    rooms,
    keep: (...line) => keep(...line),
    post: (...line) => post(...line),
  })

  const keep = (
    rid: string,
    by: Pick<Speaker, 'uid' | 'nickName' | 'avatar' | 'vip'>,
    msg: string,
    kind: ChatMessage['kind'],
    isRobot = false,
  ) => {
    const row = store.add({
      id: `m${random.hex('chat-message', ID_DIGITS)}`,
      rid,
      uid: by.uid,
      nickName: by.nickName,
      avatar: by.avatar,
      vip: by.vip,
      msg,
      kind,
      time: clock.now(),
      isRobot,
    })
    if (row.seq % PRUNE_EVERY === 0) store.prune(rid, KEPT_MESSAGES)
    return row
  }
  const post = (
    rid: string,
    by: Pick<Speaker, 'uid' | 'nickName' | 'avatar' | 'vip'>,
    msg: string,
    { isRobot = false, clientId }: { isRobot?: boolean; clientId?: string | undefined } = {},
  ): void => hub.toRoom(rid, messages.sendMessage, present(keep(rid, by, msg, 'text', isRobot), clientId))

  /** Until when somebody is muted in a room ('' for the site alone); undefined when not. */
  const mutedUntil = (
    { uid, memberId }: Pick<Speaker, 'uid' | 'memberId'>,
    rid: string,
  ): number | undefined => {
    const now = clock.now()
    const ends = store.mutes(uid, rid).map(({ until }) => until)
    if (memberId !== null) ends.push(deps.member(memberId)?.mutedUntil ?? 0)
    const latest = Math.max(0, ...ends)
    return latest > now ? latest : undefined
  }
  const online = (rid: string): number => hub.size(rid) + robots.present(rid)

  const history = (request: HistoryRequest): History => {
    const {
      rid,
      pageNum,
      pageSize,
      category,
      categoryType,
      beginTime: from = 0,
      endTime: to = Number.MAX_SAFE_INTEGER,
    } = request
    const room = rooms.find(rid)
    const isOther = (asked: string, own: string | undefined) => asked !== '' && asked !== own
    const { rows, total } =
      room && !isOther(category, room.category) && !isOther(categoryType, room.categoryType)
        ? store.page({ rid, from, to, limit: pageSize, offset: (pageNum - 1) * pageSize })
        : { rows: [], total: 0 }
    return { rid, records: rows.map((row) => present(row)), total, pageNum, pageSize }
  }

  const leaveOldest = (connection: Connection) => {
    const [oldest] = connection.rooms
    if (oldest !== undefined && connection.rooms.size >= ROOMS_MAX) hub.leave(connection, oldest)
  }

  return {
    store,
    rooms,
    online,
    history,
    mutedUntil,
    keep,
    /** Checks token and jwt; takes the jwt, so that it can't be used again. Undefined when either is wrong. */
    login: (token: string, jwt: string): Speaker | undefined => {
      const vouched = deps.verifyJwt(jwt)
      if (!vouched || deps.signedIn(token) !== vouched.memberId) return undefined
      const member = deps.member(vouched.memberId)
      if (!member || !store.takeLogin(vouched.jti, vouched.expiresAt, clock.now())) return undefined
      const { uid, nickName, avatar, vip } = member
      return { uid, nickName, avatar, vip, memberId: vouched.memberId, token }
    },
    guest: (uuid: string): Speaker => {
      const { uid, nickName } = guestOf(uuid)
      return { uid, nickName, avatar: avatarOf(uid), vip: 0, memberId: null, token: '' }
    },
    isSignedIn: ({ memberId, token }: Speaker): boolean =>
      memberId === null || deps.signedIn(token) === memberId,

    /** 10002: the joiner gets 10016, the room hears 10008. A room that isn't there is answered as destroyed. */
    enter: (seat: Seat, rid: string): void => {
      const { connection, speaker } = seat
      const room = rooms.find(rid)
      if (!room) return hub.toOne(connection, messages.roomDestroy, { rid })
      const isNew = !connection.rooms.has(rid)
      const isFirst = hub.size(rid) === 0
      if (isNew) leaveOldest(connection)
      hub.leave(connection, rid)
      hub.join(connection, rid)
      seat.rid = rid
      const until = mutedUntil(speaker, rid)
      hub.toOne(connection, messages.joinUnicast, {
        rid,
        title: room.title,
        status: room.status,
        minVip: rooms.minVip(),
        online: online(rid),
        muted: until !== undefined,
        mutedUntil: until ?? null,
        history: history({ rid, pageNum: 1, pageSize: CHAT_HISTORY_PAGE, category: '', categoryType: '' })
          .records,
      })
      if (isFirst) {
        told.set(rid, room.status)
        robots.wake(rid)
      }
      if (!isNew || news.isReached(rid, clock.elapsed())) return
      news.note(rid, clock.elapsed())
      const { uid, nickName, vip } = speaker
      hub.toRoom(rid, messages.joinBroadcast, { rid, uid, nickName, vip, online: online(rid) })
    },

    /** 10003: kept and sent to the room, or refused to the sender alone. */
    say: (seat: Seat, { msg, rid = seat.rid, clientId }: UpData<typeof messages.sendMessage>): void => {
      const { connection } = seat
      const member = seat.speaker.memberId === null ? undefined : deps.member(seat.speaker.memberId)
      const speaker = member ? { ...seat.speaker, ...member } : seat.speaker
      const room = rid === undefined ? undefined : rooms.find(rid)
      const now = clock.elapsed()
      const refused: Refusal | null = refusalOf({
        isGuest: member === undefined,
        isJoined: room !== undefined && connection.rooms.has(room.rid),
        status: room?.status ?? 'closed',
        isMuted: room !== undefined && mutedUntil(speaker, room.rid) !== undefined,
        vip: speaker.vip,
        minVip: rooms.minVip(),
        text: msg,
        isTooFast: says.isReached(speaker.uid, now),
      })
      if (refused || !room) {
        const reason = refused ?? 'notJoined'
        const text = reason === 'vip' ? `VIP${rooms.minVip()} 及以上会员才能发言` : REFUSED_TEXT[reason]
        const told = {
          refused: reason,
          text,
          rid: rid ?? LOBBY_ROOM,
          ...(clientId === undefined ? {} : { clientId }),
        }
        return hub.toOne(connection, messages.sendMessage, told)
      }
      says.note(speaker.uid, now)
      post(room.rid, speaker, plainText(msg), { clientId })
    },

    /** Forgets what was said before then. */
    sweep: (before: number): void => store.sweep(before),

    /** Everybody leaves a room, once the frames that wait for the transaction are sent. */
    empty: (rid: string): void =>
      deps.afterCommit(() => {
        for (const connection of hub.connections()) if (connection.rooms.has(rid)) hub.leave(connection, rid)
      }),

    /** 10006 when a room has closed or opened by itself since the last look, as the room of a match does. */
    tellStatus: (rid: string): void => {
      const status = rooms.find(rid)?.status
      const before = told.get(rid)
      if (status === undefined || status === before) return
      deps.afterCommit(() => void told.set(rid, status))
      if (before !== undefined) hub.toRoom(rid, messages.roomStatus, { rid, status })
    },

    /** The score of a match has changed: its room hears 10014, an event also as a line of its own. */
    pushScore: (rid: string, { event = '', ...score }: Score): void => {
      if (hub.size(rid) === 0) return
      hub.toRoom(rid, messages.scorePush, { rid, ...score, event })
      if (event === '') return
      hub.toRoom(rid, messages.sendMessage, present(keep(rid, SYSTEM, event, 'system')))
      robots.cheer(rid)
    },
  }
}
