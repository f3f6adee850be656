import { useEffect, useState } from 'react'

export type Movement = 'oddsUp' | 'oddsDown'

/** How long a changed price stays marked (look.md, sport). */
const MARKED_MS = 3000

/** Which way the price last went, for three seconds. A price that comes or goes didn't move. */
export const useMovement = (price: number | undefined): Movement | undefined => {
  const [seen, setSeen] = useState(price)
  const [movement, setMovement] = useState<Movement>()
  if (price !== seen) {
    setSeen(price)
    setMovement(price === undefined || seen === undefined ? undefined : price > seen ? 'oddsUp' : 'oddsDown')
  }
  useEffect(() => {
    if (!movement) return
    const timer = setTimeout(() => setMovement(undefined), MARKED_MS)
    return () => clearTimeout(timer)
  }, [movement, price])
  return movement
}
