import { existsSync, renameSync, rmSync } from 'node:fs'
import { at, bin, dist } from '../kit/paths.mjs'
import { writeArt } from './art.mjs'
import { bundleServer } from './server.mjs'
import { runNode } from '../kit/processes.mjs'
import { Failure } from '../kit/failure.mjs'

const shared = ['contract', 'package-lock.json', 'scripts/build']

/** In its place at once, for a server may be handing it out. */
const viteApp =
  (folder, out, { env = {}, after } = {}) =>
  async () => {
    const made = `${out}.made`
    const code = await runNode([bin.vite, 'build', '--outDir', made, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: at(folder),
      env: { ...process.env, NODE_ENV: 'production', STAGE: '', VITEST: undefined, ...env },
    })
    if (code !== 0) throw new Failure(`${folder} 构建失败 · the build of ${folder} failed`)
    await after?.(made)
    rmSync(out, { recursive: true, force: true })
    renameSync(made, out)
  }

/**
 * What `npm run build` makes; a part aside only when it is named. A part is built again when a file of `inputs` changed.
 * `entry` must exist; an optional part without it is left out, a needed one stops the build. A part that browsers load is packed.
 */
export const parts = [
  {
    name: 'client',
    entry: 'client/index.html',
    inputs: ['client', 'seeds/art', 'seeds/catalogue/ads.json', ...shared],
    out: dist.client,
    isPacked: true,
    build: viteApp('client', dist.client, { env: { STAGE: '1' }, after: writeArt }),
  },
  {
    // For players, in front of a backend of its own: without the testers' drawer and the guided demo.
    name: 'production',
    entry: 'client/index.html',
    inputs: ['client', 'seeds/art', 'seeds/catalogue/ads.json', ...shared],
    out: dist.production,
    isPacked: true,
    build: viteApp('client', dist.production, { after: writeArt }),
    isAside: true,
  },
  {
    name: 'console',
    entry: 'mock-server/console/index.html',
    inputs: ['mock-server/console', 'client/postcss.config.mjs', ...shared],
    out: dist.console,
    isPacked: true,
    build: viteApp('mock-server/console', dist.console),
  },
  {
    name: 'server',
    entry: 'mock-server/src/main.ts',
    inputs: ['mock-server/src', 'mock-server/pages', 'mock-server/package.json', 'docs', 'seeds', ...shared],
    out: dist.server,
    build: bundleServer,
  },
].map((part) => ({
  ...part,
  exists: existsSync(at(part.entry)),
  inputs: part.inputs.map((path) => at(path)),
}))
