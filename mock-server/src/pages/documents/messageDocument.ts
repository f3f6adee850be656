import { messages } from '@app/contract'
import { chat } from '@app/contract/chat/chat'
import { asyncapi } from '@app/contract/kit/reference/asyncapi'
import type { JsonObject } from '@app/contract/kit/reference/schemas'
import { described } from './described.ts'
import { ABOUT, CONTACT, LICENSE, TAGS } from './about.data.ts'

/** The websocket of the chat as AsyncAPI, at the address by which it was asked for. */
export const messageDocument = (version: string, host: string): JsonObject =>
  described(
    asyncapi(messages, {
      info: {
        title: '澄湾 消息 · Chengwan messages',
        version,
        description: ABOUT.messages,
        license: { name: LICENSE.name, url: 'https://spdx.org/licenses/MIT.html' },
        contact: CONTACT,
        tags: [{ name: 'chat', description: TAGS['chat']! }],
      },
      servers: {
        mock: { host, protocol: 'ws', description: '模拟后端 · the mock that serves this document' },
      },
      address: chat.handshake.path,
      query: chat.handshake.request,
      description: '聊天与站内通知共用的一条 websocket · one websocket for the chat and for notifications',
    }),
  )
