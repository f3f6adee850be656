import { spawn } from 'node:child_process'
import { watchParents } from '../bootstrap/parents.mjs'
import { root } from './paths.mjs'

const PARENT_POLL_MS = 500
const GRACE_MS = 5_000
const LAST_WORDS_MS = 1_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
const children = new Set()
const stopping = { code: undefined, isAsked: false }

const endAll = (signal) => {
  for (const child of children) child.kill(signal)
}

/** Ends this process and what it started when the process that started it is gone, even by SIGKILL. */
export const stopWithParent = () => watchParents(PARENT_POLL_MS, () => process.kill(process.pid, 'SIGTERM'))

/** For tasks that run until somebody stops them: being stopped is then a success. */
export const runsUntilStopped = () => {
  stopping.isAsked = true
}

const onSignal = (signal) => {
  stopping.code = stopping.isAsked ? 0 : SIGNALS[signal]
  endAll(signal)
  setTimeout(() => endAll('SIGKILL'), GRACE_MS).unref()
}

// Only while children run: otherwise a signal does what it does by default.
const listen = (method) => {
  for (const signal of Object.keys(SIGNALS)) process[method](signal, onSignal)
}
process.on('exit', () => endAll('SIGTERM'))

/** Starts a Node program of the project; signals reach it, and it never outlives us. */
export const startNode = (args, options = {}) => {
  if (children.size === 0) listen('on')
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options })
  children.add(child)
  // Whoever runs beside the others may begin something while they are being stopped.
  if (stopping.code !== undefined) child.kill('SIGTERM')
  child.on('exit', () => {
    children.delete(child)
    if (children.size > 0) return
    if (stopping.code !== undefined) process.exit(stopping.code)
    listen('off')
  })
  return child
}

export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Runs a Node program to its end; resolves to its exit code. What it prints goes to `output` when there is one. */
export const runNode = (args, { output, ...options } = {}) => {
  if (!output) return ended(startNode(args, options))
  const child = startNode(args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => output.write(text))
  }
  // What it printed last may still be on its way; a grandchild that keeps the line open is not waited for.
  const closed = new Promise((resolve) => child.once('close', resolve))
  return ended(child).then(async (code) => {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS).unref())])
    return code
  })
}

/** The environment of a runner: in colours on a terminal, held or not, and plain elsewhere. */
export const plainOrColours = () => ({
  ...process.env,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
})

/** Runs a Node program silently; resolves to its exit code and everything it printed. */
export const captureNode = async (args, options) => {
  let printed = ''
  const code = await runNode(args, { ...options, output: { write: (text) => (printed += text) } })
  return { code, output: printed }
}
