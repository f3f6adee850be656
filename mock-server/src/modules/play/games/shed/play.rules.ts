import type { Card } from '@app/contract/play/outcomes'
import { answerOf, leadOf, openingOf, type Sight } from './seat.rules.ts'
import { type Counts, countsOf, inOrder, type Unit, unitsOf, without, worthOf } from './units.rules.ts'

/** Games of getting rid of all cards, played out by fixed rules: the seats differ in nothing but their cards. */

export interface Play {
  seat: number
  cards: Card[]
}
export interface Shed {
  plays: Play[]
  /** Who has none left. */
  winner: number
  /** Cards left in each hand. */
  left: number[]
}

/** The cards of a unit leave a hand, of like ones the lowest suit first. */
const takeOut = (hand: Card[], { worths }: Unit): Card[] =>
  worths.flatMap((worth) =>
    hand.splice(
      hand.findIndex((card) => worthOf(card) === worth),
      1,
    ),
  )

/** Plays all cards out, `first` leading, with `opening` where it must. `isFriend` of two seats, of a seat and itself too. */
export const playOut = (
  dealt: readonly (readonly Card[])[],
  first: number,
  isFriend: Sight['isFriend'],
  opening?: Card,
): Shed => {
  const hands = dealt.map((cards) =>
    inOrder(cards).toSorted((a, b) => Number(b === opening) - Number(a === opening)),
  )
  const own = hands.map(countsOf)
  const units = own.map(unitsOf)
  /** In no hand's sight but where it lies: all that is not played. */
  let held: Counts = countsOf(dealt.flat())
  const plays: Play[] = []
  let turn = first
  let last: { unit: Unit; seat: number } | undefined
  for (;;) {
    if (last?.seat === turn) last = undefined
    const sight: Sight = {
      own: own[turn]!,
      units: units[turn]!,
      unseen: held.map((count, worth) => count - own[turn]![worth]!),
      left: hands.map(({ length }) => length),
      turn,
      isFriend,
    }
    const isOpening = opening !== undefined && plays.length === 0
    const unit = last
      ? answerOf(sight, last.unit, last.seat)
      : isOpening
        ? openingOf(sight, worthOf(opening))
        : leadOf(sight)
    if (unit) {
      plays.push({ seat: turn, cards: takeOut(hands[turn]!, unit) })
      own[turn] = without(own[turn]!, unit.worths)
      units[turn] = unitsOf(own[turn]!)
      held = without(held, unit.worths)
      last = { unit, seat: turn }
      if (hands[turn]!.length === 0) return { plays, winner: turn, left: hands.map(({ length }) => length) }
    }
    turn = (turn + 1) % hands.length
  }
}
