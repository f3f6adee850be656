import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** In a process of its own: there the only time is the universe's. */
const universe = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', VITEST: undefined } },
  )
  return { said: stdout + stderr, status }
}

test('a few lives break no law, are the same lived twice, and each law notices what breaks it', () => {
  const { said, status } = universe('--seed', '7', '--journeys', '2', '--length', '4', '--twice', '--prove')
  expect(said).not.toContain('✗')
  expect(said).toMatch(/hash [0-9a-f]{16} · 2 journeys · 0 broken/)
  expect(status).toBe(0)
}, 900_000)
