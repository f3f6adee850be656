import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { app, takeComplaints } from '../harness.ts'

/** Not of this program: its types are made below, of the documents. */
const JOURNEY = './journey.ts'

const ORIGIN = 'http://127.0.0.1'
const require = createRequire(import.meta.url)
const GENERATOR = join(dirname(require.resolve('openapi-typescript')), '../bin/cli.js')
const COMPILER = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')

const ask = async (request: Request): Promise<Response> => {
  const headers = new Headers(request.headers)
  headers.set('host', '127.0.0.1')
  return app.hono.fetch(new Request(request, { headers }))
}
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
}

it('a client made from the two documents registers, signs in, deposits, bets, withdraws and reads its records', async () => {
  const { journey } = await import(/* @vite-ignore */ JOURNEY)
  const told = await journey(ORIGIN, 'reader', ask)
  expect(told).toMatchObject({
    picture: 'data:image/png;base64,',
    bet: 'delay',
    ticket: 'settled',
    status: 0,
    bets: 2,
  })
  expect(told.deals).toBeGreaterThanOrEqual(2)
  expect(takeComplaints()).toEqual([])
})

it('and all that it sends and reads is in the types that a generator makes of them', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.made-'))
  try {
    for (const name of ['openapi', 'openapi-control']) {
      const served = await ask(new Request(`${ORIGIN}/__mock/${name}.json`))
      writeFileSync(join(folder, `${name}.json`), await served.text())
      run(
        `--import=${join(import.meta.dirname, 'typescript5.mjs')}`,
        GENERATOR,
        join(folder, `${name}.json`),
        '--default-non-nullable=false',
        '-o',
        join(folder, `${name}.ts`),
      )
    }
    writeFileSync(
      join(folder, 'paths.d.ts'),
      "type SitePaths = import('./openapi.ts').paths\ntype ControlPaths = import('./openapi-control.ts').paths\n",
    )
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          allowImportingTsExtensions: true,
          target: 'es2024',
          lib: ['es2024', 'dom', 'dom.iterable'],
          types: ['node'],
          skipLibCheck: true,
        },
        files: ['./paths.d.ts', '../journey.ts'],
      }),
    )
    expect(() => run(COMPILER, '-p', folder)).not.toThrow()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
