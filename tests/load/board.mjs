// The poll of the in-play board: nothing new against raw node:http in the same run, everything again for a new page, and polls
// at a steady pace after which hundreds of prices have changed.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { HEAD, answerTo, contest, rightAnswerTo, startFloor } from './rig/contest.mjs'
import { memberRequest, memberRequests, tokenOf } from './rig/member.mjs'
import { paced } from './rig/client.mjs'
import { control, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table } from './rig/table.mjs'

const RATIO_BAR = 0.35
const CHANGED_BAR = 200
const POLLS_A_SECOND = 500
const SECONDS = Number(process.env.SECONDS ?? 10)
const P99_BAR = 10
/** Before kick-off every price is made anew within this time. */
const PRICES_MOVE_S = 600

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
  packed: {
    ...server,
    requests: memberRequests({ ...whole, port: server.port, takes: 'br' }),
    mark: 'content-encoding: br',
  },
})
const ratio = ratioOf('floor', 'poll')
const wrong = errors('poll') + errors('list') + errors('packed')
table(`滚球盘口 · in-play board, ${list.data.total} matches, ${conditions}`, HEAD, [
  row('node:http', 'floor', '1.00'),
  row(`get_live, ${changes} changes`, 'poll', fixed(ratio), atLeast(ratio, RATIO_BAR)),
  row('get_game_list', 'list'),
  row('get_game_list, packed as browsers ask', 'packed'),
  ['wrong answers', String(wrong), '', '', '', atMost(wrong, 0)],
])

/** Every price of today's list has changed since the page was loaded; the floor answers the same text at the same pace. */
const today = { market: 'FT', oddsType: 'H' }
const { data: before } = await ask(contract.sport.resource, resource('get_game_list', today), 'today')
await control(server.origin, 'POST', '/clock', { advance_s: PRICES_MOVE_S })
const changed = { ...call, body: resource('get_live', { market: 'FT', cursor: before.cursor }) }
const polls = memberRequests({ ...changed, port: server.port })
const moved = await answerTo(server.port, polls[0])
const count = JSON.parse(moved).data.changes.length
const slow = await startFloor(moved)
const pace = { perSecond: POLLS_A_SECOND, seconds: SECONDS, isRight: (bytes) => bytes.includes(mark) }
const raw = await paced({
  ...pace,
  port: slow.port,
  requests: memberRequests({ ...changed, port: slow.port }),
})
const own = await paced({ ...pace, port: server.port, requests: polls })
table(
  `滚球盘口 · ${count} of ${before.total} matches changed, ${Math.round(moved.length / 1_000)} kB, ${POLLS_A_SECOND} polls/s for ${SECONDS} s`,
  ['server', 'p50 ms', 'p99 ms', 'bar', 'changed'],
  [
    ['node:http', fixed(raw.p50), fixed(raw.p99), '', ''],
    ['get_live', fixed(own.p50), fixed(own.p99), atMost(own.p99, P99_BAR), atLeast(count, CHANGED_BAR)],
    ['wrong answers', String(own.errors), '', atMost(own.errors, 0), ''],
  ],
)
await slow.stop()
await Promise.all([server.stop(), floor.stop()])
