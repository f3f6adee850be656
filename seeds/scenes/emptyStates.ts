import { contract } from '@app/contract'
import { MAX_PAGE_SIZE } from '@app/contract/kit/page'
import type { Scene } from '../scene.ts'

export const emptyStates: Scene = {
  name: 'empty-states',
  title: '什么都还没有',
  story:
    'fresh01 从未存款、投注或领取礼金，站内信也已清空：每一个列表都是空的，适合检查空状态的文字与下一步引导。',
  as: 'fresh01',
  opens: '/mine/betRecord',
  tell: async ({ as, pass }) => {
    const member = await as('fresh01')
    const { records } = await member.do(contract.letter.list, { pageSize: MAX_PAGE_SIZE })
    if (records.length > 0) await member.do(contract.letter.remove, { ids: records.map(({ id }) => id) })
    pass(30)
  },
}
