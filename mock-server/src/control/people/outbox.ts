import { outbox } from '@app/contract/control/members'
import type { ControlPart } from '../control.ts'

export const outboxControl: ControlPart = (serve, control) => {
  serve(outbox.list, (c, { to }) => {
    const messages = control.world(c).outbox.list(to)
    return {
      messages: messages.map(({ expiresAt, id: _, ...rest }) => ({ ...rest, expires_at: expiresAt })),
    }
  })
}
