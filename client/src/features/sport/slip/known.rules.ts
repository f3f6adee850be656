import type { ChannelData } from '@app/contract/sport/channel'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { refOf } from './slip.rules.ts'
import type { EntryView, Told } from './slip.rules.ts'

type Known = Pick<ChannelData<'order_view'>, 'entries' | 'series' | 'systems'>

/** What was asked before a match ended may still call its markets open. */
export const shutIn = <T extends Pick<Known, 'entries'>>(
  known: T,
  isOver: (gameId: string) => boolean,
): T => ({
  ...known,
  entries: known.entries.map((one) =>
    one.active !== 'closed' && isOver(one.gameId) ? { ...one, active: 'closed' as const, k: '' } : one,
  ),
})

const isSame = (a: EntryView) => (b: EntryView) =>
  a.gameId === b.gameId && a.wtype === b.wtype && a.w === b.w && a.rtype === b.rtype

/** What may be staked, as far as it is known: of a suspended market nothing is said, and what was said before holds until it opens. */
export const knownOf = (before: Known | undefined, { entries: now, series, systems }: Known): Known => {
  const hadOf = (one: EntryView) => before?.entries.find(isSame(one))
  const entries = now.map((one) => {
    const had = one.active === 'open' ? undefined : hadOf(one)
    return had ? { ...one, min: had.min, max: had.max } : one
  })
  const isHalted = now.some(({ active }) => active !== 'open')
  const isLasting = isHalted && before?.entries.length === now.length && now.every(hadOf)
  return isLasting && series && before.series
    ? { entries, series: before.series, systems: before.systems }
    : { entries, series, systems }
}

/** What is said of a selection that its list has no more: nothing can be bet on it, as far as is known. */
export const goneOf = (entry: SlipEntry): Told => {
  const ref = refOf(entry)
  return { ...ref, rtype: ref.rtype ?? '', k: '', active: 'suspended' }
}
