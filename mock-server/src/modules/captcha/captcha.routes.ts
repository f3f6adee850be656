import { captcha } from '@app/contract/captcha/captcha'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { CaptchaService } from './captcha.service.ts'

export const captchaRoutes = (of: (world: World) => CaptchaService) =>
  implement(captcha, {
    kaptchcate: ({ body, world, caller, refuse }) => {
      const asked = of(world).asked(body.ktype, body.name, caller)
      return asked ? refuse(asked) : null
    },
    defaultKaptcha: ({ world, caller }) => of(world).picture(caller),
    sliderChallenge: ({ world, caller }) => of(world).slider(caller),
    sliderVerify: (call) => of(call.world).verifySlider(call),
    validateGeeCheck: (call) => of(call.world).checkSlider(call),
  })
