// A client that another generator makes of the served documents, in another language: Perl's OpenAPI::Client, of Debian.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { at } from '../../../scripts/kit/paths.mjs'
import { startServer, tempFolder } from '../rig/server.mjs'

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
for (const name of ['openapi', 'openapi-control'])
  writeFileSync(
    join(folder, `${name}.json`),
    await (await fetch(`${server.origin}/__mock/${name}.json`)).text(),
  )
const { status } = spawnSync('perl', [at('tests/server/reader/client.pl'), folder, server.origin], {
  stdio: 'inherit',
  env: { ...process.env, JSON_VALIDATOR_CACHE_PATH: join(folder, 'cache') },
})
await server.stop()
process.exitCode = status ?? 1
