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

/** The worlds awake in this process, by when each last did something. */
const seen = new Map<string, number>()

const count = (now: number): number => {
  for (const [id, at] of seen) {
    if (at > now - GONE_MS) break
    seen.delete(id)
  }
  return seen.size
}

export const sawAwake = (id: string, now: number): void => {
  seen.delete(id)
  seen.set(id, now)
}
export const isCrowded = (now: number): boolean => count(now) > CROWD
/** Whether one more can't be woken here. */
export const isFull = (now: number): boolean => count(now) >= MOST
