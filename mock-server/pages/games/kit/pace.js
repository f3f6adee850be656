/**
 * How soon a round may follow another: by the clock, whatever moves on the screen and however little.
 * @param {number} ms from press to press
 * @param {number} owed what is left of it from before this page
 */
export const openPace = (ms, owed) => {
  let free = performance.now() + owed
  const left = () => Math.max(0, free - performance.now())
  return {
    left,
    /** A press that counts. */
    begin: () => {
      free = performance.now() + ms
    },
    /** It came to nothing. */
    forget: () => {
      free = 0
    },
    /** A timer may be a trifle early. */
    rest: async () => {
      while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left())))
    },
  }
}

/** Only what is more than the stake is a win; less is told, and not celebrated. @param {number} stake @param {number} payout */
export const isWin = (stake, payout) => payout > stake
