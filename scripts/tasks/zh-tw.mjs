import { at } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

/** npm run task zh-tw [--check] */
export const run = (args) => runNode([at('scripts/zh-tw.mjs'), ...args])
