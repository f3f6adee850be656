import { useSyncExternalStore } from 'react'

const subscribe = (told: () => void) => {
  const seen = globalThis.visualViewport
  seen?.addEventListener('resize', told)
  return () => seen?.removeEventListener('resize', told)
}

/** What a keyboard covers of the page's foot. A page that is drawn larger with two fingers has none for that. */
const covered = (): number => {
  const seen = globalThis.visualViewport
  if (!seen || seen.scale !== 1) return 0
  return Math.max(0, Math.round(globalThis.innerHeight - seen.height - seen.offsetTop))
}

/** How much of the screen's foot a keyboard covers, in CSS pixels. */
export const useKeyboard = (): number => useSyncExternalStore(subscribe, covered)
