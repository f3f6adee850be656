import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { at, dist } from '../kit/paths.mjs'
import { hashOf, isFresh, writeStamp } from '../kit/inputs.mjs'
import { build } from './build.mjs'
import { goldensOf } from './goldens.mjs'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const ofServer = createRequire(at('mock-server/package.json'))
const MIGRATIONS = at('mock-server/src/db/migrations')
const INPUTS = ['contract', 'seeds', 'mock-server', 'client', 'docs', 'scripts', 'package-lock.json'].map(
  (path) => at(path),
)
const WASM = 'sqlite.wasm'
/** On a later day the first world plants its golden image itself. */
const DAYS = 2

const writeFiles = async (out) => {
  const copy = (from, to) => cpSync(from, join(out, to), { recursive: true })
  copy(dist.client, '')
  copy(dist.console, '__mock')
  copy(at('mock-server/pages/games'), 'mock/games')
  copy(at('docs'), '__mock/docs')
  const { referenceScript } = await import('../../mock-server/src/host/referenceScript.ts')
  writeFileSync(join(out, '__mock/docs/scalar.js'), await referenceScript())
}

/**
 * The worker, the golden images and the engine's configuration, without the pages.
 * @public Tests build it in a process of their own.
 */
export const bundleEdge = async (out, { hash = hashOf(INPUTS), days = 1 } = {}) => {
  const { schemaOf } = await import('../../mock-server/src/host/storage.ts')
  const schema = schemaOf(MIGRATIONS)
  const { packed } = await goldensOf({ days, hash, schema })
  mkdirSync(join(out, 'files/goldens'), { recursive: true })
  for (const [key, bytes] of packed) writeFileSync(join(out, 'files/goldens', `${key}.bin`), bytes)
  const built = {
    version: `${version}-${hash.slice(0, 8)}`,
    schema,
    migrations: readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')),
  }
  const bundle = await rolldown({
    input: at('mock-server/edge/main.ts'),
    cwd: at('mock-server'),
    platform: 'browser',
    external: ['cloudflare:workers', WASM],
    logLevel: 'warn',
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        BUILT: JSON.stringify(built),
        // SQLite's loader asks where its script lies, and this engine has no addresses for those.
        'self.location.href': '"http://edge/main.js"',
      },
    },
  })
  await bundle.write({ file: join(out, 'main.js'), format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  cpSync(ofServer.resolve('sqlite-wasm/dist/sql-wasm-browser.wasm'), join(out, WASM))
  for (const name of ['edge.capnp', 'wrangler.json']) cpSync(at('mock-server/edge', name), join(out, name))
}

/** dist/edge: the app as a worker with an object for each world, and the files that it hands out; golden images from today on. */
export const buildEdge = async () => {
  await build(['client', 'console'])
  const { startOfSiteDay, systemTime } = await import('../../mock-server/src/world/clock.ts')
  const hash = hashOf(INPUTS)
  const stamp = at('dist', '.stamps', 'edge')
  const made = `${hash} ${startOfSiteDay(systemTime())}`
  if (isFresh(stamp, made)) return
  const from = performance.now()
  rmSync(dist.edge, { recursive: true, force: true })
  await bundleEdge(dist.edge, { hash, days: DAYS })
  await writeFiles(join(dist.edge, 'files'))
  writeStamp(stamp, made)
  console.log(`构建 edge 完成 · ${Math.round(performance.now() - from)} ms`)
}
