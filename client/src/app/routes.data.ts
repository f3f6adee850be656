import type { RouteName } from '../paths.ts'

export interface RouteFacts {
  layout: 'blank' | 'main' | 'sport' | 'member' | 'help'
  /** A visitor is sent home with the bottom notice. */
  login?: true
  /** Needs a bound phone and a bound real name (TRAP-09). */
  boundPhone?: true
  /** The sport channel's data is loaded first (TRAP-59). */
  sportChannel?: true
  /** Never among the cached pages of the tab bar (U-NAV-02). */
  ignoreCache?: true
}

/** feedbackList is feedback with a query (TRAP-05); mine and help have no page of their own (U-NAV-05). */
export type PageName = Exclude<RouteName, 'mine' | 'help' | 'feedbackList'>

/** Every page, and what guards it (RT-001 … RT-080). */
export const PAGES: Record<PageName, RouteFacts> = {
  loading: { layout: 'blank', ignoreCache: true },
  pgGame: { layout: 'blank', ignoreCache: true },
  home: { layout: 'main' },
  dzGame: { layout: 'main', ignoreCache: true },
  sport: { layout: 'main' },
  realbet: { layout: 'main' },
  chess: { layout: 'main' },
  gaming: { layout: 'main' },
  lottery: { layout: 'main' },
  egame: { layout: 'main' },
  fishing: { layout: 'main' },
  game: { layout: 'main', login: true, ignoreCache: true },
  localSport: { layout: 'sport', login: true, sportChannel: true },
  venture: { layout: 'main' },
  sponsor: { layout: 'main' },
  appdownload: { layout: 'main' },
  discount: { layout: 'main' },
  activityRacePage: { layout: 'main' },
  activityLandPage: { layout: 'main' },
  firstDeposit: { layout: 'main' },
  againDeposit: { layout: 'main' },
  newTask: { layout: 'main' },
  drawGift: { layout: 'main' },
  signGift: { layout: 'main' },
  friendInvitation: { layout: 'main' },
  bettingGift: { layout: 'main' },
  redirect: { layout: 'main', login: true, ignoreCache: true },
  redirectPath: { layout: 'main', login: true, ignoreCache: true },
  'not-found': { layout: 'main', ignoreCache: true },
  userinfo: { layout: 'member', login: true },
  auth: { layout: 'member', login: true },
  virtualCoinCard: { layout: 'member', login: true, boundPhone: true },
  alipayManage: { layout: 'member', login: true, boundPhone: true },
  accountManage: { layout: 'member', login: true, boundPhone: true },
  introTutorial: { layout: 'member', login: true },
  addBankCard: { layout: 'member', login: true, boundPhone: true },
  exchange: { layout: 'member', login: true },
  vip: { layout: 'member', login: true },
  vipDetail: { layout: 'member', login: true },
  welfare: { layout: 'member', login: true },
  wallet: { layout: 'member', login: true },
  transRecord: { layout: 'member', login: true },
  betRecord: { layout: 'member', login: true },
  restraint: { layout: 'member', login: true },
  giftRecord: { layout: 'member', login: true },
  message: { layout: 'member', login: true },
  feedback: { layout: 'member', login: true },
  saveMoney: { layout: 'member', login: true },
  transferMoney: { layout: 'member', login: true },
  takeMoney: { layout: 'member', login: true },
  rechargeWait: { layout: 'member', login: true, ignoreCache: true },
  transferWait: { layout: 'member', login: true, ignoreCache: true },
  virtualWait: { layout: 'member', login: true, ignoreCache: true },
  huioneWait: { layout: 'member', login: true, ignoreCache: true },
  xnbskWait: { layout: 'member', login: true, ignoreCache: true },
  'help-kh': { layout: 'help' },
  'help-ck': { layout: 'help' },
  'help-qk': { layout: 'help' },
  'help-zz': { layout: 'help' },
  'help-yhgz': { layout: 'help' },
  'help-tjllq': { layout: 'help' },
  'help-xnbcqkjc': { layout: 'help' },
  'help-tytzjc': { layout: 'help' },
  'help-tysstqth': { layout: 'help' },
  'help-fjcjc': { layout: 'help' },
  'help-rqgl': { layout: 'help' },
  'help-dxqgl': { layout: 'help' },
  'help-cpwt': { layout: 'help' },
  'help-dzjj': { layout: 'help' },
  'help-tywt': { layout: 'help' },
  'help-zrwt': { layout: 'help' },
  'help-qtwt': { layout: 'help' },
  'help-bczr': { layout: 'help' },
  'help-gywm': { layout: 'help' },
  'help-gztk': { layout: 'help' },
  'help-hzhb': { layout: 'help' },
  'help-ysgz': { layout: 'help' },
  'help-zxkf': { layout: 'help' },
}

/** Former and short addresses and where they lead (TRAP-01, TRAP-07, U-NAV-05). */
export const ALIASES: Record<string, PageName> = {
  '/home': 'home',
  '/mine': 'userinfo',
  '/app/help': 'help-kh',
  '/mine/rechargeWait': 'rechargeWait',
  '/mine/transferWait': 'transferWait',
  '/mine/virtualWait': 'virtualWait',
  '/mine/huione': 'huioneWait',
  '/mine/xnbsk': 'xnbskWait',
}
