import { readdirSync, rmSync } from 'node:fs'
import { at, bin } from '../kit/paths.mjs'
import { Failure } from '../kit/failure.mjs'
import { runNode } from '../kit/processes.mjs'

const FOLDER = 'mock-server/src/db/migrations'

/**
 * Until the first release there is exactly one migration, drawn anew from every *.table.ts: no world outlives a
 * change of schema yet. From the release on, drop the wipe and pass `--name`: migrations then only add up.
 */
export const run = async () => {
  const tables = readdirSync(at('mock-server/src'), { recursive: true }).filter((path) =>
    path.endsWith('.table.ts'),
  )
  if (tables.length === 0)
    throw new Failure('mock-server/src 下没有 *.table.ts · no tables yet, nothing to generate')
  rmSync(at(FOLDER), { recursive: true, force: true })
  const code = await runNode(
    [bin.drizzleKit, 'generate', '--config', 'drizzle.config.ts', '--name', 'init'],
    {
      cwd: at('mock-server'),
    },
  )
  // What later migrations would be drawn against; there are none before the release.
  rmSync(at(`${FOLDER}/meta/0000_snapshot.json`), { force: true })
  if (code === 0) console.log(`${tables.length} 张表文件 → ${FOLDER}/0000_init.sql`)
  return code
}
