import type { Db } from '../src/db/db.ts'
import { DataFailure, type WorldStorage } from '../src/world/storage.ts'
import type { Images } from './images.ts'
import { type KeptDb, keepingDb } from './keptDb.ts'

const SNAPSHOT_ROOM = 256 * 1024 * 1024
const worldKey = (name: string) => `world ${name}`
const snapshotKey = (world: string, name: string) => `snapshot ${world} ${name}`

export interface EdgeStorage extends WorldStorage {
  /** Keeps what was written outside of verbs too. */
  save(): void
}

interface Options {
  images: Images
  now(): number
  open(image?: Uint8Array): Db
  /** Golden images at hand, of this engine's process: they can be made again. */
  goldens: Map<string, Uint8Array>
  broken(error: unknown): void
}

/** Databases in memory, their images in the object's own storage. */
export const openEdgeStorage = ({ images, now, open, goldens, broken }: Options): EdgeStorage => {
  const opened = new Map<string, KeptDb>()
  const listed = (prefix: string) =>
    images.list(prefix).map(({ key, bytes, at }) => ({ name: key.slice(prefix.length), bytes, at }))
  return {
    keepsAll: true,
    inMemory: open,
    file: (name, image) => {
      const key = worldKey(name)
      const found = images.read(key)
      const keep = (changed: Uint8Array, before?: Uint8Array) => images.write(key, changed, now(), before)
      const begun = found ?? image()
      if (!found) keep(begun)
      const db = keepingDb(open(begun), keep, broken, begun)
      opened.set(name, db)
      return {
        ...db,
        close: () => {
          // A world that was dropped meanwhile stays dropped.
          if (opened.get(name) === db && images.list(key).some((each) => each.key === key)) db.save()
          if (opened.get(name) === db) opened.delete(name)
          db.close()
        },
      }
    },
    persisted: () => listed('world ').map(({ name }) => name),
    drop: (name) => images.drop(worldKey(name)),
    setAside: (name) => {
      const aside = `old-${now()}`
      images.rename(worldKey(name), snapshotKey(name, aside))
      return aside
    },
    renew: (name, image) => images.write(worldKey(name), image, now()),
    damaged: (name) => new DataFailure(`世界 ${name} 保存的数据已损坏`),
    saveSnapshot: (world, name, image, at) => images.write(snapshotKey(world, name), image, at),
    readSnapshot: (world, name) => images.read(snapshotKey(world, name)),
    snapshots: (world) => listed(snapshotKey(world, '')),
    allSnapshots: () =>
      listed('snapshot ').map(({ name: both, ...rest }) => {
        const [world = '', name = ''] = both.split(' ')
        return { world, name, ...rest }
      }),
    snapshotRoom: SNAPSHOT_ROOM,
    dropSnapshot: (world, name) => images.drop(snapshotKey(world, name)),
    dropSnapshots: (world) => {
      for (const { key } of images.list(snapshotKey(world, ''))) images.drop(key)
    },
    readGolden: (key) => goldens.get(key),
    writeGolden: (key, image) => {
      const day = key.split('-').slice(0, 2).join('-')
      for (const old of goldens.keys()) if (!old.startsWith(day)) goldens.delete(old)
      goldens.set(key, image)
    },
    save: () => {
      for (const db of opened.values()) db.save()
    },
  }
}
