import type { Card, CardsOutcome, Hand } from '@app/contract/play/outcomes'

export const DECK = 52
export const rankOf = (card: Card): number => card % 13
export const suitOf = (card: Card): number => Math.floor(card / 13)
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♦', '♣', '♥', '♠']
/** The best first, as the rules say it. */
export const SUITS_TEXT = SUITS.toReversed().join(' > ')
export const cardText = (card: Card): string => `${SUITS[suitOf(card)]}${RANKS[rankOf(card)]}`
/** Ace high: 2 → 2 … K → 13, A → 14. */
export const highRank = (card: Card): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)

/** Compares number by number; the longer list isn't an issue: both have the same shape. */
export const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  for (const [at, value] of a.entries()) if (value !== b[at]) return value > b[at]!
  return false
}

export const cardsOutcome = (hands: Hand[], mark: string, won: string[], pushed: string[]): CardsOutcome => ({
  hands,
  won,
  pushed,
  mark,
})
