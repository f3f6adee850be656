import type { LiveData } from '@app/contract/sport/feed'
import type { Board } from './board.ts'
import type { SportDeps } from './deps.ts'
import type { SportMatch } from './match.rules.ts'
import { roomOf } from './present.rules.ts'

export interface Scores {
  /** Hands on every score in play that has changed since the last look. Cheap: it may be called on each tick. */
  push(): void
}

const ALL = { market: 'RB', sport: 'ALL', day: undefined } as const

/** "进球 云渚龙骑 2-1" */
const wordsOf = ({ sport, home, away }: SportMatch, before: LiveData, now: LiveData): string => {
  const score = `${now.sc_FT_H}-${now.sc_FT_C}`
  if (sport !== 'FT') return score
  if (now.sc_FT_H < before.sc_FT_H || now.sc_FT_C < before.sc_FT_C) return `进球取消 ${score}`
  return `进球 ${now.sc_FT_H > before.sc_FT_H ? home : away} ${score}`
}

export const openScores = ({ clock, onScore }: SportDeps, board: Board): Scores => {
  let seen = new Map<number, LiveData>()
  return {
    push: () => {
      if (!onScore) return
      const now = new Map<number, LiveData>()
      for (const { match, row } of board.rows(ALL, clock.now())) {
        const before = seen.get(match.gid)
        now.set(match.gid, row.live)
        if (before && (before.sc_FT_H !== row.live.sc_FT_H || before.sc_FT_C !== row.live.sc_FT_C))
          onScore(roomOf(match.gid), row.live, wordsOf(match, before, row.live))
      }
      seen = now
    },
  }
}
