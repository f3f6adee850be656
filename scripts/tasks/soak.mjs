import { Failure } from '../kit/failure.mjs'
import { build } from '../build/build.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { needChromium } from '../kit/browser.mjs'
import { runNode } from '../kit/processes.mjs'
import { at, bin } from '../kit/paths.mjs'

const bench = (file) => [at('scripts/bench.mjs'), at(`tests/load/long/${file}.mjs`)]
const valueTest = (name) => `tests/server/sport/value/${name}.test.ts`
const STATISTICS = ['tests/server/play', 'model/calibration', 'value/open', 'core/storm']
/** A sport takes minutes, and tells when it is done. */
const UNHURRIED = [bin.vitest, 'run', '--project', 'node', '--testTimeout', '0', '--reporter', 'verbose']
/** The program of each part, the variable that says how much of it, and how much by itself. */
const parts = {
  /** Simulated days of the whole site, watched for growth; as many MEMBERS use it (4). */
  days: { args: bench('soak'), variable: 'DAYS', count: '30' },
  /** kill -9 in the middle of money verbs. */
  kill: { args: bench('kill'), variable: 'KILLS', count: '30' },
  /** Three servers behind the nginx of the scale-out profile. */
  scale: { args: bench('scale'), variable: 'WORLDS', count: '60' },
  /** Three nodes of `npm run edge -- --nodes 3`, killed in turn under load; a thousand worlds, nearly all asleep. */
  fleet: { args: bench('fleet'), variable: 'KILLS', count: '10' },
  /** The tarballs of `npm run task pack` in empty folders, on each of these Nodes. */
  packages: { args: bench('packages'), variable: 'NODES', count: '20,22,24' },
  /** docs/production.md walked: nginx in front of a foreign backend over TLS. */
  operators: { args: bench('operators'), variable: 'TIMES', count: '1' },
  /** The served documents: spectral finds nothing in them, and a client is made of them in another language. */
  reader: { args: bench('reader'), variable: 'TIMES', count: '1' },
  /** Every address in the engine of Safari, so many pixels wide. */
  safari: { args: bench('safari'), variable: 'WIDTH', count: '1366' },
  /** Joins over real sockets among garbage, slow readers and half-open ones. */
  sockets: { args: bench('sockets'), variable: 'JOINS', count: '10000' },
  /** So many tests in four workers, twice against one server, beside a demo that isn't disturbed. */
  suite: { args: bench('suite'), variable: 'SUITE', count: '500' },
  /** Joins in process. */
  crowd: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/chat/crowd.test.ts'],
    variable: 'JOINS',
    count: '10000',
  },
  /** Generated bodies for each call. */
  fuzz: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/fuzz.test.ts'],
    variable: 'FUZZ_BODIES',
    count: '300',
  },
  /** Random bets: what the slip promised against what the ledger paid. */
  bets: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/sport/drift.test.ts'],
    variable: 'BETS',
    count: '10000',
  },
  /** Bets at random scores against an independent reckoning. */
  oracle: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/sport/oracle.test.ts'],
    variable: 'BETS',
    count: '100000',
  },
  /** Random stories of a member, every kept figure counted anew. */
  recount: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/recount.test.ts'],
    variable: 'STORIES',
    count: '60',
  },
  /** What open prices are worth over model matches, and whether any book has a sure profit. */
  value: {
    args: [...UNHURRIED, ...['open', 'value', 'sureProfit'].map(valueTest)],
    variable: 'VALUE_MATCHES',
    count: '20000',
  },
  /** Whether a price is ever worth its stake where opinion has strayed furthest, over so many matches of each sport. */
  wander: {
    args: [...UNHURRIED, '-t', 'wherever opinion stands', valueTest('value')],
    variable: 'WANDER_MATCHES',
    count: '1500',
  },
  /** A week of bets by expected value, each replayed from its acceptance, by strategy. */
  bettor: {
    args: [bin.vitest, 'run', '--project', 'node', valueTest('expert')],
    variable: 'EXPERT_BETS',
    count: '2000',
  },
  /** Tickets on matches of all sports directed at random: goals in breaks, goals taken back, broken off, corrected. */
  storm: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/sport/storm.test.ts'],
    variable: 'TICKETS',
    count: '5000',
  },
  /** The tests of the screens with answers and rendering late at random; the number is the seed. */
  shake: { args: [bin.vitest, 'run', '--project', 'jsdom'], variable: 'SHAKE', count: '1' },
  /** Every code that can meet a screen of account and money, in jsdom. */
  screens: {
    args: [bin.vitest, 'run', '--project', 'jsdom', 'tests/client/codes'],
    variable: 'CODES',
    count: '1',
  },
  /** Forty ways to deviate, each found or not, and clean runs on so many other seeds. */
  verify: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/server/verify'],
    variable: 'DEVIATIONS',
    count: '20',
  },
  /** The whole catalogue against npm start, the container's command, the static demo in a browser; `scale` too where nginx is. */
  backends: { args: bench('backends'), variable: 'BACKENDS', count: 'start,container,demo' },
  /** What games give back, what prices say and what fifty members at once leave in the books, counted nine times as long. */
  statistics: {
    args: [bin.vitest, 'run', '--project', 'node', ...STATISTICS],
    variable: 'WHOLE',
    count: '1',
  },
  /** What a real backend in front costs a call, what is told of an honest one, and all that is planted (docs/dual-mode.md). */
  dual: { args: [at('tests/load/long/dual.mjs')], variable: 'DUAL_CALLS', count: '10000' },
  /** Every branch of the sport arithmetic is taken by its tests. */
  coverage: {
    args: [bin.vitest, 'run', '--project', 'node', 'tests/contract/sportCoverage.test.ts'],
    variable: 'WHOLE',
    count: '1',
  },
  /** All journeys, those too that `npm test` leaves out (@soak). */
  journeys: { run: () => runPlaywright(needChromium()), variable: 'WHOLE', count: '1' },
  /** Every code that can meet a screen of account and money, in a browser. */
  codes: {
    run: () => runPlaywright(needChromium(), ['tests/e2e/codes.spec.ts', '--project', 'chromium']),
    variable: 'CODES',
    count: '1',
  },
  /** Every verb that moves money, its answer lost in every way, in a browser. */
  lost: {
    run: () => runPlaywright(needChromium(), ['tests/e2e/lost.spec.ts', '--project', 'chromium']),
    variable: 'LOST',
    count: '1',
  },
}

const runPart = async ({ args, run: own, variable, count }, asked = count) => {
  if (!own) return runNode(args, { env: { ...process.env, [variable]: asked } })
  process.env[variable] = asked
  const { failed, passed } = await own()
  return failed === 0 && passed > 0 ? 0 : 1
}

/** npm run soak [-- part [how many]]: one of the parts above, all of them when none is named. */
export const run = async ([part, count]) => {
  if (part !== undefined && !Object.hasOwn(parts, part))
    throw new Failure(`没有 · unknown: ${part}; 可选 · choose: ${Object.keys(parts).join(' ')}`)
  await build()
  let failed = 0
  for (const name of part ? [part] : Object.keys(parts)) failed += await runPart(parts[name], count)
  return failed > 0 ? 1 : 0
}
