// The same call with the safe switch on and off: opening the path and the body, sealing the answer.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { HEAD, contest, rightAnswerTo } from './rig/contest.mjs'
import { memberRequests, sealedRequests, tokenOf } from './rig/member.mjs'
import { startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table } from './rig/table.mjs'

const RATIO_BAR = 0.6

const SUCCESS = `"status_code":${STATUS.SUCCESS.code}`
/** A sealed answer; a refused one would be an envelope. */
const SEALED = '{"d":"'
const server = await startServer()
const token = await tokenOf(server.origin, 'vip5')
const calls = {
  'letter.list': { endpoint: contract.letter.list, body: { pageNum: 1, pageSize: 10 } },
  'wallet.getBalance': { endpoint: contract.wallet.getBalance, body: {} },
}
const rows = []
let told = ''
for (const [name, call] of Object.entries(calls)) {
  const all = { ...call, port: server.port, token }
  const plain = { ...server, requests: memberRequests(all), mark: SUCCESS }
  const sealed = { ...server, requests: sealedRequests(all), mark: SEALED }
  await rightAnswerTo(server.port, plain.requests[0], SUCCESS)
  await rightAnswerTo(server.port, sealed.requests[0], SEALED)
  const { row, ratio: ratioOf, errors, conditions } = await contest({ plain, sealed })
  const ratio = ratioOf('plain', 'sealed')
  told = conditions
  rows.push(
    row(`${name}, off`, 'plain', '1.00'),
    row(`${name}, on`, 'sealed', fixed(ratio), atLeast(ratio, RATIO_BAR)),
    ['wrong answers', String(errors('sealed')), '', '', '', atMost(errors('sealed'), 0)],
  )
}
table(`安全开关 · safe switch, ${told}`, HEAD, rows)
await server.stop()
