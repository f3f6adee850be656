import { contract } from '@app/contract'
import { passwordHash } from '@app/contract/rules/passwordHash'
import { CAST_PASSWORD } from '../people.ts'
import type { Scene } from '../scene.ts'

const NAME = 'xinren88'

export const newMember: Scene = {
  name: 'new-member',
  title: '新会员的第一步',
  story: `刚刚用图形验证码注册成功的 ${NAME}：余额为零、资料全空，等待第一笔存款。密码 ${CAST_PASSWORD}。`,
  as: NAME,
  opens: '/mine/savemoney',
  tell: async ({ visitor, control, as, pass }) => {
    const drawn = await visitor.do(contract.captcha.defaultKaptcha, {})
    const { answer } = await control<{ answer: string }>('GET', `/captcha/${drawn['x-code']}`)
    const password = passwordHash(CAST_PASSWORD)
    await visitor.do(contract.auth.register, {
      name: NAME,
      password,
      secondPassword: password,
      kaptchcate: 1,
      codeId: drawn['x-code'],
      code: answer,
    })
    pass(30)
    await (await as(NAME)).do(contract.member.info, {})
  },
}
