import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Sleepers } from '../world/storage.ts'
import { onData } from './dataFailure.ts'
import { folderAt, writeWhole } from './wholeFile.ts'

/** A world that nobody asked for within a day of the last end is let go. */
const SLEEP_MS = 86_400_000

/** Worlds of memory that an earlier process left in a folder. */
export const sleepersIn = (folder: string): Sleepers => {
  const fileOf = (name: string) => join(folder, `${name}.sqlite`)
  const drop = (name: string) => onData(fileOf(name), () => rmSync(fileOf(name), { force: true }))
  const names = () =>
    existsSync(folder)
      ? onData(folder, () => readdirSync(folder))
          .filter((file) => file.endsWith('.sqlite'))
          .map((file) => file.slice(0, -'.sqlite'.length))
      : []
  return {
    keep: (name, image) => {
      folderAt(folder)
      writeWhole(fileOf(name), image)
    },
    has: (name) => names().includes(name),
    take: (name) => {
      if (!names().includes(name)) return undefined
      const image = onData(fileOf(name), () => readFileSync(fileOf(name)))
      drop(name)
      return image
    },
    drop: (name) => {
      if (names().includes(name)) drop(name)
    },
    sweep: (now) => {
      for (const name of names()) if (now - statSync(fileOf(name)).mtimeMs > SLEEP_MS) drop(name)
    },
  }
}
