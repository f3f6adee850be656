import { contract } from '@app/contract'
import type { Scene } from '../scene.ts'

export const freshVisitor: Scene = {
  name: 'fresh-visitor',
  title: '初次来访',
  story: '一位访客第一次打开站点：没有登录，晚间赛事正在进行。可以浏览场馆、活动与聊天室大厅，再从这里注册。',
  as: null,
  opens: '/',
  tell: async ({ visitor }) => {
    await visitor.do(contract.site.preInfo, {})
  },
}
