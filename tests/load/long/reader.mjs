// The served documents read by others: a linter, and a generator in another language, Perl's OpenAPI::Client of Debian.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from '../../../scripts/bootstrap/npm.mjs'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { at } from '../../../scripts/kit/paths.mjs'
import { startServer, tempFolder } from '../rig/server.mjs'

/** Too many packages for whoever only runs the product; installed here, where it reads. */
const LINTER = '@stoplight/spectral-cli@6.16.3'
const PACKAGE = 'libopenapi-client-perl'
/** It would fetch the description of OpenAPI 3.1 itself; that the documents follow it is what redocly says. */
const DESCRIPTION = 'https://spec.openapis.org/oas/3.1/schema/2021-05-20'

const hasGenerator = () => spawnSync('perl', ['-MOpenAPI::Client', '-e', '1']).status === 0
if (!hasGenerator()) {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', PACKAGE]])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (!hasGenerator()) throw new Failure(`需要 Perl 的 OpenAPI::Client：apt-get install ${PACKAGE}`)
}

const folder = tempFolder()
const server = await startServer()
mkdirSync(join(folder, 'cache'))
writeFileSync(join(folder, 'cache', createHash('md5').update(DESCRIPTION).digest('hex')), '{}')
for (const name of ['openapi', 'openapi-control', 'asyncapi'])
  writeFileSync(
    join(folder, `${name}.json`),
    await (await fetch(`${server.origin}/__mock/${name}.json`)).text(),
  )

writeFileSync(join(folder, 'package.json'), '{"private":true}')
writeFileSync(join(folder, 'rules.yaml'), 'extends: ["spectral:oas", "spectral:asyncapi"]\n')
const [command, ...npmCli] = npm()
const here = { cwd: folder, stdio: 'inherit' }
execFileSync(
  command,
  [...npmCli, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', LINTER],
  here,
)
const linter = join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js')
const documents = ['openapi.json', 'openapi-control.json', 'asyncapi.json']
execFileSync(
  process.execPath,
  [linter, 'lint', '-r', 'rules.yaml', '--fail-severity', 'hint', ...documents],
  here,
)

const { status } = spawnSync('perl', [at('tests/server/reader/client.pl'), folder, server.origin], {
  stdio: 'inherit',
  env: { ...process.env, JSON_VALIDATOR_CACHE_PATH: join(folder, 'cache') },
})
await server.stop()
process.exitCode = status ?? 1
