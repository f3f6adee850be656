import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { builtinsByRequire } from './builtins.mjs'
import { at, dist, serverEntry } from '../kit/paths.mjs'

const ofServer = createRequire(at('mock-server/package.json'))
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** Native code, and what only the sources ask for. */
const EXTERNAL = ['node:module', 'better-sqlite3', '@scalar/fastify-api-reference']
/** Node 20 alone asks for it, and only the packed server runs there. */
const OLDER = 'sqlite-wasm'

/** Files that the server reads at run time, beside its bundle as they are beside its sources. */
const COPIED = [
  ['mock-server/src/db/migrations', 'migrations'],
  ['mock-server/pages/games', 'pages/games'],
  ['docs', 'docs'],
]

/** Two things that Node 22 brought and Node 20, which the packed server runs on too, lacks. */
const OLDER_NODE = `Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let at = 0
  for (const item of items) {
    const key = keyOf(item, at++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
Promise.withResolvers ??= () => {
  const made = {}
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
`
/** Keeps what V8 has compiled beside the bundle, where Node can: the next start needn't do it again. */
const ENTRY = `#!/usr/bin/env node
import module from 'node:module'
import './older.js'
module.enableCompileCache?.(import.meta.dirname + '/.compiled')
await import('./server.js')
setTimeout(() => module.flushCompileCache?.(), 3000).unref()
`
/** The thread that compares with a real backend. */
const THREAD = `import './older.js'
await import('./shadow.js')
`

/**
 * dist/server/main.js with everything but native modules inside: starts four times faster than the sources.
 * BUILD names this build: kept golden databases belong to one build only.
 */
export const bundleServer = async (hash, { out = dist.server, isPacked = false } = {}) => {
  rmSync(out, { recursive: true, force: true })
  const bundle = await rolldown({
    // The thread that compares with a real backend begins in a file of its own.
    input: { server: serverEntry, shadow: at('mock-server/src/dual/shadow.ts') },
    cwd: at('mock-server'),
    platform: 'node',
    external: isPacked ? EXTERNAL : [...EXTERNAL, OLDER],
    plugins: [builtinsByRequire()],
    logLevel: 'warn',
    transform: {
      target: 'node20',
      define: {
        'process.env.NODE_ENV': '"production"',
        // The older part is CommonJS.
        __dirname: 'import.meta.dirname',
        BUILD: JSON.stringify(`${version}-${hash.slice(0, 8)}`),
      },
    },
  })
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: !isPacked,
  })
  await bundle.close()
  for (const [name, text] of Object.entries({ older: OLDER_NODE, main: ENTRY, thread: THREAD }))
    writeFileSync(join(out, `${name}.js`), text)
  if (isPacked) cpSync(ofServer.resolve(`${OLDER}/dist/sql-wasm-browser.wasm`), join(out, 'sqlite.wasm'))
  for (const [from, to] of COPIED)
    if (existsSync(at(from))) cpSync(at(from), join(out, to), { recursive: true })
  mkdirSync(join(out, 'docs'), { recursive: true })
  const { referenceScript } = await import('../../mock-server/src/host/referenceScript.ts')
  writeFileSync(join(out, 'docs/scalar.js'), await referenceScript())
}
