// What noting a call costs of a call: processor time of the journal's (and the tape's) own code against that of the whole server.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { tapedAt } from '../../mock-server/src/kit/taped.ts'
import { nodeTextBytes } from '../../mock-server/src/host/textBytes.ts'
import { openJournal } from '../../mock-server/src/world/journal.ts'
import { openTape } from '../../mock-server/src/world/tape.ts'
import { chooseTextBytes } from '../../mock-server/src/world/kept/textRing.ts'
import { load } from './rig/client.mjs'
import { rightAnswerTo } from './rig/contest.mjs'
import { memberRequests, tokenOf } from './rig/member.mjs'
import { median } from './rig/rounds.mjs'
import { cpuSeconds, startServer } from './rig/server.mjs'
import { atMost, fixed, table } from './rig/table.mjs'

const CALLS = Number(process.env.CALLS ?? 20_000)
const ROUNDS = 5
/** Issue 7: of a call. */
const SHARE_BAR = 0.05
const MICRO = 1_000_000

const endpoint = contract.letter.list
const server = await startServer()
const body = { pageNum: 1, pageSize: 10 }
const token = await tokenOf(server.origin, 'vip5')
const requests = memberRequests({ endpoint, body, token, port: server.port })
const response = await rightAnswerTo(server.port, requests[0], `"status_code":${STATUS.SUCCESS.code}`)
const [, sent = ''] = requests[0].toString().split('\r\n\r\n')
const headers = Object.fromEntries(
  requests[0]
    .toString()
    .split('\r\n')
    .slice(1, -2)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
)

const noted = () => ({
  at: 1,
  member: 'vip5',
  method: 'POST',
  path: endpoint.path,
  request: sent,
  leftOut: ['tt', 'xx'],
  response,
  statusCode: STATUS.SUCCESS.code,
  http: 200,
  ms: 0.1,
  forced: false,
})
const incoming = {
  method: 'POST',
  path: endpoint.path,
  header: (name) => headers[name],
  query: {},
  text: sent,
  files: [],
  ip: '127.0.0.1',
  origin: server.origin,
  steered: false,
}
chooseTextBytes(nodeTextBytes)
const journal = openJournal()
const image = new Uint8Array(16)
const start = () => ({ at: 1, clock: {}, memory: {}, lines: [], image })
const tape = openTape(start(), start)

/** Processor time of each of CALLS turns, µs. */
const ownCost = (work) => {
  const from = process.cpuUsage()
  for (let turn = 0; turn < CALLS; turn += 1) work(turn)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / CALLS
}
const serverCost = async () => {
  const from = cpuSeconds(server.pid)
  const { calls } = await load({ port: server.port, requests, calls: CALLS })
  return ((cpuSeconds(server.pid) - from) / calls) * MICRO
}

const found = { call: [], journal: [], tape: [] }
for (let round = 0; round <= ROUNDS; round += 1) {
  const costs = {
    call: await serverCost(),
    journal: ownCost(() => journal.add(noted())),
    tape: ownCost((id) => tape.note(tapedAt(1, id, incoming))),
  }
  // The first round warms up.
  if (round > 0) for (const [name, cost] of Object.entries(costs)) found[name].push(cost)
}
const [call, own, taped] = [found.call, found.journal, found.tape].map(median)
table(
  `日志的代价 · ${endpoint.path}, ${Buffer.byteLength(response)} bytes, ${ROUNDS} × ${CALLS} calls, processor time`,
  ['what', 'µs a call', 'share', 'bar'],
  [
    ['a call, whole', fixed(call, 1), '', ''],
    ['noting it in the journal', fixed(own, 1), fixed(own / call, 3), atMost(own / call, SHARE_BAR)],
    ['noting it on the tape (rewind, capsules)', fixed(taped, 1), fixed(taped / call, 3), ''],
  ],
)
await server.stop()
