import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { refuseControl } from './read.ts'

/** GET /captcha/:id → {id, kind, answer, state, expires_at}: the text of a picture or the x (px) of a slider's hole. */
export const captchaControl: ControlPart = (app, control) => {
  app.get('/captcha/:id', (c) => {
    const found = siteOf(control.world(c)).captcha.answerOf(c.req.param('id'))
    return c.json(found ?? refuseControl(404, '没有这个验证码，或已过期清除'))
  })
}
