import { dateText } from '../../../lib/text/date.ts'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'

type Live = Pick<GameRow['live'], 'gameStatus'>

const OVER = {
  [GameStatus.ended]: 'ended',
  [GameStatus.abandoned]: 'abandoned',
  [GameStatus.postponed]: 'postponed',
} as const

export const isOver = ({ gameStatus }: Live): boolean => gameStatus in OVER

/** The word for how it is over. */
export const overWord = ({ gameStatus }: Live) => OVER[gameStatus as keyof typeof OVER]

/** "2–1", where it was played to its end. */
export const finalOf = ({ live }: Pick<GameRow, 'live'>): string => {
  const { home, away } = scoreOf(live)
  return live.gameStatus === GameStatus.ended ? `${home}–${away}` : ''
}

/** Both teams, the final score between them where there is one. */
export const matchEnd = (game: Pick<GameRow, 'live' | 'gameInfo'>): string => {
  const { team_h, team_c } = game.gameInfo
  return [team_h, finalOf(game), team_c].filter(Boolean).join(' ')
}

/** The address of its results: its sport, the day it was to begin. */
export const resultsOf = ({ sport, startTime }: Pick<GameRow, 'sport' | 'startTime'>) => ({
  page: 'results',
  sport,
  date: dateText(startTime),
})
