import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Failure } from '../kit/failure.mjs'
import { at, dist } from '../kit/paths.mjs'
import { waitForHealth } from '../kit/ports.mjs'
import { openBucket } from './bucket.mjs'

const HEALTH_MS = 60_000
const AGAIN_MS = 500

/** The engine's own program, without the script that its package would run at its installation. */
const engine = () => {
  const require = createRequire(createRequire(at('package.json')).resolve('workerd/package.json'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@cloudflare/workerd-${system}-${process.arch === 'x64' ? '64' : process.arch}`
  try {
    return require.resolve(`${name}/bin/workerd${system === 'windows' ? '.exe' : ''}`)
  } catch {
    throw new Failure(`workerd 没有适合本系统的程序 · no program of workerd for this system: ${name}`)
  }
}

/**
 * @typedef {{ config: string, address: string, env: Record<string, string> }} Fleet
 * @typedef {import('node:child_process').StdioOptions} Stdio
 * @typedef {{ port: number, host: string, data: string, built?: string, env?: NodeJS.ProcessEnv, fleet?: Fleet, stdio?: Stdio }} Options
 */

/**
 * Starts one node over what was built; `data` is the folder that the worlds are kept in, `fleet` what `joinFleet` gave.
 * @param {Options} options
 * @returns {import('node:child_process').ChildProcess}
 */
export const startEdge = ({
  port,
  host,
  data,
  built = dist.edge,
  env = process.env,
  fleet,
  stdio = 'inherit',
}) => {
  mkdirSync(data, { recursive: true })
  const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
  const config = fleet
    ? ['--experimental', `--import-path=${built}`, `--cluster-addr=${fleet.address}`, fleet.config]
    : [join(built, 'edge.capnp')]
  return spawn(
    engine(),
    [
      'serve',
      `--socket-addr=http=${address}`,
      `--directory-path=files=${join(built, 'files')}`,
      `--directory-path=data=${data}`,
      ...config,
    ],
    { stdio, env: { ...env, ...fleet?.env, HOST: host } },
  )
}

/** What nodes have in common that keep their worlds in one bucket: the engine's own cluster. `quicker` divides its 20 seconds of lease. */
export const joinFleet = ({
  folder,
  bucket,
  key = randomBytes(32).toString('hex'),
  address = '127.0.0.1:0',
  env = {},
  quicker = 1,
}) => {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'fleet.capnp')
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
using Edge = import "/edge.capnp";
const fleet :Workerd.Config = (
  services = Edge.services,
  sockets = Edge.sockets,
  cluster = (
    bucket = ${JSON.stringify(bucket)},
    key = ${JSON.stringify(key)},
    address = "127.0.0.1:0",
    unsafeTimeDivisor = ${quicker},
  ),
);
`,
    { mode: 0o600 },
  )
  return { config, address, env }
}

/** A bucket in a folder of this machine, and what nodes need to join it. */
export const localFleet = async (folder, { quicker } = {}) => {
  const bucket = await openBucket(join(folder, 'bucket'))
  const env = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${bucket.port}`,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }
  return { bucket, fleet: joinFleet({ folder, bucket: 's3://worlds/chengwan', env, quicker }) }
}

/**
 * A node that is started again whenever it ends, until it is stopped.
 * @param {Options} options
 */
export const keepNode = async (options) => {
  const shown = options.host.includes(':') ? `[${options.host}]` : options.host
  const origin = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : shown}:${options.port}`
  const node = { origin, child: startEdge(options), stopped: false }
  await waitForHealth(origin, { timeoutMs: HEALTH_MS, isGone: () => node.child.exitCode !== null })
  const watch = () =>
    node.child.once('exit', () => {
      if (node.stopped) return
      setTimeout(() => {
        if (node.stopped) return
        node.child = startEdge(options)
        watch()
      }, AGAIN_MS)
    })
  watch()
  return Object.assign(node, {
    stop: async (signal = 'SIGTERM') => {
      node.stopped = true
      const { child } = node
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  })
}
