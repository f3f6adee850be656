import { expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const place = async (
  player: Bettor,
  gid: string,
  wtype: string,
  w: string,
  stake: string,
  extra: object = {},
) => {
  const pick = selection(await gameOf(player, gid), wtype, w)
  const { entries, balance } = await player.get('bet', {
    entries: [{ ...pick, stake, ...extra }],
    oddsType: 'H',
    autoAccept: 'none',
  })
  return { ...entries[0]!, balance, pick }
}
const ticketOf = async (player: Bettor, ticketId: string) =>
  (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets[0]!
const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

test('before the match a bet stands at once and its stake has left the venue', async () => {
  const player = await bettor({ venue: '1000.00' })
  const gid = await player.compose({ startsIn_s: 3_600 })
  const placed = await place(player, gid, 'OU', 'OUO', '100.00')
  expect(placed).toMatchObject({ active: 'accepted', reason: null, risk: '100.00', balance: '900.00' })
  expect(placed.ticket_id).toMatch(/^9\d{11}$/)
  expect((await player.get('get_today_wagers', {})).records.map((ticket) => ticket.ticket_id)).toEqual([
    placed.ticket_id,
  ])
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('in play a bet waits five seconds and is then accepted, with score and clock on the ticket', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -600 })
  await player.direct(gid, { type: 'goal', score: '1-0' })
  await player.site.advance(120)
  const placed = await place(player, gid, 'RE', 'RH', '50.00')
  expect(placed.active).toBe('delay')
  expect(placed.confirmAt - player.site.world.clock.now()).toBe(5_000)
  await player.site.advance(4)
  expect((await ticketOf(player, placed.ticket_id)).state).toBe('delay')
  await player.site.advance(1)
  const ticket = await ticketOf(player, placed.ticket_id)
  expect(ticket.state).toBe('accepted')
  expect(ticket.legs[0]).toMatchObject({ inPlay: true, scoreAtBet: { home: 1, away: 0 }, clockAtBet: "12'" })
})

for (const [type, refusedBy = type] of [
  ['goal'],
  ['penalty'],
  ['red'],
  ['var'],
  ['cancelGoal', 'goalCancelled'],
] as const)
  test(`${type} in the delay refuses the bet and the money is back`, async () => {
    const player = await bettor({ venue: '500.00' })
    const gid = await player.compose({ startsIn_s: -600 })
    await player.direct(gid, { type: 'goal', score: '1-0' })
    await player.site.advance(120)
    const placed = await place(player, gid, 'ROU', 'OUU', '200.00')
    expect(player.venueCents()).toBe(300_00)
    await player.site.advance(2)
    await player.direct(gid, { type, side: 'H' })
    await player.site.advance(3)
    expect(await ticketOf(player, placed.ticket_id)).toMatchObject({
      state: 'refused',
      reason: 'dangerousBall',
      refusedBy,
      return: '200.00',
    })
    expect(player.venueCents()).toBe(500_00)
    balanced(player)
  })

test('a corner in the delay refuses nothing', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -900 })
  const page = await gameOf(player, gid)
  if (page.lines.some(({ selections }) => selections.every(({ k }) => k === '')))
    await player.site.advance(60)
  const placed = await place(player, gid, 'ROU', 'OUO', '20.00')
  await player.direct(gid, { type: 'corner', side: 'C' })
  const before = await ticketOf(player, placed.ticket_id)
  await player.site.advance(5)
  expect([before.state, (await ticketOf(player, placed.ticket_id)).reason === 'dangerousBall']).toEqual([
    'delay',
    false,
  ])
})

// [B-SLIP-10 NB-11]
test('a changed price asks again unless any is accepted; a better one passes "better"', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const pick = selection(await gameOf(player, gid), 'M', 'MH')
  const seen = (k: string, autoAccept: 'any' | 'better' | 'none') =>
    player.get('bet', { entries: [{ ...pick, k, stake: '10.00' }], oddsType: 'H', autoAccept })
  const worse = (Number(pick.k) + 0.1).toFixed(2)
  const better = (Number(pick.k) - 0.1).toFixed(2)
  expect((await seen(worse, 'none')).entries[0]).toMatchObject({
    active: 'refused',
    reason: 'oddsChanged',
    k: pick.k,
    ticket_id: '',
  })
  expect((await seen(worse, 'better')).entries[0]).toMatchObject({ reason: 'oddsChanged' })
  expect((await seen(better, 'better')).entries[0]).toMatchObject({ active: 'accepted', k: pick.k })
  expect((await seen(worse, 'any')).entries[0]).toMatchObject({ active: 'accepted', k: pick.k })
  expect(player.venueCents()).toBe(9_980_00)
})

test('a line that has moved asks again even when any price is accepted', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const pick = selection(await gameOf(player, gid), 'OU', 'OUO')
  const { entries } = await player.get('bet', {
    entries: [{ ...pick, line: pick.line! + 3, stake: '10.00' }],
    oddsType: 'H',
    autoAccept: 'any',
  })
  expect(entries[0]).toMatchObject({ reason: 'oddsChanged', line: pick.line, k: pick.k })
})

test('limits: below 10, above 50,000, above the match, above the balance [B-CALC-01]', async () => {
  const player = await bettor({ venue: '300000.00' })
  const gid = await player.compose({
    startsIn_s: 3_600,
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  expect(await place(player, gid, 'M', 'MH', '9.99')).toMatchObject({ reason: 'belowMin' })
  expect(await place(player, gid, 'M', 'MH', '50000.01')).toMatchObject({ reason: 'aboveMax' })
  expect(await place(player, gid, 'M', 'MH', '50000')).toMatchObject({ active: 'accepted' })
  expect(await place(player, gid, 'M', 'MN', '50000')).toMatchObject({ active: 'accepted' })
  expect(await place(player, gid, 'M', 'MC', '10')).toMatchObject({ reason: 'aboveMax' })
  const poor = await bettor({ venue: '50.00' }, player.site)
  expect(await place(poor, gid, 'M', 'MC', '50.01')).toMatchObject({ reason: 'insufficientBalance' })
  expect(player.venueCents()).toBe(200_000_00)
})

test('with 免转 on the shortfall comes from the centre, without it the bet is refused', async () => {
  const player = await bettor({ venue: '30.00', center: '100.00', autoTransfer: true })
  const gid = await player.compose({ startsIn_s: 3_600 })
  const plain = await bettor({ venue: '30.00', center: '100.00' }, player.site)
  expect(await place(plain, gid, 'M', 'MH', '80.00')).toMatchObject({ reason: 'insufficientBalance' })
  expect(await place(player, gid, 'M', 'MH', '80.00')).toMatchObject({ active: 'accepted' })
  expect([player.venueCents(), player.centerCents()]).toEqual([0, 50_00])
  balanced(player)
})

test('the same request id places one bet; the same id with another body is an illegal parameter', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10.00' }
  const ask = (stake: string) =>
    player.ask(
      'bet',
      { entries: [{ ...entry, stake }], oddsType: 'H', autoAccept: 'none' },
      { requestId: 'same' },
    )
  const [first, second] = [await ask('10.00'), await ask('10.00')]
  expect(second.data).toEqual(first.data)
  expect((await ask('20.00')).status_code).toBe(STATUS.ILLEGAL_PARAMETER.code)
  expect((await player.get('get_today_wagers', {})).total).toBe(1)
})

test('a suspended or finished match takes no bets', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const pick = selection(await gameOf(player, gid), 'OU', 'OUO')
  const bet = async () =>
    (await player.get('bet', { entries: [{ ...pick, stake: '10.00' }], oddsType: 'H', autoAccept: 'any' }))
      .entries[0]
  await player.direct(gid, { type: 'suspend' })
  expect(await bet()).toMatchObject({ reason: 'suspended' })
  await player.direct(gid, { type: 'resume' })
  await player.direct(gid, { type: 'postpone' })
  await player.site.advance(1)
  expect(await bet()).toMatchObject({ reason: 'closed' })
})

test('a negative Malay price: the stake is the win, the risk follows from the raw price', async () => {
  const player = await bettor()
  const gid = await player.compose({
    startsIn_s: 3_600,
    markets: [{ wtype: 'R', line: -0.5, odds: { RH: '1.50', RC: '0.55' } }],
  })
  const pick = selection(await gameOf(player, gid), 'R', 'RH')
  const { entries } = await player.get('bet', {
    entries: [{ ...pick, stake: '100' }],
    oddsType: 'M',
    autoAccept: 'none',
  })
  expect(entries[0]).toMatchObject({ active: 'accepted', risk: '66.67', win: '100.00' })
  expect(player.venueCents()).toBe(10_000_00 - 66_67)
})

test('order_view gives price, limits and state of each entry, and the price of the series', async () => {
  const player = await bettor()
  const [one, two] = [
    await player.compose({ startsIn_s: 3_600 }),
    await player.compose({ startsIn_s: 7_200, home: '霁川雪豹', away: '青沅磐石' }),
  ]
  const entries = [
    selection(await gameOf(player, one), 'M', 'MH'),
    selection(await gameOf(player, two), 'OU', 'OUO'),
  ]
  const seen = await player.get('order_view', { entries, mode: 'series', oddsType: 'H' })
  expect(seen.entries.map(({ k, active }) => [k, active])).toEqual(entries.map(({ k }) => [k, 'open']))
  const product = entries.reduce((odds, { k }) => odds * (100 + Math.round(Number(k) * 100)), 1) / 10_000
  expect(Number(seen.series!.odds)).toBeCloseTo(Math.round(product * 100 + 1e-9) / 100, 9)
  expect(seen.series!.max).toBe('20000.00')
})

test('a parlay refuses two picks of one match, correct scores and what has changed [B-SLIP-03]', async () => {
  const player = await bettor()
  const [one, two] = [
    await player.compose({ startsIn_s: 3_600 }),
    await player.compose({ startsIn_s: 7_200 }),
  ]
  const [a, b] = [await gameOf(player, one), await gameOf(player, two)]
  const parlay = async (entries: ReturnType<typeof selection>[], autoAccept: 'any' | 'none' = 'none') =>
    (await player.get('bet_parlay', { entries, stake: '100', autoAccept })).ticket
  expect(await parlay([selection(a, 'M', 'MH'), selection(a, 'OU', 'OUO')])).toMatchObject({
    reason: 'sameMatch',
  })
  expect(await parlay([selection(a, 'M', 'MH'), selection(b, 'PD', 'H1C0')])).toMatchObject({
    reason: 'notCombinable',
  })
  expect(await parlay([{ ...selection(a, 'M', 'MH'), k: '9.99' }, selection(b, 'OU', 'OUO')])).toMatchObject({
    reason: 'oddsChanged',
  })
  expect(await parlay([selection(a, 'M', 'MH'), selection(b, 'OU', 'OUO')])).toMatchObject({
    active: 'accepted',
    risk: '100.00',
  })
  expect(player.venueCents()).toBe(9_900_00)
})

// [TERM-25 TRAP-25]
test('a new handicap wins at most 25,000 US dollars a day, a handicap over the score what its sport may win', async () => {
  const player = await bettor({ venue: '500000.00' })
  const odds = { RH: '9.00', RC: '0.05' }
  const gid = await player.compose({
    startsIn_s: 3_600,
    markets: [
      { wtype: 'CNR', line: -2.5, odds },
      { wtype: 'R', line: -2.5, odds },
    ],
  })
  const row = await gameOf(player, gid)
  const [corners, goals] = [selection(row, 'CNR', 'RH'), selection(row, 'R', 'RH')]
  const maxOf = async () => {
    const seen = await player.get('order_view', {
      entries: [corners, goals],
      mode: 'multiple',
      oddsType: 'H',
    })
    return seen.entries.map(({ max }) => max)
  }
  // 25,000 × 7.20 = 180,000 is won at 9.00 with 20,000.
  expect(await maxOf()).toEqual(['20000.00', '50000.00'])
  const place = async (stake: string) => {
    const { entries } = await player.get('bet', {
      entries: [{ ...corners, stake }],
      oddsType: 'H',
      autoAccept: 'none',
    })
    return entries[0]!.reason
  }
  expect(await place('20000.01')).toBe('aboveMax')
  expect(await place('15000.00')).toBeNull()
  expect(await maxOf()).toEqual(['5000.00', '50000.00'])
  const other = await player.compose({
    startsIn_s: 7_200,
    markets: [{ wtype: 'M', odds: { MH: '4.00', MN: '2.00', MC: '3.00' } }],
  })
  const series = await player.get('order_view', {
    entries: [corners, selection(await gameOf(player, other), 'M', 'MH')],
    mode: 'series',
    oddsType: 'H',
  })
  // What is left of the day, 45,000, over 10 × 5 − 1.
  expect(series.series!.max).toBe('918.36')
})
