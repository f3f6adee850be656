import { sessionLabel } from '@app/contract/sport/clock'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import type { Voice } from '../sportState.ts'

export type News =
  | { kind: 'goal'; team: string; home: number; away: number }
  | { kind: 'cancelled'; home: number; away: number }
  | { kind: 'red'; team: string }
  | { kind: 'session'; label: string }
  | { kind: 'ended'; home: number; away: number }

/** Sports where each score is an event; in the others it rises every few seconds. */
const RARE: readonly GameRow['sport'][] = ['FT', 'VF', 'BS', 'TN', 'VB', 'TT', 'SK']

/** What is worth saying about a match after a change; the first that fits. */
export const newsOf = (after: GameRow, before: GameRow, voice: Voice): News | undefined => {
  if (voice === 'off') return undefined
  const { home, away } = scoreOf(after.live)
  const was = scoreOf(before.live)
  const { team_h, team_c } = after.gameInfo
  const isEnded = after.live.gameStatus === GameStatus.ended && before.live.gameStatus !== GameStatus.ended
  if (isEnded) return { kind: 'ended', home, away }
  if (RARE.includes(after.sport)) {
    if (home > was.home) return { kind: 'goal', team: team_h, home, away }
    if (away > was.away) return { kind: 'goal', team: team_c, home, away }
    if (home + away < was.home + was.away) return { kind: 'cancelled', home, away }
  }
  if (voice === 'goals') return undefined
  if (after.reds.home > before.reds.home) return { kind: 'red', team: team_h }
  if (after.reds.away > before.reds.away) return { kind: 'red', team: team_c }
  const label = sessionLabel(after.sport, after.live)
  return label === sessionLabel(before.sport, before.live) ? undefined : { kind: 'session', label }
}
