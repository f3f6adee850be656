import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onData } from './dataFailure.ts'

/** Sessions, codes and what members wrote: nobody else on the machine reads them. */
const OWNER_ONLY = 0o600

/** The whole of a file or nothing of it: what was there stays until the new one is on disk; `then` is done just before it changes. */
export const writeWhole = (path: string, bytes: Uint8Array, then = () => {}): void =>
  onData(path, () => {
    try {
      writeFileSync(`${path}.part`, bytes, { mode: OWNER_ONLY })
      then()
      renameSync(`${path}.part`, path)
    } catch (error) {
      rmSync(`${path}.part`, { force: true, recursive: true })
      throw error
    }
  })

/** A folder that is there from now on. */
export const folderAt = (...parts: string[]): string => {
  const path = join(...parts)
  onData(path, () => mkdirSync(path, { recursive: true }))
  return path
}
