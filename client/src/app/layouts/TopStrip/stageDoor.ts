import { config } from '../../../lib/config.ts'
import { visit } from '../../../lib/device/storage.ts'
import { signal } from '../../../lib/signal.ts'

/** none: what answers is no mock, so there is nothing to steer. */
export type Door = 'shut' | 'open' | 'hidden' | 'none'

const KEY = 'stage.door'

/** Another origin's backend is steered from its own pages, if at all. */
const isOwnBackend = (): boolean =>
  config.apiBase === '' || URL.parse(config.apiBase, location.href)?.origin === location.origin

const remembered = (): Door => {
  if (!import.meta.env.STAGE || !isOwnBackend()) return 'none'
  const kept = visit.read(KEY)
  return kept === 'open' || kept === 'hidden' ? kept : 'shut'
}

/** Whether the demo's tools are open: until the tab is closed, reloads included. */
export const stageDoor = signal<Door>(remembered())

export const turnDoor = (door: Door): void => {
  visit.write(KEY, door)
  stageDoor.set(door)
}
