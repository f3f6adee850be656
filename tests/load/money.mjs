// A money verb against raw node:http in the same run: idempotency, one transaction, four postings' worth of ledger.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { HEAD, contest, rightAnswerTo, startFloor } from './rig/contest.mjs'
import { memberRequest, memberRequests, tokenOf } from './rig/member.mjs'
import { control, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table } from './rig/table.mjs'

const MEMBER = 'vip5'
const RATIO_BAR = 0.2
const BALANCE_CENTS = 10_000_000_000_00
/** The same amount again within a second would be 6011. */
const AMOUNTS = 20_000

const mark = `"status_code":${STATUS.SUCCESS.code}`
const endpoint = contract.venue.transfer
const server = await startServer()
await control(server.origin, 'PATCH', `/members/${MEMBER}`, { balance_cents: BALANCE_CENTS })
const token = await tokenOf(server.origin, MEMBER)
let turn = 0
const transfer = (port) => () => {
  turn += 1
  const amount = ((100 + (turn % AMOUNTS)) / 100).toFixed(2)
  return memberRequest(
    { port, endpoint, body: { channelCode: 'CWZR', amount, ty: '1' }, token },
    `money-${turn}`,
  )
}
const next = transfer(server.port)
const answer = await rightAnswerTo(server.port, next(), mark)
const floor = await startFloor(answer)
const body = { channelCode: 'CWZR', amount: '1.00', ty: '1' }

const {
  row,
  ratio: ratioOf,
  errors,
  conditions,
} = await contest({
  floor: { ...floor, requests: memberRequests({ port: floor.port, endpoint, body, token }), mark },
  ours: { ...server, requests: next, mark },
})
const ratio = ratioOf('floor', 'ours')
const { balanced } = await control(server.origin, 'GET', '/ledger')
table(`资金操作 · ${endpoint.path}, every call booked, ${conditions}`, HEAD, [
  row('node:http', 'floor', '1.00'),
  row('chengwan', 'ours', fixed(ratio), atLeast(ratio, RATIO_BAR)),
  ['refused', String(errors('ours')), '', '', '', atMost(errors('ours'), 0)],
  ['ledger', balanced ? 'balanced ✓' : 'does not balance ✗'],
])
await Promise.all([server.stop(), floor.stop()])
