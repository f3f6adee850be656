import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin } from '../kit/paths.mjs'
import { plainOrColours, runNode } from '../kit/processes.mjs'
import { vitestCounts } from '../kit/tally.mjs'

/** They need a build and run after it. */
const AFTER = ['bundle', 'packages', 'firstStart']
export const BUNDLE = AFTER.map((name) => `tests/house/release/${name}.test.ts`)
/** What needs a build, and what only `npm run soak -- coverage` runs. */
export const UNBUILT = [...AFTER, 'sportCoverage'].flatMap((name) => ['--exclude', `**/${name}.test.ts`])
/** The tests about the repository itself. */
export const HOUSE = ['tests/house/', ...UNBUILT]

/** Runs vitest and adds up its own JSON report. */
export const runVitest = async (args, { env = {}, output } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await runNode([bin.vitest, 'run', ...reporters, ...args], {
      env: { ...plainOrColours(), ...env },
      output,
    })
    return vitestCounts(file, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
