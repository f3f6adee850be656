import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { openDb } from '../db/open.ts'
import type { WorldStorage } from '../world/worlds.ts'

export interface StorageOptions {
  /** Undefined: nothing is kept on disk (tests). */
  dataDir: string | undefined
  /** Tells golden images of one build from another's; undefined: not kept on disk. */
  build: string | undefined
}

const writeWhole = (path: string, bytes: Uint8Array) => {
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
}

/** A short name of the schema that the migrations make. */
export const schemaOf = (migrationsFolder: string): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted())
    hash.update(readFileSync(join(migrationsFolder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Databases in memory and, with a data directory, as files: worlds/, snapshots/WORLD/, golden-*.sqlite. */
export const openStorage = ({ dataDir, build }: StorageOptions): WorldStorage => {
  const folder = (...parts: string[]): string => {
    const path = join(dataDir!, ...parts)
    mkdirSync(path, { recursive: true })
    return path
  }
  const kept = new Map<string, Map<string, { image: Uint8Array; at: number }>>()
  const worldFile = (name: string) => join(folder('worlds'), `${name}.sqlite`)
  const goldenFile = (key: string) => join(folder(), `golden-${build}-${key}.sqlite`)
  /** Keys begin with seed and day: what is of another one, or of another build, is of no use any more. */
  const sweepGoldens = (key: string) => {
    const current = `golden-${build}-${key.split('-').slice(0, 2).join('-')}`
    for (const file of readdirSync(folder()))
      if (file.startsWith('golden-') && !file.startsWith(current))
        rmSync(join(folder(), file), { force: true })
  }
  const load = (world: string) => {
    const found = kept.get(world) ?? new Map<string, { image: Uint8Array; at: number }>()
    kept.set(world, found)
    if (!dataDir || found.size > 0) return found
    for (const file of readdirSync(folder('snapshots', world))) {
      const path = join(folder('snapshots', world), file)
      found.set(file.replace(/\.sqlite$/, ''), {
        image: readFileSync(path),
        at: Math.round(statSync(path).mtimeMs),
      })
    }
    return found
  }
  return {
    inMemory: (image) => openDb(image ?? ':memory:'),
    file: (name, image) => {
      if (!dataDir) return undefined
      const path = worldFile(name)
      if (!existsSync(path)) writeWhole(path, image())
      return openDb(path)
    },
    persisted: () =>
      dataDir
        ? readdirSync(folder('worlds'))
            .filter((file) => file.endsWith('.sqlite'))
            .map((file) => file.slice(0, -'.sqlite'.length))
        : [],
    drop: (name) => {
      if (!dataDir) return
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${worldFile(name)}${suffix}`, { force: true })
    },
    setAside: (name) => {
      if (!dataDir) return
      renameSync(worldFile(name), `${worldFile(name)}.old`)
      for (const suffix of ['-wal', '-shm']) rmSync(`${worldFile(name)}${suffix}`, { force: true })
    },
    saveSnapshot: (world, name, image, at) => {
      load(world).set(name, { image, at })
      if (dataDir) writeWhole(join(folder('snapshots', world), `${name}.sqlite`), image)
    },
    readSnapshot: (world, name) => load(world).get(name)?.image,
    snapshots: (world) =>
      [...load(world)].map(([name, { image, at }]) => ({ name, bytes: image.length, at })),
    dropSnapshot: (world, name) => {
      // A name that isn't there is no path to be removed.
      if (load(world).delete(name) && dataDir)
        rmSync(join(folder('snapshots', world), `${name}.sqlite`), { force: true })
    },
    readGolden: (key) =>
      dataDir && build && existsSync(goldenFile(key)) ? readFileSync(goldenFile(key)) : undefined,
    writeGolden: (key, image) => {
      if (!dataDir || !build) return
      writeWhole(goldenFile(key), image)
      sweepGoldens(key)
    },
  }
}
