import { useRef, useState } from 'react'
import { useWindowEvent } from '@mantine/hooks'
import { useLocation } from 'react-router-dom'

/** What hovering opens comes after 120 ms; it waits a little before it goes. */
const OPEN_MS = 120
const CLOSE_MS = 180
const DIALOG = '[role=dialog][aria-modal=true]'

/**
 * Which of the things that hovering opens is open (WCAG 1.4.13). Navigating closes it, and Escape wherever the focus is,
 * except while a dialog lies above; `giveBack` may save the focus first. What was pressed open stays without the pointer.
 */
export const useHoverOpen = <Name extends string>(giveBack: () => void) => {
  const [state, setState] = useState<{ open: Name; isPinned: boolean }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
  const [seen, setSeen] = useState(pathname)
  if (pathname !== seen) {
    setSeen(pathname)
    setState(undefined)
  }
  const open = state?.open
  const now = (next: typeof state) => {
    clearTimeout(timer.current)
    setState(next)
  }
  const later = (name: Name | undefined, ms: number) => {
    clearTimeout(timer.current)
    if (state?.isPinned) return
    timer.current = setTimeout(() => setState(name && { open: name, isPinned: false }), ms)
  }
  const close = () => now(undefined)
  // While capturing: a dialog above that hears the same key is still there then.
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !open || document.querySelector(DIALOG)) return
      event.preventDefault()
      giveBack()
      close()
    },
    { capture: true },
  )
  return {
    open,
    isPinned: state?.isPinned === true,
    close,
    hover: (name: Name | undefined) => later(name, OPEN_MS),
    leave: () => later(undefined, CLOSE_MS),
    toggle: (name: Name) => now(open === name ? undefined : { open: name, isPinned: false }),
    /** What hovering has opened already is not closed by the first press, but stays. */
    press: (name: Name) => now(state?.isPinned ? undefined : { open: name, isPinned: true }),
  }
}
