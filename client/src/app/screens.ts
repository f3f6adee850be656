import type { ComponentType } from 'react'
import type { PageName } from './routes.data.ts'
import { rootReducer } from './store.ts'

type Load = () => Promise<{ Component: ComponentType }>

const help: Load = () => import('../features/help/HelpScreen.tsx')

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
  venture: () => import('../features/site/AgentScreen.tsx'),
  sponsor: () => import('../features/site/SponsorScreen.tsx'),
  appdownload: () => import('../features/site/DownloadScreen.tsx'),
  saveMoney: () => import('../features/deposit/SaveMoneyScreen.tsx'),
  rechargeWait: () => import('../features/deposit/WaitScreen.tsx'),
  transferWait: () => import('../features/deposit/WaitScreen.tsx'),
  virtualWait: () => import('../features/deposit/WaitScreen.tsx'),
  huioneWait: () => import('../features/deposit/WaitScreen.tsx'),
  xnbskWait: () => import('../features/deposit/WaitScreen.tsx'),
  wallet: () => import('../features/wallet/WalletScreen.tsx'),
  transferMoney: () => import('../features/wallet/TransferMoneyScreen.tsx'),
  exchange: () => import('../features/wallet/ExchangeScreen.tsx'),
  transRecord: () => import('../features/wallet/TransRecordScreen.tsx'),
  takeMoney: () => import('../features/withdraw/TakeMoneyScreen.tsx'),
  restraint: () => import('../features/restraint/RestraintScreen.tsx'),
  betRecord: () => import('../features/bet/BetRecordScreen.tsx'),
  'help-kh': help,
  'help-ck': help,
  'help-qk': help,
  'help-zz': help,
  'help-yhgz': help,
  'help-tjllq': help,
  'help-xnbcqkjc': help,
  'help-tytzjc': help,
  'help-tysstqth': help,
  'help-fjcjc': help,
  'help-rqgl': help,
  'help-dxqgl': help,
  'help-cpwt': help,
  'help-dzjj': help,
  'help-tywt': help,
  'help-zrwt': help,
  'help-qtwt': help,
  'help-bczr': help,
  'help-gywm': help,
  'help-gztk': help,
  'help-hzhb': help,
  'help-ysgz': help,
  'help-zxkf': help,
  userinfo: () => import('../features/member/UserinfoScreen.tsx'),
  auth: () => import('../features/member/AuthScreen.tsx'),
  addBankCard: () => import('../features/card/AddBankCardScreen.tsx'),
  virtualCoinCard: () => import('../features/card/VirtualCoinCardScreen.tsx'),
  alipayManage: () => import('../features/card/AlipayManageScreen.tsx'),
  accountManage: () => import('../features/card/AccountManageScreen.tsx'),
  introTutorial: () => import('../features/member/IntroTutorialScreen.tsx'),
  redirect: () => import('./RedirectScreen.tsx'),
  redirectPath: () => import('./RedirectScreen.tsx'),
  'not-found': () => import('./NotFoundScreen.tsx'),
}

export const soonScreen: Load = () => import('./ComingSoonScreen.tsx')
