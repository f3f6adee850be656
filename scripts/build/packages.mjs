import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { npm } from '../bootstrap/npm.mjs'
import { Failure } from '../kit/failure.mjs'
import { at, bin, dist } from '../kit/paths.mjs'
import { captureNode } from '../kit/processes.mjs'
import { build } from './build.mjs'
import { hashOf } from '../kit/inputs.mjs'
import { parts } from './parts.mjs'
import { bundleServer } from './server.mjs'

/** The oldest Node that the packages run on. */
const NODE = 20
const CONTRACT = '@app/contract'
const stage = (...parts) => join(dist.packages, '.stage', ...parts)
const { version, license, description } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const manifestOf = (folder) => JSON.parse(readFileSync(at(folder, 'package.json'), 'utf8'))

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true }).filter(
    (name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`),
  )

/** JavaScript and declarations of the sources in `folder`, file by file, in `out`. */
const transpile = async (workspace, folder, out) => {
  const sources = filesIn(at(workspace, folder), '.ts')
  const bundle = await rolldown({
    input: sources.map((name) => at(workspace, folder, name)),
    external: (id) => !/^[./]/.test(id),
    platform: 'node',
    logLevel: 'warn',
    transform: { target: `node${NODE}` },
  })
  await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    preserveModules: true,
    preserveModulesRoot: at(workspace, folder),
  })
  await bundle.close()
  const types = at(workspace, '.types', folder)
  for (const source of sources) {
    const name = source.replace(/\.ts$/, '.d.ts')
    mkdirSync(dirname(join(out, name)), { recursive: true })
    const text = readFileSync(join(types, name), 'utf8')
    writeFileSync(join(out, name), text.replaceAll(/(['"]\.{1,2}\/[^'"\n]*)\.ts(['"])/g, '$1.js$2'))
  }
}

/** Sources that a workspace exports, as what is made of them. */
const built = (exported) =>
  Object.fromEntries(
    Object.entries(exported).map(([name, source]) => [
      name,
      { types: source.replace(/\.ts$/, '.d.ts'), default: source.replace(/\.ts$/, '.js') },
    ]),
  )

const write = (folder, { name, type, exports }, more) => {
  const manifest = {
    name,
    version,
    type,
    license,
    description,
    engines: { node: `>=${NODE}` },
    exports,
    ...more,
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(at('LICENSE'), join(folder, 'LICENSE'))
}

const stageContract = async () => {
  const folder = stage('contract')
  await transpile('contract', 'src', join(folder, 'src'))
  const manifest = manifestOf('contract')
  write(
    folder,
    { ...manifest, exports: built(manifest.exports) },
    {
      dependencies: manifest.dependencies,
      sideEffects: false,
    },
  )
  cpSync(at('contract/README.md'), join(folder, 'README.md'))
  return manifest.dependencies
}

/** The server with the client and the console in it, and what tests import; the contract's types come along inside. */
const stageServer = async (ofContract) => {
  const folder = stage('mock-server')
  const server = parts.find(({ name }) => name === 'server')
  await bundleServer(hashOf(server.inputs), { out: join(folder, 'server'), isPacked: true })
  for (const part of ['client', 'console']) cpSync(dist[part], join(folder, part), { recursive: true })
  await transpile('mock-server', 'src/testing', join(folder, 'src/testing'))
  cpSync(stage('contract'), join(folder, 'node_modules', CONTRACT), { recursive: true })
  const { exports, dependencies, ...manifest } = manifestOf('mock-server')
  const testing = Object.entries(exports).filter(([name]) => name !== './*')
  write(
    folder,
    { ...manifest, exports: built(Object.fromEntries(testing)) },
    {
      bin: { 'chengwan-mock': 'server/main.js' },
      dependencies: {
        [CONTRACT]: version,
        ...ofContract,
        'better-sqlite3': dependencies['better-sqlite3'],
      },
      bundleDependencies: [CONTRACT],
      peerDependencies: { '@playwright/test': '>=1.40' },
      peerDependenciesMeta: { '@playwright/test': { optional: true } },
    },
  )
  cpSync(at('mock-server/README.md'), join(folder, 'README.md'))
}

/** What `npm run verify` runs, for whoever has a backend and not this repository. */
const stageVerify = async (ofContract) => {
  const folder = stage('verify')
  await transpile('tests', 'verify', join(folder, 'src'))
  cpSync(stage('contract'), join(folder, 'node_modules', CONTRACT), { recursive: true })
  const { devDependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const own = Object.fromEntries(['junit-report-builder', 'ws'].map((name) => [name, devDependencies[name]]))
  write(
    folder,
    { name: '@app/verify', type: 'module', exports: built({ '.': './src/main.ts' }) },
    {
      bin: { 'chengwan-verify': 'src/cli.js' },
      dependencies: { [CONTRACT]: version, ...ofContract, ...own },
      bundleDependencies: [CONTRACT],
    },
  )
  cpSync(at('docs/verify.md'), join(folder, 'README.md'))
}

const pack = (name) => {
  const [command, ...first] = npm()
  const args = [...first, 'pack', '--json', '--loglevel=error', '--pack-destination', dist.packages]
  const told = execFileSync(command, args, { cwd: stage(name), encoding: 'utf8' })
  const [{ filename, files, size }] = Object.values(JSON.parse(told))
  console.log(`dist/packages/${filename}: ${files.length} 个文件 · files, ${Math.round(size / 1000)} kB`)
  return join(dist.packages, filename)
}

/** dist/packages: the contract, the mock with its client, its console and what tests import, and verify, as tarballs for Node 20 and newer; answers their paths. */
export const packages = async () => {
  await build()
  const { code, output } = await captureNode([
    bin.tsc,
    '-b',
    at('contract'),
    at('mock-server'),
    at('tests/verify'),
  ])
  if (code !== 0) throw new Failure(output)
  rmSync(dist.packages, { recursive: true, force: true })
  const ofContract = await stageContract()
  await stageServer(ofContract)
  await stageVerify(ofContract)
  return ['contract', 'mock-server', 'verify'].map(pack)
}
