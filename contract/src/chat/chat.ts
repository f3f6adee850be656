import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Nothing, text } from '../kit/fields.ts'
import { History, HistoryRequest } from './chatMessage.ts'

export const chat = {
  history: endpoint('POST', '/stream/api/v1/history', {
    summary: '聊天历史（首屏；往前翻用 10011）',
    auth: 'optional',
    request: HistoryRequest,
    response: History,
    refusals: [],
  }),
  /** A websocket upgrade: 101, never an envelope. The token goes in the login message, not in the address (TRAP-33). */
  handshake: endpoint('GET', '/stream/ws/v1/handshake', {
    summary: '聊天websocket握手',
    auth: 'public',
    request: z.object({
      clientType: z.literal('web'),
      siteId: z.string().min(1).max(20),
      lang: text(10).optional().meta({ description: '推送所用语言：zh-CN 或 zh-TW' }),
    }),
    response: Nothing,
    refusals: [],
    upgrade: true,
  }),
}
