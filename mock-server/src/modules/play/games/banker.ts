import type { Card, Hand } from '@app/contract/play/outcomes'
import { cardsOutcome } from './cards.ts'
import { deal, type Engine } from '../engine.ts'
import { type Field, paysText, PUSH, tableEngine } from './spread.ts'

/** The banker keeps a twentieth of what a seat wins. */
export const WIN = 195

interface BankerGame<H> {
  rules: string[]
  /** Marks of the seats, in the order in which they are dealt after the banker. */
  seats: readonly string[]
  /** The spot of a seat. */
  labelOf?: (seat: string) => string
  /** Different cards, and how many each hand has of them. */
  deck: number
  each: number
  read(cards: Card[]): H
  /** What a stake on a hand comes back as, in hundredths. */
  backOf(hand: H, banker: H): number
  /** A round in a few words: the banker's hand, and a seat's behind its mark. */
  bankerText(banker: H): string
  seatText(hand: H, banker: H): string
  cardsOf(hand: H): Card[]
  noteOf(hand: H): string
  /** Of two hands that are worth the same: the cards that decide between them. */
  decidingOf?(hand: H, banker: H): [own: Card, banker: Card] | undefined
  /** Compared one by one; the banker's own with nothing. */
  rowsOf?(hand: H, banker?: H): NonNullable<Hand['rows']>
}

/** Seats that are dealt hands and each compare theirs with the banker's; hand 0 is the banker's. */
export const bankerEngine = <H>({
  rules,
  seats,
  labelOf = (seat) => seat,
  deck,
  each,
  read,
  backOf,
  bankerText,
  seatText,
  cardsOf,
  noteOf,
  decidingOf,
  rowsOf,
}: BankerGame<H>): Engine<'spread'> => {
  const backAt = (hands: H[], at: number) => backOf(hands[at]!, hands[0]!)
  return tableEngine<H[]>({
    rtp: '97.5%',
    rules,
    fields: seats.map((seat, at): Field<H[]> => ({
      on: `seat${at + 1}`,
      label: labelOf(seat),
      group: '闲家',
      pays: paysText(WIN),
      rtp: 97.5,
      back: (hands) => backAt(hands, at + 1),
    })),
    draw: (random) => {
      const cards = deal(random, deck, each * (seats.length + 1))
      return Array.from({ length: seats.length + 1 }, (_, at) =>
        read(cards.slice(at * each, (at + 1) * each)),
      )
    },
    result: (hands) =>
      `庄 ${bankerText(hands[0]!)} · ${seats.map((seat, at) => `${seat}${seatText(hands[at + 1]!, hands[0]!)}`).join(' ')}`,
    outcome: (hands, won, pushed) =>
      cardsOutcome(
        hands.map((hand, at) => {
          const deciding = at > 0 ? decidingOf?.(hand, hands[0]!) : undefined
          return {
            key: at === 0 ? 'banker' : `seat${at}`,
            label: at === 0 ? '庄' : seats[at - 1]!,
            cards: cardsOf(hand),
            note: noteOf(hand),
            isWinner: at > 0 && backAt(hands, at) > PUSH,
            ...(deciding ? { deciding } : {}),
            ...(rowsOf ? { rows: rowsOf(hand, at === 0 ? undefined : hands[0]) } : {}),
          }
        }),
        String(won.length),
        won,
        pushed,
      ),
  })
}
