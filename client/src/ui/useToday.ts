import { useSyncExternalStore } from 'react'
import { clock } from '../lib/clock.ts'
import { dayStart } from '../lib/text/date.ts'

const EVERY_MS = 30_000

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, EVERY_MS)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

/** When the site's day began, in ms: what is said by it (今天, 明天) is said anew after midnight. */
export const useToday = (): number => useSyncExternalStore(subscribe, () => dayStart(clock.now()))
