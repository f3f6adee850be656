import { defineConfig } from 'vitest/config'
import { markdownPages } from './scripts/build/markdownPages.mjs'

// Projects without a root of their own: with one, coverage of a single project reports nothing.
export default defineConfig({
  // PostCSS looks for its configuration at the root, where it isn't.
  css: { postcss: './client' },
  plugins: [markdownPages()],
  test: {
    alias: { 'deployed-art': `${import.meta.dirname}/seeds/art/named.ts` },
    globalSetup: ['./tests/server/goldenFolder.ts'],
    // Screens and servers of one core each: more workers than cores only add start-up.
    maxWorkers: 2,
    testTimeout: 90_000,
    coverage: {
      provider: 'v8',
      include: ['contract/src/**', 'seeds/**', 'mock-server/src/**', 'client/src/**'],
      exclude: ['**/*.test.{ts,tsx}', '**/*.data.ts', '**/migrations/**'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          setupFiles: ['./tests/server/fresh.ts'],
          include: [
            '{contract,seeds,mock-server}/**/*.test.ts',
            'tests/{kit,contract,server,house}/**/*.test.ts',
            'client/src/{lib,theme}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['client/src/**/*.test.{ts,tsx}', 'tests/client/**/*.test.{ts,tsx}'],
          exclude: ['client/src/{lib,theme}/**/*.test.ts'],
          setupFiles: ['./tests/client/setup.ts'],
        },
      },
    ],
  },
})
