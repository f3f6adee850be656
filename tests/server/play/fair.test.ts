import { expect, it } from 'vitest'
import type { CardsOutcome } from '@app/contract/play/outcomes'
import type { PlayBet, PlayProof, PlaySeeds } from '@app/contract/play/play'
import { dealt } from '../../../mock-server/pages/games/kit/draws.js'
import { hashOf, verify } from '../../../mock-server/pages/games/kit/proof.js'
import { playedEarly } from '../../../mock-server/pages/games/kit/shed/early.js'
import { playedOut } from '../../../mock-server/pages/games/kit/shed/plays.js'
import { expectStatus, testSite } from '../harness.ts'
import { launched } from './player.ts'
import { sample } from '../../sample.ts'

type Page = Awaited<ReturnType<typeof launched>>
const ROUNDS = sample(360)
const spread = (on: string): PlayBet => ({ kind: 'spread', bets: [{ on, stake: '1.00' }] })
const GAMES: [enName: string, gameCode: string, bet: PlayBet][] = [
  ['cwdz', 'cwdz-001', { kind: 'slot', stake: '1.00' }],
  ['cwby', 'cwby-001', { kind: 'fish', cannon: '1.00', hits: ['minnow', 'koi', 'clown', 'minnow'] }],
  ['cwzr', 'cwzr-003', spread('big')],
  ['cwzr', 'cwzr-002', spread('banker')],
  ['cwzr', 'cwzr-001', spread('dragon')],
  ['cwzr', 'cwzr-009', spread('red')],
  ['g1cp', 'g1cp-003', spread('p1d7')],
  ['g1cp', 'g1cp-001', spread('dragon')],
  ['g1cp', 'g1cp-002', spread('hue3')],
  ['cwqp', 'cwqp-001', spread('seat1')],
  ['cwqp', 'cwqp-002', spread('red')],
  ['cwqp', 'cwqp-003', spread('seat1')],
  ['cwqp', 'cwqp-008', spread('landlord')],
  ['cwqp', 'cwqp-009', spread('seat1')],
  ['cwqp', 'cwqp-014', spread('seat1')],
  ['cwdj', 'cwdj-001', { kind: 'duel', card: 3, on: 's21', stake: '1.00' }],
  ['xmty', '', { kind: 'coupon', card: 7, picks: ['1', '', 'X'], stake: '1.00' }],
]

const seedsOf = (page: Page, gameCode: string) =>
  page.post<PlaySeeds>('seeds', { token: page.token, gameCode })
const rotate = (page: Page, gameCode: string, clientSeed = '') =>
  page.post<PlaySeeds>('rotate', { token: page.token, gameCode, clientSeed })

it.each(GAMES)(
  'what the page of proofs counts of the seeds is what %s %s drew, round after round',
  async (enName, gameCode, bet) => {
    const page = await launched(testSite(), 'vip5', enName, gameCode)
    const { hash } = (await seedsOf(page, gameCode)).data
    const rounds: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await page.bet(bet)
      expectStatus(answer, 'SUCCESS')
      rounds.push(answer.data.roundId)
    }
    const { revealed } = (await rotate(page, gameCode)).data
    expect(revealed).toHaveLength(1)
    const [seeds] = revealed as [PlaySeeds['revealed'][number]]
    expect(seeds).toMatchObject({ hash, nonce: ROUNDS })
    expect(await hashOf(seeds.serverSeed)).toBe(hash)
    for (const [nonce, roundId] of rounds.entries()) {
      const { data } = await page.post<PlayProof>('proof', { token: page.token, gameCode, roundId })
      expect(data).toMatchObject({ seed: 1, nonce })
      const { own, said, isSame, dealt, numbers, passed, game } = await verify(data, seeds)
      // A deck of 52 wholly dealt out: each number gave a card, or one that was dealt before.
      if (data.kind === 'thirteen') expect(numbers.length - passed).toBe(52)
      expect(own).toEqual(said)
      expect(isSame).toBe(true)
      const { hands = [], plays, won } = data.outcome as Partial<CardsOutcome>
      expect(game?.own).toEqual(plays && { plays, won })
      expect(hands.length === 0 || own).toEqual(
        hands.length === 0 || hands.map(({ key, cards }) => [key, cards]),
      )
      expect(dealt.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
        hands.flatMap(({ cards }) => cards).toSorted((a, b) => a - b),
      )
      // One digit of a seed more, and it is another round.
      if (nonce === 0 && data.kind === 'thirteen')
        expect((await verify(data, { ...seeds, clientSeed: `${seeds.clientSeed}0` })).isSame).toBe(false)
    }
  },
)

it('a winner or a bomb that the plays of the hands do not come to is found out', async () => {
  const page = await launched(testSite(), 'vip5', 'cwqp', 'cwqp-008')
  const { roundId } = (await page.bet(spread('landlord'))).data
  const [seeds] = (await rotate(page, 'cwqp-008')).data.revealed as [PlaySeeds['revealed'][number]]
  const { data } = await page.post<PlayProof>('proof', { token: page.token, gameCode: 'cwqp-008', roundId })
  const outcome = data.outcome as CardsOutcome
  const { plays = [], won } = outcome
  const other = won.includes('landlord') ? 'farmers' : 'landlord'
  const lies = [
    { won: [other, won[1]] },
    { won: [won[0], won[1] === 'bomb' ? 'calm' : 'bomb'] },
    { plays: plays.slice(1) },
  ]
  const found = lies.map((lie) => verify({ ...data, outcome: { ...outcome, ...lie } }, seeds))
  expect((await Promise.all(found)).map(({ isSame, game }) => [isSame, game?.isSame])).toEqual([
    [false, { plays: true, won: false }],
    [false, { plays: true, won: false }],
    [false, { plays: false, won: true }],
  ])
})

/** As the first rules of play had it: the landlord leads what the present ones would not. */
const EARLY: { hands: [string, number[]][]; plays: NonNullable<CardsOutcome['plays']> } = {
  hands: [
    ['seat1', [52, 40, 1, 26, 13, 51, 38, 50, 22, 9, 34, 20, 7, 6, 4, 42, 28]],
    ['seat2', [53, 14, 0, 25, 11, 36, 10, 35, 21, 8, 33, 45, 32, 19, 18, 29, 3]],
    ['seat3', [27, 39, 12, 37, 24, 49, 23, 48, 47, 46, 44, 31, 5, 43, 30, 17, 16, 41, 15, 2]],
  ],
  plays: [
    { key: 'seat3', cards: [2, 15, 41, 16] },
    { key: 'seat3', cards: [17, 30, 43, 23] },
    { key: 'seat3', cards: [5, 31, 44, 24] },
    { key: 'seat3', cards: [46, 47, 48, 49, 37, 12, 39] },
    { key: 'seat3', cards: [27] },
  ],
} // prettier-ignore

it('a round of before the rules of play changed is recounted by those of its day', () => {
  const { hands, plays } = EARLY
  expect(playedEarly(hands)).toEqual({ plays, won: ['landlord', 'calm'] })
  expect(playedOut(hands).plays).not.toEqual(plays)
})

it('cards are told in the order in which they were dealt, each with whose it is', () => {
  const coup: [string, number[]][] = [
    ['player', [1, 3]],
    ['banker', [2, 4, 5]],
  ]
  const turns = (kind: PlayProof['kind'], groups: [string, number[]][]) =>
    dealt(kind, groups).map(({ key, place, card }) => `${key} ${place}: ${card}`)
  expect(turns('baccarat', coup)).toEqual([
    'player 1: 1', 'banker 1: 2', 'player 2: 3', 'banker 2: 4', 'banker 3: 5',
  ]) // prettier-ignore
  expect(turns('tiles', coup)).toEqual([
    'player 1: 1', 'player 2: 3', 'banker 1: 2', 'banker 2: 4', 'banker 3: 5',
  ]) // prettier-ignore
})

it('the seed in use is told by its hash alone; another one begins with the player’s own, and counts anew', async () => {
  const site = testSite()
  const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  const first = (await seedsOf(page, '')).data
  expect(first).toMatchObject({ number: 1, nonce: 0, revealed: [] })
  expect(JSON.stringify(first)).not.toContain('serverSeed')
  const { seed, nonce } = (await page.bet({ kind: 'slot', stake: '1.00' })).data
  expect([seed, nonce]).toEqual([1, 0])
  const own = (await rotate(page, '', 'my-own-seed')).data
  expect(own).toMatchObject({ number: 2, clientSeed: 'my-own-seed', nonce: 0 })
  expect(own.revealed[0]).toMatchObject({ number: 1, hash: first.hash, nonce: 1 })
  expect(own.hash).not.toBe(first.hash)
  expect((await page.bet({ kind: 'slot', stake: '1.00' })).data).toMatchObject({ seed: 2, nonce: 0 })
  // The same pair in all venues; nobody else's.
  const other = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
  expect((await seedsOf(other, '')).data).toMatchObject({ number: 2, nonce: 1 })
  const stranger = await launched(site, 'vip10', 'cwzr', 'cwzr-002')
  expect((await seedsOf(stranger, '')).data.revealed).toEqual([])
  expectStatus(await rotate(page, '', 'not a seed!'), 'INVALID_PARAMETER')
  const { roundId } = (await page.bet({ kind: 'slot', stake: '1.00' })).data
  expectStatus(await stranger.post('proof', { token: stranger.token, gameCode: '', roundId }), 'NOT_FOUND')
})

it('a round that is refused uses up no number', async () => {
  const page = await launched(testSite(), 'vip5', 'cwdz', 'cwdz-001')
  await page.bet({ kind: 'slot', stake: '1.00' })
  await page.bet({ kind: 'slot', stake: '0.10' })
  expect((await seedsOf(page, '')).data.nonce).toBe(1)
})
