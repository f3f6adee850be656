import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { USD_RATE_FEN } from '@app/contract/rules/money/caps'
import { DAILY_CAP_CENTS, winCapCents } from '@app/contract/sport/slip/limits'
import type { PlayedSport } from '@app/contract/sport/codes'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

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
])('%s wins at most %i dollars in a day [TERM-22 TERM-23 TERM-24]', async (sport, usd) => {
  const player = await bettor({ venue: '100000.00' })
  const gid = await priced(player, sport, '1000.00')
  const most = yuan(usd / 1_000)
  expect(await maxOf(player, gid)).toBe(most)
  expect(await place(player, gid, (Number(most) + 0.01).toFixed(2))).toMatchObject({ reason: 'aboveMax' })
  expect(await place(player, gid, most)).toMatchObject({ active: 'accepted', win: yuan(usd) })
  expect(await maxOf(player, gid)).toBe('0.00')
})

test('all sports together win at most 1,500,000 dollars in a day [TERM-21]', async () => {
  const player = await bettor({ venue: '100000.00' })
  const [football, basketball] = [
    await priced(player, 'FT', '1000.00'),
    await priced(player, 'BK', '1000.00'),
  ]
  expect(await place(player, football, '7200.00')).toMatchObject({ win: yuan(1_000_000) })
  expect(await maxOf(player, basketball)).toBe('3600.00')
  expect(await place(player, basketball, '7200.00')).toMatchObject({ reason: 'aboveMax' })
})

test('a parlay of football and tennis wins what tennis may [TERM-26]', async () => {
  const player = await bettor({ venue: '100000.00' })
  const gids = [await priced(player, 'FT', '99.00'), await priced(player, 'TN', '99.00')]
  const entries = await Promise.all(gids.map((gid) => homeOf(player, gid)))
  const parlay = async (stake: string) =>
    (await player.get('bet_parlay', { entries, stake, autoAccept: 'none' })).ticket
  // 300,000 × 7.20 over 100 × 100 − 1.
  expect(await parlay('216.03')).toMatchObject({ reason: 'aboveMax' })
  expect(await parlay('216.02')).toMatchObject({ active: 'accepted' })
})

test('what was bet on different days is paid on one day up to the cap of that day [TERM-21]', async () => {
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

const result = (player: Bettor, gid: string, score: string, corrected = false) =>
  player.site.control('POST', `/matches/${gid}/result`, { score, corrected })
const ticketsOf = async (player: Bettor, ticketIds: string[]) =>
  (await player.get('get_ticket', { ticketIds })).tickets

// [TERM-21]
test('a result corrected on a later day pays what the day of its first settlement has left', async () => {
  const player = await bettor({ venue: '100000.00' })
  const gid = await priced(player, 'FT', '1000.00', 60)
  const first = await place(player, gid, '7200.00')
  await player.site.advance(120)
  await result(player, gid, '0-1')
  // Lost, it left its room to another one of the same day.
  const second = await priced(player, 'FT', '1000.00', 60)
  await place(player, second, '10800.00')
  await player.site.advance(120)
  await result(player, second, '1-0')
  await player.site.advance(DAY_S)
  const next = await nextTime(player)
  await result(next, gid, '1-0', true)
  const [ticket] = await ticketsOf(next, [first.ticket_id])
  expect(ticket).toMatchObject({ result: 'W', return: '7200.00' })
  // It takes nothing from the day that it is corrected on.
  expect(await maxOf(next, await priced(next, 'FT', '1000.00'))).toBe('10800.00')
})

type Step =
  | { do: 'place'; sport: PlayedSport; share: number }
  | { do: 'settle' | 'correct'; which: number; isWon: boolean }
  | { do: 'wait' }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      sport: fc.constantFrom<PlayedSport>('FT', 'TN'),
      share: fc.constantFrom(0.4, 0.7, 1),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('settle' as const, 'correct' as const, 'correct' as const),
      which: fc.nat(4),
      isWon: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'wait' }) },
)

// [TERM-21]
test('whatever is placed, settled and corrected, no day pays more than its caps', { timeout: 90_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 11 }), async (steps) => {
      const member = await bettor({ venue: '900000000.00' })
      let player = member
      const bets: { gid: string; ticket: string; sport: PlayedSport; day?: number }[] = []
      for (const one of steps) {
        if (one.do === 'place') {
          const gid = await priced(player, one.sport, '1000.00', 60)
          const stake = ((winCapCents[one.sport] / 1_000) * one.share) / 100
          const { ticket_id: ticket } = await place(player, gid, stake.toFixed(2))
          if (ticket) bets.push({ gid, ticket, sport: one.sport })
          await player.site.advance(120)
        } else if (one.do === 'wait') {
          await player.site.advance(DAY_S)
          player = await nextTime(member)
        } else if (bets.length > 0) {
          const { gid } = bets[one.which % bets.length]!
          await result(player, gid, one.isWon ? '1-0' : '0-1', one.do === 'correct')
        }
        if (bets.length === 0) continue
        const tickets = await ticketsOf(
          player,
          bets.map(({ ticket }) => ticket),
        )
        const won = new Map<string, number>()
        for (const bet of bets) {
          const { settledAt, return: back, risk } = tickets.find(({ ticket_id }) => ticket_id === bet.ticket)!
          if (settledAt === null || back === null) continue
          bet.day ??= Math.floor((settledAt + 8 * 3_600_000) / (DAY_S * 1_000))
          const win = Math.max(0, toCents(back) - toCents(risk))
          for (const key of [`${bet.day} ${bet.sport}`, `${bet.day} all`])
            won.set(key, (won.get(key) ?? 0) + win)
        }
        const over = [...won].filter(([key, cents]) => {
          const sport = key.split(' ')[1] as PlayedSport | 'all'
          return cents > (sport === 'all' ? DAILY_CAP_CENTS : winCapCents[sport])
        })
        expect(over).toEqual([])
      }
    }),
    { numRuns: 4 },
  ),
)
