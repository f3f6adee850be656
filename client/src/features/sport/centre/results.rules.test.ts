import { expect, it } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import type { GameStatus } from '@app/contract/sport/feed'
import { resultsFound, scoreText, sectionsText, standingOf } from './results.rules.ts'
import type { ResultGame, ResultLeague } from './results.rules.ts'

const game = (hgid: string, gameStatus: GameStatus, corrected = false): ResultGame => ({
  gameInfo: { gameId: hgid, gide: '1', hgid, team_h: `${hgid}主`, team_c: `${hgid}客` },
  sport: 'FT',
  startTime: 0,
  live: { ...emptyLive, gameStatus },
  half: null,
  full: { home: 2, away: 1 },
  corners: null,
  cards: null,
  corrected,
  sections: [],
})
const league = (name: string, ...games: ResultGame[]): ResultLeague => ({
  league_id: name,
  id: name,
  name,
  icon: '',
  isShow: true,
  isExpand: true,
  games,
})
const leagues = [league('中超', game('m1', 3), game('m2', 3)), league('空')]

it('finds leagues and teams, and leaves empty leagues out', () => {
  expect(resultsFound(leagues, '').map(({ name }) => name)).toEqual(['中超'])
  expect(resultsFound(leagues, ' M2 ')[0]!.games).toHaveLength(1)
  expect(resultsFound(leagues, '中超')[0]!.games).toHaveLength(2)
  expect(resultsFound(leagues, 'zzz')).toEqual([])
})

it('writes scores and says how a match stands', () => {
  expect([scoreText(null), scoreText({ home: 2, away: 1 })]).toEqual(['--', '2 - 1'])
  expect(
    sectionsText([
      { home: 25, away: 21 },
      { home: 19, away: 25 },
    ]),
  ).toBe('25-21  19-25')
  expect(
    [game('a', 3), game('a', 3, true), game('a', 4), game('a', 5), game('a', 2)].map(standingOf),
  ).toEqual(['ended', 'corrected', 'postponed', 'abandoned', 'paused'])
})
