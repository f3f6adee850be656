import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'

const LIBRARIES = '/usr/lib'
const PACKAGES = 'webkit2gtk-driver xvfb'
/** A command that takes longer than this is broken, not slow. */
const PATIENCE_MS = 30_000
const READY_MS = 10_000
const POLL_MS = 100

const foldersIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []

const findBrowser = () => {
  const browser = foldersIn(LIBRARIES)
    .filter((path) => /-linux-gnu$/.test(path))
    .flatMap(foldersIn)
    .filter((path) => /webkit2gtk-[\d.]+$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .find((path) => existsSync(path))
  const isThere = ['WebKitWebDriver', 'xvfb-run'].every((name) => spawnSync('which', [name]).status === 0)
  if (!browser || !isThere)
    throw new Failure(`缺少 WebKit · no WebKit here: apt-get install ${PACKAGES} (Debian, Ubuntu)`)
  return browser
}

const untilReady = async (base) => {
  for (let waited = 0; waited < READY_MS; waited += POLL_MS) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(POLL_MS)
  }
  throw new Failure('WebKitWebDriver 没有启动 · did not start')
}

/**
 * A window of the engine that Safari is made of, `width` CSS pixels wide, driven by the standard's own commands:
 * `go` loads an address, `run` calls a function in the page and answers what it returns.
 */
export const openWebkit = async ({ width, height = 900 }) => {
  const binary = findBrowser()
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const kill = () => {
    try {
      process.kill(-driver.pid)
    } catch {
      // Gone already.
    }
  }
  process.once('exit', kill)
  const base = `http://127.0.0.1:${port}`
  await untilReady(base)
  const call = async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Failure(`WebKit ${path}: ${value?.error} ${value?.message ?? ''}`)
    return value
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: options } })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
  return {
    go: (url) => call('POST', `${session}/url`, { url }),
    run: (what, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${what})(...arguments)`, args }),
    close: async () => {
      await call('DELETE', session)
      kill()
    },
  }
}
