import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { api } from '../api/api.ts'
import { site } from '../api/siteConfig.ts'
import { arriving } from '../lib/arriving.ts'
import { config } from '../lib/config.ts'
import { here } from '../lib/place.ts'
import { keepHere, stored } from '../lib/device/storage.ts'
import { ClosedScreen } from './fallback/ClosedScreen.tsx'
import { BottomNotice } from './globals/BottomNotice.tsx'
import { wireHeldEnter } from './globals/heldEnter.ts'
import { wireToasts } from './globals/toasts.ts'
import { wireGlobals } from './globals/wire.ts'
import { followLanguage } from './language/followLanguage.ts'
import { routeOf } from './routeOf.ts'
import { createRoutes } from './routes.tsx'
import { screenOf } from './screenOf.ts'
import { Splash } from './fallback/Splash.tsx'
import { mobileTarget } from './start/arrival.ts'
import { breath } from './start/breath.ts'
import { awaitCalm, calm } from '../lib/calm.ts'
import { loadSite, type SiteState } from './start/loadSite.ts'
import { type AppStore, forgetAnswersWithIdentity, keepTabs } from './store.ts'
import { watchOrders } from './orders/watchOrders.ts'

/** A closed site is looked at again, and settings that didn't come are asked for, so that nobody has to. */
const LOOK_AGAIN_MS = 15_000

type Router = ReturnType<typeof createBrowserRouter>

/** A phone leaves for the mobile site, if there is one. */
const leavesForMobile = (): boolean => {
  const codes = { iCode: stored.read('iCode'), rCode: stored.read('rCode') }
  const target = mobileTarget(navigator.userAgent, site.get().settings.h5DomainUrl, location, codes)
  if (target) location.replace(target)
  return target !== undefined
}

/** Settings first, then the router: guards and the first call need them (TRAP-63). Listeners are there before both. */
export const App = ({ store }: { store: AppStore }) => {
  const [closed, setClosed] = useState<Exclude<SiteState, 'open'> | undefined>()
  const [router, setRouter] = useState<Router>()
  useEffect(() => {
    let own: Router | undefined
    let isGone = false
    let way = Promise.resolve()
    const navigate = (path: string) => {
      way = Promise.resolve(own?.navigate(path))
    }
    /** Until the last of the navigations under way has ended. */
    const arrived = async () => {
      for (let seen: Promise<void> | undefined; seen !== way; await seen) seen = way
    }
    const endings = [
      wireGlobals(store, navigate),
      wireToasts(),
      wireHeldEnter(),
      forgetAnswersWithIdentity(store, arrived),
      keepTabs(store),
      awaitCalm(store),
    ]
    let look: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      const router = createBrowserRouter(createRoutes(store), { basename: `${config.base}/` })
      own = router
      // At once, not in a transition: what the router does between its picture and its place on the screen is not heard.
      setRouter(router)
      // With the entry itself, not with its picture: a reload may come between the two.
      endings.push(router.subscribe(keepHere))
      endings.push(followLanguage(store, follow))
      endings.push(watchOrders(store))
      // No part of the first picture: the line is opened while the page is put on the screen.
      void arriving(() => import('./chat.ts')).then(
        ({ connectChat, leaveWithRelease }) =>
          !isGone && endings.push(connectChat(store, follow), leaveWithRelease(store, router)),
      )
      void arriving(() => import('./start/later.ts')).then(
        ({ startLater }) => !isGone && endings.push(startLater(store, router)),
      )
      void calm()
        .then(() => arriving(() => import('../api/mending/mending.ts')))
        .then(({ mendAnswers }) => !isGone && endings.push(mendAnswers(store)))
    }
    /** Takes the settings as they are now; a page that they close is left by its guards (U-SET-01). */
    const takeSettings = async () => {
      clearTimeout(look)
      const state = await loadSite(store)
      await breath()
      if (isGone) return
      setClosed(state === 'open' ? undefined : state)
      if (state !== 'open' || site.get().isBridged) look = setTimeout(follow, LOOK_AGAIN_MS)
      if (state !== 'open') return
      if (own) {
        store.dispatch(api.util.invalidateTags(['SiteSettings']))
        void own.revalidate()
      } else if (!leavesForMobile()) open()
    }
    let turn = Promise.resolve()
    /** One after the other: a call that is under way would answer with what was before. */
    function follow() {
      turn = turn.then(takeSettings)
    }
    // The code of the page comes while the settings are on their way; the router asks for it again, and tells a failure.
    void screenOf(routeOf(here()))().catch(() => undefined)
    follow()
    return () => {
      isGone = true
      clearTimeout(look)
      own?.dispose()
      for (const end of endings) end()
    }
  }, [store])
  const page = router ? <RouterProvider router={router} /> : <Splash />
  return (
    <>
      {closed ? <ClosedScreen state={closed} /> : page}
      <BottomNotice isOpen={router !== undefined} />
    </>
  )
}
