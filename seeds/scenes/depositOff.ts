import type { Scene } from '../scene.ts'

export const depositOff: Scene = {
  name: 'deposit-off',
  title: '存款已关闭',
  story:
    'vip5 想存款，但站点刚刚关闭了存款（depositDisabled）：存款入口给出说明，其余功能照常。在设置里打开后刷新即可恢复。',
  as: 'vip5',
  opens: '/mine/savemoney',
  tell: async ({ control }) => {
    await control('PATCH', '/settings', { depositDisabled: true })
  },
}
