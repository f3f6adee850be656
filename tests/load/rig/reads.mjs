import { contract } from '@app/contract'

const DAY = 86_400_000
const sport = (method, request = {}, name = `resource ${method}`) => ({
  name,
  endpoint: contract.sport.resource,
  body: (world) => ({
    method,
    enName: 'crty',
    request: {
      timestamp: world.now,
      token: world.channel,
      language: 'zh-cn',
      ip: '127.0.0.1',
      ...(typeof request === 'function' ? request(world) : request),
    },
  }),
})
const board = { market: 'FT', sport: 'ALL' }
const inPlay = { market: 'RB', sport: 'FT', date: '', leagueIds: [] }
const PAGE = { pageNum: 1, pageSize: 20 }
/** Bodies of the reads that ask for something; all others are asked for with nothing. */
const BODIES = {
  'captcha.kaptchcate': undefined,
  'chat.handshake': undefined,
  'chat.history': undefined,
  'site.singleDataDecryption': undefined,
  'feedback.getFeedbackInfo': undefined,
  'deposit.getDepositOrderStatus': undefined,
  'sport.resource': undefined,
  'sport.matchDetail': undefined,
  'vip.memberGradeInfoByGrade': { grade: 8 },
  'promotion.verification': { id: '101', payload: {} },
  'venue.balance': { channelCode: 'CWZR' },
  'venue.getVenueInfoByCategory': { category: 'ZR' },
  'restraint.history': { days: 30 },
  'wallet.getTransferRate': { from: 'CNY', to: 'USDT' },
}
/** Every match of every sport. */
export const BOARD = sport('get_game_list', { ...board, oddsType: 'H' })
const OTHERS = [
  sport('get_menu'),
  sport('get_notice'),
  sport('get_league_list', inPlay),
  sport('get_champion_list', { market: 'FSFU', sport: 'ALL' }),
  sport('get_result', { sport: 'FT', date: '' }),
  sport('get_game_more', ({ picks }) => ({ hgid: picks[0].gameId.split('-')[0], oddsType: 'H' })),
  BOARD,
  sport('get_game_list', { ...inPlay, oddsType: 'H' }, 'resource get_game_list, in play'),
  sport('get_live', { ...board, cursor: '' }),
  sport('get_live', { ...inPlay, cursor: '' }, 'resource get_live, in play'),
  sport('get_today_wagers', PAGE),
  sport('get_history', { ...PAGE, startTime: 0, endTime: 9_999_999_999_999 }),
  sport('get_member'),
  {
    name: 'betRecordTotal, 30 days',
    endpoint: contract.bet.betRecordTotal,
    body: ({ now }) => ({ startTime: now - 30 * DAY }),
  },
  { name: 'betRecordList, won', endpoint: contract.bet.betRecordList, body: () => ({ outcome: 'won' }) },
  {
    name: 'queryDealRecord, 7 days',
    endpoint: contract.wallet.queryDealRecord,
    body: ({ now }) => ({ startTime: now - 7 * DAY }),
  },
  {
    name: 'queryDealRecord, gifts',
    endpoint: contract.wallet.queryDealRecord,
    body: () => ({ type: 'gift' }),
  },
  { name: 'restraint/beat', endpoint: contract.restraint.beat, body: () => ({}) },
]

const isRead = ({ effect }) => effect === undefined || effect === 'read'
/** Opens the sport channel, whose token its own calls carry. */
export const LAUNCH = { endpoint: contract.venue.launch, body: () => ({ enName: 'crty', isActivity: true }) }
/** Every call that only reads, with a body that it takes, but for those of a visitor on the way in. */
export const READS = [
  ...Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries(calls)
      .filter(([name, endpoint]) => {
        const key = `${slice}.${name}`
        return isRead(endpoint) && !(key in BODIES && BODIES[key] === undefined)
      })
      .map(([name, endpoint]) => ({
        name: `${slice}.${name}`,
        endpoint,
        body: () => BODIES[`${slice}.${name}`] ?? {},
      })),
  ),
  ...OTHERS,
]
