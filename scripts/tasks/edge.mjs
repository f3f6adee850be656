import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { buildEdge } from '../build/edge.mjs'
import { Failure } from '../kit/failure.mjs'
import { at, dist } from '../kit/paths.mjs'
import { claimPort, portOf, waitForHealth } from '../kit/ports.mjs'

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP']
const HEALTH_MS = 60_000

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

/** Starts one node over what was built; `data` is the folder that the worlds are kept in. */
export const startEdge = ({ port, host, data, built = dist.edge, env = process.env }) => {
  mkdirSync(data, { recursive: true })
  const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
  return spawn(
    engine(),
    [
      'serve',
      join(built, 'edge.capnp'),
      `--socket-addr=http=${address}`,
      `--directory-path=files=${join(built, 'files')}`,
      `--directory-path=data=${data}`,
    ],
    { stdio: 'inherit', env: { ...env, HOST: host } },
  )
}

/** npm run edge: each world an object of its own on workerd, on this machine. PORT, HOST, DATA_DIR, SEED and MOCK_TOKEN as for npm start. */
export const run = async () => {
  const host = process.env.HOST || '127.0.0.1'
  const port = portOf('PORT', 8787)
  const folder = process.env.DATA_DIR || '.data/edge'
  if (!['127.0.0.1', 'localhost', '::1'].includes(host) && !process.env.MOCK_TOKEN)
    throw new Failure(`HOST=${host} 不是本机地址：必须设置 MOCK_TOKEN · any other HOST needs MOCK_TOKEN`)
  await claimPort(port, host)
  await buildEdge()
  const node = startEdge({ port, host, data: isAbsolute(folder) ? folder : at(folder) })
  const ended = new Promise((resolve, reject) => {
    node.once('error', reject)
    node.once('exit', (code, signal) => resolve(code ?? (signal ? 0 : 1)))
  })
  for (const signal of STOPPING) process.once(signal, () => node.kill())
  process.once('exit', () => node.kill())
  const shown = host.includes(':') ? `[${host}]` : host
  const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : shown}:${port}`
  await waitForHealth(origin, { timeoutMs: HEALTH_MS, isGone: () => node.exitCode !== null })
  console.log(
    `澄湾 · 演示环境已启动（workerd，每个世界一个对象）：${origin}/   控制台 ${origin}/__mock/   Ctrl-C 停止`,
  )
  return ended
}
