import type { Scene } from '../scene.ts'

export const depositOff: Scene = {
  name: 'deposit-off',
  title: '存款已关闭',
  story:
    'vip5 想存款，但站点刚刚关闭了存款（depositDisabled）：顶栏与会员中心不再有存款入口，直接打开存款地址则是“页面不存在”，其余功能照常。在设置里打开后刷新即可恢复。',
  as: 'vip5',
  opens: '/',
  tell: async ({ control }) => {
    await control('PATCH', '/settings', { depositDisabled: true })
  },
}
