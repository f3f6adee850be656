import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Where a match ends that is read further down, its result comes into sight in the very picture that shows it. */
export const useEndInSight = (screen: RefObject<HTMLElement | null>, isOver: boolean): void => {
  useLayoutEffect(() => {
    if (!isOver || !screen.current || screen.current.getBoundingClientRect().top >= 0) return
    screen.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [screen, isOver])
}
