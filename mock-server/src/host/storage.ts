import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDb } from '../db/open.ts'
import type { WorldStorage } from '../world/storage.ts'
import { damaged, onData } from './dataFailure.ts'
import { sleepersIn } from './sleepers.ts'
import { inFolder, inMemory, openScenes } from './snapshots.ts'
import { folderAt, writeWhole } from './wholeFile.ts'

export interface StorageOptions {
  /** Undefined: nothing is kept on disk (tests). */
  dataDir: string | undefined
  /** Tells golden images of one build from another's; undefined: not kept on disk. */
  build: string | undefined
}

const MIB = 1024 * 1024
const ROOM_ON_DISK = 2_048 * MIB
const ROOM_IN_MEMORY = 256 * MIB

/** A short name of the schema that the migrations make. */
export const schemaOf = (migrationsFolder: string): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    hash.update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** FILE.old, or the first of FILE.old-2, FILE.old-3 … that is free. */
const asideOf = (path: string): string => {
  let name = `${path}.old`
  for (let number = 2; existsSync(name); number += 1) name = `${path}.old-${number}`
  return name
}

/** Databases in memory and, with a data directory, as files: worlds/, snapshots/WORLD/, dual/, golden-*.sqlite. */
export const openStorage = ({ dataDir, build }: StorageOptions): WorldStorage => {
  const folder = (...parts: string[]): string => folderAt(dataDir!, ...parts)
  const snapshots = dataDir ? inFolder(join(dataDir, 'snapshots')) : inMemory()
  const worldFile = (name: string) => join(folder('worlds'), `${name}.sqlite`)
  const goldenFile = (key: string) => join(folder(), `golden-${build}-${key}.sqlite`)
  /** Keys begin with seed and day: what is of another one, or of another build, is of no use any more. */
  const sweepGoldens = (key: string) => {
    const current = `golden-${build}-${key.split('-').slice(0, 2).join('-')}`
    for (const file of readdirSync(folder()))
      if (file.startsWith('golden-') && !file.startsWith(current))
        rmSync(join(folder(), file), { force: true })
  }
  return {
    inMemory: (image) => openDb(image ?? ':memory:'),
    file: (name, image) => {
      if (!dataDir) return undefined
      const path = worldFile(name)
      if (!existsSync(path)) writeWhole(path, image())
      return onData(path, () => openDb(path))
    },
    persisted: () =>
      dataDir
        ? onData(folder('worlds'), () => readdirSync(folder('worlds')))
            .filter((file) => file.endsWith('.sqlite'))
            .map((file) => file.slice(0, -'.sqlite'.length))
        : [],
    drop: (name) => {
      if (!dataDir) return
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${worldFile(name)}${suffix}`, { force: true })
    },
    setAside: (name) => {
      if (!dataDir) return ''
      const path = worldFile(name)
      const aside = asideOf(path)
      onData(path, () => {
        renameSync(path, aside)
        for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
      })
      return aside
    },
    renew: (name, image) => {
      if (!dataDir) return
      const path = worldFile(name)
      writeWhole(path, image, () => {
        for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true })
      })
    },
    damaged: (name) => damaged(worldFile(name)),
    saveSnapshot: snapshots.save,
    readSnapshot: snapshots.read,
    snapshots: snapshots.list,
    allSnapshots: snapshots.all,
    snapshotRoom: dataDir ? ROOM_ON_DISK : ROOM_IN_MEMORY,
    dropSnapshot: snapshots.drop,
    dropSnapshots: snapshots.dropAll,
    scenes: openScenes(dataDir),
    sleepers: dataDir ? sleepersIn(join(dataDir, 'asleep')) : undefined,
    readGolden: (key) =>
      dataDir && build && existsSync(goldenFile(key))
        ? onData(goldenFile(key), () => readFileSync(goldenFile(key)))
        : undefined,
    writeGolden: (key, image) => {
      if (!dataDir || !build) return
      writeWhole(goldenFile(key), image)
      sweepGoldens(key)
    },
  }
}
