import { Failure } from '../kit/failure.mjs'
import { build } from '../build/build.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { needChromium } from '../kit/browser.mjs'
import { runNode } from '../kit/processes.mjs'
import { at, bin } from '../kit/paths.mjs'

const bench = (file) => [at('scripts/bench.mjs'), at(`tests/load/long/${file}.mjs`)]
/** The program of each part, the variable that says how much of it, and how much by itself. */
const parts = {
  days: { args: bench('soak'), variable: 'DAYS', count: '30' },
  kill: { args: bench('kill'), variable: 'KILLS', count: '30' },
  scale: { args: bench('scale'), variable: 'WORLDS', count: '60' },
  safari: { args: bench('safari'), variable: 'WIDTH', count: '1366' },
  sockets: { args: bench('sockets'), variable: 'JOINS', count: '10000' },
  crowd: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/chat/crowd.test.ts'],
    variable: 'JOINS',
    count: '10000',
  },
  fuzz: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/fuzz.test.ts'],
    variable: 'FUZZ_BODIES',
    count: '300',
  },
  bets: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/sport/drift.test.ts'],
    variable: 'BETS',
    count: '10000',
  },
  oracle: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/sport/oracle.test.ts'],
    variable: 'BETS',
    count: '100000',
  },
  shake: { args: [bin.vitest, 'run', '--project', 'jsdom'], variable: 'SHAKE', count: '1' },
  codes: {
    run: () => runPlaywright(needChromium(), ['tests/e2e/codes.spec.ts', '--project', 'chromium']),
    variable: 'CODES',
    count: '1',
  },
}

const runPart = async ({ args, run: own, variable, count }, asked = count) => {
  if (!own) return runNode(args, { env: { ...process.env, [variable]: asked } })
  process.env[variable] = asked
  const { failed, passed } = await own()
  return failed === 0 && passed > 0 ? 0 : 1
}

/**
 * npm run soak [-- days | kill | scale | safari | sockets | crowd | fuzz | bets | oracle | shake | codes [how many]]: simulated days of the whole site, watched
 * for growth; kill -9 in the middle of money verbs; three servers behind the nginx of the scale-out profile; every address in the engine of Safari, so many pixels wide; joins over real sockets among garbage, slow readers and half-open ones, and
 * in process; generated bodies for each call; random bets, whose promise on the slip is compared with what the ledger paid; bets
 * at random scores against an independent reckoning; the tests of the screens with answers and
 * rendering late at random (the number is the seed); every code that can meet a screen of account and money, in a browser. All of them when none is named.
 */
export const run = async ([part, count]) => {
  if (part !== undefined && !Object.hasOwn(parts, part))
    throw new Failure(`没有 · unknown: ${part}; 可选 · choose: ${Object.keys(parts).join(' ')}`)
  await build()
  let failed = 0
  for (const name of part ? [part] : Object.keys(parts)) failed += await runPart(parts[name], count)
  return failed > 0 ? 1 : 0
}
