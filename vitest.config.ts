import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { markdownPages } from './scripts/build/markdownPages.mjs'
import { traditional } from './scripts/build/traditional.mjs'

/** What takes long begins first: else one core waits for the other at the end. */
const LONG =
  /tests\/client\/codes|play\/returns|calibration|tests\/server\/fuzz|sport\/drift|core\/mixed|sportCoverage|control\/capsule/
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      (project.name === 'jsdom' ? 0 : 2) + (LONG.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

// Projects without a root of their own: with one, coverage of a single project reports nothing.
export default defineConfig({
  // PostCSS looks for its configuration at the root, where it isn't.
  css: { postcss: './client' },
  plugins: [markdownPages(), traditional()],
  define: { 'import.meta.env.STAGE': true },
  test: {
    alias: { 'deployed-art': `${import.meta.dirname}/seeds/art/named.ts` },
    globalSetup: ['./tests/server/rig/goldenFolder.ts'],
    // Screens and servers of one core each: more workers than cores only add start-up.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
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
          setupFiles: ['./tests/server/rig/fresh.ts'],
          include: [
            '{contract,seeds,mock-server}/**/*.test.ts',
            'tests/{kit,contract,server,house,gallery,universe}/**/*.test.ts',
            'client/src/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['client/src/**/*.test.tsx', 'tests/client/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/client/page/shake.ts', './tests/client/page/setup.ts'],
        },
      },
    ],
  },
})
