import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './rig/repository.ts'
import { longer } from './rig/sizes.ts'

const OXFMT = join(root, 'node_modules/oxfmt/bin/oxfmt')

describe('a planted violation is seen', () => {
  test('by the check of the format, and formatted code passes it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chengwan-gates-'))
    const checked = (text: string) => {
      writeFileSync(join(folder, 'planted.ts'), text)
      return spawnSync(process.execPath, [OXFMT, '--check', '.'], { cwd: folder, encoding: 'utf8' })
    }
    try {
      cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'))
      const bad = checked('export const a = {b:1};\n')
      expect([bad.status, bad.stdout.includes('planted.ts')]).toEqual([1, true])
      expect(checked('export const a = { b: 1 }\n').status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('by the longest file', () => {
    const lines = new Map([
      ['a.ts', 300],
      ['b.ts', 301],
    ])
    expect(longer(lines, 300)).toEqual(['b.ts: 301'])
  })
})
