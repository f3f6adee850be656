import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clock } from '../../../../lib/clock.ts'

/** After a market's last moment its winner is told. */
const AFTER_MS = 500
/** By looking at the clock: a timer would not know that the server's has been moved. */
const CHECK_MS = 1_000

/**
 * Asks again as soon as one of the markets closes, and says until when they have. What was asked before that is waited for:
 * its answer is the former one, and nothing is asked beside it.
 */
export const useAtClose = (
  games: readonly { closesAt: number }[],
  isAsking: boolean,
  ask: () => unknown,
): number => {
  const [closed, setClosed] = useState(0)
  const asked = useRef(closed)
  const next = Math.min(...games.map(({ closesAt }) => closesAt).filter((at) => at > closed))
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setInterval(() => {
      const now = clock.now()
      if (now < next + AFTER_MS) return
      clearInterval(timer)
      setClosed(now)
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [next])
  useEffect(() => {
    if (closed === asked.current || isAsking) return
    asked.current = closed
    void run()
  }, [closed, isAsking])
  return closed
}
