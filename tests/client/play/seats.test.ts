import { expect, test } from 'vitest'
import type { CardsOutcome, TableOutcome } from '@app/contract/play/outcomes'
import { seatsText } from '../../../mock-server/pages/games/rows.js'
import { openVerdicts } from '../../../mock-server/pages/games/seats.js'
import { niuniuEngine } from '../../../mock-server/src/modules/play/games/niuniu.ts'
import { tilesEngine } from '../../../mock-server/src/modules/play/games/tiles.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

const ROUNDS = 300
const ENGINES = { niuniu: niuniuEngine, tiles: tilesEngine }

/** What each seat says of itself in many rounds, with a stake on the first. */
const told = (kind: keyof typeof ENGINES) => {
  const random = seededRandom(7)
  return Array.from({ length: ROUNDS }, () => {
    const { outcome } = ENGINES[kind].play(
      { kind: 'spread', bets: [{ on: 'seat1', stake: '10.00' }] },
      random,
    )
    const drawn = outcome as CardsOutcome & TableOutcome
    const seats = new Map(
      drawn.hands.map(({ key }) => [
        key,
        { came: document.createElement('span'), note: document.createElement('span') },
      ]),
    )
    openVerdicts(seats, kind).tell(drawn, [{ on: 'seat1', stake: '10.00' }], new Map())
    const banker = drawn.hands[0]!
    return drawn.hands.slice(1).map((hand) => {
      const { came, note } = seats.get(hand.key)!
      return { hand, banker, came: came.textContent, note: note.textContent }
    })
  }).flat()
}
const worth = (card: number) => (card % 13) * 4 + Math.floor(card / 13)

test('a seat of 牛牛 says whether it won and what it brought, and why: both bulls, or the highest cards of two alike', () => {
  const seats = told('niuniu')
  for (const { hand, banker, came, note } of seats) {
    const sign = hand.isWinner ? '>' : '<'
    const stake = hand.key === 'seat1' ? (hand.isWinner ? ' +9.50' : ' -10.00') : ''
    expect(came).toBe(`${hand.isWinner ? '胜' : '负'}${stake}`)
    if (!hand.deciding) expect(note).toBe(`${hand.note} ${sign} 庄${banker.note}`)
    else {
      const [own, other] = hand.deciding
      expect(hand.note).toBe(banker.note)
      expect([own, other].map(worth)).toEqual(
        [hand, banker].map(({ cards }) => Math.max(...cards.map(worth))),
      )
      expect(hand.isWinner).toBe(worth(own) > worth(other))
      expect(note).toContain(`同${hand.note}，比${own % 13 === other % 13 ? '花色' : '单张'}`)
      expect(note).toContain(` ${sign} `)
    }
  }
  const reasons = ['庄', '比单张', '比花色'].map(
    (word) => seats.filter(({ note }) => note.includes(word)).length,
  )
  for (const count of reasons) expect(count).toBeGreaterThan(5)
})

test('a seat of 二八杠 whose points are the banker’s says which tile decided, and what comes back where none does', () => {
  const seats = told('tiles')
  const even = seats.filter(({ came }) => /[平退]/.test(came))
  for (const { note } of even) expect(note).toMatch(/^同.+，(.+) = \1$/)
  expect(even.map(({ came }) => came)).toContain('退 10.00')
  expect(seats.some(({ note }) => /^同\d点半?，.筒 > .筒$/.test(note))).toBe(true)
})

test('the banker takes all only where no seat was as good', () => {
  expect([
    seatsText(['天', '黄'], [], 4),
    seatsText([], [], 3),
    seatsText([], ['对'], 3),
    seatsText(['上', '对', '下'], [], 3),
  ]).toEqual(['天 黄 胜', '庄通杀', '对 平', '庄通赔'])
})
