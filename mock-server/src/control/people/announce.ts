import { messages } from '@app/contract'
import type { Notification } from '@app/contract/chat/messages'
import type { World } from '../../world/world.ts'

/** Tells every client of a world that something of the site is another now; they ask again, without a word. */
export const announce = (
  world: World,
  type: Notification['type'] & ('settings' | 'venue'),
  title: string,
  refId = '',
): void =>
  world.atomically(() =>
    world.hub.toAll(messages.notification, { type, title, content: '', refId, time: world.clock.now() }),
  )
