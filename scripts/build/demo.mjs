import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { at, dist } from '../kit/paths.mjs'
import { hashOf, isFresh, writeStamp } from '../kit/inputs.mjs'
import { build } from './build.mjs'
import { demoPage, inFolder } from './demoPages.mjs'
import { goldensOf } from './goldens.mjs'

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const ofServer = createRequire(at('mock-server/package.json'))
const MIGRATIONS = at('mock-server/src/db/migrations')
const INPUTS = ['contract', 'seeds', 'mock-server', 'client', 'scripts', 'package-lock.json'].map((path) =>
  at(path),
)
/** Packed variants are for servers that know of them. */
const isPlain = (path) => !/\.(?:br|gz|map)$/.test(path)

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`

const script = async (input, file, define = {}) => {
  const bundle = await rolldown({
    input: at(input),
    cwd: at('mock-server'),
    platform: 'browser',
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define } },
  })
  await bundle.write({ file, format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
}

const copyParts = (out) => {
  const copy = (from, to) => cpSync(from, join(out, to), { recursive: true, filter: isPlain })
  copy(dist.client, '')
  copy(dist.console, '__mock')
  copy(at('mock-server/pages/games'), 'mock/games')
  copy(ofServer.resolve('sqlite-wasm/dist/sql-wasm-browser.wasm'), 'demo/sqlite.wasm')
  // GitHub Pages leaves out folders that begin with an underscore otherwise.
  writeFileSync(join(out, '.nojekyll'), '')
}

const writePages = async (out, home) => {
  const { referenceScript } = await import('../../mock-server/src/host/referenceScript.ts')
  mkdirSync(join(out, '__mock/docs'), { recursive: true })
  writeFileSync(join(out, '__mock/docs/scalar.js'), await referenceScript())
  const { SECURITY_HEADERS } = await import('../../mock-server/src/security.ts')
  const policy = SECURITY_HEADERS['content-security-policy']
  const put = (file, hasBar) => {
    const path = join(out, file)
    writeFileSync(path, inFolder(demoPage(readFileSync(path, 'utf8'), { policy, hasBar }), home))
  }
  put('index.html', true)
  put('__mock/index.html', false)
  // Hosts answer an address that they don't know with this page; the worker knows the rest.
  cpSync(join(out, 'index.html'), join(out, '404.html'))
}

const report = (out) => {
  const files = filesBelow(out)
  const sizeOf = (names) => names.reduce((sum, name) => sum + statSync(name).size, 0)
  const packed = (name) => kB(gzipSync(readFileSync(join(out, name))).length)
  console.log(`dist/demo: ${files.length} files, ${kB(sizeOf(files))}`)
  for (const name of ['worker.js', 'demo/sqlite.wasm', 'demo/boot.js'])
    console.log(`  ${name}: ${kB(statSync(join(out, name)).size)}, gzip ${packed(name)}`)
  const goldens = files.filter((name) => /golden-.+\.bin$/.test(name))
  console.log(`  golden images: ${goldens.length}, ${kB(sizeOf(goldens))}`)
}

/** The stick's own servers hand a folder out at the root; in another one only Node's knows where it lies. */
const writeStick = (out, home) => {
  cpSync(at('mock-server/demo/stick'), out, { recursive: true })
  if (home === '/') return
  for (const name of ['start.bat', 'start.sh', 'serve.ps1', 'README.txt']) rmSync(join(out, name))
  const server = join(out, 'serve.mjs')
  writeFileSync(server, readFileSync(server, 'utf8').replace("const home = '/'", `const home = '${home}'`))
}

/**
 * dist/demo: the client, the console and the whole backend in a service worker, as plain files. `days`: golden images that
 * come along, from today on; on a later day the browser plants its own, which takes some seconds. `home`: the folder of its
 * host that it is for ('/demo/').
 */
export const buildDemo = async ({ days = 7, home = '/' } = {}) => {
  await build(['client', 'console'])
  const { schemaOf } = await import('../../mock-server/src/host/storage.ts')
  const out = dist.demo
  const schema = schemaOf(MIGRATIONS)
  const hash = hashOf(INPUTS)
  const { seed, packed } = await goldensOf({ days, hash, schema })
  const stamp = at('dist', '.stamps', 'demo')
  const made = `${hash} ${home} ${[...packed.keys()].join(' ')}`
  if (isFresh(stamp, made)) return
  const from = performance.now()
  rmSync(out, { recursive: true, force: true })
  mkdirSync(join(out, 'demo'), { recursive: true })
  copyParts(out)
  for (const [key, bytes] of packed) writeFileSync(join(out, 'demo', `golden-${key}.bin`), bytes)
  await writePages(out, home)
  writeStick(out, home)
  await script('mock-server/demo/page/boot.ts', join(out, 'demo/boot.js'))
  const built = {
    version: `${version}-${hash.slice(0, 8)}`,
    seed,
    schema,
    migrations: readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8')),
    files: filesBelow(out).map((path) => `/${relative(out, path).split(sep).join('/')}`),
  }
  await script('mock-server/demo/worker/main.ts', join(out, 'worker.js'), { BUILT: JSON.stringify(built) })
  writeStamp(stamp, made)
  console.log(`构建 demo 完成 · ${Math.round(performance.now() - from)} ms`)
  report(out)
}
