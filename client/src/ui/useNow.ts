import { useEffect, useState } from 'react'
import { clock } from '../lib/clock.ts'

/** One for each pace: who reads at the same pace reads the same time, so that a figure is the same wherever it stands. */
const beats = new Map<number, ReturnType<typeof startBeat>>()

const startBeat = (everyMs: number) => {
  const readers = new Set<(time: number) => void>()
  const read = () => {
    if (document.visibilityState !== 'visible') return
    const time = clock.now()
    for (const tell of readers) tell(time)
  }
  const timer = setInterval(read, everyMs)
  document.addEventListener('visibilitychange', read)
  return {
    readers,
    read,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    },
  }
}

/** The time, read again every `everyMs`; at rest while the tab is hidden. */
export const useNow = (everyMs: number): number => {
  const [time, setTime] = useState(clock.now)
  useEffect(() => {
    const beat = beats.get(everyMs) ?? startBeat(everyMs)
    beats.set(everyMs, beat)
    beat.readers.add(setTime)
    beat.read()
    return () => {
      beat.readers.delete(setTime)
      if (beat.readers.size > 0) return
      beat.stop()
      beats.delete(everyMs)
    }
  }, [everyMs])
  return time
}
