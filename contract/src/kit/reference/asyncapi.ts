import type { z } from 'zod'
import type { Message } from '../message.ts'
import { type Json, type JsonObject, schemaBook } from './schemas.ts'

export interface AsyncInfo {
  info: JsonObject
  servers: JsonObject
  /** The path of the handshake and what its query holds. */
  address: string
  query: z.ZodType
  description: string
}

const CHANNEL = 'line'
const SENT = 'sent'
const RECEIVED = 'received'
const TOKEN: JsonObject = { $ref: '#/components/securitySchemes/token' }
const ref = (...keys: string[]): JsonObject => ({ $ref: `#/${keys.join('/')}` })

/** The frames of a websocket as an AsyncAPI 3 document: what the client sends, and what it receives. */
export const asyncapi = (
  messages: Record<string, Message>,
  { info, servers, address, query, description }: AsyncInfo,
): JsonObject => {
  const book = schemaBook()
  const shown: JsonObject = {}
  const add = (way: string, name: string, { msgId, summary }: Message, data: JsonObject) => {
    shown[`${name}.${way}`] = {
      name: `${msgId} ${name}`,
      title: `${msgId} ${summary}`,
      summary,
      contentType: 'application/json',
      payload: {
        type: 'object',
        required: ['msgId', 'msgData'],
        properties: {
          msgId: { const: msgId, description: '消息编号 · the id of the message' },
          msgData: data,
        },
      },
    }
  }
  for (const [name, message] of Object.entries(messages)) {
    if (message.up) add(SENT, name, message, book.add(message.up, 'input'))
    if (message.down) add(RECEIVED, name, message, book.add(message.down, 'output'))
  }
  const named = (way: string): Json[] =>
    Object.keys(shown)
      .filter((name) => name.endsWith(`.${way}`))
      .map((name) => ref('channels', CHANNEL, 'messages', name))
  const binding = book.add(query, 'input')
  const settled = book.settle({
    channels: {
      [CHANNEL]: {
        address,
        description,
        messages: Object.fromEntries(
          Object.keys(shown).map((name) => [name, ref('components', 'messages', name)]),
        ),
        bindings: { ws: { method: 'GET', query: binding } },
      },
    },
    components: {
      messages: shown,
      schemas: book.models(),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'password',
          description: '登录消息里的 token；游客不需要 · the token in the login message; guests need none',
        },
      },
    },
  })
  return {
    asyncapi: '3.1.0',
    info,
    servers,
    defaultContentType: 'application/json',
    ...settled,
    operations: {
      send: {
        action: 'send',
        security: [TOKEN],
        channel: ref('channels', CHANNEL),
        summary: '发送 · send',
        description: '客户端发送的消息 · what the client sends',
        messages: named(SENT),
      },
      receive: {
        action: 'receive',
        security: [TOKEN],
        channel: ref('channels', CHANNEL),
        summary: '接收 · receive',
        description: '客户端收到的消息 · what the client receives',
        messages: named(RECEIVED),
      },
    },
  }
}
