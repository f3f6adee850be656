import { useEffect, useEffectEvent } from 'react'
import { clock } from '../../../lib/clock.ts'

/** Runs `poll` every `everyMs` after the last one ended; at rest on a hidden tab, at once when it is shown again and due. */
export const usePoll = (everyMs: number, poll: () => Promise<unknown>, isOn = true): void => {
  const run = useEffectEvent(poll)
  useEffect(() => {
    if (!isOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = clock.tick()
    let isRunning = false
    let isOver = false
    const plan = () => {
      clearTimeout(timer)
      if (!isOver && !isRunning && document.visibilityState === 'visible')
        timer = setTimeout(go, Math.max(0, everyMs - (clock.tick() - last)))
    }
    const go = () => {
      isRunning = true
      void run()
        // Whoever polls shows its failure; the next turn tries again.
        .catch(() => undefined)
        .finally(() => {
          isRunning = false
          last = clock.tick()
          plan()
        })
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [everyMs, isOn])
}
