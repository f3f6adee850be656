import { Failure } from '../kit/failure.mjs'
import { build } from '../build/build.mjs'
import { runNode } from '../kit/processes.mjs'
import { at } from '../kit/paths.mjs'

const parts = { days: 'DAYS', kill: 'KILLS' }
const files = { days: 'soak', kill: 'kill' }

/**
 * npm run task soak [days | kill] [30]: simulated days of the whole site, watched for growth; kill -9 in the middle of money
 * verbs, as often. Both when none is named.
 */
export const run = async ([part, count = '30']) => {
  if (part !== undefined && !Object.hasOwn(parts, part))
    throw new Failure(`没有 · unknown: ${part}; 可选 · choose: ${Object.keys(parts).join(' ')}`)
  await build()
  let failed = 0
  for (const name of part ? [part] : Object.keys(parts))
    failed += await runNode([at('scripts/bench.mjs'), at(`tests/load/long/${files[name]}.mjs`)], {
      env: { ...process.env, [parts[name]]: count },
    })
  return failed > 0 ? 1 : 0
}
