import { install } from '@sinonjs/fake-timers'

const turn = globalThis.setImmediate
/** Real turns of the event loop, until everything that waits for nothing but promises is done. */
const settled = async (): Promise<void> => {
  await new Promise((done) => void turn(done))
  await new Promise((done) => void turn(done))
}

export type Timer = number | object

/** One order of everything that happens later, for the server, every tab and the network between them. Nothing waits really. */
export interface Queue {
  now(): number
  after(ms: number, work: () => void): Timer
  cancel(timer: Timer): void
  every(ms: number, work: () => void): Timer
  /** Plays what is due, one after the other, until `isDone` or for `mostMs`. Whether it is done. */
  play(isDone: () => boolean, mostMs: number): Promise<boolean>
  /** Timers that were played so far. */
  played(): number
  /** Forgets what is still to come and stands at `at`. */
  begin(at: number): void
  end(): void
}

const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'Date',
  'performance',
] as const

/** From here on the process has no other time: what asks Node for timers is asked to wait here. */
export const openQueue = (at: number): Queue => {
  let clock = install({ now: at, toFake: [...FAKED], loopLimit: 1e9 })
  let played = 0
  return {
    now: () => clock.now,
    after: (ms, work) => clock.setTimeout(work, ms),
    cancel: (timer) => clock.clearTimeout(timer as number),
    every: (ms, work) => clock.setInterval(work, ms),
    play: async (isDone, mostMs) => {
      const endsAt = clock.now + mostMs
      const limit = clock.setTimeout(() => undefined, mostMs)
      await settled()
      while (!isDone() && clock.now < endsAt) {
        clock.next()
        played += 1
        await settled()
      }
      clock.clearTimeout(limit)
      return isDone()
    },
    played: () => played,
    begin: (now) => {
      clock.uninstall()
      clock = install({ now, toFake: [...FAKED], loopLimit: 1e9 })
      played = 0
    },
    end: () => clock.uninstall(),
  }
}
