import { existsSync } from 'node:fs'
import type { createServer } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { choosePrimitives } from '@app/contract/kit/primitives'
import { createApp } from './app.ts'
import { isLoopback, mayLook } from './control/guard.ts'
import type { ShadowData } from './dual/shadow.ts'
import { upstreamOf } from './dual/upstream.ts'
import { openDualHost } from './dual/wire/host.ts'
import { openThread } from './dual/wire/thread.ts'
import { isOlder, NATIVE, openStorageHere } from './host/nodeVersion.ts'
import { HELP, carriedBy, openCarrier, wantsHelp } from './host/carrier.ts'
import { nodePrimitives } from './host/primitives.ts'
import { serveReference } from './host/reference.ts'
import { serveClient, serveConsole, serveGames } from './host/static.ts'
import { schemaOf } from './host/storage.ts'
import { nodeTextBytes } from './host/textBytes.ts'
import { addressOf, nodeTransport } from './host/transport.ts'
import { serveSockets } from './host/websocket.ts'
import { serveMcp } from './mcp/mount.ts'
import { systemTime } from './world/clock.ts'
import { DataFailure } from './world/storage.ts'
import { WorldRefused } from './world/worlds.ts'
import { chooseTextBytes } from './world/kept/textRing.ts'

declare const BUILD: string | undefined
const TICK_MS = 250
const IDLE_MS = 75_000

const env = process.env
const host = env['HOST'] ?? '127.0.0.1'
const port = Number(env['PORT'] ?? 8787)
const dataDir = env['DATA_DIR'] ?? '.data'
const seed = Number(env['SEED'] ?? 1)
const token = env['MOCK_TOKEN'] || undefined
const build = typeof BUILD === 'string' ? BUILD : undefined
const corsOrigins = (env['CORS_ORIGINS'] ?? '').split(',').filter(Boolean)
const here = import.meta.dirname
const log = (text: string) => void process.stderr.write(`${text}\n`)
const fail = (text: string): never => {
  log(text)
  process.exit(1)
}
const told = (error: unknown) => (error instanceof Error ? error.message : String(error))
const orFail = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    return fail(told(error))
  }
}
if (wantsHelp(process.argv.slice(2))) {
  log(HELP)
  process.exit(0)
}
const carried = orFail(() => carriedBy(process.argv.slice(2)))
const proxy = carried.proxy ?? env['PROXY']
const real = proxy ? orFail(() => upstreamOf(proxy)) : undefined

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT 不正确：${env['PORT']}`)
if (!Number.isInteger(seed) || seed < 0)
  fail(`SEED 不正确：${env['SEED']}，应为不小于 0 的整数，例如 SEED=1 · not a seed: a whole number from 0 on`)
if (!isLoopback(host) && !token)
  fail(
    `HOST=${host} 不是本机地址：对外开放时必须设置 MOCK_TOKEN，用来保护控制接口。例如：MOCK_TOKEN=一串随机字符 HOST=${host} npm start`,
  )

choosePrimitives(nodePrimitives)
chooseTextBytes(nodeTextBytes)
const migrationsFolder = env['MIGRATIONS'] ?? join(here, build ? 'migrations' : 'db/migrations')

const wasm = join(here, 'sqlite.wasm')
if (isOlder(process.versions.node)) {
  if (!existsSync(wasm))
    fail(
      `此构建需要 Node ${NATIVE} 或更新版本（当前 ${process.versions.node}）：请用 npm start，它自带 Node · this build needs a newer Node: npm start brings its own`,
    )
  log(
    `Node ${process.versions.node} 上使用 WebAssembly 版 SQLite：较慢，世界在正常停止时才写入磁盘，保留一天；建议 Node ${NATIVE} 或更新版本`,
  )
}
const shadow: ShadowData = { seed, build, migrationsFolder, wasm }
const thread =
  real &&
  openThread({
    file: join(here, build ? 'thread.js' : 'dual/shadow.ts'),
    data: shadow,
    upstream: real.origin.origin,
    moves: (method, url) => {
      const found = app.calls.find(method, url.split('?', 1)[0]!)
      return found === 'sealed' || found?.endpoint.effect !== undefined
    },
    log,
  })
const version = build ?? 'dev'
const app = createApp({
  version,
  seed,
  time: systemTime,
  storage: await openStorageHere({ dataDir, build, wasm, migrationsFolder }),
  migrationsFolder,
  schema: schemaOf(migrationsFolder),
  guard: { host, token },
  transport: nodeTransport,
  corsOrigins,
  strict: build === undefined,
  log,
  dual: thread?.port,
})

serveMcp(app.hono, { guard: { host, token }, isReadOnly: env['MCP_READ_ONLY'] === '1', version })
serveReference(app.hono, { isBuilt: build !== undefined, here })
const wss = new WebSocketServer({ noServer: true, maxPayload: 65_536 })
serveSockets(app)
serveGames(app.hono, join(here, build ? 'pages/games' : '../pages/games'))
serveConsole(
  app.hono,
  env['CONSOLE_DIR'] ?? join(here, build ? '../console' : '../../dist/console'),
  mayLook({ host, token }),
)
serveClient(app.hono, env['CLIENT_DIR'] ?? join(here, build ? '../client' : '../../dist/client'))

try {
  app.worlds.get('default')
} catch (error) {
  // The file and what to do about it has been logged.
  if (error instanceof WorldRefused && error.cause instanceof DataFailure) process.exit(1)
  throw error
}
const carrier = openCarrier(app.hono, token)
if (carried.import !== undefined)
  await carrier.bring(carried.import).catch((error: unknown) => fail(`--import ${told(error)}`))
const dual =
  real && thread
    ? openDualHost({
        upstream: real.origin,
        calls: app.calls,
        corsOrigins,
        ip: addressOf,
        passed: thread.pass,
      })
    : undefined
// The websocket is the real backend's as well.
const carrying = dual
  ? { createServer: dual.createServer as typeof createServer }
  : { websocket: { server: wss } }
const serving = { fetch: app.hono.fetch, port, hostname: host, ...carrying }
const server = serve(serving, (info) => {
  const name = info.family === 'IPv6' ? `[${info.address}]` : info.address
  log(`澄湾 · 演示环境已启动：http://${name}:${info.port}/   控制台 http://${name}:${info.port}/__mock/`)
  if (real) log(`对照：调用转发到 ${real.origin.origin}，差异见 http://${name}:${info.port}/__mock/#/dual`)
  if (real?.warning !== undefined) log(real.warning)
})
// Longer than a door in front keeps its own (nginx: 60 s): a call over a connection that closes just then is lost.
if ('keepAliveTimeout' in server) server.keepAliveTimeout = IDLE_MS
server.on('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `端口 ${port} 已被占用：换一个，例如 PORT=${port + 1} npm start`
      : error.code === 'EACCES'
        ? `没有权限监听端口 ${port}：换一个，例如 PORT=8787 npm start`
        : `不能监听 ${host}:${port}（${error.code}）：请检查 HOST 与 PORT`,
  ),
)
const ticking = setInterval(() => app.worlds.tick(), TICK_MS)

/** What was open is kept, and left as a file where that was asked for. */
const end = async (): Promise<never> => {
  let code = 0
  if (carried.exportOnExit !== undefined)
    await carrier.take(carried.exportOnExit).catch((error: unknown) => {
      log(`--export-on-exit ${told(error)}`)
      code = 1
    })
  await thread?.close()
  app.worlds.closeAll()
  process.exit(code)
}
const stop = () => {
  clearInterval(ticking)
  for (const client of wss.clients) client.terminate()
  dual?.close()
  server.close(() => void end())
  if ('closeAllConnections' in server) server.closeAllConnections()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
