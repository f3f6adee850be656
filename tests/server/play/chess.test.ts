import { describe, expect, it } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import type { CardsOutcome } from '@app/contract/play/outcomes'
import { DECK, isBetter } from '../../../mock-server/src/modules/play/games/cards.ts'
import { deal } from '../../../mock-server/src/modules/play/engine.ts'
import { lobbyOf, type PlayVenue } from '../../../mock-server/src/modules/play/play.rules.ts'
import { arranged, bestFive } from '../../../mock-server/src/modules/play/games/rows.rules.ts'
import { thirteenEngine } from '../../../mock-server/src/modules/play/games/thirteen.ts'
import { pairOf } from '../../../mock-server/src/modules/play/games/tiles.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

/** "♠A ♥10" as cards. */
const cards = (text: string) =>
  text.split(' ').map((each) => {
    const rank = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(each.slice(1))
    return '♦♣♥♠'.indexOf(each[0]!) * 13 + rank
  })
it('every game of the catalogue can be played', () => {
  const shut = (venues as PlayVenue[])
    .filter(({ channelCode }) => channelCode !== 'CRTY')
    .flatMap((venue) => lobbyOf(venue).filter(({ kind }) => !kind))
  expect(shut).toEqual([])
  expect(games.length).toBeGreaterThan(0)
})

describe('十三水', () => {
  it.each([
    ['♠A ♠K ♠Q ♠J ♠10 ♦2 ♣3 ♥4', '同花顺'],
    ['♠A ♠2 ♠3 ♠4 ♠5 ♦9 ♣9 ♥9', '同花顺'],
    ['♠9 ♦9 ♣9 ♥9 ♠2 ♠3 ♦3 ♥K', '铁支'],
    ['♠9 ♦9 ♣9 ♥8 ♠8 ♠3 ♦3 ♥K', '葫芦'],
    ['♠2 ♠4 ♠6 ♠8 ♠10 ♦3 ♥5 ♥K', '同花'],
    ['♠2 ♦3 ♠4 ♣5 ♥6 ♦6 ♥J ♥K', '顺子'],
    ['♠2 ♦2 ♣2 ♣5 ♥7 ♦9 ♥J ♥K', '三条'],
    ['♠2 ♦2 ♣5 ♥5 ♥7 ♦9 ♥J ♥K', '两对'],
    ['♠2 ♦2 ♣5 ♥6 ♥8 ♦9 ♥J ♥K', '对子'],
    ['♠2 ♦3 ♣5 ♥6 ♥8 ♦9 ♥J ♥K', '乌龙'],
  ])('sees in %s the best five: %s', (text, name) => {
    expect(bestFive(cards(text)).name).toBe(name)
  })

  it('sets all thirteen cards, no row weaker than the one before it', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const hand = deal(seededRandom(seed), DECK, 13)
      const rows = arranged(hand)
      expect(rows.map((row) => row.cards.length)).toEqual([3, 5, 5])
      expect(new Set(rows.flatMap((row) => row.cards))).toEqual(new Set(hand))
      const [front, middle, back] = rows.map(({ order }) => order)
      expect([isBetter(front!.slice(0, 2), middle!.slice(0, 2)), isBetter(middle!, back!)]).toEqual([
        false,
        false,
      ])
    }
  })

  it('states in its rules the order of hands and of suits by which rows are compared', () => {
    const [, kinds = ''] = /牌型大小：(.+?)；/.exec(thirteenEngine.rules.join('\n'))!
    const [, suits = ''] = /最大一张的花色：(.+?)。/.exec(thirteenEngine.rules.join('\n'))!
    const [best, ...worse] = [
      '♦5 ♦4 ♦3 ♦2 ♦A',
      '♦2 ♣2 ♥2 ♠2 ♦3',
      '♦2 ♣2 ♥2 ♠3 ♦3',
      '♦2 ♦3 ♦4 ♦5 ♦7',
      '♦2 ♣3 ♦4 ♦5 ♦6',
      '♦2 ♣2 ♥2 ♠3 ♦4',
      '♦2 ♣2 ♥3 ♠3 ♦4',
      '♦2 ♣2 ♥3 ♠4 ♦5',
      '♦A ♣K ♥Q ♠J ♦9',
    ].map((text) => bestFive(cards(text)))
    expect([best!, ...worse].map(({ name }) => name)).toEqual(kinds.split(' > '))
    for (const [at, row] of worse.entries())
      expect(isBetter([best!, ...worse][at]!.order, row.order)).toBe(true)
    const aces = suits.split(' > ').map((suit) => bestFive(cards(`${suit}A ♦K ♣Q ♥J ♠9`)))
    for (const [at, ace] of aces.slice(1).entries()) expect(isBetter(aces[at]!.order, ace.order)).toBe(true)
    expect(aces).toHaveLength(4)
    const [second, least] = ['♦6 ♣5 ♥4 ♠3 ♦2', '♠5 ♠4 ♠3 ♠2 ♥A'].map((text) => bestFive(cards(text)))
    expect(isBetter(second!.order, least!.order)).toBe(true)
  })

  it('never has two rows that are equal, so seat and banker win as often as each other', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const dealt = deal(seededRandom(seed), DECK, 26)
      const [one, other] = [arranged(dealt.slice(0, 13)), arranged(dealt.slice(13))]
      for (const [at, { order }] of one.entries())
        expect(isBetter(order, other[at]!.order)).toBe(!isBetter(other[at]!.order, order))
    }
  })

  it('tells of each row of a seat whether it beats the banker’s, as many as the result counts', () => {
    const random = seededRandom(5)
    for (let round = 0; round < 50; round++) {
      const { outcome, result } = thirteenEngine.play(
        { kind: 'spread', bets: [{ on: 'seat1', stake: '1.00' }] },
        random,
      )
      const [banker, ...seats] = (outcome as CardsOutcome).hands
      expect(banker!.rows!.map(({ name, isWon }) => [name, isWon])).toEqual(
        banker!.note.split(' / ').map((name) => [name, undefined]),
      )
      const won = seats.map(({ rows }) => rows!.filter(({ isWon }) => isWon).length)
      expect(won).toEqual([...result.matchAll(/胜(\d)道/g)].map(([, count]) => Number(count)))
      expect(seats.map(({ isWinner }) => isWinner)).toEqual(won.map((count) => count >= 2))
    }
  })
})

describe('二八杠', () => {
  it.each([
    [[9, 19], '白板对'],
    [[8, 18], '九筒对'],
    [[1, 7], '二八杠'],
    [[8, 9], '9点半'],
    [[3, 5], '0点'],
    [[0, 9], '1点半'],
  ])('calls %j %s', (tiles, name) => {
    expect(pairOf(tiles).name).toBe(name)
  })

  it('gives back what its rules state, over every two pairs of tiles', () => {
    const [all, sums] = [Array.from({ length: 40 }, (_, tile) => tile), { won: 0, pushed: 0, rounds: 0 }]
    const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => pairOf([a, b])))
    for (const seat of pairs)
      for (const banker of pairs) {
        if (banker.tiles.some((tile) => seat.tiles.includes(tile))) continue
        const isWon = isBetter(seat.order, banker.order)
        sums.rounds += 1
        sums.won += Number(isWon)
        sums.pushed += Number(!isWon && !isBetter(banker.order, seat.order))
      }
    expect((100 * (1.95 * sums.won + sums.pushed)) / sums.rounds).toBeCloseTo(97.5, 1)
    expect((100 * sums.pushed) / sums.rounds).toBeCloseTo(1.2, 1)
  })
})
