import { lazy } from 'react'
import type { Screen } from './screen.ts'

/** In the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    name: 'journal',
    title: '日志',
    group: '观察',
    words: 'journal calls 调用 请求 回放 因果 trace rewind',
    Page: lazy(() => import('./journal/JournalScreen.tsx').then((file) => ({ default: file.JournalScreen }))),
  },
  {
    name: 'coverage',
    title: '覆盖率',
    group: '观察',
    words: 'coverage heat map 热图',
    Page: lazy(() =>
      import('./coverage/CoverageScreen.tsx').then((file) => ({ default: file.CoverageScreen })),
    ),
  },
  {
    name: 'dual',
    title: '对照',
    group: '观察',
    words: 'dual proxy real backend differences 真实后端 差异 转发',
    Page: lazy(() => import('./dual/DualScreen.tsx').then((file) => ({ default: file.DualScreen }))),
  },
  {
    name: 'ledger',
    title: '账目',
    group: '观察',
    words: 'ledger books balance 对账 分录 平衡',
    Page: lazy(() => import('./ledger/LedgerScreen.tsx').then((file) => ({ default: file.LedgerScreen }))),
  },
  {
    name: 'faults',
    title: '故障',
    group: '干预',
    words: 'faults 错误 强制 延迟 断开',
    Page: lazy(() => import('./faults/FaultsScreen.tsx').then((file) => ({ default: file.FaultsScreen }))),
  },
  {
    name: 'codes',
    title: '状态码',
    group: '干预',
    words: 'codes errors 图鉴 错误',
    Page: lazy(() => import('./codes/CodesScreen.tsx').then((file) => ({ default: file.CodesScreen }))),
  },
  {
    name: 'director',
    title: '导演台',
    group: '干预',
    words: 'director match 比赛 进球 红牌 赛果 注单',
    Page: lazy(() =>
      import('./director/DirectorScreen.tsx').then((file) => ({ default: file.DirectorScreen })),
    ),
  },
  {
    name: 'chat',
    title: '聊天推送',
    group: '干预',
    words: 'chat push websocket 消息 房间',
    Page: lazy(() => import('./chat/ChatScreen.tsx').then((file) => ({ default: file.ChatScreen }))),
  },
  {
    name: 'orders',
    title: '订单',
    group: '干预',
    words: 'orders deposit withdraw 存款 取款 审核',
    Page: lazy(() => import('./orders/OrdersScreen.tsx').then((file) => ({ default: file.OrdersScreen }))),
  },
  {
    name: 'venues',
    title: '场馆',
    group: '干预',
    words: 'venues 维护 锁定 6413 6415',
    Page: lazy(() => import('./venues/VenuesScreen.tsx').then((file) => ({ default: file.VenuesScreen }))),
  },
  {
    name: 'clock',
    title: '时钟',
    group: '干预',
    words: 'clock time 快进 停住',
    Page: lazy(() => import('./clock/ClockScreen.tsx').then((file) => ({ default: file.ClockScreen }))),
  },
  {
    name: 'settings',
    title: '设置',
    group: '干预',
    words: 'settings 维护 加密',
    Page: lazy(() =>
      import('./settings/SettingsScreen.tsx').then((file) => ({ default: file.SettingsScreen })),
    ),
  },
  {
    name: 'cast',
    title: '成员',
    group: '人物',
    words: 'cast members 登录 余额',
    Page: lazy(() => import('./cast/CastScreen.tsx').then((file) => ({ default: file.CastScreen }))),
  },
  {
    name: 'outbox',
    title: '发件箱',
    group: '人物',
    words: 'outbox captcha 验证码 短信',
    Page: lazy(() => import('./outbox/OutboxScreen.tsx').then((file) => ({ default: file.OutboxScreen }))),
  },
  {
    name: 'scenes',
    title: '场景',
    group: '世界',
    words: 'scenes demo 演示',
    Page: lazy(() => import('./scenes/ScenesScreen.tsx').then((file) => ({ default: file.ScenesScreen }))),
  },
  {
    name: 'worlds',
    title: '世界',
    group: '世界',
    words: 'worlds 新建 删除 重置',
    Page: lazy(() => import('./worlds/WorldsScreen.tsx').then((file) => ({ default: file.WorldsScreen }))),
  },
  {
    name: 'snapshots',
    title: '快照与胶囊',
    group: '世界',
    words: 'snapshots capsule 保存 恢复 下载 上传',
    Page: lazy(() =>
      import('./snapshots/SnapshotsScreen.tsx').then((file) => ({ default: file.SnapshotsScreen })),
    ),
  },
  {
    name: 'try',
    title: '接口试用',
    group: '接口',
    words: 'endpoints try it openapi 请求 发送',
    Page: lazy(() => import('./try/TryScreen.tsx').then((file) => ({ default: file.TryScreen }))),
  },
]
