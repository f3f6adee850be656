import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { files, root } from '../rig/repository.ts'

/** npm test sets it after the build. */
const isAfterBuild = process.env['AFTER_BUILD'] === '1'
const START_MS = 300_000

/** `npm start` with an environment that says nothing. */
const start = (folder: string, port: number) => {
  const { PATH, HOME } = process.env
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  onTestFinished(async () => {
    const ended = once(child, 'close')
    // What it has started is of its group: the build of the rest, too.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  return child
}

test.runIf(isAfterBuild)(
  'a copy with nothing but its sources installs what it needs, builds and serves',
  { timeout: START_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengwan-first-'))
    for (const path of files) cpSync(join(root, path), join(folder, path))
    const port = await freePort()
    const child = start(folder, port)
    const told: string[] = []
    createInterface(child.stderr).on('line', (line) => told.push(line))
    for await (const line of createInterface(child.stdout)) {
      told.push(line)
      if (line.startsWith('CHENGWAN is ready')) break
    }
    expect(told.join('\n')).toMatch(/CHENGWAN is ready/)
    const origin = `http://127.0.0.1:${port}`
    const page = await (await fetch(origin)).text()
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? []
    for (const path of [script, '/__mock/health'])
      expect(await fetch(new URL(path!, origin))).toMatchObject({ status: 200 })
  },
)

/** What a Node of another version would say of itself. */
const saysItIs = (node: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${node}'}})`

test.runIf(isAfterBuild)('the built server says in a sentence that it needs a newer Node', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', saysItIs('20.19.0'), join(root, 'dist/server/main.js')],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^此构建需要 Node 22 或更新版本（当前 20\.19\.0）：请用 npm start.*\n$/)
})
