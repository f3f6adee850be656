import { type TimeSource, startOfSiteDay } from './clock.ts'
import { isCurrent } from './standing.ts'
import { DataFailure, type WorldStorage } from './storage.ts'
import { type World, openWorld } from './world.ts'

export interface GoldensOptions {
  time: TimeSource
  storage: WorldStorage
  migrationsFolder: string
  /** Tells one schema from another: a world kept by an older one is set aside. */
  schema: string
  /** Fills an empty world; its clock stands at the start of the site's day. */
  plant(world: World): void
  /** Hands a world its services; called once for each opened world. */
  compose(world: World): void
  log(text: string): void
}

export interface Goldens {
  /** The world of a seed at the beginning of today. */
  golden(seed: number): Uint8Array
  /** Keeps an image that can be made again, where there is room. */
  cache(key: string, image: Uint8Array): void
  cached(key: string): Uint8Array | undefined
}

const textOf = (error: unknown): string => (error instanceof DataFailure ? error.message : String(error))

export const openGoldens = (options: GoldensOptions): Goldens => {
  const { storage, time, log } = options
  const goldens = new Map<string, Uint8Array>()

  const plantGolden = (seed: number, day: number): Uint8Array => {
    const db = storage.inMemory()
    db.migrate(options.migrationsFolder)
    const world = openWorld({ name: 'golden', seed, db, time: () => day, log })
    world.state.write('seed', seed)
    world.state.write('schema', options.schema)
    options.compose(world)
    world.atomically(() => options.plant(world))
    const image = db.serialize()
    world.close()
    return image
  }
  /** What was planted before is only there to save time: damaged, or out of reach, it is made again. */
  const cached = (key: string): Uint8Array | undefined => {
    try {
      const image = storage.readGolden(key)
      if (!image || isCurrent(storage, image, options.schema)) return image
      log(`缓存的初始数据 ${key} 已损坏，正在重新生成 · a damaged cache is made again`)
    } catch (error) {
      log(textOf(error))
    }
    return undefined
  }
  const cache = (key: string, image: Uint8Array): void => {
    try {
      storage.writeGolden(key, image)
    } catch (error) {
      log(textOf(error))
    }
  }
  const golden = (seed: number): Uint8Array => {
    const day = startOfSiteDay(time())
    const key = `${seed}-${day}`
    let image = goldens.get(key) ?? cached(key)
    if (!image) {
      image = plantGolden(seed, day)
      cache(key, image)
    }
    // One image is 10 MB: those of days gone by are let go.
    for (const other of goldens.keys()) if (!other.endsWith(`-${day}`)) goldens.delete(other)
    goldens.set(key, image)
    return image
  }
  return { golden, cache, cached }
}
