import type { Scene } from '../scene.ts'

export const maintenance: Scene = {
  name: 'maintenance',
  title: '站点维护中',
  story:
    '整个站点进入维护（6013），真人场馆另有自己的维护（6415）。关闭设置里的 maintenance 后，玩家刷新即可继续。',
  as: null,
  opens: '/',
  tell: async ({ control }) => {
    await control('PATCH', '/venues/CWZR', { maintenance: true })
    await control('PATCH', '/settings', { maintenance: true })
  },
}
