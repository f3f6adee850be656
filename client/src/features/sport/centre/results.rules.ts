import type { ChannelData } from '@app/contract/sport/channel'
import { GameStatus } from '@app/contract/sport/feed'
import type { Score } from '@app/contract/sport/feed'

export type ResultLeague = ChannelData<'get_result'>['leagues'][number]
export type ResultGame = ResultLeague['games'][number]

/** Leagues and matches whose names hold the words. */
export const resultsFound = (leagues: readonly ResultLeague[], words: string): ResultLeague[] => {
  const wanted = words.trim().toLowerCase()
  const holds = (name: string) => name.toLowerCase().includes(wanted)
  return leagues.flatMap((league) => {
    if (!wanted || holds(league.name)) return league.games.length ? [league] : []
    const games = league.games.filter(({ gameInfo }) => holds(gameInfo.team_h) || holds(gameInfo.team_c))
    return games.length ? [{ ...league, games }] : []
  })
}

/** "2 - 1"; nothing decided is "--". */
export const scoreText = (score: Score | null): string => (score ? `${score.home} - ${score.away}` : '--')

/** "25-21  19-25": the sections in order. */
export const sectionsText = (sections: readonly Score[]): string =>
  sections.map(({ home, away }) => `${home}-${away}`).join('  ')

export type Standing = 'postponed' | 'abandoned' | 'corrected' | 'ended' | 'paused'

export const standingOf = ({ live, corrected }: ResultGame): Standing => {
  if (live.gameStatus === GameStatus.postponed) return 'postponed'
  if (live.gameStatus === GameStatus.abandoned) return 'abandoned'
  if (live.gameStatus !== GameStatus.ended) return 'paused'
  return corrected ? 'corrected' : 'ended'
}
