import { build } from '../build/build.mjs'
import { runNode } from '../kit/processes.mjs'
import { at } from '../kit/paths.mjs'

/** npm run task soak 30: plays simulated days of the whole site and watches memory, database and sockets. */
export const run = async ([days = '30']) => {
  await build()
  return runNode([at('scripts/bench.mjs'), at('tests/load/long/soak.mjs')], {
    env: { ...process.env, DAYS: days },
  })
}
