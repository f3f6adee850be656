import { expect, it } from 'vitest'
import { channelMethods, isChannelMethod } from './channel.ts'
import { emptyLive } from './feed.ts'
import { LiveField } from './fields.ts'

const common = { timestamp: 1, token: 't', language: 'zh-cn', ip: '127.0.0.1' }
const leg = { gameId: 'g1', wtype: 'RE', w: 'RH', line: -0.25, k: '0.95' }

it('has a record for each of the nineteen methods, and for closing by itself [UN-15]', () => {
  expect(Object.keys(channelMethods)).toHaveLength(20)
  expect([isChannelMethod('bet'), isChannelMethod('toString')]).toEqual([true, false])
})

it('fills the defaults of a board request and refuses an unknown sport', () => {
  const { request } = channelMethods.get_game_list
  const body = { ...common, market: 'RB', sport: 'FT', oddsType: 'H' }
  expect(request.parse(body)).toMatchObject({ leagueIds: [], date: '' })
  expect(request.safeParse({ ...body, sport: 'XX' }).success).toBe(false)
})

// [B-LIM-10]
it('refuses an eleventh entry, a one-leg parlay, a stake of nothing and a line off the quarter', () => {
  const single = { ...leg, stake: '100' }
  const bet = (entries: object[]) =>
    channelMethods.bet.request.safeParse({ ...common, entries, oddsType: 'H', autoAccept: 'any' }).success
  expect(bet([single])).toBe(true)
  expect(bet(Array(11).fill(single))).toBe(false)
  expect(bet([{ ...single, stake: '0' }])).toBe(false)
  expect(bet([{ ...single, line: 0.3 }])).toBe(false)
  const parlay = { ...common, entries: [leg], stake: '100', autoAccept: 'any' }
  expect(channelMethods.bet_parlay.request.safeParse(parlay).success).toBe(false)
})

it('wants all fourteen fields of the live data [ENT-18]', () => {
  expect(Object.keys(emptyLive)).toHaveLength(14)
  expect(LiveField.safeParse(emptyLive).success).toBe(true)
  expect(LiveField.safeParse({ re_time: '2H^67' }).success).toBe(false)
})
