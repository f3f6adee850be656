import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameRow, Score } from '@app/contract/sport/feed'
import type { Pair } from './reckoning.ts'

export const pairOf = ({ home, away }: Score): Pair => [home, away]
export const SETS = new Set<PlayedSport>(['TN', 'VB', 'TT', 'SK'])
export const GOALS = ['FT', 'VF', 'BK', 'OP', 'BS']

/** How many sections are over, read from what the board shows. */
export const overOf = ({ sport, live, sections }: GameRow): number => {
  if (SETS.has(sport)) return live.sc_FT_H + live.sc_FT_C
  if (sport === 'BS') return Number(/\d+/.exec(live.se_now)?.[0] ?? 1) - 1
  if (sport === 'BK') {
    const index = live.se_now.startsWith('OT')
      ? 4 + Number(live.se_now.slice(2) || 1)
      : Number(live.se_now[0] ?? 1)
    return live.gameStatus === 2 ? index : index - 1
  }
  return live.HalfTime === 'Y' || live.se_now === '2H' || sections.length > 1 ? 1 : 0
}

export interface Storm {
  tickets: number
  matches: number
  wrong: string[]
  ends: Record<string, number>
  results: Record<string, number>
}
