import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { HEAP_FLAGS } from '../../../scripts/bootstrap/heap.mjs'
import { serverBundle } from '../../../scripts/kit/paths.mjs'
import { pinned } from './pin.mjs'

const running = new Set()
process.on('exit', () => {
  for (const stop of running) stop()
})

export const tempFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A Node program on a core of its own; gone when the bench is. */
export const startProgram = (file, env, flags = []) => {
  const [command, args] = pinned(process.execPath, [...flags, file])
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  let said = ''
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-2_000)))
  child.once('exit', (code) => code && console.error(said))
  const kill = () => child.kill('SIGKILL')
  running.add(kill)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    running.delete(kill)
  }
  return { pid: child.pid, stop, isGone: () => child.exitCode !== null }
}

/** The bundled server on a free port; `readyMs` is from spawn to the first healthy answer. */
export const startServer = async ({ dataDir = tempFolder() } = {}) => {
  if (!existsSync(serverBundle))
    throw new Failure('dist/server/main.js 不存在，请先 npm run build · build first')
  const port = await freePort()
  const from = performance.now()
  const program = startProgram(
    serverBundle,
    { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    HEAP_FLAGS,
  )
  const origin = `http://127.0.0.1:${port}`
  await waitForHealth(origin, program)
  return { ...program, port, origin, readyMs: performance.now() - from }
}

/** Resident memory in MB, undefined where /proc isn't. */
export const residentMb = (pid) => {
  const status = `/proc/${pid}/status`
  if (!existsSync(status)) return undefined
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1_024
}

const TICKS_A_SECOND = 100

/** Processor seconds the process has used so far: unlike the clock, not stretched by other programs. */
export const cpuSeconds = (pid) => {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return Number.NaN
  const [, , , , , , , , , , , user, system] = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(user) + Number(system)) / TICKS_A_SECOND
}

/** A control call; refuses with what the server says. */
export const control = async (origin, method, path, body) => {
  const answer = await fetch(`${origin}/__mock/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  if (!answer.ok) throw new Failure(`${method} /__mock/api${path}: ${answer.status} ${json.error ?? ''}`)
  return json
}
