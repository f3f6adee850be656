import { config } from '../../../lib/config.ts'
import { signal } from '../../../lib/signal.ts'

/** none: what answers is no mock, so there is nothing to steer. */
export type Door = 'shut' | 'open' | 'hidden' | 'none'

const KEY = 'stage.door'

const remembered = (): Door => {
  if (!import.meta.env.STAGE || (config.apiBase && new URL(config.apiBase).origin !== location.origin))
    return 'none'
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === 'open' || kept === 'hidden' ? kept : 'shut'
  } catch {
    return 'shut'
  }
}

/** Whether the demo's tools are open: until the tab is closed, reloads included. */
export const stageDoor = signal<Door>(remembered())

export const turnDoor = (door: Door): void => {
  try {
    sessionStorage.setItem(KEY, door)
  } catch {
    // Without a storage they are shut again after a reload.
  }
  stageDoor.set(door)
}
