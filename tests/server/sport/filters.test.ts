import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { marketTypes, playedSports } from '@app/contract/sport/codes'
import { bettor } from './rig/bettor.ts'

// [C-SPORT-BK C-SPORT-BS C-SPORT-FT C-SPORT-OP C-SPORT-SK C-SPORT-TN C-SPORT-TT C-SPORT-VB C-SPORT-VF]
test.each(playedSports)('the lists of %s hold that sport and no other', async (sport) => {
  const player = await bettor()
  const markets = ['RB', 'FT', 'FU'] as const
  const lists = await Promise.all(
    markets.map((market) => player.get('get_game_list', { market, sport, oddsType: 'H' })),
  )
  const games = lists.flatMap(({ leagues }) => leagues.flatMap((league) => league.games))
  expect(new Set(games.map((game) => game.sport))).toEqual(new Set([sport]))
})

test('the list of all sports holds several [C-SPORT-ALL]', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_game_list', { market: 'FT', sport: 'ALL', oddsType: 'H' })
  const sports = leagues.flatMap(({ games }) => games.map((game) => game.sport))
  expect(new Set(sports)).toEqual(new Set(playedSports))
})

// [C-MKT-FT C-MKT-FU C-MKT-RB]
test('in-play, today and early are different matches: playing, of this day, of later days', async () => {
  const player = await bettor()
  const now = player.site.world.clock.now()
  const list = async (market: 'RB' | 'FT' | 'FU') => {
    const { leagues } = await player.get('get_game_list', { market, sport: 'FT', oddsType: 'H' })
    return leagues.flatMap(({ games }) => games)
  }
  const [playing, today, early] = [await list('RB'), await list('FT'), await list('FU')]
  for (const games of [playing, today, early]) expect(games.length).toBeGreaterThan(0)
  expect(playing.every(({ startTime, live }) => startTime <= now && live.isLive === 'Y')).toBe(true)
  expect(today.every(({ startTime, live }) => startTime > now && live.isLive === 'N')).toBe(true)
  expect(Math.max(...today.map(({ startTime }) => startTime))).toBeLessThan(
    Math.min(...early.map(({ startTime }) => startTime)),
  )
})

// [C-MKT-FSFT C-MKT-FSFU C-SPORT-FS]
test('champions of today and of later are lists of their own, of every sport or of one', async () => {
  const player = await bettor()
  const list = async (market: 'FSFT' | 'FSFU') =>
    (await player.get('get_champion_list', { market, sport: 'ALL' })).games.map(({ gameId }) => gameId)
  const [today, early] = [await list('FSFT'), await list('FSFU')]
  expect(today.filter((id) => early.includes(id))).toEqual([])
  expect(Math.min(today.length, early.length)).toBeGreaterThan(0)
  const { markets } = await player.get('get_menu', {})
  expect(markets.map(({ market }) => market).toSorted()).toEqual(marketTypes.toSorted())
})

// [C-SPORT-ALL C-SPORT-BK C-SPORT-BS C-SPORT-FS C-SPORT-FT C-SPORT-OP C-SPORT-SK C-SPORT-TN C-SPORT-TT]
// [C-SPORT-VB C-SPORT-VF]
test.each([
  ['sport', { market: 'RB', sport: 'XX', oddsType: 'H' }],
  ['market', { market: 'FS', sport: 'FT', oddsType: 'H' }],
])('an unknown %s is refused by its name', async (field, request) => {
  const player = await bettor()
  const answer = await player.ask('get_game_list', request as never)
  expect([answer.status_code, answer.message]).toEqual([STATUS.PARAMETER_ERROR.code, `参数错误：${field}`])
})

test('the channel’s balance is that of CRTY [C-CRTY]', async () => {
  const player = await bettor({ venue: '12.34' })
  const answer = await player.site.call(
    contract.venue.balance,
    { channelCode: 'CRTY' },
    { token: player.token },
  )
  expect(answer.data).toMatchObject({ channelCode: 'CRTY', balance: '12.34' })
})
