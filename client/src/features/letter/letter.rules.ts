import type { LetterType, UnreadCounts } from '@app/contract/letter/letter'

export const TYPES: readonly LetterType[] = ['notice', 'activity', 'bulletin', 'match', 'fd']
export type View = LetterType | 'all'
/** What nobody is sent in a break of his own (UN-32). */
export const INVITING: readonly View[] = ['activity', 'match']

/** Broadcasts and personal letters of a type together; the types without a personal form have one key (U-MSG-01). */
export const unreadOf = (counts: UnreadCounts, view: View): number =>
  view === 'all'
    ? TYPES.reduce((sum, type) => sum + unreadOf(counts, type), 0)
    : (counts[`br${view}_count`] ?? 0) +
      (view === 'bulletin' || view === 'match' ? 0 : counts[`${view}_count`])

/** The view that an address asks for; anything else shows all. */
export const viewOf = (asked: string | null): View => TYPES.find((type) => type === asked) ?? 'all'
