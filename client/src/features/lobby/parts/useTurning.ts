import { useReducedMotion } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

/** Five seconds a banner. */
const TURN_MS = 5000

/** Which slide of a snapping window is in view, and the clock that turns to the next; still with reduced motion. */
export const useTurning = (count: number, isHeld: boolean) => {
  const isStill = useReducedMotion()
  const view = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const turns = !isStill && !isHeld && count > 1

  const go = (to: number) => {
    const next = (to + count) % count
    setAt(next)
    const { current } = view
    // From the last to the first it jumps: running back past all the others would look like a mistake.
    current?.scrollTo({
      left: next * current.clientWidth,
      behavior: isStill || Math.abs(next - at) > 1 ? 'instant' : 'smooth',
    })
  }

  useEffect(() => {
    const { current } = view
    if (!current) return
    const settle = () =>
      setAt(Math.min(count - 1, Math.round(current.scrollLeft / Math.max(1, current.clientWidth))))
    current.addEventListener('scrollend', settle)
    return () => current.removeEventListener('scrollend', settle)
  }, [count])

  useEffect(() => {
    if (!turns) return
    // An interval: on a hidden tab it passes by and comes again.
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go(at + 1)
    }, TURN_MS)
    return () => clearInterval(timer)
  })

  return { view, at, go, turns, isStill }
}
