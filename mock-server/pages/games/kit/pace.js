/** A press whose moment has passed by this much is no longer meant. */
const LATE_MS = 500
/** A play of a hand that is played out is read before the next; one of more cards longer, a bomb by this, and the last by that. */
const PLAY_MS = 340
const CARD_MS = 25
const MOST_MS = 480
const BOMB_MS = 700
const LAST_MS = 500

/** @param {number} cards @param {boolean} isBomb @param {boolean} isLast @returns how long a play is seen */
export const playMs = (cards, isBomb, isLast) =>
  Math.min(MOST_MS, PLAY_MS + CARD_MS * (cards - 1)) + (isBomb ? BOMB_MS : 0) + (isLast ? LAST_MS : 0)

/**
 * How soon a round may follow another: by the clock, whatever moves on the screen and however little.
 * @param {number} ms from press to press
 * @param {number} owed what is left of it from before this page
 */
export const openPace = (ms, owed) => {
  let free = performance.now() + owed
  const left = () => Math.max(0, free - performance.now())
  /** A timer may be a trifle early. */
  const rest = async () => {
    while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left())))
  }
  /** What was pressed last, if nothing came of it yet. @type {{ act: () => void, due: number } | undefined} */
  let asked
  return {
    left,
    rest,
    /** A press that came too early is kept until it may count; of several the last. @param {() => void} act */
    whenFree: async (act) => {
      asked = { act, due: performance.now() + left() }
      await rest()
      const last = asked
      asked = undefined
      if (last && performance.now() <= last.due + LATE_MS) last.act()
    },
    /** A press that counts. */
    begin: () => {
      free = performance.now() + ms
    },
    /** It came to nothing. */
    forget: () => {
      free = 0
    },
  }
}

/** Only what is more than the stake is a win; less is told, and not celebrated. @param {number} stake @param {number} payout */
export const isWin = (stake, payout) => payout > stake
