import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, serverBundle } from '../kit/paths.mjs'
import { freePort, portOf, waitForHealth } from '../kit/ports.mjs'
import { ended, runsUntilStopped, startNode } from '../kit/processes.mjs'
import { home, told } from './told.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
}
const LONGEST_NAME = 40

/** A state's world, made anew as the run made it, and the address that leads into it. */
const openState = async (origin, states, id) => {
  const { createMockClient } = await import('../../mock-server/src/testing/client.ts')
  const { LETS_IN } = await import('../../tests/gallery/rig/state.ts')
  const state = states.find((one) => one.id === id)
  const known = told().find((one) => one.id === id)
  const name = `gallery-${Buffer.from(id)
    .toString('hex')
    .slice(-LONGEST_NAME + 8)}`
  const { control, worlds } = createMockClient(origin, { world: name })
  await worlds.create({ name })
  await control('POST', '/clock', { frozen: true })
  await state.world?.(control)
  for (const rule of state.meets ? LETS_IN : []) await control('POST', '/faults', rule)
  // Only what the screen itself asks for: the frame around it is there already.
  for (const path of state.meets ? (known?.met ?? [state.meets.path]) : [])
    await control('POST', '/faults', { ...state.meets, path })
  const address = new URL(state.path, origin)
  address.searchParams.set('__world', name)
  if (state.as) address.searchParams.set('__as', state.as)
  return address.href
}

/** The page of the last run, and the product beside it at the moment of its pictures, until somebody stops it. */
export const serveGallery = async () => {
  runsUntilStopped()
  const { STILL_AT } = await import('../../tests/gallery/rig/still.data.mjs')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), STILL_AT: String(STILL_AT) }
  const still = pathToFileURL(at('tests/gallery/rig/still.mjs')).href
  const child = startNode(['--import', still, serverBundle], {
    env: { ...env, DATA_DIR: join(home, 'data') },
  })
  await waitForHealth(origin)
  process.env.E2E_PORT = String(port)
  const { STATES } = await import('../../tests/gallery/list.ts')
  const { idOf } = await import('../../tests/gallery/rig/state.ts')
  const states = STATES.map((state) => ({ ...state, id: idOf(state) }))
  const server = createServer((request, response) => {
    void (async () => {
      const path = decodeURIComponent(new URL(request.url, origin).pathname)
      if (path.startsWith('/open/')) {
        const address = await openState(origin, states, path.slice('/open/'.length))
        return response.writeHead(302, { location: address }).end()
      }
      const file = join(home, normalize(path === '/' ? '/index.html' : path))
      if (!file.startsWith(home) || !existsSync(file)) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain; charset=utf-8' })
      return response.end(readFileSync(file))
    })().catch((error) => response.writeHead(500).end(String(error)))
  })
  const shown = portOf('PORT', 4650)
  server.listen(shown, '127.0.0.1', () => console.log(`http://127.0.0.1:${shown}/ · Ctrl-C`))
  return ended(child)
}
