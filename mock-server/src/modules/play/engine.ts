import type { BetOf, PlayBet } from '@app/contract/play/play'
import type { Random } from '../../world/random.ts'

/** What a round came to, in cents. */
export interface Played {
  stakeCents: number
  payoutCents: number
  /** One line a bet, as the bet record shows it. */
  lines: string[]
  /** What was drawn, in a few words. */
  result: string
  /** For the page (contract/play/outcomes.ts). */
  outcome: unknown
}

/** A bet that the game doesn't know; said to the player. */
export class BadBet extends Error {
  override name = 'BadBet'
}

/** What comes of a bet, or of one that can't be, by its words. */
export const unlessBad = <T>(work: () => T, refuse: (message: string) => never): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadBet) return refuse(error.message)
    throw error
  }
}

/** A game's rules: pure, all chance comes in. */
export interface Engine<K extends PlayBet['kind'] = PlayBet['kind']> {
  bet: K
  /** Return as the rules dialog states it. */
  rtp: string
  rules: string[]
  setting: unknown
  /** What the bet costs. Throws BadBet. */
  stakeCents(bet: BetOf<K>): number
  /** `pool` in cents, of a game that has one. */
  play(bet: BetOf<K>, random: Random, pool?: number): Played
  /** Another card of the games that deal cards of fixtures. */
  card?(number: number): unknown
}

export const intBelow = (random: Random, limit: number): number => Math.floor(random.next() * limit)

/** `count` different numbers below `limit`: the top of a shuffled deck. */
export const deal = (random: Random, limit: number, count: number): number[] => {
  const dealt = new Set<number>()
  while (dealt.size < count) dealt.add(intBelow(random, limit))
  return [...dealt]
}
