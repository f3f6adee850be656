import type { Db } from '../db/db.ts'

/** A file or folder of the data can't be used: the sentence names it and says what to do. */
export class DataFailure extends Error {
  override name = 'DataFailure'
}

export interface SnapshotListed {
  name: string
  bytes: number
  at: number
}

/** Worlds of memory while no process runs: kept at its end, each taken once by the next one. */
export interface Sleepers {
  keep(name: string, image: Uint8Array): void
  has(name: string): boolean
  take(name: string): Uint8Array | undefined
  drop(name: string): void
  /** A world is in memory, or no longer. */
  mark(name: string, isAwake: boolean): void
  /** Those that were in memory when an earlier process broke off; told once. */
  lost(): string[]
  /** Lets go of those that nobody came for; `now` by the machine's clock, epoch ms. */
  sweep(now: number): void
}

/** What the worlds need of the machine: databases in memory, by file, and kept golden images. */
export interface WorldStorage {
  /** Every world is kept: the process may be ended at any moment and goes on later. */
  keepsAll?: boolean
  inMemory(image?: Uint8Array): Db
  /** The file of a persisted world; created from `image` when it isn't there. Undefined where nothing can be kept. */
  file(name: string, image: () => Uint8Array): Db | undefined
  persisted(): string[]
  drop(name: string): void
  /** Keeps an unusable file under a name that nothing has yet, and says which. */
  setAside(name: string): string
  /** Puts an image in the place of a persisted world that is closed: the whole of it, or what was there stays. */
  renew(name: string, image: Uint8Array): void
  /** What to say of a persisted world whose file is damaged. */
  damaged(name: string): DataFailure
  /** `at` in epoch ms. */
  saveSnapshot(world: string, name: string, image: Uint8Array, at: number): void
  readSnapshot(world: string, name: string): Uint8Array | undefined
  snapshots(world: string): SnapshotListed[]
  /** Those of all worlds, gone ones included. */
  allSnapshots(): ({ world: string } & SnapshotListed)[]
  /** Bytes that snapshots may take. */
  snapshotRoom: number
  dropSnapshot(world: string, name: string): void
  dropSnapshots(world: string): void
  /** Runs beside a real backend that somebody kept; absent where there can't be any. */
  scenes?: {
    save(name: string, text: Uint8Array, at: number): void
    read(name: string): Uint8Array | undefined
    list(): SnapshotListed[]
    drop(name: string): void
  }
  /** Absent where nothing outlives the process. */
  sleepers?: Sleepers | undefined
  readGolden(key: string): Uint8Array | undefined
  writeGolden(key: string, image: Uint8Array): void
}
