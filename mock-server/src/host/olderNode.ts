import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEngine } from '../db/wasm/engine.ts'
import { openWasmDb } from '../db/wasm/open.ts'
import type { WorldStorage } from '../world/storage.ts'

/** Storage without the native driver: every world in the memory of SQLite's WebAssembly, kept on disk from an orderly end to the next start. */
export const withoutNative = async (
  storage: WorldStorage,
  { wasm, migrationsFolder }: { wasm: string; migrationsFolder: string },
): Promise<WorldStorage> => {
  const engine = await startEngine(readFileSync(wasm))
  const migrations = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))
  return {
    ...storage,
    inMemory: (image) => openWasmDb(engine, migrations, image),
    file: () => undefined,
    persisted: () => [],
  }
}
