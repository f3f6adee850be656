import { useEffect, useEffectEvent, useRef } from 'react'
import { over } from '../../lib/over.ts'

/** What the browser offers for it; not every one does, and TypeScript's library doesn't know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void
}
interface Watching {
  CloseWatcher?: new () => Watcher
}

/** Where fingers are, back is a button or a swipe. */
const TOUCHED = '(pointer: coarse)'

const watching = new Set<Watcher>()

// A keyboard's Escape is heard by the dialogs themselves, and would close what lies below as well. Before any of them:
// what has closed at the press watches no more.
globalThis.addEventListener?.(
  'keydown',
  (event) => {
    if (event.key === 'Escape' && watching.size > 0) event.preventDefault()
  },
  { capture: true },
)

/**
 * Back closes what lies open over the page: a phone's asks the browser's watcher first, any other the router (app/start/steps.ts).
 * Returns what closes it by hand: what goes back by itself then isn't held.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): (() => void) => {
  const close = useEffectEvent(onClose)
  const own = useRef<() => void>(undefined)
  useEffect(() => {
    if (!isOpen) return undefined
    const shut = () => {
      over.delete(shut)
      close()
    }
    own.current = shut
    over.add(shut)
    const { CloseWatcher } = globalThis as Watching
    const watcher = CloseWatcher && matchMedia(TOUCHED).matches ? new CloseWatcher() : undefined
    watcher?.addEventListener('close', shut)
    if (watcher) watching.add(watcher)
    return () => {
      over.delete(shut)
      own.current = undefined
      if (!watcher) return
      watcher.destroy()
      watching.delete(watcher)
    }
  }, [isOpen])
  return () => (own.current ?? onClose)()
}
