import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  const markOf = (name: string) => join(folder, `${name}.awake`)
  const named = (end: string) =>
    existsSync(folder)
      ? onData(folder, () => readdirSync(folder))
          .filter((file) => file.endsWith(end))
          .map((file) => file.slice(0, -end.length))
      : []
  const names = () => named('.sqlite')
  const mark = (name: string, isAwake: boolean): void => {
    try {
      if (!isAwake) return rmSync(markOf(name), { force: true })
      folderAt(folder)
      writeFileSync(markOf(name), '')
    } catch {
      // Only a word would be missing: no reason to refuse a world that lives in memory.
    }
  }
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
    mark,
    lost: () => {
      const lost = named('.awake')
      for (const name of lost) mark(name, false)
      return lost
    },
    sweep: (now) => {
      for (const name of names()) if (now - statSync(fileOf(name)).mtimeMs > SLEEP_MS) drop(name)
    },
  }
}
