// An authenticated list call against raw node:http in the same run: session, validation, journal, faults, clock, SQLite.
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { fileURLToPath } from 'node:url'
import { Failure } from '../../scripts/kit/failure.mjs'
import { freePort } from '../../scripts/kit/ports.mjs'
import { load } from './rig/client.mjs'
import { memberRequests, tokenOf } from './rig/member.mjs'
import { canPin, pinLoad } from './rig/pin.mjs'
import { interleaved, median } from './rig/rounds.mjs'
import { cpuSeconds, residentMb, startProgram, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table, whole } from './rig/table.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 3)
const MEMBER = process.env.MEMBER ?? 'vip5'
/** design figures: ahead of every peer, and memory under load */
const RATIO_BAR = 0.33
const LOADED_MB_BAR = 190

const endpoint = contract.letter.list
const body = { pageNum: 1, pageSize: 10 }
const server = await startServer()
const token = await tokenOf(server.origin, MEMBER)
const requests = memberRequests({ port: server.port, endpoint, body, token })

const bodyOf = (bytes) => bytes.subarray(bytes.indexOf('\r\n\r\n') + 4).toString()
const sample = await new Promise((resolve, reject) => {
  load({
    port: server.port,
    requests,
    connections: 1,
    seconds: 0,
    isRight: (bytes) => (resolve(bodyOf(bytes)), true),
  }).catch(reject)
})
if (JSON.parse(sample).status_code !== STATUS.SUCCESS.code)
  throw new Failure(`${endpoint.path} 没有成功 · did not succeed: ${sample.slice(0, 200)}`)

const floorPort = await freePort()
const floor = startProgram(fileURLToPath(new URL('./rig/floor.mjs', import.meta.url)), {
  PORT: String(floorPort),
  ANSWER: sample,
})
await new Promise((resolve) => setTimeout(resolve, 300))
pinLoad()

const success = Buffer.from(`"status_code":${STATUS.SUCCESS.code}`)
const isRight = (bytes) => bytes.includes(success)
const floorRequests = requests.map((bytes) =>
  Buffer.from(bytes.toString('latin1').replace(`:${server.port}`, `:${floorPort}`), 'latin1'),
)
const measured = (pid, options) => async () => {
  const before = cpuSeconds(pid)
  const round = await load({ ...options, seconds: SECONDS, isRight })
  return { ...round, cpuMicros: ((cpuSeconds(pid) - before) * 1e6) / round.calls }
}
const entrants = {
  floor: measured(floor.pid, { port: floorPort, requests: floorRequests }),
  ours: measured(server.pid, { port: server.port, requests }),
}
await interleaved(entrants, 1)
const results = await interleaved(entrants, ROUNDS)

const middle = (name, figure) => median(results[name].map((round) => round[figure]))
const errors = results.ours.reduce((sum, round) => sum + round.errors, 0)
const rss = residentMb(server.pid)
const row = (label, name, ratio = '', bar = '') => [
  label,
  whole(middle(name, 'perSecond')),
  fixed(middle(name, 'p99')),
  whole(middle(name, 'cpuMicros')),
  ratio,
  bar,
]
// Processor time a call, not calls a second: on a shared machine only that holds.
const ratio = middle('floor', 'cpuMicros') / middle('ours', 'cpuMicros')
const conditions = `64 connections, ${ROUNDS} × ${SECONDS} s${canPin ? '' : ', not pinned'}`
table(
  `会员列表 · ${endpoint.path}, ${Buffer.byteLength(sample)} bytes, ${conditions}`,
  ['server', 'req/s', 'p99 ms', 'CPU µs/call', 'ratio', 'bar'],
  [
    row('node:http', 'floor', '1.00'),
    row('chengwan', 'ours', fixed(ratio), atLeast(ratio, RATIO_BAR)),
    ['by the clock', '', '', '', fixed(middle('ours', 'perSecond') / middle('floor', 'perSecond')), ''],
    [
      'memory under load, MB',
      rss === undefined ? '-' : whole(rss),
      '',
      '',
      '',
      rss === undefined ? '' : atMost(Math.round(rss), LOADED_MB_BAR),
    ],
    ['wrong answers', String(errors), '', '', '', atMost(errors, 0)],
  ],
)
await Promise.all([server.stop(), floor.stop()])
