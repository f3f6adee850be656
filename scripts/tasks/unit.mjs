import { bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

/** npm run task unit [vitest arguments]: one run; with --watch it stays. */
export const run = (args) => runNode([bin.vitest, args.includes('--watch') ? 'watch' : 'run', ...args])
