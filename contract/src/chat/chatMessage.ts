import { z } from 'zod'
import { Id, Link, text, Time } from '../kit/fields.ts'
import { MAX_PAGE_SIZE, pageOf } from '../kit/page.ts'
import { CHAT_HISTORY_PAGE, CHAT_TEXT_MAX } from '../rules/limits.ts'

/** A room: one per in-play match (rid = match id) and a lobby (U-WS-03). */
export const RoomId = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.:-]+$/)

export const RoomState = z.enum(['open', 'closed', 'muted']).meta({ id: 'RoomState' })
export type RoomState = z.output<typeof RoomState>

/** What somebody may send. Blank text is refused by the server, not by the shape. */
export const MessageText = text(CHAT_TEXT_MAX)

export const ChatMessage = z
  .object({
    id: Id,
    rid: RoomId,
    uid: Id,
    nickName: text(20),
    avatar: Link,
    vip: z.int().min(0).max(10),
    msg: text(500),
    kind: z.enum(['text', 'system', 'gift', 'prediction']),
    time: Time,
    clientId: text(40).optional().meta({ description: '发送者自带的编号，原样带回' }),
    robot: z.boolean().optional().meta({ description: '由演示机器人发出' }),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.output<typeof ChatMessage>

/** Why a message wasn't taken: told to its sender alone, under 10003. */
export const SendRefused = z
  .object({
    refused: z.enum([
      'guest',
      'muted',
      'vip',
      'closed',
      'notJoined',
      'tooFast',
      'empty',
      'tooLong',
      'blockedWord',
    ]),
    text: text(100),
    rid: RoomId,
    clientId: text(40).optional(),
  })
  .meta({ id: 'SendRefused' })
export type SendRefused = z.output<typeof SendRefused>

/** The same seven fields by websocket (10011) and by HTTP. beginTime and endTime are inclusive. */
export const HistoryRequest = z
  .object({
    rid: RoomId,
    pageNum: z.int().min(1).max(10_000).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(CHAT_HISTORY_PAGE),
    category: text(20).default(''),
    categoryType: text(20).default(''),
    beginTime: Time.optional(),
    endTime: Time.optional(),
  })
  .meta({ id: 'HistoryRequest' })
export type HistoryRequest = z.output<typeof HistoryRequest>

/** Newest first. */
export const History = pageOf(ChatMessage).extend({ rid: RoomId }).meta({ id: 'History' })
export type History = z.output<typeof History>
