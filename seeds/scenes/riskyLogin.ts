import { contract } from '@app/contract'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '../people.ts'
import type { Scene } from '../scene.ts'

export const riskyLogin: Scene = {
  name: 'risky-login',
  title: '有风险的登录',
  story: `被标记的 risky01（密码 ${CAST_PASSWORD}）刚在别处输错过一次密码。从这里登录：滑块已关闭，答案是 6029，接着收短信验证码；验证码在发件箱。`,
  as: null,
  opens: '/',
  tell: async ({ visitor, control, pass }) => {
    await control('PATCH', '/settings', { captcha: 'none' })
    const wrong = visitor.do(contract.auth.login, { name: 'risky01', password: passwordHash('wrong-one') })
    await wrong.catch(() => undefined)
    pass(60)
  },
}
