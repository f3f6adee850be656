import type { ComponentType } from 'react'
import {
  Navigate,
  redirect,
  replace,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom'
import { arriving } from '../lib/arriving.ts'
import { inSite } from '../lib/place.ts'
import { useStored } from '../lib/device/storage.ts'
import { type PageName, pageOf, to } from '../paths.ts'
import { BrokenScreen } from './fallback/BrokenScreen.tsx'
import { stillAsking } from './asking.ts'
import { guard } from './guards.ts'
import { BlankLayout } from './layouts/BlankLayout.tsx'
import { MainLayout } from './layouts/MainLayout.tsx'
import { Root } from './Root.tsx'
import type { Page } from '../pages.ts'
import { aliases, pages } from './routeOf.ts'
import { screenOf } from './screenOf.ts'
import { Splash } from './fallback/Splash.tsx'
import type { AppStore } from './store.ts'
import { tabAt } from './tabs/tabAt.ts'
import { visited } from './tabs/tabs.slice.ts'

/** Code that is handed on by its name: for the router, and for who asks first whether it is here (start/cut.ts). */
const memberLayout = () => import('./layouts/MemberLayout.tsx')
const helpLayout = () => import('./layouts/HelpLayout.tsx')
const sportLayout = () => import('./layouts/SportLayout.tsx')
const mineScreen = () => import('./mine/MineScreen.tsx')

/** A member's page vanishes with the session, before anybody asks again for what it shows. */
const membersOnly = async (load: () => Promise<{ Component: ComponentType }>) => {
  const { Component: Screen } = await arriving(load)
  const Component = () => (useStored('token') === '' ? null : <Screen />)
  return { Component }
}

const pagesIn = (layout: Page['layout']): RouteObject[] =>
  pages
    .filter((name) => pageOf(name).layout === layout)
    .map((name) => {
      const page = pageOf(name)
      const load = screenOf(page)
      return {
        id: name,
        path: page.path,
        handle: { load },
        lazy: page.login ? () => membersOnly(load) : () => arriving(load),
        ErrorBoundary: BrokenScreen,
      }
    })

/** Whatever else the address says goes along. */
const Alias = ({ name }: { name: PageName }) => {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: to(name as 'home'), search, hash }} />
}

const otherWays = (): RouteObject[] =>
  aliases
    // The member centre's own address is its menu where the window is narrow.
    .filter(([path]) => path !== to('mine'))
    .map(([path, name]) => ({ path, element: <Alias name={name} /> }))

/** Every route, loaded lazily; the root's loader runs the guards before each navigation. */
export const createRoutes = (store: AppStore): RouteObject[] => {
  let isFirst = true
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: BrokenScreen,
      loader: async ({ request }: LoaderFunctionArgs) => {
        const { pathname: address, search } = new URL(request.url)
        const asked = inSite(address)
        // With strokes at its end, or several in a row, it is the same page; and never another host.
        const pathname = `/${asked.split('/').filter(Boolean).join('/')}`
        if (pathname !== asked) return replace(pathname + search)
        const target = await guard(store, pathname, search, request.signal)
        if (target) return redirect(stillAsking(target, { pathname, search }))
        // The first picture has the bar of the tabs already; later ones are noted when they are shown (Root).
        const tab = isFirst && tabAt(pathname, search)
        isFirst = false
        if (tab) store.dispatch(visited(tab))
        return null
      },
      shouldRevalidate: () => true,
      children: [
        { Component: BlankLayout, children: pagesIn('blank') },
        {
          Component: MainLayout,
          children: [
            ...pagesIn('main'),
            ...otherWays(),
            {
              lazy: () => arriving(memberLayout),
              handle: { load: memberLayout },
              children: [
                {
                  path: to('mine'),
                  lazy: () => membersOnly(mineScreen),
                  handle: { load: mineScreen },
                  ErrorBoundary: BrokenScreen,
                },
                ...pagesIn('member'),
              ],
            },
            {
              lazy: () => arriving(helpLayout),
              handle: { load: helpLayout },
              children: pagesIn('help'),
            },
          ],
        },
        {
          lazy: () => arriving(sportLayout),
          handle: { load: sportLayout },
          children: pagesIn('sport'),
        },
      ],
    },
  ]
}
