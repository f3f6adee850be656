import { expect } from 'vitest'
import { toCents } from '@app/contract/kit/cents'
import type { GameRow } from '@app/contract/sport/feed'
import type { Bettor } from './bettor.ts'
import type { Bet } from './oracle.ts'

const FAMILIES = ['R', 'OU', 'M', 'EO', 'TOH', 'TOC', 'DC', 'TS', 'T', 'PD', 'F']

/** Ten yuan and more, with odd cents. */
const rising = (index: number) => `${10 + index}.${String((index * 7) % 100).padStart(2, '0')}`

/** Bets on every open selection of the families that the oracle knows. */
export const betOnEverything = async (
  player: Bettor,
  row: GameRow,
  stakeOf: (index: number) => string = rising,
): Promise<Bet[]> => {
  const bets: Bet[] = []
  const wanted = row.lines
    .filter(({ wtype }) => FAMILIES.includes(wtype))
    .flatMap((line) =>
      line.selections
        .filter(({ k }) => k !== '')
        .map(({ w, k }) => ({ gameId: line.gameId, wtype: line.wtype, w, line: line.line, k })),
    )
  for (let index = 0; index < wanted.length; index += 10) {
    const entries = wanted.slice(index, index + 10).map((entry, turn) => ({
      ...entry,
      stake: stakeOf(index + turn),
    }))
    const answer = await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })
    for (const [turn, placed] of answer.entries.entries()) {
      expect(placed.active).toBe('accepted')
      const { w, wtype, line, k, stake } = entries[turn]!
      bets.push({ w, family: wtype, line, k, stakeCents: toCents(stake), ticketId: placed.ticket_id })
    }
  }
  return bets
}
