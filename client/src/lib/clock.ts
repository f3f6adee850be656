/** How far the server's clock is ahead of this machine's, so that countdowns agree with it (a mock clock can be moved). */
let aheadMs = 0

/** Epoch milliseconds by the server's clock, as far as known: the client's only source of time. */
export const now = (): number => Date.now() + aheadMs

/** Takes the server's time from an answer. */
export const followClock = (serverMs: number): void => {
  aheadMs = serverMs - Date.now()
}

/** A monotonic reading in milliseconds, for measuring. */
export const tick = (): number => performance.now()

/** "2026-11-21T02:38:17.000Z" of an epoch time. */
export const isoAt = (ms: number): string => new Date(ms).toISOString()
