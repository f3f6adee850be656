import { STATUS } from '@app/contract/kit/status'

/** One way in which another backend answers otherwise: of which call, and what it does to the envelope. */
export interface Planted {
  name: string
  path: string
  /** Of the sport channel. */
  method?: string
  /** Changes the envelope, or gives back what stands in its place. */
  does(envelope: Envelope): unknown
  /** On the wire beside the body. */
  http?: number
  type?: string
}
// oxlint-disable-next-line typescript/no-explicit-any -- answers of any call
type Any = any
interface Envelope {
  status_code: unknown
  data: Any
  message: unknown
}
const API = '/api/v1'
const plant = (name: string, path: string, does: Planted['does'], wire: Partial<Planted> = {}): Planted => ({
  name,
  path: path.replace('~', API),
  does,
  ...wire,
})
const renamed = (object: Any, from: string, to: string): void => {
  object[to] = object[from]
  delete object[from]
}
const cent = (text: string): string => (Number(text) - 0.01).toFixed(2)

/** Fields, types, codes, orders, cents, envelopes: in every part of the site. */
export const PLANTED: readonly Planted[] = [
  plant('a field is renamed', '/site~/configuration/preInfo', ({ data }) =>
    renamed(data.siteBaseConfig, 'title', 'siteTitle'),
  ),
  plant(
    'a title is another',
    '/site~/configuration/preInfo',
    ({ data }) => void (data.siteBaseConfig.title = '别的站点'),
  ),
  plant('a list is reversed', '/site~/advertising/navigationList', ({ data }) => void data.reverse()),
  plant('a list has one row less', '/site~/advertising/navigationList', ({ data }) => void data.pop()),
  plant('a list is null', '/site~/advertising/sponsorContent', (envelope) => void (envelope.data = null)),
  plant(
    'a total is a text',
    '/site~/advertising/queryNoticeListByPage',
    ({ data }) => void (data.total = String(data.total)),
  ),
  plant('pages are called otherwise', '/site~/advertising/queryNoticeListByPage', ({ data }) =>
    renamed(data, 'records', 'list'),
  ),
  plant('a row has a field too many', '/site~/advertising/getMyDiscountAd', ({ data }) => {
    for (const row of data) row.internal_id = 7
  }),
  plant('an address is gone', '/site~/configuration/onlinecustomservice', ({ data }) => void delete data.url),
  plant(
    'a pattern is another',
    '/site~/site/countryArea/queryCountryArea',
    ({ data }) => void (data[0].regex = '^\\d{3}$'),
  ),
  plant('an area code is a number', '/site~/site/countryArea/queryCountryArea', ({ data }) => {
    for (const row of data) row.areaCode = Number(row.areaCode)
  }),
  plant('another code for a wrong password', '/site~/user/login', (envelope) => {
    if (envelope.status_code === STATUS.INVALID_CREDENTIALS.code)
      Object.assign(envelope, {
        status_code: STATUS.CONTACT_CUSTOMER_SERVICE.code,
        message: '请联系在线客服',
      })
  }),
  plant('an unknown code', '/site~/user/login', (envelope) => {
    if (envelope.status_code === STATUS.INVALID_CREDENTIALS.code) envelope.status_code = 4001
  }),
  plant('the message is another', '/site~/user/login', (envelope) => {
    if (envelope.status_code === STATUS.INVALID_CREDENTIALS.code) envelope.message = 'wrong password'
  }),
  plant('the http status is another', '/site~/user/login', () => undefined, { http: 201 }),
  plant('the token is called otherwise', '/site~/user/login', ({ data }) => {
    if (data) data.accessToken = data.token
  }),
  plant('a yes is 1', '/site~/user/member/info', ({ data }) => {
    if (data) data.bindPhone = data.bindPhone ? 1 : 0
  }),
  plant('a time is in seconds', '/site~/user/member/info', ({ data }) => {
    if (data) data.registerTime = Math.floor(data.registerTime / 1000)
  }),
  plant('a grade is a text', '/site~/user/member/info', ({ data }) => {
    if (data) data.vipGrade = `VIP${data.vipGrade}`
  }),
  plant('an unmasked flag is missing', '/site~/user/member/info', ({ data }) => {
    if (data) delete data.virtualCoin
  }),
  plant('an image is null', '/site~/user/member/avatarList', ({ data }) => {
    for (const row of data ?? []) row.url = null
  }),
  plant('a grade is asked for another', '/site~/user/member/memberGradeInfoByGrade', ({ data }) => {
    if (data) data.grade += 1
  }),
  plant(
    'grades are from high to low',
    '/site~/user/member/memberGradeConfigList',
    ({ data }) => void data?.reverse(),
  ),
  plant('the envelope says code', '/act~/vipWeek/VipWeekInfo', (envelope) =>
    renamed(envelope, 'status_code', 'code'),
  ),
  plant('the envelope says msg', '/act~/welfare/list', (envelope) => renamed(envelope, 'message', 'msg')),
  plant(
    'the envelope has a trace id',
    '/site~/site/letter/getUnreadForType',
    (envelope) => void Object.assign(envelope, { traceId: 'x' }),
  ),
  plant('counts are texts', '/site~/site/letter/getUnreadForType', ({ data }) => {
    for (const name of Object.keys(data ?? {})) data[name] = String(data[name])
  }),
  plant(
    'the oldest letter comes first',
    '/site~/site/letter/list',
    ({ data }) => void data?.records.reverse(),
  ),
  plant('a letter has no id', '/site~/site/letter/list', ({ data }) => {
    for (const row of data?.records ?? []) delete row.id
  }),
  plant(
    'a read letter is refused',
    '/site~/site/letter/read',
    (envelope) =>
      void Object.assign(envelope, { status_code: STATUS.NO_DATA.code, data: null, message: '暂无数据' }),
  ),
  plant('a cent is lost', '/fd~/transfer/getBalance', ({ data }) => {
    if (data) data.walletBalance = cent(data.walletBalance)
  }),
  plant('money is a number', '/fd~/transfer/getBalance', ({ data }) => {
    if (data) data.centerWalletBalance = Number(data.centerWalletBalance)
  }),
  plant('money has no decimals', '/fd~/transfer/getBalance', ({ data }) => {
    if (data) data.lockMoney = data.lockMoney.replace('.00', '')
  }),
  plant('a limit is another', '/fd~/payment/types', ({ data }) => {
    if (data?.[0]?.min) data[0].min = '999.00'
    else if (data?.[0]) data[0].name = '别的支付'
  }),
  plant(
    'a payment type is wrapped',
    '/fd~/payment/types',
    (envelope) => void (envelope.data = { list: envelope.data }),
  ),
  plant('an order has another state', '/fd~/payment/getDepositOrderStatus', ({ data }) => {
    if (data) data.status = 'done'
  }),
  plant('an order number is a number', '/fd~/payment/pay', ({ data }) => {
    if (data) data.orderNo = 123_456_789
  }),
  plant('an amount is in cents', '/fd~/payment/pay', ({ data }) => {
    if (data) data.amount = `${data.amount.replace('.', '')}.00`
  }),
  plant('a rate has no decimals', '/fd~/transfer/getTransferRate', ({ data }) => {
    if (data) data.rate = String(Math.round(Number(data.rate)))
  }),
  plant(
    'records are oldest first',
    '/fd~/transactions/queryDealRecord',
    ({ data }) => void data?.records.reverse(),
  ),
  plant('a page is counted from 0', '/fd~/transactions/queryDealRecord', ({ data }) => {
    if (data) data.pageNum -= 1
  }),
  plant(
    'a withdrawal is not allowed',
    '/fd~/withdraw/withdrawInfo',
    (envelope) =>
      void Object.assign(envelope, {
        status_code: STATUS.LOCKING_UNAVAILABLE.code,
        data: null,
        message: '锁定功能暂不可用',
      }),
  ),
  plant('an amount is missing', '/fd~/withdraw/baseCfg/list', ({ data }) => {
    const [row] = Array.isArray(data) ? data : [data]
    if (row) delete row[Object.keys(row)[0]!]
  }),
  plant(
    'nobody is let in',
    '/fd~/bankCard/queryMemberBanksInfoList',
    (envelope) =>
      void Object.assign(envelope, {
        status_code: STATUS.LOGIN_EXPIRED.code,
        data: null,
        message: '请重新登录',
      }),
    { http: 401 },
  ),
  plant('a total doesn’t add up', '/game~/venue/allBalance', ({ data }) => {
    if (data) data.total = cent(data.total)
  }),
  plant('venues in another order', '/game~/venue/getVenueInfoByCategory', ({ data }) => {
    if (data?.length > 1) data.reverse()
    else data?.push(data[0])
  }),
  plant('a venue is called otherwise', '/game~/venue/getVenueInfoByCategory', ({ data }) => {
    if (data?.[0]) data[0].channelCode = 'ZZTY'
  }),
  plant('the answer is a web page’s', '/game~/venue/gameList', () => undefined, { type: 'text/html' }),
  plant(
    'a page is too long',
    '/game~/venue/gameList',
    ({ data }) => void data?.records.push(...data.records.slice(0, 5)),
  ),
  plant(
    'a sport is unknown',
    '/game~/venue/resource',
    ({ data }) => {
      if (data?.markets?.[0]) data.markets[0].market = 'XX'
    },
    { method: 'get_menu' },
  ),
  plant(
    'leagues have no name',
    '/game~/venue/resource',
    ({ data }) => {
      for (const league of data?.leagues ?? []) league.name = null
    },
    { method: 'get_league_list' },
  ),
  plant(
    'the server’s time is a text',
    '/game~/venue/resource',
    ({ data }) => {
      if (data) data.serverTime = String(data.serverTime)
    },
    { method: 'get_game_list' },
  ),
  plant('a limit of play is a number', '/site~/user/restraint/info', ({ data }) => {
    if (data) renamed(data, Object.keys(data)[0]!, 'other')
  }),
  plant(
    'a jwt is wrapped',
    '/site~/user/member/jwt',
    (envelope) => void (envelope.data = { jwt: envelope.data }),
  ),
  plant('nobody is logged out', '/site~/user/logout', (envelope) => void (envelope.data = true)),
  plant(
    'feedback isn’t counted',
    '/site~/user/feedback/unreadNum',
    (envelope) => void (envelope.data = { count: envelope.data }),
  ),
  plant('a bet’s total is missing', '/game~/record/betRecordTotal', ({ data }) => {
    if (data) delete data[Object.keys(data)[0]!]
  }),
  plant('history is a list', '/stream~/history', (envelope) => {
    if (envelope.data) envelope.data = envelope.data.records
  }),
]
