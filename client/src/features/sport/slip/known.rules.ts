import type { ChannelData } from '@app/contract/sport/channel'
import type { EntryView } from './slip.rules.ts'

type Known = Pick<ChannelData<'order_view'>, 'entries' | 'series' | 'systems'>

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
