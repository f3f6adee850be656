import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { app } from '../harness.ts'

const DOCS = join(import.meta.dirname, '../../../docs')
const require = createRequire(import.meta.url)
const LINTER = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }

it('llms.txt leads to documents and texts that are there', async () => {
  const llms = await (await app.hono.request('http://127.0.0.1/llms.txt')).text()
  const paths = [...llms.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(10)
  const isThere = async (path: string) =>
    path.endsWith('.md')
      ? existsSync(join(DOCS, basename(path)))
      : (await app.hono.request(`http://127.0.0.1${path}`)).status === 200
  const found = await Promise.all(paths.map(isThere))
  expect(paths.filter((_, at) => !found[at])).toEqual([])
})

it.each(['openapi', 'openapi-control', 'asyncapi'])(
  'every field of %s.json is told in Chinese, and in English beside it',
  async (name) => {
    const document: unknown = await (await app.hono.request(`http://127.0.0.1/__mock/${name}.json`)).json()
    const untold = new Set<string>()
    let fields = 0
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { properties, examples: _examples, ...rest } = value as Record<string, unknown>
      for (const [field, schema] of Object.entries(properties ?? {})) {
        fields += 1
        const { description = '' } = schema as { description?: string }
        if (!/\p{Script=Han}.* · .*[a-z]/su.test(description)) untold.add(`${field}: ${description}`)
        look(schema)
      }
      for (const each of Object.values(rest)) look(each)
    }
    look(document)
    expect(fields).toBeGreaterThan(50)
    expect([...untold]).toEqual([])
  },
)

it.each(['openapi', 'openapi-control', 'asyncapi'])(
  'a public linter at its strictest finds nothing in %s.json',
  async (name) => {
    const served = await app.hono.request(`http://127.0.0.1/__mock/${name}.json`)
    const folder = mkdtempSync(join(tmpdir(), 'document-'))
    try {
      const file = join(folder, `${name}.json`)
      writeFileSync(file, await served.text())
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [LINTER, 'lint', file, '--extends', 'recommended-strict', '--format', 'stylish'],
        { encoding: 'utf8', cwd: folder, env: { ...process.env, ...QUIET } },
      )
      expect(`${stdout}${stderr}`).toContain('is valid')
      expect(status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
