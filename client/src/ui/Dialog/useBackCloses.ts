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

/** Back on a phone closes what lies open over the page; where the browser can't tell, it leaves the page as ever. */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = globalThis as Watching
    if (!isOpen || !CloseWatcher || !matchMedia(TOUCHED).matches) return undefined
    /** A keyboard's Escape is heard by the dialogs themselves, and would close twice. One of its own: another may be gone at once. */
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close())
    window.addEventListener('keydown', keepEscape, { capture: true })
    return () => {
      watcher.destroy()
      window.removeEventListener('keydown', keepEscape, { capture: true })
    }
  }, [isOpen])
}
