import type { WorldListed } from '@app/contract/kit/control'
import type { Db } from '../db/db.ts'
import { type ClockState, MINUTE, type TimeSource, startOfSiteDay } from './clock.ts'
import { openState } from './state.ts'
import { type Segment, openTape } from './tape.ts'
import { type World, openWorld } from './world.ts'

export const DEFAULT_WORLD = 'default'
export const MAX_WORLDS = 200
export const IDLE_LIFE = 30 * MINUTE
const NAME = /^[a-z0-9-]{1,40}$/

export const isWorldName = (name: string): boolean => NAME.test(name)

export class WorldRefused extends Error {
  override name = 'WorldRefused'
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
  /** Keeps an unusable file under another name. */
  setAside(name: string): void
  /** `at` in epoch ms. */
  saveSnapshot(world: string, name: string, image: Uint8Array, at: number): void
  readSnapshot(world: string, name: string): Uint8Array | undefined
  snapshots(world: string): { name: string; bytes: number; at: number }[]
  readGolden(key: string): Uint8Array | undefined
  writeGolden(key: string, image: Uint8Array): void
}

export interface WorldsOptions {
  seed: number
  time: TimeSource
  storage: WorldStorage
  migrationsFolder: string
  /** Tells one schema from another: a world kept by an older one is set aside. */
  schema: string
  /** Fills an empty world; its clock stands at the start of the site's day. */
  plant(world: World): void
  /** Hands a world its services; called once for each opened world. */
  compose(world: World): void
  /** The connections that a world has on its tape, with where each sits. */
  linesOf?(world: World): Segment['lines']
  /** At each tick, for worlds that somebody listens to. */
  beat?(world: World): void
  log(text: string): void
}

export interface Worlds {
  /** The world of that name, created on first use. Throws WorldRefused. */
  get(name: string): World
  has(name: string): boolean
  /** Whether an image is of the schema that this server runs. */
  isUsable(image: Uint8Array): boolean
  /** A world behind the scenes, unlisted and by a machine's clock of its own; whoever opened it closes it. */
  stage(options: StageOptions): World
  create(name: string, options?: { seed?: number | undefined; persist?: boolean; image?: Uint8Array }): World
  /** Puts the world back to the golden seed, or to an image. */
  reset(name: string, image?: Uint8Array): World
  drop(name: string): boolean
  list(): WorldListed[]
  /** Plays due jobs of all worlds and lets idle ones go. */
  tick(): void
  /** Writes what waits for the end of the turn in any world. */
  flush(): void
  closeAll(): void
}

export interface StageOptions {
  name: string
  /** Undefined: the golden seed of today, woken at `time`. */
  image?: Uint8Array | undefined
  seed?: number | undefined
  time: TimeSource
  /** How the clock stood when the world of the image began; an image goes on as it was kept without it. */
  clock?: ClockState | undefined
  memory?: Record<string, unknown>
}

const bytesOf = ({ sqlite }: Db): number =>
  sqlite
    .prepare<[], { bytes: number }>(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    )
    .get()!.bytes

const isOfSchema = (db: Db, schema: string): boolean => {
  try {
    return openState(db).read('schema') === schema
  } catch {
    return false
  }
}

export const openWorlds = (options: WorldsOptions): Worlds => {
  const { storage, time, log } = options
  const open = new Map<string, { world: World; persisted: boolean; usedAt: number; openedAt: number }>()
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
  const golden = (seed: number): Uint8Array => {
    const day = startOfSiteDay(time())
    const key = `${seed}-${day}`
    let image = goldens.get(key) ?? storage.readGolden(key)
    if (!image) {
      image = plantGolden(seed, day)
      storage.writeGolden(key, image)
    }
    // One image is 10 MB: those of days gone by are let go.
    for (const other of goldens.keys()) if (!other.endsWith(`-${day}`)) goldens.delete(other)
    goldens.set(key, image)
    return image
  }
  /** A golden world wakes now, an image at the moment it was taken, a kept file goes on. */
  const begin = (
    name: string,
    db: Db,
    seed: number,
    persisted: boolean,
    start: 'golden' | 'image' | 'kept',
    image?: Uint8Array,
  ): World => {
    const world = openWorld({ name, seed: openState(db).read<number>('seed') ?? seed, db, time, log })
    const now = world.clock.hold()
    if (start === 'golden') world.clock.set({ now, rate: 1, frozen: false })
    if (start === 'image') world.clock.set({ now: world.clock.state().site })
    world.state.write('seed', world.seed)
    world.tape = openTape(
      { ...snapshotOf(world, image ?? db.serialize()), memory: {}, lines: [] },
      snapshotsOf(world),
    )
    options.compose(world)
    open.set(name, { world, persisted, usedAt: time(), openedAt: time() })
    world.catchUp()
    return world
  }
  const stage: Worlds['stage'] = ({ name, image, seed = options.seed, time: own, clock, memory = {} }) => {
    const db = storage.inMemory(image ?? golden(seed))
    const kept = openState(db)
    if (clock) kept.write('clock', clock)
    const world = openWorld({ name, seed: kept.read<number>('seed') ?? seed, db, time: own, log })
    if (!image) world.clock.set({ now: own(), rate: 1, frozen: false })
    world.state.write('seed', world.seed)
    options.compose(world)
    world.memory.load(memory)
    world.catchUp()
    return world
  }
  const snapshotOf = (world: World, image: Uint8Array): Omit<Segment, 'events'> => ({
    at: world.clock.real(),
    clock: world.clock.kept(),
    memory: world.memory.save(),
    lines: options.linesOf?.(world) ?? [],
    image,
  })
  /** Takes snapshots of a world; between two with nothing written the database is copied once. */
  const snapshotsOf = (world: World): (() => Omit<Segment, 'events'>) => {
    let last: { image: Uint8Array; changes: number } | undefined
    return () => {
      const changes = world.db.changes()
      if (last?.changes !== changes) last = { image: world.db.serialize(), changes }
      return snapshotOf(world, last.image)
    }
  }
  const isUsable = (image: Uint8Array): boolean => {
    try {
      const db = storage.inMemory(image)
      const isCurrent = isOfSchema(db, options.schema)
      db.close()
      return isCurrent
    } catch {
      return false
    }
  }
  const setAsideWhenOutdated = (name: string): void => {
    const db = storage.file(name, () => golden(options.seed))
    const isCurrent = db === undefined || isOfSchema(db, options.schema)
    db?.close()
    if (isCurrent) return
    storage.setAside(name)
    log(`世界 ${name} 由旧版本保存，数据结构不同：旧文件已改名保留，世界已重新生成`)
  }
  const create: Worlds['create'] = (name, { seed = options.seed, persist = false, image } = {}) => {
    if (!isWorldName(name))
      throw new WorldRefused(`世界名称只能用小写字母、数字和短横线，最多 40 个字符：${name.slice(0, 60)}`)
    if (open.size >= MAX_WORLDS)
      throw new WorldRefused(`最多同时存在 ${MAX_WORLDS} 个世界，请先删除不用的世界`)
    if (image && !isUsable(image)) throw new WorldRefused('快照与当前版本的数据结构不同，不能恢复')
    close(name)
    const source = () => image ?? golden(seed)
    const isKept = persist || name === DEFAULT_WORLD
    if (storage.keepsAll && !isKept) storage.drop(name)
    if (isKept || storage.keepsAll) {
      if (storage.persisted().includes(name)) setAsideWhenOutdated(name)
      const kept = storage.persisted().includes(name) && !image
      const db = storage.file(name, source)
      if (db)
        return begin(
          name,
          db,
          seed,
          true,
          kept ? 'kept' : image ? 'image' : 'golden',
          kept ? undefined : source(),
        )
    }
    const bytes = source()
    return begin(name, storage.inMemory(bytes), seed, false, image ? 'image' : 'golden', bytes)
  }
  const close = (name: string) => {
    open.get(name)?.world.close()
    open.delete(name)
  }
  return {
    get: (name) => {
      const found = open.get(name)
      if (found) {
        found.usedAt = time()
        return found.world
      }
      return create(name, { persist: storage.persisted().includes(name) })
    },
    isUsable,
    stage,
    has: (name) => open.has(name) || storage.persisted().includes(name),
    create,
    reset: (name, image) => {
      const found = open.get(name)
      const persist = found?.persisted ?? storage.persisted().includes(name)
      const seed = found?.world.seed ?? options.seed
      if (image && !isUsable(image)) throw new WorldRefused('快照与当前版本的数据结构不同，不能恢复')
      close(name)
      storage.drop(name)
      return create(name, { seed, persist, ...(image ? { image } : {}) })
    },
    drop: (name) => {
      const known = open.has(name) || storage.persisted().includes(name)
      close(name)
      storage.drop(name)
      return known
    },
    list: () =>
      [...open].map(([name, { world, persisted, usedAt, openedAt }]) => ({
        name,
        seed: world.seed,
        persisted,
        idleMs: time() - usedAt,
        ageMs: time() - openedAt,
        bytes: bytesOf(world.db),
        sockets: world.hub.size(),
        now: world.clock.now(),
      })),
    tick: () => {
      for (const [name, { world, persisted, usedAt }] of open) {
        world.catchUp()
        if (world.hub.size() > 0) options.beat?.(world)
        if (!persisted && time() - usedAt > IDLE_LIFE && world.hub.size() === 0) close(name)
      }
    },
    flush: () => {
      for (const { world } of open.values()) world.db.flush()
    },
    closeAll: () => {
      for (const name of Array.from(open.keys())) close(name)
    },
  }
}
