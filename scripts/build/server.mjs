import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { builtinsByRequire } from './builtins.mjs'
import { at, dist, serverEntry } from '../kit/paths.mjs'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** Native code, and what only the sources ask for. */
const EXTERNAL = ['node:module', 'better-sqlite3', '@scalar/fastify-api-reference']

/** Files that the server reads at run time, beside its bundle as they are beside its sources. */
const COPIED = [
  ['mock-server/src/db/migrations', 'migrations'],
  ['mock-server/pages/games', 'pages/games'],
  ['docs', 'docs'],
]

/** Keeps what V8 has compiled beside the bundle: the next start needn't do it again. */
const ENTRY = `import { enableCompileCache, flushCompileCache } from 'node:module'
enableCompileCache(import.meta.dirname + '/.compiled')
await import('./server.js')
setTimeout(flushCompileCache, 3000).unref()
`

/**
 * dist/server/main.js with everything but native modules inside: starts four times faster than the sources.
 * BUILD names this build: kept golden databases belong to one build only.
 */
export const bundleServer = async (hash) => {
  rmSync(dist.server, { recursive: true, force: true })
  const bundle = await rolldown({
    input: serverEntry,
    cwd: at('mock-server'),
    platform: 'node',
    external: EXTERNAL,
    plugins: [builtinsByRequire()],
    logLevel: 'warn',
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        BUILD: JSON.stringify(`${version}-${hash.slice(0, 8)}`),
      },
    },
  })
  await bundle.write({
    dir: dist.server,
    format: 'esm',
    entryFileNames: 'server.js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
  })
  await bundle.close()
  writeFileSync(join(dist.server, 'main.js'), ENTRY)
  for (const [from, to] of COPIED)
    if (existsSync(at(from))) cpSync(at(from), join(dist.server, to), { recursive: true })
  mkdirSync(join(dist.server, 'docs'), { recursive: true })
  const { referenceScript } = await import('../../mock-server/src/host/referenceScript.ts')
  writeFileSync(join(dist.server, 'docs/scalar.js'), await referenceScript())
}
