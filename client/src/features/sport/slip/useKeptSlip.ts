import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { stored } from '../../../lib/device/storage.ts'
import type { StorageKey } from '../../../lib/device/storage.ts'
import { keepList } from '../kept.ts'
import { sportOf } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { habitsOf, keptOf } from '../sportState.ts'
import type { SportState } from '../sportState.ts'

/** A moment of quiet after a change: what a player does is never made to wait for the disk. */
const QUIET_MS = 250

const KEPT: readonly [StorageKey, (state: SportState) => object][] = [
  ['sportSlip', keptOf],
  ['sportHabits', habitsOf],
]

/** Keeps the slip on the device while the channel is open; it goes with the session, the player's habits stay, and the list for the tab. */
export const useKeptSlip = (): void => {
  const store = useStore<SportRoot>()
  useEffect(() => {
    let seen = sportOf(store.getState())
    let timer: ReturnType<typeof setTimeout> | undefined
    const written = new Map<StorageKey, string>()
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      for (const [key, of] of KEPT) {
        const text = JSON.stringify(of(sportOf(store.getState())))
        if (text !== written.get(key)) stored.write(key, text)
        written.set(key, text)
      }
      keepList(sportOf(store.getState()).filter)
    }
    const end = store.subscribe(() => {
      const now = sportOf(store.getState())
      if (now !== seen) timer ??= setTimeout(keep, QUIET_MS)
      seen = now
    })
    // What was changed just before a reload is written with the page's last breath.
    addEventListener('pagehide', keep)
    keep()
    return () => {
      end()
      removeEventListener('pagehide', keep)
      // Nothing there: the session ended, and what it left behind with it.
      if (timer !== undefined && stored.read('sportSlip')) keep()
      clearTimeout(timer)
    }
  }, [store])
}
