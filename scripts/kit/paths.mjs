import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const at = (...parts) => join(root, ...parts)

export const bin = {
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  oxfmt: at('node_modules/oxfmt/bin/oxfmt'),
  knip: at('node_modules/knip/bin/knip.js'),
  drizzleKit: at('node_modules/drizzle-kit/bin.cjs'),
}

export const dist = {
  client: at('dist/client'),
  production: at('dist/production'),
  server: at('dist/server'),
  console: at('dist/console'),
  demo: at('dist/demo'),
  edge: at('dist/edge'),
  packages: at('dist/packages'),
}
export const serverEntry = at('mock-server/src/main.ts')
export const serverBundle = at('dist/server/main.js')
