// The whole catalogue by `npm run verify` against each way to run the mock.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../../../scripts/bootstrap/npm.mjs'
import { buildDemo } from '../../../scripts/build/demo.mjs'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { at } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { startDoor } from '../rig/door.mjs'
import { startServer } from '../rig/server.mjs'
import { throughPage } from '../../e2e/rig/throughPage.mjs'

const BACKENDS = (process.env.BACKENDS ?? 'start,container,demo').split(',')
const MOST_SECONDS = 300
const MOCKS = 3
const folder = mkdtempSync(join(tmpdir(), 'chengwan-backends-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const launch = (command, args, env) => {
  const child = spawn(command, args, {
    cwd: at('.'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      process.kill(-Number(child.pid), 'SIGTERM')
    })
  return { child, stop }
}
const served = async (command, args, env, words = []) => {
  const port = await freePort()
  const { child, stop } = launch(command, args, {
    DATA_DIR: join(folder, String(port)),
    PORT: String(port),
    ...env(port),
  })
  const origin = `http://127.0.0.1:${port}`
  await waitForHealth(origin, { isGone: () => child.exitCode !== null, timeoutMs: 120_000 })
  return { origin, stop, words }
}

/** What the image runs, with what compose gives it. */
const image = readFileSync(at('docker/mock.Dockerfile'), 'utf8')
const [, ...ofImage] = JSON.parse(/^CMD (\[.*\])$/m.exec(image)[1])
const TOKEN = 'verify-secret'

const ways = {
  start: () => {
    const [command, ...first] = npm()
    return served(command, [...first, 'start'], () => ({ HOST: '127.0.0.1' }))
  },
  container: () =>
    served(
      process.execPath,
      ofImage,
      () => ({ NODE_ENV: 'production', HOST: '0.0.0.0', MOCK_TOKEN: TOKEN, SEED: '1' }),
      ['--token', TOKEN],
    ),
  scale: async () => {
    const servers = await Promise.all(Array.from({ length: MOCKS }, () => startServer()))
    const { origin } = await startDoor(servers.map(({ port }) => port))
    return { origin, stop: () => Promise.all(servers.map(({ stop }) => stop())), words: [] }
  },
  demo: async () => {
    await buildDemo({ days: 7, home: '/' })
    const port = await freePort()
    const { stop } = launch(process.execPath, [at('dist/demo/serve.mjs'), String(port)], {})
    const page = await throughPage(`http://localhost:${port}`)
    return { origin: page.origin, stop: () => page.close().then(stop), words: [] }
  },
}

for (const name of BACKENDS) {
  const { origin, stop, words } = await ways[name]()
  const out = join(folder, name)
  const verify = spawn(
    process.execPath,
    [at('tests/verify/cli.ts'), '--base', origin, ...words, '--report', 'json', '--out', out],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const code = await new Promise((resolve) => verify.once('exit', resolve))
  await stop()
  const { counts, seconds, calls, provable, results } = JSON.parse(
    readFileSync(join(out, 'verify.json'), 'utf8'),
  )
  console.log(`${name}:`, counts, `own ${provable.own}/${provable.of}, ${calls} calls, ${seconds} s`)
  const apart = results.filter(({ state }) => state !== 'passed')
  if (code !== 0 || apart.length > 0)
    throw new Failure(
      apart
        .map(({ id, reason, differences: [first] }) => `${id}: ${reason ?? JSON.stringify(first)}`)
        .join('\n'),
    )
  if (seconds > MOST_SECONDS) throw new Failure(`${name}: ${seconds} s, at most ${MOST_SECONDS}`)
}
