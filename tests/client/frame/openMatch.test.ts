import { emptyLive } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { expect, test, vi } from 'vitest'
import { sportOf, type SportRoot } from '../../../client/src/features/sport/sport.slice.ts'
import { openMatch } from '../../../client/src/app/openMatch.ts'
import { createStore } from '../../../client/src/app/store.ts'

const line = { gameId: '7', wtype: 'RM', line: null, lineText: '', rank: 0, selections: [] }
const game: GameRow = {
  gameInfo: { gameId: '7', gide: '7', hgid: '70', team_h: '主', team_c: '客' },
  sport: 'FT',
  leagueId: '3',
  league: '联赛',
  startTime: 0,
  live: { ...emptyLive, isLive: 'Y' },
  reds: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
  sections: [],
  serving: '',
  points: '',
  lines: [line],
  moreCount: 0,
}

test('a price that is picked elsewhere opens the list at its match, which stays folded', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const store = createStore()
  const went = vi.fn()
  openMatch(store, { game, pick: { line, w: 'MH' } }, went)
  const { sought, opened } = sportOf(store.getState() as SportRoot)
  expect([sought, opened]).toEqual(['70', ''])
  expect(went).toHaveBeenCalledWith('/game/sport/crty')
})
