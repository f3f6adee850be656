import { matchClock } from '@app/contract/sport/clock'
import type { LiveData } from '@app/contract/sport/feed'
import type { Board } from './board.ts'
import type { SportDeps } from './deps.ts'
import type { SportMatch } from './match.rules.ts'
import { isFootball } from './model/match.ts'
import { roomOf } from './present.rules.ts'

export interface Scores {
  /** Hands on every score in play that has changed since the last look. Cheap: it may be called on each tick. */
  push(): void
}

const ALL = { market: 'RB', sport: 'ALL', day: undefined } as const

/** "进球 · 云渚龙骑 2-1 岚港海豹 · 67'"; nothing where the score changes all the time. */
const wordsOf = (match: SportMatch, before: LiveData, now: LiveData): string => {
  if (!isFootball(match.sport)) return ''
  const isTakenBack = now.sc_FT_H < before.sc_FT_H || now.sc_FT_C < before.sc_FT_C
  const score = `${match.home} ${now.sc_FT_H}-${now.sc_FT_C} ${match.away}`
  return [isTakenBack ? '进球取消' : '进球', score, matchClock(match.sport, now)].filter(Boolean).join(' · ')
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
