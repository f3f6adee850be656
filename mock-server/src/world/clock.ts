import type { State } from './state.ts'

/** Epoch milliseconds of the machine. The only reading of real time in the mock. */
export type TimeSource = () => number
export const systemTime: TimeSource = () => Date.now()

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** The site's calendar is GMT+8, without summer time. */
export const SITE_OFFSET = 8 * HOUR

export const startOfSiteDay = (at: number): number => Math.floor((at + SITE_OFFSET) / DAY) * DAY - SITE_OFFSET

export interface ClockState {
  /** Site time and machine time of the last change. */
  site: number
  real: number
  rate: number
  frozen: boolean
  /** What was skipped by hand so far. */
  skipped?: number
}

export interface Clock {
  now(): number
  /** The machine's own time, whatever was done to the site's: what the tt blob is compared with. */
  real(): number
  /** Machine time plus what was skipped by hand: goes on when the site's clock is frozen. */
  elapsed(): number
  /** The machine's time as it runs, also while it is held: to measure with. */
  machine(): number
  /** Lets every reading be the same until the work under way is done (the next microtask), so that it can be replayed. */
  hold(): number
  set(change: { now?: number | undefined; rate?: number | undefined; frozen?: boolean | undefined }): void
  state(): Omit<ClockState, 'skipped'> & { now: number }
  /** As it is kept in the world's state. */
  kept(): ClockState
  /** Runs `work` with now() standing at `at`: a job sees the moment it was due. */
  at<T>(at: number, work: () => T): T
}

export const openClock = (state: State, time: TimeSource): Clock => {
  const begun: ClockState = { site: time(), real: time(), rate: 1, frozen: false }
  const held = state.held<ClockState>('clock', (kept) => kept ?? begun)
  let standing: number | undefined
  let stopped: number | undefined
  const real = () => stopped ?? time()
  const release = () => {
    stopped = undefined
  }
  const flowing = () => {
    const kept = held.get()
    return kept.frozen ? kept.site : kept.site + Math.round((real() - kept.real) * kept.rate)
  }
  return {
    now: () => standing ?? flowing(),
    real,
    elapsed: () => real() + (held.get().skipped ?? 0),
    machine: time,
    hold: () => {
      stopped = time()
      queueMicrotask(release)
      return stopped
    },
    set: ({ now = flowing(), rate = held.get().rate, frozen = held.get().frozen }) => {
      const skipped = (held.get().skipped ?? 0) + Math.max(0, now - flowing())
      held.set({ site: now, real: real(), rate, frozen, skipped })
    },
    state: () => {
      const { skipped: _, ...shown } = held.get()
      return { ...shown, now: flowing() }
    },
    kept: held.get,
    at: (at, work) => {
      const before = standing
      standing = at
      try {
        return work()
      } finally {
        standing = before
      }
    },
  }
}
