// Runs on any Node from 18 on: installs the packages when needed, then runs the task on the project's own Node.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HEAP_FLAGS } from './bootstrap/heap.mjs'
import { install } from './bootstrap/install.mjs'
import { findNode, missingNode } from './bootstrap/node.mjs'
import { watchParents } from './bootstrap/parents.mjs'
import { explained } from './kit/failure.mjs'

const PARENT_POLL_MS = 500
const GRACE_MS = 5_000

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const running = { child: undefined }

const stop = (signal) => {
  if (!running.child) process.exit(1)
  running.child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm's shell does not pass signals on: when it is gone, so are we.
watchParents(PARENT_POLL_MS, () => {
  stop('SIGTERM')
  setTimeout(() => running.child?.kill('SIGKILL'), GRACE_MS).unref()
})

const isStart = process.argv[2] === 'start'
const installed = await install(root, running, { isLean: isStart }).catch((error) => {
  console.error(explained(error))
  process.exit(1)
})
if (installed !== 0) {
  console.error(
    '依赖安装失败，请检查网络或 npm 源后重试。 · npm ci failed: check the network or the registry',
  )
  process.exit(installed)
}

const node = findNode(root)
if (!node) {
  console.error(missingNode())
  process.exit(1)
}

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
const flags = isStart ? HEAP_FLAGS : []
const child = spawn(node, [...flags, join(root, 'scripts', 'tasks.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
running.child = child
child.on('error', (error) => {
  console.error(`${node}: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  running.child = undefined
  // A task stopped by our own signal ended as asked; any other signal is a failure.
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
})
