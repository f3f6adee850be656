import { dateText } from '../../../lib/text/date.ts'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow, LiveData } from '@app/contract/sport/feed'
import { isPending } from '@app/contract/sport/slip/entry'
import type { Slip } from '@app/contract/sport/slip/slip'

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

/** Matches that are known to be over, as they ended, by their hgid. */
export type Ends = Readonly<Record<string, LiveData>>

/** The same after somebody has told how a match stands: its list, its picture or its own page. */
const endsWith = (ends: Ends, hgid: string, live: LiveData): Ends => {
  const { [hgid]: had, ...others } = ends
  if (isOver(live)) return { ...others, [hgid]: live }
  return had ? others : ends
}

/** It is kept beside the slip; a selection of a match that is over has no price any more, what waits keeps that of its bet. */
export const end = (state: { ends: Ends; slip: Slip }, hgid: string, live: LiveData): void => {
  state.ends = endsWith(state.ends, hgid, live)
  if (!state.ends[hgid]) return
  for (const entry of state.slip.entries)
    if (entry.gameInfo.hgid === hgid && !isPending(entry)) entry.oddInfo.r = ''
}
