// The poll of the in-play board: nothing new against raw node:http in the same run, and everything again for a new page.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { HEAD, answerTo, contest, rightAnswerTo, startFloor } from './rig/contest.mjs'
import { memberRequest, memberRequests, tokenOf } from './rig/member.mjs'
import { control, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table } from './rig/table.mjs'

const RATIO_BAR = 0.35

const mark = `"status_code":${STATUS.SUCCESS.code}`
const server = await startServer()
/** Nothing happens on a board whose clock stands: every poll is the cheap one. */
await control(server.origin, 'POST', '/clock', { frozen: true })
const token = await tokenOf(server.origin, 'vip5')
const ask = (endpoint, body, id) =>
  rightAnswerTo(server.port, memberRequest({ port: server.port, endpoint, body, token }, id), mark).then(
    JSON.parse,
  )
const launch = await ask(contract.venue.launch, { enName: 'crty', isActivity: true }, 'launch')
const common = { timestamp: Date.now(), token: launch.data.channel.token, language: 'zh-cn', ip: '127.0.0.1' }
const resource = (method, request) => ({
  method,
  enName: 'crty',
  request: { ...common, market: 'RB', sport: 'ALL', ...request },
})
const list = await ask(contract.sport.resource, resource('get_game_list', { oddsType: 'H' }), 'list')

const call = { endpoint: contract.sport.resource, token }
const poll = { ...call, body: resource('get_live', { cursor: list.data.cursor }) }
const whole = { ...call, body: resource('get_game_list', { oddsType: 'H' }) }
const first = memberRequests({ ...poll, port: server.port })
const answer = await answerTo(server.port, first[0])
const changes = JSON.parse(answer).data.changes.length
const floor = await startFloor(answer)

const {
  row,
  ratio: ratioOf,
  errors,
  conditions,
} = await contest({
  floor: { ...floor, requests: memberRequests({ ...poll, port: floor.port }), mark },
  poll: { ...server, requests: first, mark },
  list: { ...server, requests: memberRequests({ ...whole, port: server.port }), mark },
})
const ratio = ratioOf('floor', 'poll')
table(`滚球盘口 · in-play board, ${list.data.total} matches, ${conditions}`, HEAD, [
  row('node:http', 'floor', '1.00'),
  row(`get_live, ${changes} changes`, 'poll', fixed(ratio), atLeast(ratio, RATIO_BAR)),
  row('get_game_list', 'list'),
  [
    'wrong answers',
    String(errors('poll') + errors('list')),
    '',
    '',
    '',
    atMost(errors('poll') + errors('list'), 0),
  ],
])
await Promise.all([server.stop(), floor.stop()])
