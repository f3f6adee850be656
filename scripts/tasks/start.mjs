import { pathToFileURL } from 'node:url'
import { build } from '../build/build.mjs'
import { claimPort, portOf, waitForHealth } from '../kit/ports.mjs'
import { serverBundle } from '../kit/paths.mjs'

// HOST, PORT, DATA_DIR, SEED and MOCK_TOKEN are read by the server itself, in this very process.
export const run = async () => {
  const host = process.env.HOST || '127.0.0.1'
  const port = portOf('PORT', 8787)
  await claimPort(port, host)
  await build()
  await import(pathToFileURL(serverBundle).href)
  const shown = host === '127.0.0.1' ? 'localhost' : host
  await waitForHealth(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`)
  // The server has said it in Chinese by now.
  console.log(
    `CHENGWAN is ready: http://${shown}:${port}/   console http://${shown}:${port}/__mock/   Ctrl-C stops it`,
  )
}
