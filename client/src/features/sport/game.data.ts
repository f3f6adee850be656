import { emptyLive } from '@app/contract/sport/feed'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'

/** A handicap's line of half a goal at one price, by its rank among those of its market. */
export const lineFor = (wtype: string, rank = 0, k = '0.95'): MarketLine => ({
  gameId: `g${rank}`,
  wtype,
  line: -0.5,
  lineText: '0.5',
  rank,
  selections: [
    { w: 'RH', k, label: '主' },
    { w: 'RC', k, label: '客' },
  ],
})

/** A football match of 甲 and 乙 that hasn't begun and has no market, changed as asked. */
export const gameFor = (hgid: string, change: Partial<GameRow> = {}): GameRow => ({
  gameInfo: { gameId: 'g0', gide: '1', hgid, team_h: '甲', team_c: '乙' },
  sport: 'FT',
  leagueId: 'csl',
  league: '中超',
  startTime: 0,
  live: emptyLive,
  reds: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
  sections: [],
  serving: '',
  points: '',
  lines: [],
  moreCount: 0,
  ...change,
})
