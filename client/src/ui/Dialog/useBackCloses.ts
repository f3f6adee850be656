import { useEffect, useEffectEvent } from 'react'

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

/** Back on a phone closes what lies open over the page; where the browser can't tell, it leaves the page as ever. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = globalThis as Watching
    if (!isOpen || !CloseWatcher || !matchMedia(TOUCHED).matches) return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    watching.add(watcher)
    return () => {
      watcher.destroy()
      watching.delete(watcher)
    }
  }, [isOpen])
}
