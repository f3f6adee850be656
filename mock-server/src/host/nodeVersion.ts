import type { WorldStorage } from '../world/storage.ts'
import { openStorage, type StorageOptions } from './storage.ts'

/** The first Node that the driver's native part runs on; an older one is ended by it. */
export const NATIVE = 22

export const isOlder = (node: string): boolean => Number(node.split('.')[0]) < NATIVE

/** Storage on the Node that runs. */
export const openStorageHere = async ({
  wasm,
  migrationsFolder,
  ...options
}: StorageOptions & { wasm: string; migrationsFolder: string }): Promise<WorldStorage> => {
  const storage = openStorage(options)
  if (!isOlder(process.versions.node)) return storage
  const { withoutNative } = await import('./olderNode.ts')
  return withoutNative(storage, { wasm, migrationsFolder })
}
