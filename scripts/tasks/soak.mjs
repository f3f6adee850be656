import { build } from '../build/build.mjs'
import { runNode } from '../kit/processes.mjs'
import { at } from '../kit/paths.mjs'

/** As many random bets as issue 4's bar asks for; BETS overrides it. */
const BETS = '10000'

/**
 * npm run task soak 30: plays simulated days of the whole site and watches memory, database and sockets; then places ten thousand
 * random bets and compares what the slip promised with what the ledger paid.
 */
export const run = async ([days = '30']) => {
  await build()
  const soaked = await runNode([at('scripts/bench.mjs'), at('tests/load/long/soak.mjs')], {
    env: { ...process.env, DAYS: days },
  })
  const drifted = await runNode(
    [at('node_modules/vitest/vitest.mjs'), 'run', '--project=node', 'tests/server/sport/drift.test.ts'],
    { env: { ...process.env, BETS: process.env.BETS ?? BETS } },
  )
  return soaked || drifted
}
