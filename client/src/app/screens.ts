import type { ComponentType } from 'react'
import type { PageName } from './routes.data.ts'
import { rootReducer } from './store.ts'

type Load = () => Promise<{ Component: ComponentType }>

/** Pages that have their own screen; a page that isn't here says that it opens soon. */
export const SCREENS: Partial<Record<PageName, Load>> = {
  loading: () => import('../features/game/LoadingScreen.tsx'),
  pgGame: () => import('../features/game/EgameScreen.tsx'),
  dzGame: () => import('../features/game/EgameScreen.tsx'),
  game: () => import('../features/game/GameScreen.tsx'),
  home: () => import('../features/lobby/HomeScreen.tsx'),
  sport: () => import('../features/lobby/CategoryScreen.tsx'),
  realbet: () => import('../features/lobby/CategoryScreen.tsx'),
  chess: () => import('../features/lobby/CategoryScreen.tsx'),
  gaming: () => import('../features/lobby/CategoryScreen.tsx'),
  lottery: () => import('../features/lobby/CategoryScreen.tsx'),
  egame: () => import('../features/lobby/GameListScreen.tsx'),
  fishing: () => import('../features/lobby/GameListScreen.tsx'),
  localSport: async () => {
    const { Component, slice } = await import('../features/sport/SportChannelScreen.tsx')
    rootReducer.inject(slice)
    return { Component }
  },
  saveMoney: () => import('../features/deposit/SaveMoneyScreen.tsx'),
  rechargeWait: () => import('../features/deposit/WaitScreen.tsx'),
  transferWait: () => import('../features/deposit/WaitScreen.tsx'),
  virtualWait: () => import('../features/deposit/WaitScreen.tsx'),
  huioneWait: () => import('../features/deposit/WaitScreen.tsx'),
  xnbskWait: () => import('../features/deposit/WaitScreen.tsx'),
  betRecord: () => import('../features/bet/BetRecordScreen.tsx'),
  redirect: () => import('./RedirectScreen.tsx'),
  redirectPath: () => import('./RedirectScreen.tsx'),
  'not-found': () => import('./NotFoundScreen.tsx'),
}

export const soonScreen: Load = () => import('./ComingSoonScreen.tsx')
