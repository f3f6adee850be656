import { targetOf } from '@app/contract/sport/settle/sets.data'
import type { Pair } from '../match.ts'
import { GAME_TARGET, TIE_BREAK_AT, TIE_BREAK_TARGET, type RallyRules } from './rules.ts'

/** Where a match of sets stands. Pairs are [home, away]. */
export interface Tally {
  sets: [number, number]
  /** Each set begun: games of tennis, points elsewhere. */
  sections: [number, number][]
  /** Points of the running game or tie-break (tennis). */
  game: [number, number]
  /** Who serves the running game (rally in the other games). */
  server: 0 | 1
  /** Who served first in the running tie-break. */
  isOver: boolean
}

export const newTally = (server: 0 | 1): Tally => ({
  sets: [0, 0],
  sections: [[0, 0]],
  game: [0, 0],
  server,
  isOver: false,
})

export const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)
export const isTieBreak = ({ hasGames }: RallyRules, [home, away]: Pair): boolean =>
  hasGames && home === TIE_BREAK_AT && away === TIE_BREAK_AT

/** Who serves a point of a tie-break: one, then two each. */
export const tieBreakServer = (first: 0 | 1, played: number): 0 | 1 =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : other(first)

const isWon = (own: number, others: number, target: number, lead: number) =>
  own >= target && own - others >= lead

export type Won = 'point' | 'game' | 'set' | 'match'

/** Counts a rally for a side and says what it won. Changes the tally. */
export const countRally = (rules: RallyRules, tally: Tally, side: 0 | 1): Won => {
  const set = tally.sections.length - 1
  const section = tally.sections[set]!
  const away = other(side)
  let won: Won = 'point'
  if (rules.hasGames) {
    const tie = isTieBreak(rules, section)
    tally.game[side] += 1
    if (!isWon(tally.game[side], tally.game[away], tie ? TIE_BREAK_TARGET : GAME_TARGET, 2)) return 'point'
    tally.game = [0, 0]
    tally.server = other(tally.server)
    section[side] += 1
    won = 'game'
    if (!tie && !isWon(section[side], section[away], rules.target, rules.lead)) return won
  } else {
    section[side] += 1
    tally.server = side
    if (!isWon(section[side], section[away], targetOf(rules, set), rules.lead)) return won
  }
  tally.sets[side] += 1
  if (tally.sets[side] >= rules.setsToWin) {
    tally.isOver = true
    return 'match'
  }
  tally.sections.push([0, 0])
  return 'set'
}
