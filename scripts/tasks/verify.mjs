import { at } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'

/** npm run verify -- --base URL: proves a backend against the contract, over HTTP and websocket alone. */
export const run = (args) => runNode([at('tests/verify/cli.ts'), ...args])
