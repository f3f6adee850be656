import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { useSite } from '../api/siteConfig.ts'
import { leaveFirstFrame, leaveFirstPaint } from '../lib/firstPaint.ts'
import { to } from '../paths.ts'
import { WaitingLine } from '../ui/WaitingLine/WaitingLine.tsx'
import { Globals } from './globals/Globals.tsx'
import { MAIN_ID } from './layouts/SkipLink.tsx'
import { StageMark } from './layouts/TopStrip/StageMark.tsx'
import css from './Root.module.css'
import { routeOf } from './routeOf.ts'
import { useAppDispatch } from './store.ts'
import { usePlace } from './usePlace.ts'
import { tabAt } from './tabs/tabAt.ts'
import { visited } from './tabs/tabs.slice.ts'

/** Around every page: its place (a new one from the top, Back where it was left), the tab, the waiting line, the global components. */
export const Root = () => {
  const { pathname, search } = useLocation()
  const isWaiting = useNavigation().state !== 'idle'
  const dispatch = useAppDispatch()
  const { demo } = useSite()
  const isBare = routeOf(pathname).layout === 'blank'
  usePlace()
  const isHome = pathname === to('home')
  useEffect(() => {
    if (isHome) leaveFirstFrame()
    else leaveFirstPaint()
  }, [isHome])
  // Another page is read from its beginning: the focus goes with it, but not at the first one.
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
  // Before the page is on the screen: the bar of the tabs above it would push it down otherwise.
  useLayoutEffect(() => {
    const tab = tabAt(pathname, search)
    if (tab) dispatch(visited(tab))
  }, [dispatch, pathname, search])
  return (
    <>
      {isWaiting && <WaitingLine />}
      {isBare && demo === '1' && (
        <div className={css.mark}>
          <StageMark />
        </div>
      )}
      <Outlet />
      <Globals />
    </>
  )
}
