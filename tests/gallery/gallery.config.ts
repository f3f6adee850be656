import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import './rig/port.ts'
import journeys from '../../playwright.config.ts'
import { STILL_AT } from './rig/still.data.mjs'

const home = join(import.meta.dirname, '../../.gallery')
process.env.STILL_AT = String(STILL_AT)
const [server] = journeys.webServer as { command: string; env: Record<string, string> }[]
const still = join(import.meta.dirname, 'rig/still.mjs')

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: join(home, 'test-results'),
  snapshotPathTemplate: join(home, 'accepted/{arg}{ext}'),
  workers: Number(process.env['WORKERS'] ?? 2),
  timeout: 180_000,
  use: { ...journeys.use, actionTimeout: 15_000, screenshot: 'off', reuseContext: true },
  // Of one commit two runs are the same but for a speck on the edge of a drawing.
  expect: { ...journeys.expect, toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 4 } },
  projects: [
    { name: 'gallery', testMatch: 'gallery.spec.ts' },
    { name: 'prove', testMatch: 'prove.spec.ts' },
  ],
  webServer: {
    ...server!,
    cwd: join(home, '..'),
    command: server!.command.replace(' dist/', ` --import "${still}" dist/`),
    env: { ...server!.env, STILL_AT: String(STILL_AT) },
  },
})
