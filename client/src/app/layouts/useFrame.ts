import type { NavigationCategory } from '@app/contract/site/advertising'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsInvited } from '../../lib/device/resting.ts'
import { useIsMember } from '../../api/session.ts'
import { useSite as useSettings } from '../../api/siteConfig.ts'
import { useNavigationQuery } from '../../features/lobby/lobby.api.ts'
import { useUnreadTotal } from '../../features/letter/letter.api.ts'
import { useProfile } from '../../features/member/member.api.ts'
import { useGradeQuery } from '../../features/vip/vip.api.ts'
import { setLocale, useLocale } from '../../i18n/locale.ts'
import { useRouteText } from '../../i18n/route.ts'
import { bus } from '../../lib/bus.ts'
import { decodeGameInfo } from '../../lib/gameInfo.ts'
import { KEPT } from '../../lib/pageState.ts'
import { stored, useStored } from '../../lib/device/storage.ts'
import { to } from '../../paths.ts'
import { chooseEdition, useEdition } from '../edition.ts'
import { isDepositPage } from '../routeOf.ts'
import { useSignOut } from '../signOut.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { closed, type Tab } from '../tabs/tabs.slice.ts'

export { useLaunch } from '../../features/venue/useLaunch.ts'

export type Navigation = readonly NavigationCategory[]

export const useSite = () => {
  const { brandName, demo, depositDisabled } = useSettings()
  return { isDemo: demo === '1', canDeposit: depositDisabled !== '1', brand: brandName }
}

/** Whether it is offered where one passes by: in a break of the member's own the wallet is (UN-32). */
export const useOffersDeposit = (): boolean => {
  const isInvited = useIsInvited()
  return useSite().canDeposit && isInvited
}

export const useLanguage = () => {
  const other = useLocale() === 'zh-CN' ? ('zh-TW' as const) : ('zh-CN' as const)
  return { other, otherName: other === 'zh-TW' ? '繁體' : '简体', change: () => void setLocale(other) }
}

export const useLook = () => {
  const edition = useEdition()
  const { editionDisabled } = useSettings()
  return {
    edition,
    canChange: editionDisabled !== '1',
    change: () => chooseEdition(edition === 'classic' ? 'professional' : 'classic'),
  }
}

const NONE: Navigation = []
export const useNavigation = (): Navigation => useNavigationQuery().data ?? NONE

export interface FrameMember {
  avatar: string
  name: string
  vip: number
  gradeName: string
  /** Percent of the way to the next level: the slower of deposit and turnover counts. Undefined until it is told, null if it could not be. */
  progress: number | null | undefined
  /** How many of phone, e-mail, real name, second password and card are set (U-AUTH-14). */
  security: 'low' | 'medium' | 'high'
}

const HIGHEST_GRADE = 10

export const useMember = (): FrameMember | undefined => {
  const profile = useProfile()
  const next = Math.min((profile?.vipGrade ?? 0) + 1, HIGHEST_GRADE)
  const { data, error } = useGradeQuery({ grade: next }, { skip: !profile })
  const isMember = useIsMember()
  if (!isMember) return undefined
  return {
    avatar: profile?.avatar ?? '',
    name: profile?.nickName || profile?.name || '',
    vip: profile?.vipGrade ?? 0,
    gradeName: '',
    security: profile?.securityLevel ?? 'low',
    progress: data?.progress.percent ?? (error === undefined ? undefined : null),
  }
}

/** The eye beside the balance: for the eyes around, kept on the device. */
export const useHiddenAmounts = () => {
  const isHidden = useStored('hideAmounts') === '1'
  return [isHidden, () => stored.write('hideAmounts', isHidden ? '' : '1')] as const
}

export const useUnread = (): number => useUnreadTotal()

export const useTabs = () => {
  const t = useRouteText()
  const { canDeposit } = useSite()
  const all = useAppSelector((state) => state.tabs.visited)
  // A page that the deposit switch has closed is no place to return to.
  const visited = canDeposit ? all : all.filter((tab) => !isDepositPage(tab.to.split('?')[0] ?? ''))
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const home = { path: to('home'), title: t('home'), isFixed: true }
  // Games differ by what they are, as their frames are titled; the help on a page is not the page.
  const titleOf = (tab: Tab) =>
    (tab.name === 'game' && decodeGameInfo(tab.to.split(/[/?]/)[2] ?? '')?.name) ||
    (tab.name.startsWith('help-') ? t('helpOf', { title: t(tab.name) }) : t(tab.name))
  const tabs = [home, ...visited.map((tab) => ({ path: tab.to, title: titleOf(tab), isFixed: false }))]
  const current = tabs.find((tab) => tab.path.split('?')[0] === pathname)?.path ?? ''
  const close = (path: string) => {
    const at = tabs.findIndex((tab) => tab.path === path)
    dispatch(closed(path))
    if (path === current) void navigate((tabs[at + 1] ?? tabs[at - 1] ?? home).path, { state: KEPT })
  }
  return { tabs, current, close }
}

export const useSupport = () => () => bus.emit('openSupport')
export const useLogout = () => useSignOut()
