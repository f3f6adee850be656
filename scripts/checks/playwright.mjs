import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin } from '../kit/paths.mjs'
import { freePort } from '../kit/ports.mjs'
import { plainOrColours, runNode } from '../kit/processes.mjs'
import { playwrightCounts } from '../kit/tally.mjs'

/** Runs the journeys against the bundled server on a free port with data of its own; `env` may name another host (E2E_ORIGIN). */
export const runPlaywright = async (browser, args = [], { output, env } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-e2e-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', clean)
  const file = join(folder, 'report.json')
  try {
    const code = await runNode([bin.playwright, 'test', '--reporter=list,json', ...args], {
      env: {
        ...plainOrColours(),
        CHROMIUM: browser,
        E2E_PORT: String(await freePort()),
        E2E_DATA_DIR: join(folder, 'data'),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...env,
      },
      output,
    })
    return playwrightCounts(file, code)
  } finally {
    clean()
  }
}
