import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { findChromium } from '../../../scripts/kit/browser.mjs'
import { freePort } from '../../../scripts/kit/ports.mjs'
import type { Journey } from '../life/journey.ts'
import type { Walked } from './desk.ts'

const GRACE_MS = 5_000
const LONGEST_MS = 600_000
const ROOT = join(import.meta.dirname, '../../..')

/** Nothing is required in a browser: the one library that the player requires is part of the script. */
const required: Plugin = {
  name: 'required',
  enforce: 'pre',
  resolveId: (id) => (id === 'node:module' ? '\0required' : undefined),
  load: (id) =>
    id === '\0required'
      ? "import * as names from 'dom-accessibility-api'; export const createRequire = () => Object.assign(() => names, { resolve: (name) => name })"
      : undefined,
}
const script = async (): Promise<string> => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [required],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'desk.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: { type: string; code: string }[] }
  return output.find(({ type }) => type === 'chunk')!.code
}

/** The built site on a port of its own, which can be killed. */
const openSite = async () => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'universe-site-'))
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder }
  const start = async () => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], { env, stdio: 'ignore' })
    while (!(await fetch(`${origin}/__mock/health`).catch(() => undefined))?.ok) await sleep(100)
    return child
  }
  let child = await start()
  const end = async () => {
    const over = once(child, 'exit')
    child.kill()
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    await over
    clearTimeout(late)
  }
  return {
    origin,
    restart: async () => {
      await end()
      child = await start()
    },
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Journeys in a real Chromium, against the built site and over real sockets, in real time. */
export const openBrowser = async () => {
  const [site, desk] = await Promise.all([openSite(), script()])
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const walk = async (journey: Journey): Promise<Walked> => {
    const world = `universe-${journey.seed.replaceAll(/\W/g, '-')}`
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    try {
      await context.addCookies([{ name: 'mock_world', value: world, url: site.origin }])
      await context.exposeFunction('restart', site.restart)
      await context.addInitScript('globalThis.opener?.arrive?.(globalThis)')
      const page = await context.newPage()
      // Only a page of the same policy keeps hold of the tabs that it opens.
      await page.route(`${site.origin}/desk`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
          body: '<!doctype html><title>desk</title>',
        }),
      )
      await page.goto(`${site.origin}/desk`)
      await page.evaluate(desk)
      const walked = page.evaluate(([one, name]) => globalThis.walk(one, name), [journey, world] as const)
      return await Promise.race([
        walked,
        sleep(
          LONGEST_MS,
          { steps: [], breaches: [`not over after ${LONGEST_MS / 60_000} minutes`] },
          { ref: false },
        ),
      ])
    } finally {
      await context.close()
    }
  }
  return {
    walk,
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}
