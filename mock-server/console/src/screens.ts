import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** In the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    name: 'journal',
    title: '日志',
    words: 'journal calls 调用 请求 回放',
    Page: lazy(() => import('./journal/JournalScreen.tsx').then((file) => ({ default: file.JournalScreen }))),
  },
  {
    name: 'faults',
    title: '故障',
    words: 'faults 错误 强制 延迟 断开',
    Page: lazy(() => import('./faults/FaultsScreen.tsx').then((file) => ({ default: file.FaultsScreen }))),
  },
  {
    name: 'codes',
    title: '状态码',
    words: 'codes errors 图鉴 错误',
    Page: lazy(() => import('./codes/CodesScreen.tsx').then((file) => ({ default: file.CodesScreen }))),
  },
  {
    name: 'cast',
    title: '成员',
    words: 'cast members 登录 余额',
    Page: lazy(() => import('./cast/CastScreen.tsx').then((file) => ({ default: file.CastScreen }))),
  },
  {
    name: 'outbox',
    title: '发件箱',
    words: 'outbox captcha 验证码 短信',
    Page: lazy(() => import('./outbox/OutboxScreen.tsx').then((file) => ({ default: file.OutboxScreen }))),
  },
  {
    name: 'scenes',
    title: '场景',
    words: 'scenes demo 演示',
    Page: lazy(() => import('./world/ScenesScreen.tsx').then((file) => ({ default: file.ScenesScreen }))),
  },
  {
    name: 'clock',
    title: '时钟',
    words: 'clock time 快进 停住',
    Page: lazy(() => import('./world/ClockScreen.tsx').then((file) => ({ default: file.ClockScreen }))),
  },
  {
    name: 'settings',
    title: '设置',
    words: 'settings 维护 加密',
    Page: lazy(() => import('./world/SettingsScreen.tsx').then((file) => ({ default: file.SettingsScreen }))),
  },
]
