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
  localSport: async () => {
    const { Component, slice } = await import('../features/sport/SportChannelScreen.tsx')
    rootReducer.inject(slice)
    return { Component }
  },
  discount: () => import('../features/promotion/DiscountScreen.tsx'),
  activityRacePage: () => import('../features/promotion/kinds/RaceScreen.tsx'),
  activityLandPage: () => import('../features/promotion/kinds/LandScreen.tsx'),
  firstDeposit: () => import('../features/promotion/kinds/FirstDepositScreen.tsx'),
  againDeposit: () => import('../features/promotion/kinds/AgainDepositScreen.tsx'),
  newTask: () => import('../features/promotion/kinds/TaskScreen.tsx'),
  drawGift: () => import('../features/promotion/kinds/DrawScreen.tsx'),
  signGift: () => import('../features/promotion/kinds/SignScreen.tsx'),
  friendInvitation: () => import('../features/promotion/kinds/FriendScreen.tsx'),
  bettingGift: () => import('../features/promotion/kinds/BettingScreen.tsx'),
  vip: () => import('../features/vip/VipScreen.tsx'),
  vipDetail: () => import('../features/vip/VipDetailScreen.tsx'),
  welfare: () => import('../features/vip/WelfareScreen.tsx'),
  giftRecord: () => import('../features/promotion/GiftRecordScreen.tsx'),
  message: () => import('../features/letter/MessageScreen.tsx'),
  feedback: () => import('../features/feedback/FeedbackScreen.tsx'),
  saveMoney: () => import('../features/deposit/SaveMoneyScreen.tsx'),
  rechargeWait: () => import('../features/deposit/WaitScreen.tsx'),
  transferWait: () => import('../features/deposit/WaitScreen.tsx'),
  virtualWait: () => import('../features/deposit/WaitScreen.tsx'),
  huioneWait: () => import('../features/deposit/WaitScreen.tsx'),
  xnbskWait: () => import('../features/deposit/WaitScreen.tsx'),
  betRecord: () => import('../features/bet/BetRecordScreen.tsx'),
  userinfo: () => import('../features/member/UserinfoScreen.tsx'),
  auth: () => import('../features/member/AuthScreen.tsx'),
  introTutorial: () => import('../features/member/IntroTutorialScreen.tsx'),
  redirect: () => import('./RedirectScreen.tsx'),
  redirectPath: () => import('./RedirectScreen.tsx'),
  'not-found': () => import('./NotFoundScreen.tsx'),
}

export const soonScreen: Load = () => import('./ComingSoonScreen.tsx')
