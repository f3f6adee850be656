import { z } from 'zod'
import { RoomId, RoomState } from '../chat/chatMessage.ts'
import { controlCall } from '../kit/controlCall.ts'
import { Described, Facts, Said } from './fields.ts'

const Push = z.strictObject({
  rid: RoomId.optional(),
  /** A member's name: only their connections hear it. */
  member: z.string().min(1).max(40).optional(),
  msgId: z.int(),
  msgData: Facts.default({}),
})
export type Push = z.input<typeof Push>

const MessageShown = z.strictObject({
  name: z.string(),
  msgId: z.int(),
  summary: Said,
  /** Whether clients send it. */
  up: z.boolean(),
  /** JSON schema of what the server sends; null when only clients do. */
  down: Described.nullable(),
})
export type MessageShown = z.output<typeof MessageShown>

const RoomsShown = z.strictObject({
  rooms: z.array(
    z.strictObject({
      rid: z.string(),
      title: Said,
      status: RoomState,
      category: z.string(),
      categoryType: z.string(),
      listeners: z.int(),
      online: z.int(),
    }),
  ),
  status: z.enum(['open', 'closed']),
  /** Who may speak. */
  minVip: z.int(),
  connections: z.int(),
})
export type RoomsShown = z.output<typeof RoomsShown>

const NewRoom = z.strictObject({
  rid: RoomId,
  title: z.string().min(1).max(80),
  category: z.string().max(20).default(''),
})

export const chat = {
  /** To a room, a member or everyone; what it says becomes true (a closed room refuses, a withdrawn message is gone). */
  push: controlCall('POST', '/chat', {
    summary: '推送任意一种有文档的消息',
    body: Push,
    answer: z.strictObject({ name: z.string(), listeners: z.int() }),
  }),
  messages: controlCall('GET', '/chat/messages', {
    summary: '有文档的消息',
    answer: z.strictObject({ messages: z.array(MessageShown) }),
  }),
  rooms: controlCall('GET', '/chat/rooms', { summary: '聊天室', answer: RoomsShown }),
  open: controlCall('POST', '/chat/rooms', {
    summary: '新建聊天室',
    body: NewRoom,
    answer: z.strictObject({ rid: z.string(), title: z.string(), category: z.string() }),
    status: 201,
  }),
}
