import type { CapsuleOpened, ClockShown, JournalEntry, JournalFilter, Repeated, Rewound } from './shapes.ts'
import { type Body, type Control, queryOf } from './transport.ts'

type Raw = (method: string, path: string, body?: Body, type?: string) => Promise<Response>

/** The clock of a world, and what happened in it: to read, to go back to, to repeat, to carry away. */
export const openTime = (control: Control, raw: Raw) => {
  const clock = (change: Partial<Pick<ClockShown, 'now' | 'rate' | 'frozen'>> & { advance_s?: number }) =>
    control<ClockShown>('POST', '/clock', change)
  return {
    clock: {
      read: () => control<ClockShown>('GET', '/clock'),
      set: clock,
      /** Plays the site for so many seconds, at once. */
      advance: (seconds: number) => clock({ advance_s: seconds }),
      freeze: () => clock({ frozen: true }),
      go: () => clock({ frozen: false }),
    },
    journal: {
      list: async (filter: JournalFilter = {}) =>
        (await control<{ entries: JournalEntry[] }>('GET', `/journal${queryOf(filter)}`)).entries,
      entry: (id: number) => control<JournalEntry>('GET', `/journal/${id}`),
      /** The world, or a fork of it, as it was just before the call. */
      rewind: (id: number, fork?: string) =>
        control<Rewound>('POST', `/journal/${id}/rewind`, fork === undefined ? {} : { fork }),
      repeat: (id: number, how: { times?: number; concurrent?: boolean; sameRequestId?: boolean } = {}) =>
        control<Repeated>('POST', `/journal/${id}/repeat`, how),
    },
    trace: {
      on: () => control<{ on: boolean }>('POST', '/trace', { on: true }),
      off: () => control<{ on: boolean }>('POST', '/trace', { on: false }),
    },
    capsule: {
      download: async () => (await raw('GET', '/capsule')).text(),
      asPlaywright: async () => (await raw('GET', '/capsule?as=playwright')).text(),
      open: async (file: string, name?: string) =>
        (await (await raw('POST', `/capsule${queryOf({ name })}`, file)).json()) as CapsuleOpened,
    },
  }
}
