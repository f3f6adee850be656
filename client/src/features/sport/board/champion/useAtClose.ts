import { useEffect, useEffectEvent } from 'react'
import { clock } from '../../../../lib/clock.ts'

/** After a market's last moment its winner is told. */
const AFTER_MS = 500

/** Asks again as soon as one of the markets closes. */
export const useAtClose = (games: readonly { closesAt: number }[], ask: () => unknown): void => {
  const next = Math.min(...games.map(({ closesAt }) => closesAt))
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(() => void run(), Math.max(0, next - clock.now()) + AFTER_MS)
    return () => clearTimeout(timer)
  }, [next])
}
