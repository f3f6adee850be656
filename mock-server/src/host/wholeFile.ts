import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** One by one: Node's own recursion never ends below a folder that takes none, as /proc. */
const makeFolder = (path: string): void => {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  // With nothing left to make above it: another process may have made this one, a file may be here.
  mkdirSync(path, { recursive: existsSync(path) })
}

/** A folder that is there from now on. */
export const folderAt = (...parts: string[]): string => {
  const path = join(...parts)
  onData(path, () => makeFolder(path))
  return path
}
