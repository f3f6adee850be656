// Every call that reads, of a member with ninety days of history, against raw node:http in the same run, the mix of a visit and
// verbs that move money with them; then what each costs a member with ten thousand bets in a large world, against the golden one in the same process.
import { STATUS } from '@app/contract/kit/status'
import { answerTo, startFloor } from './rig/contest.mjs'
import { load } from './rig/client.mjs'
import { growth } from './rig/grown.mjs'
import { answered, memberRequest, tokenOf } from './rig/member.mjs'
import { pinLoad } from './rig/pin.mjs'
import { BOARD, LAUNCH, READS } from './rig/reads.mjs'
import { RECORDED } from './rig/recorded.mjs'
import { picksOf, VERBS } from './rig/verbs.mjs'
import { median } from './rig/rounds.mjs'
import { control, cpuSeconds, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table, whole } from './rig/table.mjs'

const MEMBER = process.env.MEMBER ?? 'vip5'
/** No read below this but for named ones. */
const READ_BAR = 0.15
const GROWTH_BAR = 1.3
const MIX_BAR = 0.4
const VERB_BAR = 0.2
const RICH_CENTS = 10_000_000_000_00
const BETS_TOLD = 'twenty bets with their legs, 17 kB'
/** Below the bar, and why. */
const NAMED = {
  'bet.betRecordList': BETS_TOLD,
  'betRecordList, won': BETS_TOLD,
  'feedback.queryMemberBetList': BETS_TOLD,
  'resource get_history': BETS_TOLD,
  'queryDealRecord, gifts': 'twenty gifts lie far apart: as many days are looked into',
  'queryDealRecord, 7 days': 'begins within a day: that one is counted from its rows',
  'wallet.queryDealRecord': 'twenty deals out of four tables, with what was left after each',
  'resource get_today_wagers': BETS_TOLD,
  'captcha.sliderChallenge': 'a picture of 300 × 160 is drawn anew each time',
  'captcha.defaultKaptcha': 'a picture of 140 × 48 is drawn anew each time',
  'promotion.verification':
    'asks after deposits, bets and friends for each condition, at the press of a button',
  'resource get_game_list':
    'every match of every sport, 800 times the floor’s answer; the page asks for one sport',
}
const DEMANDS_TOLD = 'tells fifty demands with their bets, the most there are: three times the text'
/** Above the bar, and why: all have an end that history doesn't move. */
const NAMED_GROWTH = {
  'bet.betRecordTotal': 'tells every day with a bet: three times the text',
  'withdraw.withdrawInfo': DEMANDS_TOLD,
  'withdraw.usdtWithdrawInfo': DEMANDS_TOLD,
  'queryDealRecord, 7 days': 'begins within a day: that one is counted from its rows',
  'betRecordTotal, 30 days': 'begins within a day: that one is counted from its rows',
}
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const CALLS = Number(process.env.CALLS ?? 600)
const WARM_UP_CALLS = 300
/** Sixty calls of every kind have to be warm, as the floor’s one is. */
const VISIT_WARM_UP_CALLS = 6_000
const CONNECTIONS = 16
const WORST = Number(process.env.WORST ?? 10)

const mark = `"status_code":${STATUS.SUCCESS.code}`
pinLoad()
const server = await startServer()
const token = await tokenOf(server.origin, MEMBER)
await control(server.origin, 'PATCH', `/members/${MEMBER}`, { balance_cents: RICH_CENTS })
const { channel } = (await answered(server.origin, LAUNCH.endpoint, LAUNCH.body(), token)).data
const world = { now: Date.now(), channel: channel.token }
const requestsOf = ({ endpoint, body }, port) =>
  Array.from({ length: 64 }, (_, at) =>
    memberRequest({ port, endpoint, body: body(world), token }, `calls-${at}`),
  )
const named = (name) => READS.find((read) => read.name === name)
const board = await answerTo(server.port, requestsOf(BOARD, server.port)[0])
world.picks = picksOf(JSON.parse(board).data)
const visit = RECORDED.flatMap(([times, name]) => Array.from({ length: times }, () => named(name))).map(
  ({ endpoint, body }, at) =>
    memberRequest({ port: server.port, endpoint, body: body(world), token }, `visit-${at}`),
)
let verbs = 0
const requestsOfVerb =
  ({ endpoint, body }) =>
  () => {
    verbs += 1
    return memberRequest({ port: server.port, endpoint, body: body(world, verbs), token }, `verb-${verbs}`)
  }
const perCall = async ({ pid, port }, one, calls = CALLS) => {
  const before = cpuSeconds(pid)
  const isRight = (bytes) => bytes.includes(mark)
  const { errors } = await load({ port, requests: one.requests, calls, connections: CONNECTIONS, isRight })
  one.refused = (one.refused ?? 0) + errors
  return ((cpuSeconds(pid) - before) * 1e6) / calls
}

const measured = []
const silent = []
const others = [
  {
    name: '一次访问的混合 · the mix of a visit',
    bar: MIX_BAR,
    requests: visit,
    warmUp: VISIT_WARM_UP_CALLS,
    calls: CALLS * 2,
    runs: [],
  },
  ...VERBS.map((verb) => ({
    name: verb.name,
    bar: VERB_BAR,
    requests: requestsOfVerb(verb),
    calls: verb.calls,
    warmUp: verb.calls * 4,
    runs: [],
  })),
]
for (const read of READS) {
  const requests = requestsOf(read, server.port)
  const answer = await answerTo(server.port, requests[0])
  if (answer.includes(mark)) measured.push({ read, requests, bytes: Buffer.byteLength(answer), runs: [] })
  else silent.push(`${read.name} ${/"status_code":(\d+)/.exec(answer)?.[1] ?? ''}`)
}
const floor = await startFloor(await answerTo(server.port, requestsOf(named('letter.list'), server.port)[0]))
const onFloor = { requests: requestsOf(named('letter.list'), floor.port) }
await perCall(floor, onFloor, 20_000)
for (const one of [...measured, ...others]) await perCall(server, one, one.warmUp ?? WARM_UP_CALLS)
for (let round = 0; round < ROUNDS; round += 1) {
  const raw = await perCall(floor, onFloor, CALLS * 10)
  for (const one of [...measured, ...others]) {
    const micros = await perCall(server, one, one.calls)
    one.runs.push({ micros, ratio: raw / micros })
  }
}
const figures = ({ runs }) => ({
  micros: median(runs.map((run) => run.micros)),
  ratio: median(runs.map((run) => run.ratio)),
})
const rows = measured
  .map((one) => ({ name: one.read.name, bytes: one.bytes, ...figures(one) }))
  .sort((a, b) => a.ratio - b.ratio)
table(
  `所有读取 · every read of ${MEMBER}, ${measured.length} calls, worst ${WORST} first; ${CONNECTIONS} connections, ${ROUNDS} × ${CALLS} calls`,
  ['call', 'bytes', 'CPU µs/call', 'of node:http', 'bar'],
  [
    ...rows
      .slice(0, WORST)
      .map(({ name, bytes, micros, ratio }) => [
        name,
        whole(bytes),
        whole(micros),
        fixed(ratio),
        NAMED[name] ?? atLeast(Number(fixed(ratio)), READ_BAR),
      ]),
    [
      'median',
      '',
      whole(median(rows.map(({ micros }) => micros))),
      fixed(median(rows.map(({ ratio }) => ratio))),
    ],
  ],
)
table(
  `访问与资金 · the mix of a visit and verbs that move money, ${ROUNDS} rounds`,
  ['call', 'refused', 'CPU µs/call', 'of node:http', 'bar'],
  others.map((one) => {
    const { micros, ratio } = figures(one)
    return [
      one.name,
      String(one.refused),
      whole(micros),
      fixed(ratio),
      atLeast(Number(fixed(ratio)), one.bar),
    ]
  }),
)
if (silent.length > 0) console.log(`  not measured, asked otherwise: ${silent.join(', ')}`)
await Promise.all([server.stop(), floor.stop()])

const grown = await growth([...READS, ...VERBS])
table(
  `增长 · ${grown.what}, CPU of a call against the golden world's, worst ${WORST} first`,
  ['call', 'golden µs', 'grown µs', 'times', 'bar'],
  grown.rows
    .slice(0, WORST)
    .map(({ name, golden, large, times }) => [
      name,
      whole(golden),
      whole(large),
      fixed(times),
      NAMED_GROWTH[name] ?? atMost(Number(fixed(times)), GROWTH_BAR),
    ]),
)
