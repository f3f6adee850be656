/** The client's only source of time. `offset` follows the server's clock, so that countdowns agree with a moved mock clock. */
let offsetMs = 0
/** What the device's clock lacks; 0 until a call was refused for it. */
let skewMs = 0
/** A device this near to the server is right: an HTTP date knows no more than seconds, and is as old as its way. */
const NEAR_MS = 60_000

export const clock = {
  /** Epoch milliseconds by the server's clock, as far as known. */
  now: (): number => Date.now() + offsetMs,
  /** Epoch milliseconds of this device, whatever the server's clock says. */
  device: (): number => Date.now(),
  /** Epoch milliseconds outside of any world, by the server where the device was found wrong: what a call is dated with (N-03). */
  real: (): number => Date.now() + skewMs,
  /** What the device's clock lacks, as far as known. */
  skew: (): number => skewMs,
  /** Takes the time from the server's HTTP date, where the device is wrong about it. */
  correct: (serverMs: number): void => {
    if (Math.abs(serverMs - clock.real()) > NEAR_MS) skewMs = serverMs - Date.now()
  },
  /** Takes the server's time from an answer. */
  follow: (serverMs: number): void => {
    offsetMs = serverMs - Date.now()
  },
  /** A monotonic reading in milliseconds, for measuring. */
  tick: (): number => performance.now(),
}

/** "2026-11-21T02:38:17.000Z" of an epoch time. */
export const isoAt = (ms: number): string => new Date(ms).toISOString()
