import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'
import { vitestCounts } from '../kit/tally.mjs'

/** The tests about the repository itself; bundle.test.ts needs a build and runs after it. */
export const HOUSE = ['tests/house/', '--exclude', '**/bundle.test.ts']
export const BUNDLE = ['tests/house/bundle.test.ts']
export const UNIT = ['--exclude', 'tests/house/**']

/** Runs vitest and adds up its own JSON report. */
export const runVitest = async (args, env = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-vitest-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const code = await runNode([bin.vitest, 'run', ...reporters, ...args], {
      env: { ...process.env, ...env },
    })
    return vitestCounts(file, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
