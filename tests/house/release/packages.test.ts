import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packages } from '../../../scripts/build/packages.mjs'
import { bin } from '../../../scripts/kit/paths.mjs'
import { freePort, waitForHealth } from '../../../scripts/kit/ports.mjs'
import { RESOLUTIONS, TEST, TYPED } from '../../load/rig/foreign.mjs'
import { root } from '../rig/repository.ts'

/** npm test sets it after the build. The whole, with npm and three Nodes: npm run soak -- packages. */
const isAfterBuild = process.env['AFTER_BUILD'] === '1'
const PACKING_MS = 300_000
const OURS = ['contract', 'mock-server', 'verify']

/** Another project, with the tarballs unpacked as npm would, and their dependencies as this one has them. */
const foreign = mkdtempSync(join(tmpdir(), 'chengwan-foreign-'))
const modules = join(foreign, 'node_modules')
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: foreign, encoding: 'utf8' })

describe.runIf(isAfterBuild)('the packages', () => {
  let server: ChildProcess | undefined
  let origin = ''

  beforeAll(async () => {
    const tarballs = await packages()
    for (const name of OURS) mkdirSync(join(modules, '@app', name), { recursive: true })
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '@app' && !name.startsWith('.'))
        symlinkSync(join(root, 'node_modules', name), join(modules, name))
    for (const [at, name] of OURS.entries())
      execFileSync('tar', ['xzf', tarballs[at]!, '--strip-components=1', '-C', join(modules, '@app', name)])
    writeFileSync(join(foreign, 'package.json'), '{"type":"module"}')
  }, PACKING_MS)

  afterAll(() => {
    server?.kill()
    rmSync(foreign, { recursive: true, force: true })
  })

  test('hold built files and nothing else', () => {
    for (const name of OURS) {
      const files = (readdirSync(join(modules, '@app', name), { recursive: true }) as string[]).filter(
        (path) => /\.(?:map|tsx?|sqlite)$|\.test\./.test(path) && !path.endsWith('.d.ts'),
      )
      expect(files).toEqual([])
    }
  })

  test('can be imported by each of the names they export', () => {
    const names = [
      '@app/contract',
      '@app/contract/kit/headers',
      '@app/contract/sport/settle/results',
      '@app/mock-server',
      '@app/mock-server/client',
      '@app/mock-server/fixtures',
      '@app/mock-server/playwright',
      '@app/verify',
    ]
    writeFileSync(join(foreign, 'all.js'), names.map((name) => `await import('${name}')\n`).join(''))
    expect(run('all.js')).toBe('')
  })

  test.each(RESOLUTIONS)('have types for $moduleResolution', (how) => {
    writeFileSync(join(foreign, 'typed.ts'), TYPED)
    writeFileSync(join(foreign, 'mock.spec.ts'), TEST)
    const compilerOptions = {
      ...how,
      strict: true,
      noEmit: true,
      target: 'es2022',
      skipLibCheck: true,
      types: ['node'],
    }
    writeFileSync(
      join(foreign, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['typed.ts', 'mock.spec.ts'] }),
    )
    expect(run(bin.tsc, '-p', 'tsconfig.json')).toBe('')
  })

  test('start the mock with its client and its console', async () => {
    const port = await freePort()
    const main = join(modules, '@app/mock-server/server/main.js')
    server = spawn(process.execPath, [main], {
      cwd: foreign,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: 'ignore',
    })
    origin = `http://127.0.0.1:${port}`
    expect(await waitForHealth(origin)).toMatchObject({ ok: true })
    const paths = ['/', '/__mock/', '/__mock/docs/scalar.js', '/__mock/docs/recipes.md']
    const answers = await Promise.all(paths.map((path) => fetch(origin + path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  })

  test('prove the mock with verify, and tell in a sentence what is none', async () => {
    const cli = join(modules, '@app/verify/src/cli.js')
    const verify = (base: string, ...words: string[]) =>
      spawnSync(process.execPath, [cli, '--base', base, ...words], { cwd: foreign, encoding: 'utf8' })
    const reports = ['--report', 'html,junit,json', '--out', 'proved']
    const proved = verify(origin, '--case', 'message.', ...reports)
    expect(proved).toMatchObject({ status: 0, stdout: expect.stringMatching(/相符 19 · 不符 0/), stderr: '' })
    expect(readdirSync(join(foreign, 'proved')).toSorted()).toEqual([
      'verify.html',
      'verify.json',
      'verify.xml',
    ])
    for (const [base, sentence] of [
      [`http://127.0.0.1:${await freePort()}`, /没有服务/],
      [`${origin}/__mock`, /另一种接口/],
    ] as const)
      expect(verify(base)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(sentence) })
  })
})
