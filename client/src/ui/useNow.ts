import { useEffect, useState } from 'react'
import { clock } from '../lib/clock.ts'

/** The time, read again every `everyMs`; at rest while the tab is hidden. */
export const useNow = (everyMs: number): number => {
  const [time, setTime] = useState(clock.now)
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') setTime(clock.now())
    }
    const timer = setInterval(read, everyMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [everyMs])
  return time
}
