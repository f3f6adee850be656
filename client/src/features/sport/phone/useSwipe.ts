import { useRef } from 'react'
import type { TouchEvent } from 'react'

/** Further than this, and far more sideways than up or down, a finger has swiped. */
const SWIPE_PX = 48
const SIDEWAYS = 2

/** Tells a swipe over an element: +1 to what is right of it, -1 back. */
export const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!from.current || !finger) return
      const x = finger.clientX - from.current.x
      const y = finger.clientY - from.current.y
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > SIDEWAYS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
