import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { site } from '../api/siteConfig.ts'
import { stored } from '../lib/storage.ts'
import { connectChat } from './chat.ts'
import { ClosedScreen } from './ClosedScreen.tsx'
import { wireToasts } from './globals/toasts.ts'
import { wireGlobals } from './globals/wire.ts'
import { followLanguage } from './language.ts'
import { createRoutes } from './routes.tsx'
import { Splash } from './Splash.tsx'
import { mobileTarget } from './start/arrival.ts'
import { loadSite, type SiteState } from './start/loadSite.ts'
import { type AppStore, forgetAnswersWithIdentity, keepTabs } from './store.ts'

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
  const [closed, setClosed] = useState<Exclude<SiteState, 'open'>>()
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
      forgetAnswersWithIdentity(store, arrived),
      keepTabs(store),
    ]
    const start = async () => {
      const state = await loadSite(store)
      if (isGone || leavesForMobile()) return
      if (state !== 'open') return setClosed(state)
      own = createBrowserRouter(createRoutes(store))
      setRouter(own)
      const reload = async () => {
        const next = await loadSite(store)
        if (next !== 'open') setClosed(next)
      }
      endings.push(
        connectChat(store, () => void reload()),
        followLanguage(store, () => void reload()),
      )
    }
    void start()
    return () => {
      isGone = true
      own?.dispose()
      for (const end of endings) end()
    }
  }, [store])
  if (closed) return <ClosedScreen state={closed} />
  return router ? <RouterProvider router={router} /> : <Splash />
}
