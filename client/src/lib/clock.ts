/** The client's only source of time. `offset` follows the server's clock, so that countdowns agree with a moved mock clock. */
let offsetMs = 0

export const clock = {
  /** Epoch milliseconds by the server's clock, as far as known. */
  now: (): number => Date.now() + offsetMs,
  /** Epoch milliseconds of this device, whatever the server's clock says: what a call is dated with (N-03). */
  device: (): number => Date.now(),
  /** Takes the server's time from an answer. */
  follow: (serverMs: number): void => {
    offsetMs = serverMs - Date.now()
  },
  /** A monotonic reading in milliseconds, for measuring. */
  tick: (): number => performance.now(),
}

/** "2026-11-21T02:38:17.000Z" of an epoch time. */
export const isoAt = (ms: number): string => new Date(ms).toISOString()
