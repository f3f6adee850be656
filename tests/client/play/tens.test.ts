import { expect, test } from 'vitest'
import { tensOf } from '../../../mock-server/pages/games/bull.js'
import { valued } from '../../../mock-server/src/modules/play/games/niuniu.ts'

const CARDS = 52
/** Hands that a step through the deck makes: no two alike. */
const HANDS = Array.from({ length: 400 }, (_, at) =>
  Array.from({ length: 5 }, (_one, card) => (at * 7 + card * (3 + (at % 5) * 2)) % CARDS),
).filter((hand) => new Set(hand).size === 5)
const sum = (cards: number[]) => cards.reduce((all, card) => all + Math.min((card % 13) + 1, 10), 0)

test('the page marks three cards that make tens in each hand that the table calls a bull, and in no other', () => {
  for (const hand of HANDS) {
    const { bull } = valued(hand)
    const tens = tensOf(hand)
    expect(tens).toHaveLength(bull > 0 ? 3 : 0)
    if (bull === 0) continue
    expect(sum(tens.map((at) => hand[at]!)) % 10).toBe(0)
    expect(sum(hand.filter((_, at) => !tens.includes(at))) % 10).toBe(bull % 10)
  }
  expect(new Set(HANDS.map((hand) => valued(hand).bull)).size).toBeGreaterThan(5)
})
