import { buildDemo } from '../build/demo.mjs'
import { at } from '../kit/paths.mjs'
import { claimPort, portOf } from '../kit/ports.mjs'
import { runNode, runsUntilStopped } from '../kit/processes.mjs'
import { demoOptions } from './build-demo.mjs'

/** npm run preview:demo [-- --base=/demo/]: builds what changed and hands the files out, without any server of ours. PORT, else 8080. */
export const run = async (args) => {
  const port = portOf('PORT', 8080)
  await claimPort(port, '127.0.0.1')
  await buildDemo(demoOptions(args))
  runsUntilStopped()
  return runNode([at('dist/demo/serve.mjs'), String(port)])
}
