import { useDeferredValue, useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { stored } from '../../lib/storage.ts'
import { habitsOf, keptOf, sportOf } from './sport.slice.ts'
import type { SportRoot } from './sport.slice.ts'

/** Keeps the slip on the device while the channel is open; it goes with the session, the player's habits stay. */
export const useKeptSlip = (): void => {
  const kept = useDeferredValue(useSelector((root: SportRoot) => JSON.stringify(keptOf(sportOf(root)))))
  const habits = useSelector((root: SportRoot) => JSON.stringify(habitsOf(sportOf(root))))
  useEffect(() => stored.write('sportSlip', kept), [kept])
  // Written when there is time: what was typed just before a reload is written with the page's last breath.
  const store = useStore<SportRoot>()
  useEffect(() => {
    const keep = () => stored.write('sportSlip', JSON.stringify(keptOf(sportOf(store.getState()))))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [store])
  useEffect(() => stored.write('sportHabits', habits), [habits])
}
