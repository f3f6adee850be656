import { entryKey, isPending } from '@app/contract/sport/slip/entry'
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

/** What clearing takes out of the slip: all but what waits. */
export const clearing = ({ slip, aside, stakes, seriesStake }: SportState): SportState['replaced'] => ({
  entries: slip.entries.filter((entry) => !isPending(entry)),
  stakes: { ...stakes },
  cleared: { mode: slip.mode, oddsType: slip.oddsType, ownOddsType: slip.ownOddsType, aside, seriesStake },
})

/** What was cleared, back as it was. */
export const restored = ({ slip, stakes, replaced }: SportState): Partial<SportState> => {
  if (!replaced?.cleared) return {}
  const { mode, oddsType, ownOddsType, ...rest } = replaced.cleared
  return {
    ...rest,
    slip: { ...slip, mode, oddsType, ownOddsType, entries: [...slip.entries, ...replaced.entries] },
    stakes: { ...stakes, ...replaced.stakes },
    replaced: null,
  }
}
