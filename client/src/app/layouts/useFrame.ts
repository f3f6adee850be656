import { useMemo, useState } from 'react'
import type { NavigationCategory } from '@app/contract/site/advertising'
import { bus } from '../../lib/bus.ts'
export type Navigation = readonly NavigationCategory[]
// scratch stand-ins
import * as fake from '../../../scratch/fake.ts'
export const useSite = () => ({ isDemo: true, canDeposit: true, brand: '澄湾' })
export const useLanguage = () => ({ other: 'zh-TW', otherName: '繁體', change: () => {} })
export const useLook = () => { return { edition: fake.edition(), canChange: true, change: fake.flip } }
export const useNavigation = (): Navigation => fake.navigation
export const useMember = () => fake.member
export const useBalance = () => ({ centre: '128640.50', isLoading: false, refresh: () => {} })
export const useHiddenAmounts = () => { const [h, s] = useState(false); return [h, () => s(!h)] as const }
export const useUnread = () => 3
export const useLaunch = () => (_: { enName: string; gameCode: string }) => {}
export const useTabs = () => useMemo(() => ({ tabs: [{ path: '/', title: '首页', isFixed: true }, { path: '/game/sport', title: '体育', isFixed: false }, { path: '/mine/wallet', title: '我的钱包', isFixed: false }], current: '/game/sport', close: (_: string) => {} }), [])
export const useSupport = () => () => bus.emit('openSupport')
export const useLogout = () => () => {}
