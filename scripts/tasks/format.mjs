import { bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

export const run = (args) => runNode([bin.oxfmt, ...args])
