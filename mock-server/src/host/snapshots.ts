import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SnapshotListed, WorldStorage } from '../world/storage.ts'
import { onData } from './dataFailure.ts'
import { folderAt, writeWhole } from './wholeFile.ts'

export interface Snapshots {
  save(world: string, name: string, image: Uint8Array, at: number): void
  read(world: string, name: string): Uint8Array | undefined
  list(world: string): SnapshotListed[]
  /** Of every world, those that are gone included. */
  all(): ({ world: string } & SnapshotListed)[]
  drop(world: string, name: string): void
  dropAll(world: string): void
}

const SUFFIX = '.sqlite'

/** Snapshots of a process that keeps nothing on disk. */
export const inMemory = (): Snapshots => {
  const kept = new Map<string, Map<string, { image: Uint8Array; at: number }>>()
  const list = (world: string) =>
    [...(kept.get(world) ?? [])].map(([name, { image, at }]) => ({ name, bytes: image.length, at }))
  return {
    save: (world, name, image, at) => {
      const own = kept.get(world) ?? new Map<string, { image: Uint8Array; at: number }>()
      kept.set(world, own.set(name, { image, at }))
    },
    read: (world, name) => kept.get(world)?.get(name)?.image,
    list,
    all: () => [...kept.keys()].flatMap((world) => list(world).map((each) => ({ world, ...each }))),
    drop: (world, name) => void kept.get(world)?.delete(name),
    dropAll: (world) => void kept.delete(world),
  }
}

/** Snapshots as files, FOLDER/WORLD/NAME and a suffix: none of them stays in memory. */
export const inFolder = (folder: string, suffix = SUFFIX): Snapshots => {
  const fileOf = (world: string, name: string) => join(folderAt(folder, world), `${name}${suffix}`)
  const namesOf = (world: string) =>
    readdirSync(folderAt(folder, world)).flatMap((file) =>
      file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : [],
    )
  const list = (world: string) =>
    namesOf(world).map((name) => {
      const { size, mtimeMs } = statSync(fileOf(world, name))
      return { name, bytes: size, at: Math.round(mtimeMs) }
    })
  /** A name that isn't there is no path to be touched. */
  const known = (world: string, name: string) => namesOf(world).includes(name)
  return {
    save: (world, name, image) => writeWhole(fileOf(world, name), image),
    read: (world, name) =>
      known(world, name) ? onData(fileOf(world, name), () => readFileSync(fileOf(world, name))) : undefined,
    list,
    all: () =>
      readdirSync(folderAt(folder)).flatMap((world) => list(world).map((each) => ({ world, ...each }))),
    drop: (world, name) => {
      if (known(world, name)) rmSync(fileOf(world, name), { force: true })
    },
    dropAll: (world) => rmSync(join(folder, world), { recursive: true, force: true }),
  }
}

const DUAL = 'dual'
/** Runs beside a real backend that somebody kept, as files dual/NAME.dual.json. */
export const openScenes = (dataDir: string | undefined): NonNullable<WorldStorage['scenes']> => {
  const kept = dataDir ? inFolder(dataDir, '.dual.json') : inMemory()
  return {
    save: (name, text, at) => kept.save(DUAL, name, text, at),
    read: (name) => kept.read(DUAL, name),
    list: () => kept.list(DUAL),
    drop: (name) => kept.drop(DUAL, name),
  }
}
