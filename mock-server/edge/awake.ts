import { SECOND } from '../src/world/clock.ts'

/**
 * All objects of a process share the engine's 128 MB for SQLite (`sqlite3_soft_heap_limit64` in its sqlite.c++); beyond those it spills
 * pages of an open transaction, and its replication refuses what comes after ("capture lost"). 400 worlds were measured to fit.
 */
const MOST = 350
/** From so many on the idle aren't kept awake. */
const CROWD = 150
/** The engine lets go of an object that did nothing for ten seconds. */
const GONE_MS = 12 * SECOND

export interface Awake {
  /** A world did something. */
  saw(id: string, now: number): void
  /** Whether a world may be woken here; it counts from then on. */
  wakes(id: string, now: number): boolean
  isCrowded(now: number): boolean
}

/** The worlds awake in a process, by when each last did something: who did nothing for longest is gone first. */
export const openAwake = (): Awake => {
  const seen = new Map<string, number>()
  const count = (now: number): number => {
    for (const [id, at] of seen) {
      if (at > now - GONE_MS) break
      seen.delete(id)
    }
    return seen.size
  }
  const saw = (id: string, now: number) => {
    seen.delete(id)
    seen.set(id, now)
  }
  return {
    saw,
    wakes: (id, now) => {
      const isFree = count(now) < MOST || seen.has(id)
      if (isFree) saw(id, now)
      return isFree
    },
    isCrowded: (now) => count(now) > CROWD,
  }
}
