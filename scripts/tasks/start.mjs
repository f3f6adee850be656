import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HELP, carriedBy, wantsHelp } from '../../mock-server/src/host/carrier.ts'
import { build } from '../build/build.mjs'
import { Failure } from '../kit/failure.mjs'
import { claimPort, portOf, waitForHealth } from '../kit/ports.mjs'
import { at, dist, root, serverBundle } from '../kit/paths.mjs'

/** A player's page needs these; at a first start the console follows while they are already served. */
const FIRST = ['client', 'server']

/** Builds what is left, and packs the files for browsers far away, while this machine's own can be served as they are. */
const buildRest = () => {
  const child = spawn(process.execPath, [at('scripts/tasks.mjs'), 'build'], { cwd: root, stdio: 'ignore' })
  child.on('error', () => undefined)
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.unref()
}

// HOST, PORT, DATA_DIR, SEED and MOCK_TOKEN are read by the server itself, in this very process.
export const run = async (args) => {
  const host = process.env.HOST || '127.0.0.1'
  const port = portOf('PORT', 8787)
  if (wantsHelp(args)) {
    console.log(HELP)
    return 0
  }
  try {
    carriedBy(args)
  } catch (error) {
    throw new Failure(error.message)
  }
  await claimPort(port, host)
  const isFirst = !existsSync(join(dist.console, 'index.html'))
  mkdirSync(dist.console, { recursive: true })
  await build(isFirst ? FIRST : [], { isPacking: false })
  await import(pathToFileURL(serverBundle).href)
  const shown = host === '127.0.0.1' ? 'localhost' : host
  await waitForHealth(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`)
  // The server has said it in Chinese by now.
  console.log(
    `CHENGWAN is ready: http://${shown}:${port}/   console http://${shown}:${port}/__mock/   Ctrl-C stops it`,
  )
  buildRest()
}
