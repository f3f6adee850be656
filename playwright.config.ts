import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/kit/browser.mjs'
import { freePort } from './scripts/kit/ports.mjs'

// The workers read this file too: they must see the port and folder that the first reading chose.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'chengwan-e2e-'))
process.env.E2E_DEMO_PORT ??= String(await freePort())
/** Another host of the same site, that runs already: `npm run soak -- fleet`. */
const foreign = process.env.E2E_ORIGIN
const origin = foreign ?? `http://127.0.0.1:${process.env.E2E_PORT}`

const demo = `http://localhost:${process.env.E2E_DEMO_PORT}`
/** Built by npm run build:demo, npm test and npm run task e2e. */
const hasDemo = !foreign && existsSync(`${import.meta.dirname}/dist/demo/serve.mjs`)
/** `npm run soak -- journeys`: those too that are marked @soak, and the site's own journeys on the static demo. */
const isWhole = process.env['WHOLE'] === '1'
const ON_DEMO = isWhole ? /demo\.spec\.ts|story\/register\.spec\.ts/ : /demo\.spec\.ts/

const asRoot = ['--no-sandbox']
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig<{ isDemo: boolean }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores that we count on: a journey waits for its page much of the time.
  workers: 3,
  retries: 0,
  ...(isWhole ? {} : { grepInvert: /@soak/ }),
  forbidOnly: Boolean(process.env.CI),
  // Patience, not bars: what a journey waits for comes, on a machine with other work as well.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What isn't there to be pressed after this long never will be: it fails by its name, before the test's time is up.
    actionTimeout: 60_000,
    // Screenshots catch a transition half way otherwise (the theme respects the wish as well).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey costs a fifth of it: `npm run task e2e x.spec.ts --trace retain-on-failure` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [...(process.getuid?.() === 0 ? asRoot : []), ...quiet],
    },
  },
  projects: [
    // First, for it takes longest: each context starts a server of its own, on the cores of the test.
    ...(hasDemo
      ? [
          {
            name: 'demo',
            testMatch: ON_DEMO,
            timeout: 300_000,
            expect: { timeout: 100_000 },
            use: { isDemo: true, baseURL: demo },
          },
        ]
      : []),
    // One tab for a worker's tests, emptied between them: a new one costs as much as a test's first page.
    {
      name: 'chromium',
      testIgnore: foreign ? /demo\.spec\.ts/ : /(demo|nodes)\.spec\.ts/,
      use: { reuseContext: true },
    },
  ],
  webServer: [
    ...(foreign
      ? []
      : [
          {
            command: `"${process.execPath}" dist/server/main.js`,
            url: `${origin}/__mock/health`,
            timeout: 30_000,
            env: { HOST: '127.0.0.1', PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3_000 },
          },
        ]),
    ...(hasDemo
      ? [
          {
            command: `"${process.execPath}" dist/demo/serve.mjs ${process.env.E2E_DEMO_PORT}`,
            url: `${demo}/README.txt`,
          },
        ]
      : []),
  ],
})
