import type { Db } from '../../src/db/db.ts'
import { DataFailure, type WorldStorage } from '../../src/world/storage.ts'
import type { Kept } from './kept.ts'

/** Worlds that are brought back at the start: those used last. */
const MOST_WORLDS = 24

const SNAPSHOT_ROOM = 256 * 1024 * 1024

interface KeptWorld {
  image: Uint8Array
  at: number
}
const worldKey = (name: string) => `world ${name}`
const snapshotKey = (world: string, name: string) => `snapshot ${world} ${name}`
const goldenKey = (key: string) => `golden ${key}`

export interface DemoStorage extends WorldStorage {
  /** Keeps what was written since the last time; settles when it is safe. */
  save(): Promise<void>
}

interface Options {
  kept: Kept
  now(): number
  open(image?: Uint8Array): Db
  /** A golden image that came with the files of the demo. */
  shipped(key: string): Uint8Array | undefined
}

/** Databases in memory, their images in the browser's own store. */
export const openDemoStorage = ({ kept, now, open, shipped }: Options): DemoStorage => {
  const opened = new Map<string, { db: Db; changes: number }>()
  const named = (prefix: string) =>
    kept
      .entries()
      .flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value] as const] : []))

  const outdated = named('world ')
    .map(([name, value]) => ({ name, at: (value as KeptWorld).at }))
    .toSorted((a, b) => b.at - a.at)
    .slice(MOST_WORLDS)
  for (const { name } of outdated) kept.delete(worldKey(name))

  const keep = (name: string, db: Db) =>
    kept.set(worldKey(name), { image: db.serialize(), at: now() } satisfies KeptWorld)
  const saveOne = (name: string, db: Db) => {
    const changes = db.changes()
    if (opened.get(name)?.changes === changes) return
    opened.set(name, { db, changes })
    keep(name, db)
  }
  return {
    keepsAll: true,
    inMemory: open,
    file: (name, image) => {
      const found = kept.get<KeptWorld>(worldKey(name))
      const db = open(found?.image ?? image())
      if (!found) keep(name, db)
      opened.set(name, { db, changes: db.changes() })
      return {
        ...db,
        close: () => {
          if (opened.get(name)?.db === db) {
            if (kept.get(worldKey(name))) saveOne(name, db)
            opened.delete(name)
          }
          db.close()
        },
      }
    },
    persisted: () => named('world ').map(([name]) => name),
    drop: (name) => kept.delete(worldKey(name)),
    setAside: (name) => {
      kept.delete(worldKey(name))
      return '-'
    },
    renew: (name, image) => kept.set(worldKey(name), { image, at: now() } satisfies KeptWorld),
    damaged: (name) => new DataFailure(`浏览器里保存的世界 ${name} 已损坏`),
    saveSnapshot: (world, name, image, at) => kept.set(snapshotKey(world, name), { image, at }),
    readSnapshot: (world, name) => kept.get<KeptWorld>(snapshotKey(world, name))?.image,
    snapshots: (world) =>
      named(snapshotKey(world, '')).map(([name, value]) => {
        const { image, at } = value as KeptWorld
        return { name, bytes: image.length, at }
      }),
    allSnapshots: () =>
      named('snapshot ').map(([key, value]) => {
        const [world = '', name = ''] = key.split(' ')
        const { image, at } = value as KeptWorld
        return { world, name, bytes: image.length, at }
      }),
    snapshotRoom: SNAPSHOT_ROOM,
    dropSnapshots: (world) => {
      for (const [name] of named(snapshotKey(world, ''))) kept.delete(snapshotKey(world, name))
    },
    dropSnapshot: (world, name) => kept.delete(snapshotKey(world, name)),
    readGolden: (key) => shipped(key) ?? kept.get<Uint8Array>(goldenKey(key)),
    writeGolden: (key, image) => {
      const day = key.split('-').slice(0, 2).join('-')
      for (const [old] of named('golden ')) if (!old.startsWith(day)) kept.delete(goldenKey(old))
      kept.set(goldenKey(key), image)
    },
    save: () => {
      for (const [name, { db }] of opened) saveOne(name, db)
      return kept.written()
    },
  }
}
