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
  let kept = state.read<ClockState>('clock') ?? { site: time(), real: time(), rate: 1, frozen: false }
  let standing: number | undefined
  let held: number | undefined
  const real = () => held ?? time()
  const release = () => {
    held = undefined
  }
  const flowing = () => (kept.frozen ? kept.site : kept.site + Math.round((real() - kept.real) * kept.rate))
  return {
    now: () => standing ?? flowing(),
    real,
    elapsed: () => real() + (kept.skipped ?? 0),
    machine: time,
    hold: () => {
      held = time()
      queueMicrotask(release)
      return held
    },
    set: ({ now = flowing(), rate = kept.rate, frozen = kept.frozen }) => {
      const skipped = (kept.skipped ?? 0) + Math.max(0, now - flowing())
      kept = { site: now, real: real(), rate, frozen, skipped }
      state.write('clock', kept)
    },
    state: () => {
      const { skipped: _, ...state } = kept
      return { ...state, now: flowing() }
    },
    kept: () => kept,
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
