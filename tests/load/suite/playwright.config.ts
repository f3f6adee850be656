import { defineConfig } from '@playwright/test'
import { findChromium } from '../../../scripts/kit/browser.mjs'

/** Many tests of one project against one server that was there before them. */
export default defineConfig({
  testDir: '.',
  testMatch: 'many.ts',
  outputDir: process.env['SUITE_OUTPUT'] ?? 'test-results',
  fullyParallel: true,
  workers: 4,
  reporter: 'dot',
  use: {
    baseURL: process.env['SUITE_ORIGIN'] ?? '',
    launchOptions: {
      executablePath: findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [{ name: 'chromium', use: { reuseContext: true } }],
})
