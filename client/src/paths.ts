/** Every path of the client by name: the 51 named destinations and the names this client gives the rest (TRAP-08). */
export const PATHS = {
  loading: '/loading',
  pgGame: '/pg/game',
  home: '/',
  dzGame: '/dz/game',
  sport: '/game/sport',
  realbet: '/game/realbet',
  chess: '/game/chess',
  gaming: '/game/gaming',
  lottery: '/game/lottery',
  egame: '/game/egame',
  fishing: '/game/fishing',
  game: '/game/:info',
  localSport: '/game/sport/:enName',
  venture: '/agent',
  sponsor: '/sponsor',
  appdownload: '/download',
  discount: '/activity/discount',
  activityRacePage: '/activity/racePage/:id',
  activityLandPage: '/activity/activityLandPage/:id',
  firstDeposit: '/activity/firstDeposit/:id',
  againDeposit: '/activity/againDeposit/:id',
  newTask: '/activity/newTask/:id',
  drawGift: '/activity/drawGift/:id',
  signGift: '/activity/signGift/:id',
  friendInvitation: '/activity/friendInvitation',
  bettingGift: '/activity/bettingGift/:id',
  redirect: '/redirect',
  redirectPath: '/redirect/*',
  mine: '/mine',
  userinfo: '/mine/userinfo',
  auth: '/mine/auth',
  virtualCoinCard: '/mine/virtualCoinCard',
  alipayManage: '/mine/alipayManage',
  accountManage: '/mine/accountManage/:id',
  introTutorial: '/mine/introTutorial',
  addBankCard: '/mine/addBankCard',
  exchange: '/mine/exchange',
  vip: '/mine/vip',
  vipDetail: '/mine/vip/detail',
  welfare: '/mine/welfare',
  wallet: '/mine/wallet',
  transRecord: '/mine/transRecord',
  betRecord: '/mine/betRecord',
  restraint: '/mine/restraint',
  giftRecord: '/mine/giftRecord',
  message: '/mine/message',
  feedback: '/mine/feedback',
  feedbackList: '/mine/feedback?view=list',
  saveMoney: '/mine/savemoney',
  transferMoney: '/mine/transfermoney',
  takeMoney: '/mine/takemoney',
  rechargeWait: '/mine/savemoney/rechargeWait',
  transferWait: '/mine/savemoney/transferWait',
  virtualWait: '/mine/savemoney/virtualWait',
  huioneWait: '/mine/savemoney/huione',
  xnbskWait: '/mine/savemoney/xnbsk',
  help: '/app/help',
  'help-kh': '/app/help/kh',
  'help-ck': '/app/help/ck',
  'help-qk': '/app/help/qk',
  'help-zz': '/app/help/zz',
  'help-yhgz': '/app/help/yhgz',
  'help-tjllq': '/app/help/tjllq',
  'help-xnbcqkjc': '/app/help/xnbcqkjc',
  'help-tytzjc': '/app/help/tytzjc',
  'help-tysstqth': '/app/help/tysstqth',
  'help-fjcjc': '/app/help/fjcjc',
  'help-rqgl': '/app/help/rqgl',
  'help-dxqgl': '/app/help/dxqgl',
  'help-cpwt': '/app/help/cpwt',
  'help-dzjj': '/app/help/dzjj',
  'help-tywt': '/app/help/tywt',
  'help-zrwt': '/app/help/zrwt',
  'help-qtwt': '/app/help/qtwt',
  'help-bczr': '/app/help/bczr',
  'help-gywm': '/app/help/gywm',
  'help-gztk': '/app/help/gztk',
  'help-hzhb': '/app/help/hzhb',
  'help-ysgz': '/app/help/ysgz',
  'help-zxkf': '/app/help/zxkf',
  'not-found': '*',
} as const

export type RouteName = keyof typeof PATHS

type ParamOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Value = string | number
type Extra = Record<string, Value | undefined>
type Args<N extends RouteName> =
  ParamOf<(typeof PATHS)[N]> extends never
    ? [query?: Extra]
    : [params: Record<ParamOf<(typeof PATHS)[N]>, Value> & Extra]

/** The address of a destination; what isn't part of its path goes into the query: to('rechargeWait', { orderNo }). */
export const to = <N extends RouteName>(name: N, ...[params = {}]: Args<N>): string => {
  const rest = new Map(Object.entries<Value | undefined>(params))
  const [pattern = '', ownQuery = ''] = PATHS[name].split('?')
  const path = pattern
    .replace(/:(\w+)/g, (_, key: string) => {
      const value = rest.get(key)
      rest.delete(key)
      return encodeURIComponent(String(value ?? ''))
    })
    .replace(/^\*$/, '/not-found')
    .replace(/\/\*$/, '')
  const query = new URLSearchParams(ownQuery)
  for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value))
  return query.size ? `${path}?${query}` : path
}

/** A destination that the server names, with the id that belongs to it; undefined for a name this client doesn't know. */
export const toNamed = (name: string, id = ''): string | undefined => {
  if (!Object.hasOwn(PATHS, name)) return undefined
  const [, param] = /:(\w+)/.exec(PATHS[name as RouteName]) ?? []
  if (param && id === '') return undefined
  return to(name as 'drawGift', { [param ?? 'id']: id || undefined } as { id: string })
}
