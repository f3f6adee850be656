import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from '../build/build.mjs'
import { at, serverBundle } from '../kit/paths.mjs'
import { portOf, waitForHealth } from '../kit/ports.mjs'

const isThere = async (url) => {
  try {
    const { ok, worlds } = await (await fetch(`${url}/__mock/health`)).json()
    return ok === true && worlds !== undefined
  } catch {
    return false
  }
}

/**
 * npm run mcp --silent: the Model Context Protocol on standard input and output, for the mock at MOCK_URL or on PORT. Where none
 * answers there, one is started along with it.
 */
export const run = async () => {
  // Standard output is the protocol's.
  console.log = console.error
  const url = (process.env.MOCK_URL || `http://127.0.0.1:${portOf('PORT', 8787)}`).replace(/\/+$/, '')
  if (!(await isThere(url))) {
    if (process.env.MOCK_URL) throw new Error(`${url} 没有模拟后端在运行 · no mock answers there`)
    await build()
    await import(pathToFileURL(serverBundle).href)
    await waitForHealth(url)
  }
  const { serveOnStdio } = await import('../../mock-server/src/mcp/stdio.ts')
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  serveOnStdio({
    url,
    token: process.env.MOCK_TOKEN || undefined,
    world: process.env.MOCK_WORLD || 'default',
    isReadOnly: process.env.MCP_READ_ONLY === '1',
    version,
  })
  process.stdin.once('end', () => process.exit(0))
}
