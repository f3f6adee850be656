import type { LetterType } from '@app/contract/letter/letter'

/** Offers, and matches that are to be bet on: they wait as long as a break of the member's own is on (UN-32). */
export const INVITING: readonly LetterType[] = ['activity', 'match']
export const invites = (type: LetterType): boolean => INVITING.includes(type)
