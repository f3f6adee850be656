import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignal } from '../lib/signal.ts'
import { type Box, ring } from '../tour/hands.ts'

const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height

/** Whether the window gives way to what is shown: to the other side of the screen, until another page comes. */
export const useAway = (own: RefObject<HTMLElement | null>, isFree: boolean): boolean => {
  const target = useSignal(ring)
  const { pathname } = useLocation()
  const [away, setAway] = useState({ pathname, isAway: false })
  const isAway = away.pathname === pathname && away.isAway
  useEffect(() => {
    const box = own.current?.getBoundingClientRect()
    if (target && box && !isFree && meets(target, box)) setAway({ pathname, isAway: !isAway })
    // Only a new target moves it: what it meets on the other side is the smaller evil.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [target])
  return isAway
}
