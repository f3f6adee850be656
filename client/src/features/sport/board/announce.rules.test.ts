import { expect, it } from 'vitest'
import { emptyLive } from '@app/contract/sport/feed'
import type { GameRow, LiveData } from '@app/contract/sport/feed'
import { newsOf } from './announce.rules.ts'
import { gameFor } from '../game.data.ts'

const game = (live: Partial<LiveData>, rest: Partial<GameRow> = {}) =>
  gameFor('m1', { live: { ...emptyLive, isLive: 'Y', re_time: '1H^10', ...live }, ...rest })

it('says goals at both levels, and cards and sessions only when all is wanted', () => {
  const before = game({})
  expect(newsOf(game({ sc_FT_H: 1 }), before, 'goals')).toEqual({
    kind: 'goal',
    team: '甲',
    home: 1,
    away: 0,
  })
  expect(newsOf(game({ sc_FT_C: 1 }), before, 'all')).toMatchObject({ kind: 'goal', team: '乙' })
  expect(newsOf(before, game({ sc_FT_H: 1 }), 'goals')).toEqual({ kind: 'cancelled', home: 0, away: 0 })
  const sentOff = game({}, { reds: { home: 0, away: 1 } })
  expect([newsOf(sentOff, before, 'all'), newsOf(sentOff, before, 'goals')]).toEqual([
    { kind: 'red', team: '乙' },
    undefined,
  ])
  expect(newsOf(game({ re_time: 'HT', HalfTime: 'Y' }), before, 'all')).toEqual({
    kind: 'session',
    label: '中场',
  })
})

it('says the end, keeps silent about every basket, and about everything when it is off', () => {
  expect(newsOf(game({ gameStatus: 3, sc_FT_H: 2 }), game({ sc_FT_H: 2 }), 'goals')).toEqual({
    kind: 'ended',
    home: 2,
    away: 0,
  })
  const basket = (points: number) => game({ sc_FT_H: points, se_now: '1Q' }, { sport: 'BK' })
  expect(newsOf(basket(4), basket(2), 'goals')).toBeUndefined()
  expect(newsOf(game({ sc_FT_H: 1 }), game({}), 'off')).toBeUndefined()
})
