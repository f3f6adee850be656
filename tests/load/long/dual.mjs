// What dual mode promises, measured: a second mock as the real backend, this one in front of it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { STATUS } from '@app/contract/kit/status'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST as PEOPLE, CAST_PASSWORD } from '@app/seeds/people'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { at, bin, serverBundle } from '../../../scripts/kit/paths.mjs'
import { runNode } from '../../../scripts/kit/processes.mjs'
import { evening } from '../../server/dual/evening.ts'
import { talk } from '../../server/dual/talk.ts'
import { residentMb } from '../rig/server.mjs'

const CALLS = Number(process.env.DUAL_CALLS ?? 10_000)
const COSTED = Math.min(CALLS, 2_000)
const MOST_ADDED_MS = 3
const MOST_GROWTH_MB = 96
const LEAST_COMPARED = 0.9
const QUARTERS = 4
/** Nobody writes faster, and none is hung up on. */
const PACE_MS = 120
const CAST = PEOPLE.map(({ name }) => name)
const PASSWORD = passwordHash(CAST_PASSWORD)
const SUCCESS = STATUS.SUCCESS.code
/** DUAL_SOURCES=1: without a build; DUAL_PARTS=cost,evenings: these alone. */
const entry = process.env.DUAL_SOURCES ? at('mock-server/src/main.ts') : serverBundle
const folder = mkdtempSync(join(tmpdir(), 'chengwan-dual-'))
const children = []

const ended = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
const start = async (env) => {
  const port = await freePort()
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      ...env,
    },
  })
  children.push(child)
  await waitForHealth(`http://127.0.0.1:${port}`, {
    isGone: () => child.exitCode !== null,
    timeoutMs: 120_000,
  })
  return { port, child }
}

const HEADERS = {
  'content-type': 'application/json',
  'x-api-client': 'web',
  'x-api-site': '1001',
  'x-api-uuid': 'bench',
  'x-api-finger': 'bench',
  'x-mock-blobs': 'off',
}
let last = 0
const agents = new Map()
const call = (port, path, body = {}, token = '', method = 'POST') =>
  new Promise((resolve, reject) => {
    if (!agents.has(port)) agents.set(port, new Agent({ keepAlive: true, maxSockets: 1 }))
    const from = performance.now()
    const going = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: agents.get(port),
        headers: { ...HEADERS, 'x-api-request-id': `b${++last}`, 'x-api-token': token },
      },
      (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ ms: performance.now() - from, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    going.on('error', reject)
    going.end(method === 'GET' ? undefined : JSON.stringify(body))
  })
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1]
const control = async (port, path) => (await fetch(`http://127.0.0.1:${port}/__mock/api${path}`)).json()

const PATHS = [
  ['/site/api/v1/configuration/preInfo'],
  ['/site/api/v1/user/member/info'],
  ['/fd/api/v1/transfer/getBalance'],
  ['/fd/api/v1/payment/types'],
  ['/site/api/v1/site/letter/list', { pageNum: 1, pageSize: 20 }],
  ['/game/api/v1/record/betRecordList', { pageNum: 1, pageSize: 20 }],
]

const drained = async (port) => {
  for (let turn = 0; turn < 1_200; turn += 1) {
    const told = await control(port, '/dual')
    if (told.waiting === 0) return told
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('对照没有跟上 · the comparison doesn’t keep up')
}
const listed = ({ differences }) => {
  for (const { call: name, kind, path, real: theirs, mock, why } of differences.slice(0, 20))
    console.log(
      `  ${name} ${kind} ${path} ${[theirs, mock, why].map((each) => JSON.stringify(each)?.slice(0, 100)).join(' ')}`,
    )
}
let failed = 0
const bar = (text, isReached) => {
  console.log(`${isReached ? '✓' : '✗'} ${text}`)
  if (!isReached) failed += 1
}

/** The same calls straight and through, one after the other. */
const cost = async () => {
  const real = await start({ SEED: '2' })
  const dual = await start({ PROXY: `http://127.0.0.1:${real.port}` })
  const login = { name: 'vip5', password: PASSWORD }
  const { token } = JSON.parse((await call(dual.port, '/site/api/v1/user/login', login)).text).data
  const times = { straight: [], through: [] }
  for (let n = 0; n < COSTED; n += 1) {
    const [path, body] = PATHS[n % PATHS.length]
    times.straight.push((await call(real.port, path, body, token)).ms)
    times.through.push((await call(dual.port, path, body, token)).ms)
    if (n % 100 === 0) await drained(dual.port)
  }
  const [straight, through] = [median(times.straight), median(times.through)]
  const added = through - straight
  bar(
    `added at the median ${added.toFixed(2)} ms (most ${MOST_ADDED_MS}): straight ${straight.toFixed(2)}, through ${through.toFixed(2)}, ${COSTED} calls each`,
    added <= MOST_ADDED_MS,
  )
  for (const { child } of [real, dual]) await ended(child)
}

/** Members of the cast play, pay, read and talk through it, evening after evening: whatever is told is false. */
const evenings = async () => {
  const real = await start({ SEED: '2' })
  const dual = await start({ PROXY: `http://127.0.0.1:${real.port}` })
  const ask = async ({ method, path }, body = {}, token = '') => {
    // Wrong passwords would ask for a captcha of all later evenings.
    if (CAST.includes(body.name) && body.password !== PASSWORD) return undefined
    asked += 1
    const isGet = method === 'GET'
    const query = isGet ? `?${new URLSearchParams(body)}` : ''
    const { text } = await call(dual.port, path + query, isGet ? undefined : body, token, method)
    const { status_code: code, data } = JSON.parse(text)
    return code === SUCCESS ? data : undefined
  }
  const open = async () => {
    const ws = new WebSocket(
      `ws://127.0.0.1:${dual.port}/stream/ws/v1/handshake?clientType=web&siteId=${HEADERS['x-api-site']}`,
    )
    await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
    ws.on('error', () => undefined)
    const say = async (msgId, msgData) => {
      ws.send(JSON.stringify({ msgId, msgData }))
      await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    }
    return { say, hear: async () => undefined }
  }
  let asked = 0
  const grown = []
  const started = performance.now()
  for (let n = 0; asked < CALLS; n += 1) {
    const name = CAST[n % CAST.length]
    if (n % 4 === 0) await talk(ask, open, name)
    await evening(ask, name)
    const { calls } = await drained(dual.port)
    if (calls >= (CALLS / QUARTERS) * (grown.length + 1)) grown.push(Math.round(residentMb(dual.child.pid)))
  }
  const told = await drained(dual.port)
  const { calls, frames, compared, apart, skipped, differences, incidents, recorded } = told
  console.log(
    `compared ${compared} of ${calls}`,
    apart,
    `${recorded} remembered, ${incidents.length} incidents, ${Math.round((performance.now() - started) / 1000)} s`,
  )
  bar(
    `false rows ${differences.length} in ${calls} calls and ${frames} frames (most ${Math.floor(calls / 1_000)}), left out ${skipped}`,
    differences.length <= calls / 1_000 && skipped === 0 && compared / calls > LEAST_COMPARED && frames > 0,
  )
  listed(told)
  const [before, after] = [grown.at(-2), grown.at(-1)]
  bar(
    `memory ${grown.join(', ')} MB after each quarter: the last takes ${after - before} MB (most ${MOST_GROWTH_MB})`,
    after - before <= MOST_GROWTH_MB,
  )
  for (const { child } of [real, dual]) await ended(child)
}

/** The rest by the project's own tests, whole: bytes, what is planted and what is personal; each prints its figure. */
const tests = async () => {
  const args = [bin.vitest, 'run', '--project', 'node', 'tests/server/dual']
  if (await runNode(args, { env: { ...process.env, WHOLE: '1' } })) failed += 1
}

const parts = { cost, evenings, tests }
try {
  for (const name of (process.env.DUAL_PARTS ?? Object.keys(parts).join()).split(',')) await parts[name]()
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  for (const agent of agents.values()) agent.destroy()
  for (const child of children) await ended(child)
  rmSync(folder, { recursive: true, force: true })
}
