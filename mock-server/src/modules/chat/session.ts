import { messages } from '@app/contract'
import { type MessageName, LOBBY_ROOM, messageName } from '@app/contract/chat/messageIds'
import { CHAT_TEXT_MAX, SOCKET_SILENCE_MS } from '@app/contract/rules/limits'
import type { UpData } from '@app/contract/kit/message'
import type { Socket } from '../../world/hub.ts'
import type { World } from '../../world/world.ts'
import { CLOSE, openBucket, REFUSED_TEXT } from './chat.rules.ts'
import type { ChatService, Seat } from './chat.service.ts'

/** The names of messages that a client may send. */
type UpName = { [N in MessageName]: (typeof messages)[N]['up'] extends undefined ? never : N }[MessageName]
type Handlers = { [N in UpName]: (data: UpData<(typeof messages)[N]>) => void }

/** One connection, without what carries it. */
export interface ChatSession {
  /** A text frame arrived. Whatever it holds, it never throws. */
  receive(text: string): void
  /** The other end is gone. */
  closed(): void
  /** Closes a connection that was silent for too long by the machine's clock (U-WS-04). */
  checkSilence(): void
  /** Who sits here and in which rooms, for a snapshot of the world. */
  seat(): KeptSeat | undefined
}
export interface KeptSeat {
  speaker: Seat['speaker']
  rid: string | undefined
  rooms: string[]
}

const frameOf = (text: string): { msgId: number; msgData: unknown } | undefined => {
  try {
    const frame: unknown = JSON.parse(text)
    if (typeof frame !== 'object' || frame === null) return undefined
    const { msgId, msgData = {} } = frame as { msgId?: unknown; msgData?: unknown }
    return typeof msgId === 'number' ? { msgId, msgData } : undefined
  } catch {
    return undefined
  }
}

/** Serves one connection: login first, then rooms and talk. What isn't understood is ignored (WS-*). */
export const openChatSession = (
  world: World,
  chat: ChatService,
  socket: Socket,
  log: (text: string) => void,
  kept?: KeptSeat,
): ChatSession => {
  const { hub, clock } = world
  let isOver = false
  let heardAt = clock.real()
  const bucket = openBucket(heardAt)
  const connection = hub.connect({
    id: socket.id,
    send: (text) => socket.send(text),
    close: (code, reason) => {
      isOver = true
      socket.close(code, reason)
    },
  })
  let seat: Seat | undefined
  const end = (code: number, reason: string) => {
    isOver = true
    hub.disconnect(connection)
    socket.close(code, reason)
  }
  const sit = (speaker: Seat['speaker']) => {
    seat = { connection, speaker, rid: seat?.rid }
    connection.memberId = speaker.memberId
  }

  if (kept) {
    seat = { connection, speaker: kept.speaker, rid: kept.rid }
    connection.memberId = kept.speaker.memberId
    for (const rid of kept.rooms) hub.join(connection, rid)
  }

  const handlers: Handlers = {
    heartbeat: () => hub.toOne(connection, messages.heartbeat, { time: clock.now() }),
    memberLogin: ({ token, body }) => {
      const speaker = chat.login(token, body)
      if (!speaker) return end(CLOSE.login, '登录凭证无效、已过期或已使用')
      sit(speaker)
      const { uid, nickName, vip } = speaker
      const until = chat.mutedUntil(speaker, '') ?? null
      hub.toOne(connection, messages.memberLogin, {
        uid,
        nickName,
        vip,
        muted: until !== null,
        mutedUntil: until,
        guest: false,
      })
    },
    guestLogin: ({ uuid }) => {
      sit(chat.guest(uuid))
      const { uid, nickName } = seat!.speaker
      hub.toOne(connection, messages.guestLogin, { uid, nickName, guest: true })
    },
    joinRoom: ({ rid }) => {
      if (seat) chat.enter(seat, rid)
    },
    sendMessage: (data) => {
      if (seat) chat.say(seat, data)
    },
    historyPull: (request) => {
      if (seat) hub.toOne(connection, messages.historyPull, chat.history(request))
    },
  }

  /** Too long is told, unlike other malformed data: the sender sees the counter of another client perhaps. */
  const tellTooLong = (data: unknown) => {
    const { msg, rid, clientId } = (data ?? {}) as Record<string, unknown>
    if (!seat || typeof msg !== 'string' || msg.length <= CHAT_TEXT_MAX) return
    const known = messages.joinRoom.up.safeParse({ rid: rid ?? seat.rid })
    const own = messages.sendMessage.up.shape.clientId.safeParse(clientId)
    hub.toOne(connection, messages.sendMessage, {
      refused: 'tooLong',
      text: REFUSED_TEXT.tooLong,
      rid: known.success ? known.data.rid : LOBBY_ROOM,
      ...(own.data === undefined ? {} : { clientId: own.data }),
    })
  }

  const handle = (msgId: number, msgData: unknown): void => {
    const name = messageName(msgId)
    const up = name && messages[name].up
    if (!name || !up) return
    const read = up.safeParse(msgData)
    if (read.success) world.atomically(() => handlers[name as UpName](read.data as never))
    else if (name === 'sendMessage') tellTooLong(msgData)
  }

  return {
    receive: (text) => {
      if (isOver) return
      heardAt = clock.real()
      if (!bucket.take(heardAt)) return end(CLOSE.flood, '消息过于频繁')
      const frame = frameOf(text)
      if (!frame) return
      try {
        world.catchUp()
        if (seat && !chat.isSignedIn(seat.speaker)) return end(CLOSE.login, '登录已失效')
        handle(frame.msgId, frame.msgData)
      } catch (error) {
        log(
          `chat frame ${frame.msgId} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        )
      }
    },
    closed: () => {
      isOver = true
      hub.disconnect(connection)
    },
    seat: () => seat && { speaker: seat.speaker, rid: seat.rid, rooms: [...connection.rooms] },
    checkSilence: () => {
      if (!isOver && clock.real() - heardAt > SOCKET_SILENCE_MS)
        end(CLOSE.silence, `${SOCKET_SILENCE_MS / 1_000} 秒没有心跳`)
    },
  }
}
