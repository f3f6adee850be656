import { entryKey } from '@app/contract/sport/slip/entry'
import { MAX_ENTRIES } from '@app/contract/sport/slip/limits'
import { staysBeside } from '@app/contract/sport/slip/slip'
import type { Slip } from '@app/contract/sport/slip/slip'
import type { SportState } from '../sportState.ts'

type Held = Pick<SportState, 'slip' | 'aside'>

/** From several to one the others are put aside, and with several they are back, as far as they stand beside that one. */
export const withAside = ({ slip, aside }: Held, next: Slip): Held => {
  const isOne = next.mode === 'single'
  if (isOne === (slip.mode === 'single')) return { slip: next, aside }
  if (isOne) {
    const kept = new Set(next.entries.map(entryKey))
    return { slip: next, aside: slip.entries.filter((entry) => !kept.has(entryKey(entry))) }
  }
  // A series that is made of what was put out and what took its place is just these two.
  const [only, ...more] = next.entries
  const back = more.length > 0 ? [] : aside.filter((held) => !only || staysBeside(held, only))
  return { slip: { ...next, entries: [...back.slice(1 - MAX_ENTRIES), ...next.entries] }, aside: [] }
}
