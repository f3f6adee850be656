import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { USD_RATE_FEN } from '@app/contract/rules/caps'
import type { PlayedSport } from '@app/contract/sport/codes'
import { type Bettor, bettor, gameOf, selection } from './bettor.ts'

const DAY_S = 86_400
const yuan = (usd: number) => ((usd * USD_RATE_FEN) / 100).toFixed(2)
/** A match whose home side pays `k` for one; no half-time, so that one result settles it. */
const priced = (player: Bettor, sport: PlayedSport, k: string, startsIn_s = 3_600) =>
  player.compose({
    sport,
    startsIn_s,
    markets: [{ wtype: 'M', odds: { MH: k, ...(sport === 'FT' ? { MN: '2.00' } : {}), MC: '0.10' } }],
  })
const homeOf = async (player: Bettor, gid: string) => selection(await gameOf(player, gid), 'M', 'MH')
const maxOf = async (player: Bettor, gid: string) => {
  const entries = [await homeOf(player, gid)]
  const seen = await player.get('order_view', { entries, mode: 'single', oddsType: 'H' })
  return seen.entries[0]!.max
}
/** The same member on another day: the channel is entered anew. */
const nextTime = async (player: Bettor): Promise<Bettor> => {
  const { data } = await player.site.call(
    contract.venue.launch,
    { enName: 'crty', isActivity: true },
    { token: player.token },
  )
  const { token } = data.channel!
  return { ...player, get: (method, request, options) => player.get(method, { ...request, token }, options) }
}
const place = async (player: Bettor, gid: string, stake: string) => {
  const entries = [{ ...(await homeOf(player, gid)), stake }]
  return (await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })).entries[0]!
}

test.each<[PlayedSport, number]>([
  ['FT', 1_500_000],
  ['BK', 1_500_000],
  ['TN', 300_000],
  ['VB', 300_000],
  ['BS', 300_000],
  ['SK', 200_000],
  ['TT', 200_000],
])('%s wins at most %i dollars in a day', async (sport, usd) => {
  const player = await bettor({ venue: '100000.00' })
  const gid = await priced(player, sport, '1000.00')
  const most = yuan(usd / 1_000)
  expect(await maxOf(player, gid)).toBe(most)
  expect(await place(player, gid, (Number(most) + 0.01).toFixed(2))).toMatchObject({ reason: 'aboveMax' })
  expect(await place(player, gid, most)).toMatchObject({ active: 'accepted', win: yuan(usd) })
  expect(await maxOf(player, gid)).toBe('0.00')
})

test('all sports together win at most 1,500,000 dollars in a day', async () => {
  const player = await bettor({ venue: '100000.00' })
  const [football, basketball] = [
    await priced(player, 'FT', '1000.00'),
    await priced(player, 'BK', '1000.00'),
  ]
  expect(await place(player, football, '7200.00')).toMatchObject({ win: yuan(1_000_000) })
  expect(await maxOf(player, basketball)).toBe('3600.00')
  expect(await place(player, basketball, '7200.00')).toMatchObject({ reason: 'aboveMax' })
})

test('a parlay of football and tennis wins what tennis may', async () => {
  const player = await bettor({ venue: '100000.00' })
  const gids = [await priced(player, 'FT', '99.00'), await priced(player, 'TN', '99.00')]
  const entries = await Promise.all(gids.map((gid) => homeOf(player, gid)))
  const parlay = async (stake: string) =>
    (await player.get('bet_parlay', { entries, stake, autoAccept: 'none' })).ticket
  // 300,000 × 7.20 over 100 × 100 − 1.
  expect(await parlay('216.03')).toMatchObject({ reason: 'aboveMax' })
  expect(await parlay('216.02')).toMatchObject({ active: 'accepted' })
})

test('what was bet on different days is paid on one day up to the cap of that day', async () => {
  const player = await bettor({ venue: '100000.00' })
  const gids = [
    await priced(player, 'FT', '1000.00', 3 * DAY_S),
    await priced(player, 'FT', '1000.00', 3 * DAY_S),
  ]
  expect(await place(player, gids[0]!, '7200.00')).toMatchObject({ win: yuan(1_000_000) })
  await player.site.advance(DAY_S)
  const next = await nextTime(player)
  expect(await maxOf(next, gids[1]!)).toBe('3600.00')
  expect(await place(next, gids[1]!, '7200.00')).toMatchObject({ reason: 'aboveMax' })
  expect(await place(next, gids[1]!, '3600.00')).toMatchObject({ active: 'accepted' })
  const before = player.venueCents()
  await player.site.advance(2 * DAY_S + 60)
  for (const gid of gids) await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  const stakes = 7_200_00 + 3_600_00
  expect(player.venueCents() - before - stakes).toBe(1_500_000 * USD_RATE_FEN)
  const last = await nextTime(player)
  const today = await priced(last, 'FT', '1000.00')
  expect(await maxOf(last, today)).toBe('0.00')
  await player.site.advance(DAY_S)
  const free = await nextTime(player)
  expect(await maxOf(free, await priced(free, 'FT', '1000.00'))).toBe('10800.00')
})
