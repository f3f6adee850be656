import { captcha } from '@app/contract/control/members'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { refuseControl } from '../read.ts'

export const captchaControl: ControlPart = (serve, control) => {
  serve(captcha.list, (c) => ({ captchas: siteOf(control.world(c)).captcha.open() }))
  serve(captcha.answer, (c) => {
    const found = siteOf(control.world(c)).captcha.answerOf(c.req.param('id'))
    return found ?? refuseControl(404, '没有这个验证码，或已过期清除')
  })
}
