import { chat } from '@app/contract/chat/chat'
import { UPGRADED, implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { ChatService } from './chat.service.ts'

/** The history of a room; `host/websocket.ts` serves the handshake. */
export const chatRoutes = (of: (world: World) => ChatService) =>
  implement(chat, {
    history: ({ world, body }) => of(world).history(body),
    handshake: UPGRADED,
  })
