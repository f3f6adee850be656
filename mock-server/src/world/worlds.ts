import { isWorldName } from '@app/contract/control/worldName'
import type { WorldListed } from '@app/contract/control/worlds'
import type { Db } from '../db/db.ts'
import { type ClockState, MINUTE, type TimeSource } from './clock.ts'
import { openDeparted } from './departed.ts'
import { type GoldensOptions, openGoldens } from './goldens.ts'
import { bytesOf, isCurrent, standingOf } from './standing.ts'
import { openState } from './state.ts'
import { DataFailure } from './storage.ts'
import { type Segment, openTape } from './tape.ts'
import { SECRET, type World, dueOf, openWorld } from './world.ts'

export const DEFAULT_WORLD = 'default'
export const MAX_WORLDS = 200
export const IDLE_LIFE = 30 * MINUTE
/** Where a world that waits for the next process keeps what was beside its database. */
const MEMORY = 'memory'

export class WorldRefused extends Error {
  override name = 'WorldRefused'
}

export interface WorldsOptions extends GoldensOptions {
  seed: number
  /** Where others reach the server: what a world's tokens, codes and draws come from, instead of the seed. */
  drawSecret?: (() => string) | undefined
  /** The connections that a world has on its tape, with where each sits. */
  linesOf?(world: World): Segment['lines']
  /** How many are open at once; MAX_WORLDS when left out. */
  most?: number | undefined
  /** At each tick, for worlds that somebody listens to. */
  beat?(world: World): void
}

export interface Worlds {
  /** The world of that name, created on first use. Throws WorldRefused. */
  get(name: string): World
  has(name: string): boolean
  /** Keeps an image that can be made again, where there is room. */
  cache(key: string, image: Uint8Array): void
  cached(key: string): Uint8Array | undefined
  /** Whether an image is whole and of the schema that this server runs. */
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
  /** When the next job of an open world is due by the machine's clock, epoch ms; Infinity when none is. */
  nextDue(): number
  /** Writes what waits for the end of the turn in any world. */
  flush(): void
  /** Worlds of memory are kept for the next process, where there is room for any. */
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

export const openWorlds = (options: WorldsOptions): Worlds => {
  const { storage, time, log } = options
  const open = new Map<string, { world: World; persisted: boolean; usedAt: number; openedAt: number }>()
  const { most = MAX_WORLDS } = options
  const departed = openDeparted(time)
  storage.sleepers?.sweep(time())
  for (const name of storage.sleepers?.lost() ?? []) departed.note(name, 'broken')
  const isUsable = (image: Uint8Array): boolean => isCurrent(storage, image, options.schema)
  const { golden, cache, cached } = openGoldens(options)
  /** A golden world wakes now, an image at the moment it was taken, a kept file goes on. */
  const begin = (
    name: string,
    db: Db,
    seed: number,
    persisted: boolean,
    start: 'golden' | 'image' | 'kept',
    image?: Uint8Array,
    isPutBack = false,
  ): World => {
    const own = openState(db)
    const memory = (start === 'kept' && own.read<Record<string, unknown>>(MEMORY)) || {}
    if (Object.keys(memory).length > 0) own.write(MEMORY, null)
    // A copy shares no secret with another world; one that goes on, or back, keeps its own.
    const isNew = start === 'golden' || (start === 'image' && !isPutBack)
    const isDrawn = options.drawSecret && (isNew || own.read(SECRET) === undefined)
    if (isDrawn) own.write(SECRET, options.drawSecret!())
    const world = openWorld({ name, seed: own.read<number>('seed') ?? seed, db, time, log })
    const now = world.clock.hold()
    if (start === 'golden') world.clock.set({ now, rate: 1, frozen: false })
    if (start === 'image') world.clock.set({ now: world.clock.state().site })
    world.state.write('seed', world.seed)
    world.tape = openTape(
      { ...snapshotOf(world, isDrawn || !image ? db.serialize() : image), memory, lines: [] },
      snapshotsOf(world),
    )
    options.compose(world)
    world.memory.load(memory)
    open.set(name, { world, persisted, usedAt: time(), openedAt: time() })
    if (!persisted) storage.sleepers?.mark(name, true)
    world.catchUp()
    departed.tell(world)
    return world
  }
  const stage: Worlds['stage'] = ({ name, image, seed = options.seed, time: own, clock, memory = {} }) => {
    const db = storage.inMemory(image ?? golden(seed))
    const kept = openState(db)
    if (clock) kept.write('clock', clock)
    if (!image && options.drawSecret) kept.write(SECRET, options.drawSecret())
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
  const setAsideWhenOutdated = (name: string): void => {
    const db = storage.file(name, () => golden(options.seed))
    const standing = db && standingOf(db, options.schema)
    db?.close()
    if (standing === 'damaged') throw storage.damaged(name)
    if (standing !== 'outdated') return
    const aside = storage.setAside(name)
    log(
      `世界 ${name} 由另一版本保存，数据结构不同：旧文件已改名为 ${aside}，世界已重新生成 · saved by another version, kept as ${aside}`,
    )
  }
  /** What the disk does to one world is told to whoever asks for it; its file is named in the log alone. */
  const told = <T>(name: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof DataFailure)) throw error
      log(error.message)
      throw new WorldRefused(`世界 ${name} 的数据不能读写，原因见服务日志`, { cause: error })
    }
  }
  const create: Worlds['create'] = (name, how) =>
    told(name, () => {
      storage.sleepers?.drop(name)
      return make(name, how)
    })
  /** The longest idle world of memory goes; one that somebody looks at, or that is kept on disk, stays. */
  const makeRoom = () => {
    const [idlest] = [...open]
      .filter(
        ([name, { world, persisted }]) => !persisted && name !== DEFAULT_WORLD && world.hub.size() === 0,
      )
      .toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    if (!idlest) throw new WorldRefused(`已有 ${most} 个世界，都存盘或有页面开着：请先删除不用的世界`)
    departed.note(idlest[0], 'room')
    close(idlest[0])
  }
  const make = (
    name: string,
    { seed = options.seed, persist = false, image }: Parameters<Worlds['create']>[1] = {},
    isRenewed = false,
  ): World => {
    if (!isWorldName(name))
      throw new WorldRefused(`世界名称只能用小写字母、数字和短横线，最多 40 个字符：${name.slice(0, 60)}`)
    if (!open.has(name) && open.size >= most) makeRoom()
    if (image && !isUsable(image)) throw new WorldRefused('快照与当前版本的数据结构不同，不能恢复')
    close(name)
    const source = () => image ?? golden(seed)
    const isKept = persist || name === DEFAULT_WORLD
    if (storage.keepsAll && !isKept) storage.drop(name)
    if (isKept || storage.keepsAll) {
      if (storage.persisted().includes(name)) setAsideWhenOutdated(name)
      const kept = storage.persisted().includes(name) && !image && !isRenewed
      const db = storage.file(name, source)
      if (db)
        return begin(
          name,
          db,
          seed,
          true,
          kept ? 'kept' : image ? 'image' : 'golden',
          kept ? undefined : source(),
          isRenewed,
        )
    }
    const asleep = storage.sleepers?.take(name)
    if (asleep && !image && !isRenewed && isUsable(asleep))
      return begin(name, storage.inMemory(asleep), seed, false, 'kept', asleep)
    const bytes = source()
    return begin(name, storage.inMemory(bytes), seed, false, image ? 'image' : 'golden', bytes, isRenewed)
  }
  /** What a world of memory is, for whoever goes on with it. */
  const imageOf = (world: World): Uint8Array => {
    world.db.flush()
    world.state.write(MEMORY, world.memory.save())
    return world.db.serialize()
  }
  const close = (name: string) => {
    const found = open.get(name)
    found?.world.close()
    if (found?.persisted === false) storage.sleepers?.mark(name, false)
    open.delete(name)
  }
  return {
    get: (name) => {
      const found = open.get(name)
      if (found) {
        found.usedAt = time()
        return found.world
      }
      return told(name, () => make(name, { persist: storage.persisted().includes(name) }))
    },
    cache,
    cached,
    isUsable,
    stage,
    has: (name) =>
      open.has(name) ||
      told(name, () => storage.persisted().includes(name) || storage.sleepers?.has(name) === true),
    create,
    reset: (name, image) => {
      const found = open.get(name)
      const persist = found?.persisted ?? storage.persisted().includes(name)
      const seed = found?.world.seed ?? options.seed
      if (image && !isUsable(image)) throw new WorldRefused('快照与当前版本的数据结构不同，不能恢复')
      return told(name, () => {
        const bytes = image ?? golden(seed)
        close(name)
        if (persist) storage.renew(name, bytes)
        else storage.drop(name)
        return make(name, { seed, persist, ...(image ? { image } : {}) }, true)
      })
    },
    drop: (name) => {
      const known =
        open.has(name) || storage.persisted().includes(name) || storage.sleepers?.has(name) === true
      close(name)
      departed.forget(name)
      storage.drop(name)
      storage.sleepers?.drop(name)
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
        if (persisted || time() - usedAt <= IDLE_LIFE || world.hub.size() > 0) continue
        departed.note(name, 'idle')
        close(name)
      }
    },
    nextDue: () => Math.min(...[...open.values()].map(({ world }) => dueOf(world))),
    flush: () => {
      for (const { world } of open.values()) world.db.flush()
    },
    closeAll: () => {
      for (const [name, { world, persisted }] of Array.from(open)) {
        if (!persisted) storage.sleepers?.keep(name, imageOf(world))
        close(name)
      }
    },
  }
}
