import { chat } from '@app/contract/chat/chat'
import { implement, notImplemented } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { ChatService } from './chat.service.ts'

/** The history of a room; the handshake is the host's to upgrade. */
export const chatRoutes = (of: (world: World) => ChatService) =>
  implement(chat, {
    history: ({ world, body }) => of(world).history(body),
    handshake: notImplemented,
  })
