import type { CapsuleOpened, ClockChange, JournalFilter } from '@app/contract/control/time'
import { type Body, queryOf, type Steer } from './transport.ts'

type Raw = (method: string, path: string, body?: Body, type?: string) => Promise<Response>

/** The clock of a world, and what happened in it: to read, to go back to, to repeat, to carry away. */
export const openTime = (steer: Steer, raw: Raw) => {
  const clock = (change: ClockChange) => steer('POST', '/clock', change)
  return {
    clock: {
      read: () => steer('GET', '/clock'),
      set: clock,
      /** Plays the site for so many seconds, at once. */
      advance: (seconds: number) => clock({ advance_s: seconds }),
      freeze: () => clock({ frozen: true }),
      go: () => clock({ frozen: false }),
    },
    journal: {
      list: async (filter: JournalFilter = {}) => (await steer('GET', `/journal${queryOf(filter)}`)).entries,
      entry: (id: number) => steer('GET', `/journal/${id}`),
      /** The world, or a fork of it, as it was just before the call. */
      rewind: (id: number, fork?: string) =>
        steer('POST', `/journal/${id}/rewind`, fork === undefined ? {} : { fork }),
      repeat: (id: number, how: { times?: number; concurrent?: boolean; sameRequestId?: boolean } = {}) =>
        steer('POST', `/journal/${id}/repeat`, how),
    },
    trace: {
      on: () => steer('POST', '/trace', { on: true }),
      off: () => steer('POST', '/trace', { on: false }),
    },
    capsule: {
      download: async () => (await raw('GET', '/capsule')).text(),
      asPlaywright: async () => (await raw('GET', '/capsule?as=playwright')).text(),
      open: async (file: string, name?: string) =>
        (await (await raw('POST', `/capsule${queryOf({ name })}`, file)).json()) as CapsuleOpened,
    },
  }
}
