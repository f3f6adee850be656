import { runNode } from '../kit/processes.mjs'
import { at } from '../kit/paths.mjs'

/** npm run universe -- --seed 7 --for 10m (docs/universe.md): lives of members from one number, and what they broke. */
export const run = (args) =>
  runNode([at('tests/universe/run.ts'), ...args], { env: { ...process.env, NODE_ENV: 'production' } })
