// An authenticated list call against raw node:http in the same run: session, validation, journal, faults, clock, SQLite.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { HEAD, contest, rightAnswerTo, startFloor } from './rig/contest.mjs'
import { memberRequests, tokenOf } from './rig/member.mjs'
import { residentMb, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table, whole } from './rig/table.mjs'

const MEMBER = process.env.MEMBER ?? 'vip5'
/** design figures: ahead of every peer, and memory under load */
const RATIO_BAR = 0.33
const LOADED_MB_BAR = 190

const mark = `"status_code":${STATUS.SUCCESS.code}`
const endpoint = contract.letter.list
const server = await startServer()
const call = { endpoint, body: { pageNum: 1, pageSize: 10 }, token: await tokenOf(server.origin, MEMBER) }
const requests = memberRequests({ ...call, port: server.port })
const answer = await rightAnswerTo(server.port, requests[0], mark)
const floor = await startFloor(answer)

const {
  row,
  middle,
  ratio: ratioOf,
  errors,
  conditions,
} = await contest({
  floor: { ...floor, requests: memberRequests({ ...call, port: floor.port }), mark },
  ours: { ...server, requests, mark },
})
const rss = residentMb(server.pid)
const ratio = ratioOf('floor', 'ours')
table(`会员列表 · ${endpoint.path}, ${Buffer.byteLength(answer)} bytes, ${conditions}`, HEAD, [
  row('node:http', 'floor', '1.00'),
  row('chengwan', 'ours', fixed(ratio), atLeast(ratio, RATIO_BAR)),
  ['by the clock', '', '', '', fixed(middle('ours', 'perSecond') / middle('floor', 'perSecond')), ''],
  rss === undefined
    ? ['memory under load, MB', '-']
    : ['memory under load, MB', whole(rss), '', '', '', atMost(Math.round(rss), LOADED_MB_BAR)],
  ['wrong answers', String(errors('ours')), '', '', '', atMost(errors('ours'), 0)],
])
await Promise.all([server.stop(), floor.stop()])
