import { SECOND } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** U-NET-07: the same write (caller, path, body) within this time is 6011; logins per address and minute. */
export const SAME_WRITE_WITHIN = SECOND

export interface Frequency {
  /** True when the same write was made less than a second ago; otherwise notes it. */
  tooOften(key: string): boolean
}

export const openFrequency = (world: World): Frequency => {
  const last = new Map<string, number>()
  world.memory.holds('frequency', {
    save: () => {
      const now = world.clock.elapsed()
      return [...last].filter(([, at]) => now - at < SAME_WRITE_WITHIN)
    },
    load: (kept: [string, number][]) => {
      for (const [key, at] of kept) last.set(key, at)
    },
  })
  return {
    tooOften: (key) => {
      const now = world.clock.elapsed()
      const before = last.get(key)
      if (before !== undefined && now - before < SAME_WRITE_WITHIN) return true
      last.delete(key)
      last.set(key, now)
      // In the order of their times: what is too old stands first. A clock set back only delays this.
      for (const [old, at] of last) {
        if (now - at < SAME_WRITE_WITHIN) break
        last.delete(old)
      }
      return false
    },
  }
}
