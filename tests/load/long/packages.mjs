// The packed tarballs in empty folders, on each Node that they promise: installed by npm, started by npx, tested with the fixture.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { contract } from '@app/contract'
import { blobs } from '@app/contract/kit/cipher'
import { SITE_ID } from '@app/contract/kit/headers'
import { npm } from '../../../scripts/bootstrap/npm.mjs'
import { packages } from '../../../scripts/build/packages.mjs'
import { needChromium } from '../../../scripts/kit/browser.mjs'
import { at } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { TEST, playwrightConfig } from '../rig/foreign.mjs'
import { headersOf } from '../rig/member.mjs'

const NODES = (process.env.NODES ?? '20,22,24').split(',')
const STOP_MS = 10_000
const ASKED = 'packed'
const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'chengwan-packages-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const [command, ...npmCli] = npm()
const tarballs = await packages()
const isWindows = process.platform === 'win32'
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

const install = (home, ...what) => {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{"private":true,"type":"module"}')
  execFileSync(command, [...npmCli, 'install', '--no-audit', '--no-fund', '--loglevel=error', ...what], {
    cwd: home,
  })
}
const stop = (child) =>
  new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    child.once('exit', () => resolve(clearTimeout(late)))
    process.kill(-child.pid, 'SIGTERM')
  })

for (const version of NODES) {
  const from = performance.now()
  const home = join(folder, version)
  install(join(home, 'node'), `${nodePackage}@${version}`)
  const node = join(home, 'node/node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, npm_config_loglevel: 'error' }

  // An empty folder, and one tarball in it.
  const empty = join(home, 'empty')
  mkdirSync(empty)
  const [, server, verify] = tarballs
  for (const tarball of [server, verify]) writeFileSync(join(empty, basename(tarball)), readFileSync(tarball))
  const port = await freePort()
  const run = npmCli.length > 0 ? [node, [...npmCli, 'exec', '--yes', '--']] : ['npx', ['--yes']]
  const mock = spawn(run[0], [...run[1], `./${basename(server)}`], {
    cwd: empty,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(home, 'data') },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const { version: served } = await waitForHealth(`http://127.0.0.1:${port}`, {
    timeoutMs: 120_000,
    isGone: () => mock.exitCode !== null,
  })

  const proved = execFileSync(
    run[0],
    [...run[1], `./${basename(verify)}`, '--base', `http://127.0.0.1:${port}`],
    {
      cwd: empty,
      env,
      encoding: 'utf8',
    },
  )

  const project = join(home, 'project')
  install(project, server, `@playwright/test@${devDependencies['@playwright/test']}`)
  writeFileSync(join(project, 'mock.spec.ts'), TEST)
  writeFileSync(join(project, 'playwright.config.js'), playwrightConfig(port, needChromium()))
  execFileSync(node, [join(project, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list'], {
    cwd: project,
    env,
    stdio: 'inherit',
  })
  // Another in front of it: what passes is compared, on this Node too.
  const inFront = await freePort()
  const front = spawn(node, [join(project, 'node_modules/@app/mock-server/server/main.js')], {
    cwd: project,
    env: {
      ...env,
      PORT: String(inFront),
      HOST: '127.0.0.1',
      DATA_DIR: join(home, 'front'),
      PROXY: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const origin = `http://127.0.0.1:${inFront}`
  await waitForHealth(origin, { timeoutMs: 120_000, isGone: () => front.exitCode !== null })
  await fetch(`${origin}${contract.site.preInfo.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(ASKED, '') },
    body: JSON.stringify(blobs({ now: Date.now(), ip: '' }, { siteId: SITE_ID, requestId: ASKED })),
  })
  const read = async () => (await fetch(`${origin}/__mock/api/dual`)).json()
  while ((await read()).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 100))
  const { compared, differences } = await read()
  if (compared !== 1 || differences.length > 0)
    throw new Error(`in front of itself: compared ${compared}, ${JSON.stringify(differences)}`)
  await stop(front)
  await stop(mock)
  const told = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  console.log(
    `Node ${told}: ${served} by npx, fixture green, verify ${proved.trim().split('\n').at(-1)}, ${Math.round((performance.now() - from) / 1000)} s`,
  )
}
