import { at } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

/** npm run task errors-doc [--check] */
export const run = (args) => runNode([at('scripts/errors-doc.mjs'), ...args])
