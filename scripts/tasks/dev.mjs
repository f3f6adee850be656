import { existsSync } from 'node:fs'
import { build } from '../build/build.mjs'
import { at, bin, serverEntry } from '../kit/paths.mjs'
import { Failure } from '../kit/failure.mjs'
import { claimPort, portOf, waitForHealth } from '../kit/ports.mjs'
import { ended, runsUntilStopped, startNode } from '../kit/processes.mjs'

const HOST = '127.0.0.1'

/** The mock server from its sources, restarted on a change, then the client with hot reload in front of it. */
export const run = async () => {
  const port = portOf('PORT', 8787)
  const clientPort = portOf('CLIENT_PORT', 5173)
  for (const entry of [serverEntry, at('client/vite.config.ts')])
    if (!existsSync(entry)) throw new Failure(`缺少 ${entry}，无法启动 · missing, cannot start`)
  await claimPort(port, HOST)
  await claimPort(clientPort, HOST, 'CLIENT_PORT')

  // The console changes seldom: built, not hot.
  await build(['console'])

  runsUntilStopped()
  const env = { ...process.env, HOST, PORT: String(port) }
  const mock = startNode(['--watch', '--watch-preserve-output', serverEntry], { env })
  // Vite waits for the API: its first proxied calls would fail otherwise.
  await waitForHealth(`http://${HOST}:${port}`, { isGone: () => mock.exitCode !== null })

  const viteArgs = [bin.vite, '--host', HOST, '--port', String(clientPort), '--strictPort']
  const vite = startNode(viteArgs, {
    cwd: at('client'),
    env: { ...env, API_ORIGIN: `http://${HOST}:${port}` },
  })
  console.log(`\n  开发模式 · dev   http://localhost:${clientPort}/   API http://localhost:${port}/\n`)
  const code = await Promise.race([ended(mock), ended(vite)])
  mock.kill()
  vite.kill()
  return code
}
