import { useEffect, useState } from 'react'
import { clock } from '../../lib/clock.ts'

export type Movement = 'oddsUp' | 'oddsDown'

/** How long a changed price stays marked. */
const MARKED_MS = 3000
/** Marks that end so close to each other end together: a board's worth of them is one render. */
const TOGETHER_MS = 100

const marks = new Map<() => void, number>()
let sweep: ReturnType<typeof setTimeout> | undefined

const plan = () => {
  if (sweep !== undefined || marks.size === 0) return
  const first = Math.min(...marks.values())
  sweep = setTimeout(
    () => {
      sweep = undefined
      const until = clock.tick() + TOGETHER_MS
      for (const [end, at] of marks)
        if (at <= until) {
          marks.delete(end)
          end()
        }
      plan()
    },
    Math.max(0, first - clock.tick()),
  )
}

/** Calls `end` when the mark's time is over; what is given back forgets it. */
const mark = (end: () => void) => {
  marks.set(end, clock.tick() + MARKED_MS)
  plan()
  return () => {
    marks.delete(end)
    if (marks.size > 0) return
    clearTimeout(sweep)
    sweep = undefined
  }
}

/** A price that comes or goes didn't move. */
export const movementOf = (before: number | undefined, now: number | undefined): Movement | undefined =>
  before === undefined || now === undefined || before === now
    ? undefined
    : now > before
      ? 'oddsUp'
      : 'oddsDown'

/** Which way the price last went, for three seconds. */
export const useMovement = (price: number | undefined): Movement | undefined => {
  const [seen, setSeen] = useState(price)
  const [movement, setMovement] = useState<Movement>()
  if (price !== seen) {
    setSeen(price)
    setMovement(movementOf(seen, price))
  }
  useEffect(() => (movement ? mark(() => setMovement(undefined)) : undefined), [movement, price])
  return movement
}
