import { contract } from '@app/contract'
import { CAST_PASSWORD } from '../people.ts'
import type { Scene } from '../scene.ts'
import { register } from './register.ts'

const NAME = 'xinren88'

export const newMember: Scene = {
  name: 'new-member',
  title: '新会员的第一步',
  story: `刚刚用图形验证码注册成功的 ${NAME}：余额为零、资料全空，等待第一笔存款。密码 ${CAST_PASSWORD}。`,
  as: NAME,
  opens: '/mine/savemoney',
  tell: async (stage) => {
    await register(stage, NAME)
    stage.pass(30)
    await (await stage.as(NAME)).do(contract.member.info, {})
  },
}
