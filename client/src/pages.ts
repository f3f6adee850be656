/** A page: where it is, what shows it and in which frame, and who may see it. */
export interface Page {
  path: string
  layout: 'blank' | 'main' | 'sport' | 'member' | 'help'
  /** Of features/ or app/, without the word Screen: wallet/Wallet is features/wallet/WalletScreen.tsx. */
  screen: string
  /** A visitor is sent home with the bottom notice. */
  login?: true
  /** Needs a bound phone and a bound real name (TRAP-09). */
  boundPhone?: true
  /** The sport channel's data is loaded first (TRAP-59). */
  sportChannel?: true
  /** Never among the cached pages of the tab bar (U-NAV-02). */
  ignoreCache?: true
  /** An older address that leads here (TRAP-01, TRAP-07). */
  former?: string
}
/** An address that has no page of its own (TRAP-05, U-NAV-05). */
export interface Entrance {
  path: string
  leadsTo: string
}

const page = <const P extends string>(path: P, screen: string) => ({ path, layout: 'main', screen }) as const
const member = <const P extends string>(path: P, screen: string) =>
  ({ path, layout: 'member', screen, login: true }) as const
const help = <const P extends string>(path: P) => ({ path, layout: 'help', screen: 'help/Help' }) as const
const waiting = <const P extends string>(path: P, former: string) =>
  ({ ...member(path, 'deposit/Wait'), ignoreCache: true, former }) as const

/** Every page by name (RT-001 … RT-080): the 51 named destinations and the names this client gives the rest (TRAP-08). */
export const PAGES = {
  loading: { ...page('/loading', 'game/Loading'), layout: 'blank', ignoreCache: true },
  pgGame: { ...page('/pg/game', 'game/Egame'), layout: 'blank', ignoreCache: true },
  home: { ...page('/', 'lobby/Home'), former: '/home' },
  dzGame: { ...page('/dz/game', 'game/Egame'), ignoreCache: true },
  sport: page('/game/sport', 'lobby/Category'),
  realbet: page('/game/realbet', 'lobby/Category'),
  chess: page('/game/chess', 'lobby/Category'),
  gaming: page('/game/gaming', 'lobby/Category'),
  lottery: page('/game/lottery', 'lobby/Category'),
  egame: page('/game/egame', 'lobby/GameList'),
  fishing: page('/game/fishing', 'lobby/GameList'),
  game: { ...page('/game/:info', 'game/Game'), login: true, ignoreCache: true },
  localSport: {
    ...page('/game/sport/:enName', 'sport/SportChannel'),
    layout: 'sport',
    login: true,
    sportChannel: true,
  },
  venture: page('/agent', 'site/Agent'),
  sponsor: page('/sponsor', 'site/Sponsor'),
  appdownload: page('/download', 'site/Download'),
  discount: page('/activity/discount', 'promotion/Discount'),
  activityRacePage: page('/activity/racePage/:id', 'promotion/kinds/Race'),
  activityLandPage: page('/activity/activityLandPage/:id', 'promotion/kinds/Land'),
  firstDeposit: page('/activity/firstDeposit/:id', 'promotion/kinds/FirstDeposit'),
  againDeposit: page('/activity/againDeposit/:id', 'promotion/kinds/AgainDeposit'),
  newTask: page('/activity/newTask/:id', 'promotion/kinds/Task'),
  drawGift: page('/activity/drawGift/:id', 'promotion/kinds/Draw'),
  signGift: page('/activity/signGift/:id', 'promotion/kinds/Sign'),
  friendInvitation: page('/activity/friendInvitation', 'promotion/kinds/Friend'),
  bettingGift: page('/activity/bettingGift/:id', 'promotion/kinds/Betting'),
  redirect: { ...page('/redirect', 'app/fallback/Redirect'), login: true, ignoreCache: true },
  redirectPath: { ...page('/redirect/*', 'app/fallback/Redirect'), login: true, ignoreCache: true },
  mine: { path: '/mine', leadsTo: 'userinfo' },
  userinfo: member('/mine/userinfo', 'member/Userinfo'),
  auth: member('/mine/auth', 'member/Auth'),
  virtualCoinCard: { ...member('/mine/virtualCoinCard', 'card/VirtualCoinCard'), boundPhone: true },
  alipayManage: { ...member('/mine/alipayManage', 'card/AlipayManage'), boundPhone: true },
  accountManage: { ...member('/mine/accountManage/:id', 'card/AccountManage'), boundPhone: true },
  introTutorial: member('/mine/introTutorial', 'member/IntroTutorial'),
  addBankCard: { ...member('/mine/addBankCard', 'card/AddBankCard'), boundPhone: true },
  exchange: member('/mine/exchange', 'wallet/Exchange'),
  vip: member('/mine/vip', 'vip/Vip'),
  vipDetail: member('/mine/vip/detail', 'vip/VipDetail'),
  welfare: member('/mine/welfare', 'vip/Welfare'),
  wallet: member('/mine/wallet', 'wallet/Wallet'),
  transRecord: member('/mine/transRecord', 'wallet/TransRecord'),
  betRecord: member('/mine/betRecord', 'bet/BetRecord'),
  restraint: member('/mine/restraint', 'restraint/Restraint'),
  giftRecord: member('/mine/giftRecord', 'promotion/gift/GiftRecord'),
  message: member('/mine/message', 'letter/Message'),
  feedback: member('/mine/feedback', 'feedback/Feedback'),
  feedbackList: { path: '/mine/feedback?view=list', leadsTo: 'feedback' },
  saveMoney: member('/mine/savemoney', 'deposit/SaveMoney'),
  transferMoney: member('/mine/transfermoney', 'wallet/TransferMoney'),
  takeMoney: member('/mine/takemoney', 'withdraw/TakeMoney'),
  rechargeWait: waiting('/mine/savemoney/rechargeWait', '/mine/rechargeWait'),
  transferWait: waiting('/mine/savemoney/transferWait', '/mine/transferWait'),
  virtualWait: waiting('/mine/savemoney/virtualWait', '/mine/virtualWait'),
  huioneWait: waiting('/mine/savemoney/huione', '/mine/huione'),
  xnbskWait: waiting('/mine/savemoney/xnbsk', '/mine/xnbsk'),
  help: { path: '/app/help', leadsTo: 'help-kh' },
  'help-kh': help('/app/help/kh'),
  'help-ck': help('/app/help/ck'),
  'help-qk': help('/app/help/qk'),
  'help-zz': help('/app/help/zz'),
  'help-yhgz': help('/app/help/yhgz'),
  'help-tjllq': help('/app/help/tjllq'),
  'help-xnbcqkjc': help('/app/help/xnbcqkjc'),
  'help-tytzjc': help('/app/help/tytzjc'),
  'help-tysstqth': help('/app/help/tysstqth'),
  'help-fjcjc': help('/app/help/fjcjc'),
  'help-rqgl': help('/app/help/rqgl'),
  'help-dxqgl': help('/app/help/dxqgl'),
  'help-cpwt': help('/app/help/cpwt'),
  'help-dzjj': help('/app/help/dzjj'),
  'help-tywt': help('/app/help/tywt'),
  'help-zrwt': help('/app/help/zrwt'),
  'help-qtwt': help('/app/help/qtwt'),
  'help-bczr': help('/app/help/bczr'),
  'help-gywm': help('/app/help/gywm'),
  'help-gztk': help('/app/help/gztk'),
  'help-hzhb': help('/app/help/hzhb'),
  'help-ysgz': help('/app/help/ysgz'),
  'help-zxkf': help('/app/help/zxkf'),
  'not-found': { ...page('*', 'app/fallback/NotFound'), ignoreCache: true },
} as const satisfies Record<string, Page | Entrance>
