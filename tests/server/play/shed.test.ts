import { describe, expect, it } from 'vitest'
import type { CardsOutcome, SpreadSetting } from '@app/contract/play/outcomes'
import { deal } from '../../../mock-server/src/modules/play/engine.ts'
import { landlordEngine } from '../../../mock-server/src/modules/play/games/landlord.ts'
import { raceEngine } from '../../../mock-server/src/modules/play/games/race.ts'
import { playOut } from '../../../mock-server/src/modules/play/games/shed/play.rules.ts'
import {
  BIG_JOKER,
  countsOf,
  isPower,
  unitsOf,
  worthOf,
} from '../../../mock-server/src/modules/play/games/shed/units.rules.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'
import { expectNear, measuredSpots } from './measured.ts'

const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const JOKERS = ['小王', '大王']
const SPADE_THREE = 41
const nameOf = (card: number) => JOKERS[card - 52] ?? NAMES[card % 13]!
/** "3 3 大王" as cards, of whichever suits. */
const cards = (text: string) => {
  const seen = new Map<string, number>()
  return text.split(' ').map((name) => {
    const suit = seen.get(name) ?? 0
    seen.set(name, suit + 1)
    return JOKERS.includes(name) ? 52 + JOKERS.indexOf(name) : suit * 13 + NAMES.indexOf(name)
  })
}
const nobody = (a: number, b: number) => a === b
const thirds = (seed: number, most: number) => {
  const dealt = deal(seededRandom(seed), most, most - (most % 3))
  return [0, 1, 2].map((at) => dealt.filter((_, place) => place % 3 === at))
}

describe('跑得快 and 斗地主', () => {
  it('put every card into one unit', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const hand = deal(seededRandom(seed), BIG_JOKER + 1, 20)
      const worths = unitsOf(countsOf(hand)).flatMap((unit) => unit.worths)
      expect(worths.toSorted((a, b) => a - b)).toEqual(hand.map(worthOf).toSorted((a, b) => a - b))
    }
  })

  it.each([
    ['3 4 5 6 7 8 9 10 J Q K A', '3.4.5.6.7.8.9.10.11.12.13.14'],
    ['3 3 3 4 4 4 5 6', '3.3.3.4.4.4.5.6'],
    ['3 3 3 4 4 4 5 5 6 6', '3.3.3.4.4.4.5.5.6.6'],
    ['3 3 4 4 5 5 K', '3.3.4.4.5.5 13'],
    ['9 9 9 K', '9.9.9.13'],
    ['9 9 9 K K', '9.9.9.13.13'],
    ['9 9 9 2', '9.9.9.15'],
    ['9 9 9 A 2', '9.9.9 14 15'],
    ['9 9 9 J A', '9.9.9.11 14'],
    ['9 9 9 4 4 J', '9.9.9.4.4 11'],
    ['3 4 5 6 7 7 7', '3.4.5.6.7 7.7'],
    ['8 8 8 8 小王 大王', '16.17 8.8.8.8'],
    ['10 J Q K A 2', '10.11.12.13.14 15'],
  ])('hold of %s as few units as there are: %s', (hand, units) => {
    expect(
      unitsOf(countsOf(cards(hand)))
        .map(({ worths }) => worths.join('.'))
        .join(' '),
    ).toBe(units)
  })

  it('are over when a hand is empty, each card played once by whom it was dealt to', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const hands = thirds(seed, BIG_JOKER + 1)
      const { plays, winner, left } = playOut(hands, 0, nobody)
      expect(left.flatMap((count, seat) => (count === 0 ? [seat] : []))).toEqual([winner])
      for (const [seat, hand] of hands.entries()) {
        const played = plays.filter((play) => play.seat === seat).flatMap((play) => play.cards)
        expect([new Set(played).size, played.every((card) => hand.includes(card))]).toEqual([
          hand.length - left[seat]!,
          true,
        ])
      }
    }
  })

  it('of three seats that play alike each wins one in three: turning the table turns the winner', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const hands = thirds(seed, 48)
      const winners = [0, 1, 2].map((by) => {
        const turned = hands.map((_, seat) => hands[(seat + by) % 3]!)
        return playOut(turned, (3 - by) % 3, nobody).winner
      })
      expect(new Set(winners)).toEqual(new Set([0, 1, 2]))
    }
    expect((raceEngine.setting as SpreadSetting).spots.map(({ rtp }) => rtp)).toEqual([96, 96, 96])
    expect(2.88 / 3).toBeCloseTo(0.96, 10)
  })

  it('the race begins with the three of spades, of forty-eight cards', () => {
    const { outcome } = raceEngine.play(
      { kind: 'spread', bets: [{ on: 'seat1', stake: '1.00' }] },
      seededRandom(5),
    )
    const { hands, plays, won } = outcome as CardsOutcome
    const first = hands.find((hand) => hand.cards.includes(SPADE_THREE))!
    expect(plays![0]!.key).toBe(first.key)
    expect(new Set(hands.flatMap((hand) => hand.cards)).size).toBe(48)
    expect(won).toEqual(hands.filter(({ isWinner }) => isWinner).map(({ key }) => key))
  })

  it('斗地主 says whose part each seat has, and which three cards went to the landlord', () => {
    const random = seededRandom(5)
    for (let round = 0; round < 20; round++) {
      const { outcome } = landlordEngine.play(
        { kind: 'spread', bets: [{ on: 'landlord', stake: '1.00' }] },
        random,
      )
      const { hands, bottom } = outcome as CardsOutcome
      const [landlord, ...others] = hands.filter(({ role }) => role === '地主')
      expect([others, hands.filter(({ role }) => role === '农民').length]).toEqual([[], 2])
      expect([bottom!.length, bottom!.every((card) => landlord!.cards.includes(card))]).toEqual([3, true])
    }
  })

  it('斗地主 gives back what its rules state on every spot', () => {
    const { spots } = landlordEngine.setting as SpreadSetting
    const all = measuredSpots(
      landlordEngine,
      spots.map(({ on }) => on),
      52_000,
      1,
    )
    for (const [at, { rtp }] of spots.entries()) expectNear(all[at]!, rtp)
  })

  it('the first play of the race is one with the three of spades', () => {
    const random = seededRandom(12)
    const forms = new Set<number>()
    for (let round = 0; round < 200; round++) {
      const { outcome } = raceEngine.play({ kind: 'spread', bets: [{ on: 'seat1', stake: '1.00' }] }, random)
      const [first] = (outcome as CardsOutcome).plays!
      expect(first!.cards).toContain(SPADE_THREE)
      forms.add(first!.cards.length)
    }
    expect(forms.size).toBeGreaterThan(3)
  })

  /** What is put down of these hands, the first seat being the landlord's, `first` leading. */
  const ledBy = (first: number, ...hands: string[]) =>
    playOut(hands.map(cards), first, (a, b) => a === b || (a > 0 && b > 0)).plays.map(
      ({ seat, cards: put }) => `${seat}: ${put.map(nameOf).join(' ')}`,
    )

  const played = (...hands: string[]) => ledBy(0, ...hands)

  it('to an enemy of few cards is led what he can’t follow or hardly has, no low single card', () => {
    const plays = ledBy(1, '小王 J J', '2 A Q Q 3 3 3 5 9', '4 4 6 7 8 8 10 10 K K')
    expect(plays.slice(0, 2)).toEqual(['1: 3 3 3 5', '1: Q Q'])
  })

  it('to an enemy of one card is led what he can’t beat', () => {
    expect(ledBy(1, '8', '3 4 Q A', '9 9 9 K K')[0]).toBe('1: A')
  })

  it('a low card of an enemy is covered by one that three alike would take along', () => {
    const [farmer, next] = ['4 4 4 6 8 8 8 J A A 2 10 10 K K', '5 5 9 9 10 10 Q Q 6 6 7 7 3 3']
    expect(played('3 5 9 9 J J K K A A 2 7 7 Q Q', farmer, next).slice(0, 2)).toEqual(['0: 3', '1: 6'])
  })

  it('three alike are broken to stop an enemy who has far fewer cards', () => {
    const plays = ledBy(
      1,
      'A A A Q Q Q 3 4 5 5 6 7 7 9 9 J 10',
      'K K 2 2 2 3 小王 A',
      '5 6 8 9 10 J J 3 4 2 大王',
    )
    expect(plays.slice(0, 2)).toEqual(['1: K K', '0: A A'])
  })

  it('three alike take along the lowest loose card, and leave an ace alone', () => {
    const plays = played('6 6 6 3 9 9 10 10 J K K 5', '8 8 9 9 10 J 4 4 K', '7 7 7 J Q Q Q A 5 5 2 2')
    expect(plays.slice(0, 2)).toEqual(['0: 6 6 6 3', '2: 7 7 7 J'])
  })

  it('a row that nobody can take is led before cards that are taken', () => {
    const plays = played('6 7 7 8 8 9 9 10 10 J J K A', '3 3 4 4 5 6 8 Q Q K 2', '3 4 5 5 6 9 10 J Q K A 2')
    expect(plays[0]).toBe('0: 7 7 8 8 9 9 10 10 J J')
  })

  it('a bomb of an enemy who would then be out is answered by the rocket', () => {
    const plays = played(
      '3 3 3 3 5 6 7 8 9 10',
      '4 4 9 J J Q Q K A A',
      '6 7 8 9 10 J 4 5 5 8 8 K 2 小王 大王',
    )
    expect(plays.slice(0, 2)).toEqual(['0: 3 3 3 3', '2: 小王 大王'])
  })

  it('an enemy of few cards is stopped by a bomb where no other card does', () => {
    const plays = played('3 5 7 9 J Q A A', '4 4 6 6 8 8 9 9 Q Q', '3 6 K K K K 10 10')
    expect(plays[plays.indexOf('0: A') + 1]).toBe('2: K K K K')
  })

  it('friends don’t take from each other, but before the landlord a low card is raised', () => {
    const plays = played('5 5 7 9 9 J J 8 Q 6', '4 4 7 7 10 10 6 Q A 2', '8 8 Q Q K A 2 大王 小王 3')
    const raised = ['0: 5', '1: 6', '2: K']
    const left = ['0: 9', '1: Q', '1: 4 4', '2: 8 8']
    expect(plays.slice(0, 8)).toEqual([...raised, '2: 3', ...left])
  })

  it('who is next to a friend of one card leads to him', () => {
    const plays = played('3 5 6 7 9 10 Q Q A', '4 4 K 9 8 J J 2', '10')
    expect(plays.slice(-3)).toEqual(['1: 2', '1: 4', '2: 10'])
  })

  it('who has one hand at most that can be taken plays the others first', () => {
    expect(played('3 大王 2 2 2 2', '4 5 6 7 9 9', '5 6 7 8 J J')).toEqual(['0: 大王', '0: 2 2 2 2', '0: 3'])
  })

  it('what nobody has the cards for is led before what can be taken', () => {
    expect(played('3 4 4 5 5 6 6 7 7 8 10', '2 Q', 'K A')[0]).toBe('0: 4 4 5 5 6 6 7 7')
  })

  it('hardly anybody loses with a bomb in his hand', () => {
    const random = seededRandom(8)
    const rounds = 1_500
    const kept = Array.from({ length: rounds }, () => {
      const { outcome } = landlordEngine.play(
        { kind: 'spread', bets: [{ on: 'landlord', stake: '1.00' }] },
        random,
      )
      const { hands, plays = [] } = outcome as CardsOutcome
      const put = new Set(plays.flatMap((play) => play.cards))
      return hands.some(
        (hand) =>
          !hand.isWinner && unitsOf(countsOf(hand.cards.filter((card) => !put.has(card)))).some(isPower),
      )
    }).filter(Boolean)
    expect(kept.length / rounds).toBeLessThan(0.01)
  })
})
