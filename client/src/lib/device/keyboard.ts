import { useSyncExternalStore } from 'react'

/** What a keyboard covers of the page's foot. A page that is drawn larger with two fingers has none for that. */
const covered = (): number => {
  const seen = globalThis.visualViewport
  if (!seen || seen.scale !== 1) return 0
  return Math.max(0, Math.round(globalThis.innerHeight - seen.height - seen.offsetTop))
}

/** The keyboard comes or goes; the page is pushed up under it. */
const MOVES = ['resize', 'scroll']

/** As it was when it last changed: asking anew with each render would lay the page out each time. */
let known = 0

const subscribe = (told: () => void) => {
  const seen = globalThis.visualViewport
  const look = () => {
    known = covered()
    told()
  }
  // With the next frame, which lays the page out anyway: here it would lengthen what is being shown.
  const first = requestAnimationFrame(look)
  for (const moved of MOVES) seen?.addEventListener(moved, look)
  return () => {
    cancelAnimationFrame(first)
    for (const moved of MOVES) seen?.removeEventListener(moved, look)
  }
}

/** How much of the screen's foot a keyboard covers, in CSS pixels. */
export const useKeyboard = (): number => useSyncExternalStore(subscribe, () => known)
