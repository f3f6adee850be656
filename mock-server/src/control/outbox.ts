import type { ControlPart } from './control.ts'

/** GET /outbox?to= : every SMS, e-mail and voice code sent, newest first. */
export const outboxControl: ControlPart = (app, control) => {
  app.get('/outbox', (c) => {
    const messages = control.world(c).outbox.list(c.req.query('to'))
    return c.json({
      messages: messages.map(({ expiresAt, id: _, ...rest }) => ({ ...rest, expires_at: expiresAt })),
    })
  })
}
