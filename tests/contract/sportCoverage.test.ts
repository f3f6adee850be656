import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('every branch of the sport arithmetic that both sides run is taken by its tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sport-coverage-'))
  try {
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project=node',
        'contract/src/sport',
        '--coverage',
        '--coverage.include=contract/src/sport/**',
        '--coverage.reporter=json-summary',
        `--coverage.reportsDirectory=${folder}`,
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, VITEST: undefined, NODE_V8_COVERAGE: undefined },
      },
    )
    if (status !== 0) throw new Error(stdout)
    const summary = JSON.parse(readFileSync(join(folder, 'coverage-summary.json'), 'utf8')) as Record<
      string,
      { branches: { pct: number; total: number } }
    >
    const missed = Object.entries(summary).filter(([, { branches }]) => branches.pct < 100)
    expect(missed.map(([file, { branches }]) => [file.replace(ROOT, ''), branches.pct])).toEqual([])
    expect(summary['total']!.branches.total).toBeGreaterThan(300)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 90_000)
