import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { answered, tokenOf } from './member.mjs'
import { control } from './server.mjs'

const GAMES = 'CWZR'
const STAKE = '10.00'
const RICH_CENTS = 1_000_000_00
const PAGE = { pageNum: 1, pageSize: 20 }

/** A member as he uses the site in an hour: reads, moves money, looks at the board and bets. `calls()`: how many he made. */
export const openVisitor = (origin, name) => {
  let token
  let calls = 0
  const ask = async (endpoint, body = {}) => {
    calls += 1
    const answer = await answered(origin, endpoint, body, token)
    if (answer.status_code === STATUS.SERVER_ERROR.code)
      throw new Failure(`${endpoint.path}: ${answer.message}`)
    return answer
  }
  const get = async (endpoint, body) => {
    const answer = await ask(endpoint, body)
    if (answer.status_code !== STATUS.SUCCESS.code)
      throw new Failure(`${name}, ${endpoint.path}: ${answer.status_code} ${answer.message}`)
    return answer.data
  }
  const openSport = async () => {
    const { channel } = await get(contract.venue.launch, { enName: 'crty', isActivity: true })
    return (method, request) =>
      get(contract.sport.resource, {
        method,
        enName: 'crty',
        request: {
          timestamp: Date.now(),
          token: channel.token,
          language: 'zh-cn',
          ip: '127.0.0.1',
          ...request,
        },
      })
  }
  const bet = async (turn) => {
    const sport = await openSport()
    const board = { market: 'FT', sport: 'ALL' }
    const { leagues, cursor } = await sport('get_game_list', { ...board, oddsType: 'H' })
    await sport('get_live', { ...board, cursor })
    const games = leagues.flatMap((league) => league.games).filter(({ lines }) => lines.length > 0)
    const line = games[turn % games.length]?.lines.find(({ selections }) => selections.length > 0)
    if (!line) return
    const [{ w, k }] = line.selections
    const pick = { gameId: line.gameId, wtype: line.wtype, w, line: line.line, k, stake: STAKE }
    await sport('bet', { entries: [pick], oddsType: 'H', autoAccept: 'any' })
    await sport('get_today_wagers', PAGE)
  }
  return {
    calls: () => calls,
    /** Signs in anew: a session runs out after seven days, and money after more. */
    begin: async () => {
      await control(origin, 'PATCH', `/members/${name}`, { balance_cents: RICH_CENTS })
      token = await tokenOf(origin, name)
    },
    hour: async (turn) => {
      await get(contract.wallet.getBalance)
      await get(contract.letter.list, PAGE)
      await get(contract.bet.betRecordList, PAGE)
      // A venue may be in maintenance, an activity may hold what is there: refused like any member.
      await ask(contract.venue.transfer, { channelCode: GAMES, amount: `${100 + (turn % 50)}.00`, ty: '1' })
      await bet(turn)
      await ask(contract.venue.recycle)
    },
  }
}
