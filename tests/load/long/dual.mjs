// A second mock as the real backend, this one in front of it: the same calls straight and through, one after the other.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { at, serverBundle } from '../../../scripts/kit/paths.mjs'

const CALLS = Number(process.env.DUAL_CALLS ?? 2_000)
const MOST_ADDED_MS = 3
/** DUAL_SOURCES=1: without a build. */
const entry = process.env.DUAL_SOURCES ? at('mock-server/src/main.ts') : serverBundle
const folder = mkdtempSync(join(tmpdir(), 'chengwan-dual-'))
const children = []

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
const call = (port, path, body = {}, token = '') =>
  new Promise((resolve, reject) => {
    if (!agents.has(port)) agents.set(port, new Agent({ keepAlive: true, maxSockets: 1 }))
    const from = performance.now()
    const going = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
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
    going.end(JSON.stringify(body))
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

const measure = async () => {
  const real = await start({ SEED: '2' })
  const dual = await start({ PROXY: `http://127.0.0.1:${real.port}` })
  const login = { name: 'vip5', password: createHash('md5').update('abc12345').digest('hex') }
  const { token } = JSON.parse((await call(dual.port, '/site/api/v1/user/login', login)).text).data
  const times = { straight: [], through: [] }
  for (let n = 0; n < CALLS; n += 1) {
    const [path, body] = PATHS[n % PATHS.length]
    times.straight.push((await call(real.port, path, body, token)).ms)
    times.through.push((await call(dual.port, path, body, token)).ms)
  }
  const [straight, through] = [median(times.straight), median(times.through)]
  for (let turn = 0; turn < 600 && (await control(dual.port, '/dual')).waiting > 0; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const told = await control(dual.port, '/dual')
  const added = through - straight
  console.log(
    `${CALLS} calls: straight ${straight.toFixed(2)} ms, through ${through.toFixed(2)} ms, added ${added.toFixed(2)} ms (most ${MOST_ADDED_MS}) at the median`,
  )
  const { calls, compared, apart, skipped, differences } = told
  console.log(
    `compared ${compared} of ${calls}`,
    apart,
    `left out ${skipped}, differences ${differences.length}`,
  )
  for (const { call: name, kind, path, real: theirs, mock } of differences.slice(0, 20))
    console.log(
      `  ${name} ${kind} ${path} ${JSON.stringify(theirs)?.slice(0, 100)} ${JSON.stringify(mock)?.slice(0, 100)}`,
    )
  return added <= MOST_ADDED_MS ? 0 : 1
}

try {
  process.exitCode = await measure()
} finally {
  for (const agent of agents.values()) agent.destroy()
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  rmSync(folder, { recursive: true, force: true })
}
