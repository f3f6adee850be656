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
    name: 'cast',
    title: '成员',
    words: 'cast members 登录 余额',
    Page: lazy(() => import('./cast/CastScreen.tsx').then((file) => ({ default: file.CastScreen }))),
  },
]
