import { expect, test } from 'vitest'
import { toCents } from '@app/contract/kit/cents'
import { siteOf } from '../../../mock-server/src/site.ts'
import { jwtOf, openLine } from '../chat/line.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'
import { betOnEverything } from './rig/everything.ts'
import { oracle } from './rig/oracle.ts'

const ticketOf = async (player: Bettor, ticketId: string) =>
  (await player.get('get_ticket', { ticketIds: [ticketId] })).tickets[0]!
const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

for (const score of ['0-0', '1-0', '2-1', '1-1', '0-3', '5-4'])
  test(`${score}: every ticket on every market pays to the cent what an independent reckoning says`, async () => {
    const player = await bettor({ venue: '100000.00' })
    const gid = await player.compose({ startsIn_s: 1_000 })
    const bets = await betOnEverything(player, await gameOf(player, gid))
    expect(bets.length).toBeGreaterThan(60)
    const staked = bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0)
    expect(player.venueCents()).toBe(100_000_00 - staked)
    await player.site.advance(1_060)
    const [home, away] = score.split('-').map(Number) as [number, number]
    const half: [number, number] = [Math.min(1, home), 0]
    const { status } = await player.site.control('POST', `/matches/${gid}/result`, {
      score,
      half: half.join('-'),
    })
    expect(status).toBe(200)
    let returned = 0
    for (const bet of bets) {
      const ticket = await ticketOf(player, bet.ticketId)
      expect([bet.family, bet.w, bet.line, ticket.state, toCents(ticket.return!)]).toEqual([
        bet.family,
        bet.w,
        bet.line,
        'settled',
        oracle(bet, home, away, half),
      ])
      returned += toCents(ticket.return!)
    }
    expect(player.venueCents()).toBe(100_000_00 - staked + returned)
    balanced(player)
    expect(takeComplaints()).toEqual([])
  })

test('a match played out settles its half at half-time and the rest after the final whistle', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 60 })
  const row = await gameOf(player, gid)
  const entries = [selection(row, 'HM', 'MH'), selection(row, 'M', 'MH')].map((entry) => ({
    ...entry,
    stake: '10',
  }))
  const placed = (await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(60 + 52 * 60)
  const [half, full] = [
    await ticketOf(player, placed[0]!.ticket_id),
    await ticketOf(player, placed[1]!.ticket_id),
  ]
  expect([half.state, full.state]).toEqual(['settled', 'accepted'])
  await player.site.advance(75 * 60)
  const { legs, state } = await ticketOf(player, placed[1]!.ticket_id)
  expect(state).toBe('settled')
  const { leagues } = await player.get('get_result', { sport: 'FT', date: '' })
  const found = leagues.flatMap(({ games }) => games).find(({ gameInfo }) => gameInfo.hgid === gid)
  expect(legs[0]!.finalScore).toEqual(found!.full)
  balanced(player)
})

test('an in-play handicap counts only goals after the bet', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -600 })
  await player.direct(gid, { type: 'goal', score: '2-0' })
  await player.site.advance(120)
  const row = await gameOf(player, gid)
  const away = { ...selection(row, 'RE', 'RC'), stake: '100' }
  const [placed] = (await player.get('bet', { entries: [away], oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(6)
  await player.direct(gid, { type: 'finish', score: '2-1' })
  await player.site.advance(60)
  const ticket = await ticketOf(player, placed!.ticket_id)
  const lead = 1 - away.line!
  expect(ticket.result).toBe(
    lead >= 0.5 ? 'W' : lead === 0.25 ? 'LW' : lead === 0 ? 'P' : lead === -0.25 ? 'LL' : 'L',
  )
})

test('a parlay multiplies exactly: win, half win, push, half loss', async () => {
  const player = await bettor()
  const prices = ['0.95', '0.88', '1.02', '0.90']
  const lines = [-0.5, -0.75, -1, -1.25]
  const gids: string[] = []
  for (const [index, price] of prices.entries())
    gids.push(
      await player.compose({
        startsIn_s: 600,
        home: `甲${index}队`,
        markets: [{ wtype: 'R', line: lines[index]!, odds: { RH: price, RC: '0.80' } }],
      }),
    )
  const entries = []
  for (const gid of gids) entries.push(selection(await gameOf(player, gid), 'R', 'RH'))
  const { ticket } = await player.get('bet_parlay', { entries, stake: '100', autoAccept: 'none' })
  expect(ticket).toMatchObject({ active: 'accepted', win: '1307.01' })
  await player.site.advance(700)
  for (const gid of gids) await player.site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  // 100 × 1.95 × (1 + 0.88/2) × 1 × 1/2
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({
    state: 'settled',
    result: 'W',
    return: '140.40',
  })
  balanced(player)
})

test('a lost leg ends a parlay at once', async () => {
  const player = await bettor()
  const [one, two] = [await player.compose({ startsIn_s: 60 }), await player.compose({ startsIn_s: 9_000 })]
  const entries = [
    selection(await gameOf(player, one), 'M', 'MH'),
    selection(await gameOf(player, two), 'M', 'MH'),
  ]
  const { ticket } = await player.get('bet_parlay', { entries, stake: '100', autoAccept: 'none' })
  await player.site.advance(120)
  await player.site.control('POST', `/matches/${one}/result`, { score: '0-1' })
  expect(await ticketOf(player, ticket.ticket_id)).toMatchObject({
    state: 'settled',
    result: 'L',
    return: '0.00',
  })
})

test('an abandoned match: what was decided stands, the rest is void and paid back', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 60 })
  const row = await gameOf(player, gid)
  const [over, home] = [selection(row, 'OU', 'OUO'), selection(row, 'M', 'MH')]
  const placed = (
    await player.get('bet', {
      entries: [over, home].map((each) => ({ ...each, stake: '10' })),
      oddsType: 'H',
      autoAccept: 'none',
    })
  ).entries
  await player.site.advance(600)
  await player.direct(gid, { type: 'goal', score: '3-3' })
  await player.direct(gid, { type: 'abandon' })
  await player.site.advance(60)
  expect((await ticketOf(player, placed[0]!.ticket_id)).result).toBe('W')
  expect(await ticketOf(player, placed[1]!.ticket_id)).toMatchObject({ result: 'DB', return: '10.00' })
})

test('a postponed match is void after 36 hours', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 600 })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10' }
  const [placed] = (await player.get('bet', { entries: [entry], oddsType: 'H', autoAccept: 'none' })).entries
  await player.direct(gid, { type: 'postpone' })
  const seen = () =>
    siteOf(player.site.world).sport.ticketsOf(player.id, { ticketIds: [placed!.ticket_id] })[0]
  await player.site.advance(30 * 3_600)
  expect(seen()).toMatchObject({ state: 'accepted' })
  await player.site.advance(7 * 3_600)
  expect(seen()).toMatchObject({ state: 'settled', result: 'D9', return: '10.00' })
})

test('basketball settles quarters, halves and overtime', async () => {
  const player = await bettor()
  const gid = await player.compose({ sport: 'BK', startsIn_s: 60 })
  const row = await gameOf(player, gid)
  const entries = ['M', 'R', 'OU', 'HR', 'HOU', 'Q1R', 'Q1OU', 'Q4EO'].map((wtype) => {
    const line = row.lines.find((each) => each.wtype === wtype)!
    return { ...selection(row, wtype, line.selections[0]!.w), stake: '10' }
  })
  const placed = (await player.get('bet', { entries, oddsType: 'H', autoAccept: 'none' })).entries
  await player.site.advance(3 * 3_600)
  for (const [index, { ticket_id }] of placed.entries()) {
    const { state, result, legs } = await ticketOf(player, ticket_id)
    expect([entries[index]!.wtype, state]).toEqual([entries[index]!.wtype, 'settled'])
    expect(['W', 'L', 'P']).toContain(result)
    expect(legs[0]!.finalScore).not.toBeNull()
  }
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('what is told of a settlement names the match, of a parlay the first one and their number, of several tickets the one they share', async () => {
  const player = await bettor()
  const { site, token } = player
  const compose = (home: string) =>
    player.compose({
      startsIn_s: 600,
      home,
      away: '湾畔海燕',
      markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
    })
  const gids = [await compose('澄江雄狮'), await compose('枫川天狼')]
  const [first, second] = await Promise.all(
    gids.map(async (gid) => selection(await gameOf(player, gid), 'M', 'MH')),
  )
  const place = async (entries: object[]) =>
    (
      await player.get('bet', {
        entries: entries.map((entry) => ({ ...entry, stake: '10' })) as never,
        oddsType: 'H',
        autoAccept: 'any',
      })
    ).entries.map(({ ticket_id }) => ticket_id)
  const [lost, isVoid] = await place([first!, second!])
  const parlay = await player.get('bet_parlay', {
    entries: [first!, second!],
    stake: '10',
    autoAccept: 'any',
  })
  expect(parlay.ticket).toMatchObject({ reason: null })
  const line = openLine(site)
  line.send('memberLogin', { token, body: await jwtOf(site, token) })
  const decide = (ticket: string, outcome: string) => site.control('POST', `/bets/${ticket}`, { outcome })
  await decide(isVoid!, 'D')
  await decide(isVoid!, 'A')
  await site.advance(700)
  for (const gid of gids.toReversed()) await site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  await decide(lost!, 'L')
  await decide(parlay.ticket.ticket_id, 'W')
  const told = line.all('notification').filter(({ type }) => type === 'bet')
  expect(told.map(({ content }) => content)).toEqual([
    '枫川天狼 对 湾畔海燕，取消，退回 10 元',
    '枫川天狼 对 湾畔海燕，原结算已撤回，等待重新结算',
    '枫川天狼 对 湾畔海燕，赢，返还 20 元',
    '澄江雄狮 对 湾畔海燕，2 张注单已结算，合计赢 40 元',
    '澄江雄狮 对 湾畔海燕，输 10 元',
    '澄江雄狮 对 湾畔海燕 等 2 场，赢，返还 40 元',
  ])
  expect(told.map(({ settled }) => settled)).toEqual([
    { tickets: 1, net: '0.00' },
    undefined,
    { tickets: 1, net: '10.00' },
    { tickets: 2, net: '40.00' },
    { tickets: 1, net: '-10.00' },
    { tickets: 1, net: '30.00' },
  ])
})

test('what several tickets came to together is told by what they cost: a return that is less is a loss', async () => {
  const player = await bettor()
  const { site, token } = player
  const gid = await player.compose({
    startsIn_s: 600,
    home: '澄江雄狮',
    away: '湾畔海燕',
    markets: [{ wtype: 'M', odds: { MH: '1.00', MN: '2.00', MC: '3.00' } }],
  })
  const row = await gameOf(player, gid)
  const entries = [
    ['MH', '10'],
    ['MN', '30'],
  ].map(([w, stake]) => ({ ...selection(row, 'M', w!), stake }))
  await player.get('bet', { entries: entries as never, oddsType: 'H', autoAccept: 'any' })
  const line = openLine(site)
  line.send('memberLogin', { token, body: await jwtOf(site, token) })
  await site.advance(700)
  await site.control('POST', `/matches/${gid}/result`, { score: '1-0' })
  const told = line.all('notification').filter(({ type }) => type === 'bet')
  expect(told.map(({ content }) => content)).toEqual(['澄江雄狮 对 湾畔海燕，2 张注单已结算，合计输 20 元'])
})
