import type { Card, CardsOutcome } from '@app/contract/play/outcomes'
import { cardsOutcome } from './cards.ts'
import type { Play } from './shed/play.rules.ts'
import { worthOf } from './shed/units.rules.ts'

/** The rules of play that rounds go by now; the page of proofs still knows the first ones. */
const RULES = 2

interface Told {
  hands: readonly (readonly number[])[]
  labels: readonly string[]
  roleOf?: (seat: number) => string
  noteOf: (seat: number) => string
  winners: readonly number[]
  plays: Play[]
  bottom?: Card[]
  won: string[]
  pushed: string[]
}

/** Hands as they were dealt, the highest card first, and what was played of them. */
export const shedOutcome = ({
  hands,
  labels,
  roleOf,
  noteOf,
  winners,
  plays,
  bottom,
  won,
  pushed,
}: Told): CardsOutcome => ({
  ...cardsOutcome(
    hands.map((cards, at) => ({
      key: `seat${at + 1}`,
      label: labels[at]!,
      ...(roleOf && { role: roleOf(at) }),
      cards: cards.toSorted((a, b) => worthOf(b) - worthOf(a) || b - a),
      note: noteOf(at),
      isWinner: winners.includes(at),
    })),
    winners.map((at) => `seat${at + 1}`).join(' '),
    won,
    pushed,
  ),
  plays: plays.map(({ seat, cards }) => ({ key: `seat${seat + 1}`, cards })),
  book: RULES,
  ...(bottom && { bottom }),
})
