import { useEffect, useEffectEvent, useState } from 'react'
import { clock } from '../../../../lib/clock.ts'

/** After a market's last moment its winner is told. */
const AFTER_MS = 500
/** By looking at the clock: a timer would not know that the server's has been moved. */
const CHECK_MS = 1_000

/** Asks again as soon as one of the markets closes, and says until when they have. */
export const useAtClose = (games: readonly { closesAt: number }[], ask: () => unknown): number => {
  const [closed, setClosed] = useState(0)
  const next = Math.min(...games.map(({ closesAt }) => closesAt).filter((at) => at > closed))
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setInterval(() => {
      const now = clock.now()
      if (now < next + AFTER_MS) return
      clearInterval(timer)
      setClosed(now)
      void run()
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [next])
  return closed
}
