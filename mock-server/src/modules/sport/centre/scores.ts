import { matchClock } from '@app/contract/sport/clock'
import type { LiveData } from '@app/contract/sport/feed'
import type { Board } from '../board/board.ts'
import type { SportDeps } from '../deps.ts'
import type { SportMatch } from '../match.rules.ts'
import { isFootball } from '../model/match.ts'
import { roomOf } from '../board/present.rules.ts'
import type { Programme } from '../board/programme.ts'

export interface Scores {
  /**
   * Hands on the scores that have changed since the last look, of these matches (of all in play when none are named). A match
   * without a due change isn't looked at, so it may be called on each tick.
   */
  push(gids?: readonly number[]): void
}

const ALL = { market: 'RB', sport: 'ALL', day: undefined } as const

/** "进球 · 云渚龙骑 2-1 岚港海豹 · 67'"; nothing where the score changes all the time. */
const wordsOf = (match: SportMatch, before: LiveData, now: LiveData): string => {
  if (!isFootball(match.sport)) return ''
  const isTakenBack = now.sc_FT_H < before.sc_FT_H || now.sc_FT_C < before.sc_FT_C
  const score = `${match.home} ${now.sc_FT_H}-${now.sc_FT_C} ${match.away}`
  return [isTakenBack ? '进球取消' : '进球', score, matchClock(match.sport, now)].filter(Boolean).join(' · ')
}

export const openScores = (
  { clock, onScore, holds, store }: SportDeps,
  programme: Programme,
  board: Board,
): Scores => {
  const seen = new Map<number, LiveData>()
  /** What was seen before the verb under way: its news go back with it. */
  const before = new Map<number, LiveData | undefined>()
  const changed = store.onUndone(
    () => {
      for (const [gid, live] of before)
        if (live) seen.set(gid, live)
        else seen.delete(gid)
      before.clear()
    },
    () => before.clear(),
  )
  holds?.('sport-scores', {
    save: () => [...seen],
    load: (kept: [number, LiveData][]) => {
      seen.clear()
      for (const [gid, live] of kept) seen.set(gid, live)
    },
  })
  return {
    push: (gids) => {
      if (!onScore) return
      const now = clock.now()
      const followed = gids
        ? gids.flatMap((gid) => programme.find(gid) ?? [])
        : board.rows(ALL, now).map(({ match }) => match)
      changed()
      const present = new Set(followed.map(({ gid }) => gid))
      for (const gid of seen.keys()) if (!present.has(gid)) seen.delete(gid)
      for (const match of followed) {
        const last = seen.get(match.gid)
        const { live } = board.row(match, now)
        if (!before.has(match.gid)) before.set(match.gid, last)
        seen.set(match.gid, live)
        if (last && (last.sc_FT_H !== live.sc_FT_H || last.sc_FT_C !== live.sc_FT_C))
          onScore(roomOf(match.gid), live, wordsOf(match, last, live))
      }
    },
  }
}
