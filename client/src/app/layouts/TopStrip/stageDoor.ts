import { config } from '../../../lib/config.ts'
import { signal } from '../../../lib/signal.ts'

/** none: what answers is no mock, so there is nothing to steer. */
export type Door = 'shut' | 'open' | 'hidden' | 'none'

const KEY = 'stage.door'

/** Another origin's backend is steered from its own pages, if at all. */
const isOwnBackend = (): boolean =>
  config.apiBase === '' || URL.parse(config.apiBase, location.href)?.origin === location.origin

const remembered = (): Door => {
  if (!import.meta.env.STAGE || !isOwnBackend()) return 'none'
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
