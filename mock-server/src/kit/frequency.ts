import { SECOND } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** U-NET-07: the same write (caller, path, body) within this time is 6011; logins per address and minute. */
export const SAME_WRITE_WITHIN = SECOND

export interface Frequency {
  /**
   * True when the same write was made less than a second ago; otherwise notes it. With an id it is of one intention, which
   * may be sent again at once: its first sending came to nothing, or its answer would have been kept.
   */
  tooOften(key: string, requestId?: string): boolean
  /** A request that has come to nothing holds up no other; `who` made it, and its key begins with that. */
  forget(who: string | number, requestId: string): void
}

export const openFrequency = (world: World): Frequency => {
  const last = new Map<string, { at: number; requestId: string }>()
  world.memory.holds('frequency', {
    save: () => {
      const now = world.clock.elapsed()
      const kept = [...last].filter(([, { at }]) => now - at < SAME_WRITE_WITHIN)
      return kept.map(([key, { at, requestId }]) => [key, at, requestId])
    },
    load: (kept: [string, number, string?][]) => {
      for (const [key, at, requestId = ''] of kept) last.set(key, { at, requestId })
    },
  })
  return {
    tooOften: (key, requestId = '') => {
      const now = world.clock.elapsed()
      const before = last.get(key)
      const isSame = requestId !== '' && before?.requestId === requestId
      if (before !== undefined && now - before.at < SAME_WRITE_WITHIN && !isSame) return true
      last.delete(key)
      last.set(key, { at: now, requestId })
      // In the order of their times: what is too old stands first. A clock set back only delays this.
      for (const [old, { at }] of last) {
        if (now - at < SAME_WRITE_WITHIN) break
        last.delete(old)
      }
      return false
    },
    forget: (who, requestId) => {
      for (const [key, note] of last)
        if (note.requestId === requestId && key.startsWith(`${who} `)) last.delete(key)
    },
  }
}
