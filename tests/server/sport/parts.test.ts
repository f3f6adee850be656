import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { OddsType } from '@app/contract/sport/codes'
import { isPart, partOffer } from '@app/contract/sport/settle/cashOut'
import { explain } from '@app/contract/sport/settle/explain'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { type Bettor, bettor, gameOf, selection } from './rig/bettor.ts'

const RUNS = 12
const START = 10_000_00
/** The channel's own bound: whoever sells what he has just bought gets no more of it back. */
const ONE_VALUE = 0.97

const balanced = (player: Bettor) =>
  expect(siteOf(player.site.world).books.check()).toMatchObject({ balanced: true, drift_cents: 0 })

interface Wager {
  kind: 'single' | 'series' | 'system'
  stake: number
  oddsType: OddsType
}

/** A ticket of that kind on matches that start in ten minutes. */
const placed = async (player: Bettor, { kind, stake, oddsType }: Wager) => {
  const gids = [await player.compose({ startsIn_s: 600 })]
  if (kind !== 'single')
    for (const sport of ['TN', 'BS'] as const) gids.push(await player.compose({ startsIn_s: 600, sport }))
  const entries = []
  for (const [at, gid] of gids.entries())
    entries.push(selection(await gameOf(player, gid), at ? 'M' : 'R', at ? 'MH' : 'RH'))
  const yuan = fromCents(stake)
  const accept = { autoAccept: 'none' } as const
  if (kind === 'system') {
    const { ticket } = await player.get('bet_system', { entries, system: '3串4', stake: yuan, ...accept })
    return { gids, ticketId: ticket.ticket_id }
  }
  if (kind === 'series') {
    const { ticket } = await player.get('bet_parlay', { entries, stake: yuan, ...accept })
    return { gids, ticketId: ticket.ticket_id }
  }
  const bet = { entries: [{ ...entries[0]!, stake: yuan }], oddsType, ...accept }
  return { gids, ticketId: (await player.get('bet', bet)).entries[0]!.ticket_id }
}
const single = (player: Bettor, stake = 100_00) => placed(player, { kind: 'single', stake, oddsType: 'H' })
const ticketOf = async (player: Bettor, id: string) =>
  (await player.get('get_ticket', { ticketIds: [id] })).tickets[0]!
const offerOf = async (player: Bettor, ticketId: string) =>
  (await player.get('cash_out_quote', { ticketIds: [ticketId] })).quotes[0]!
const wholeOf = async (player: Bettor, id: string) => toCents((await offerOf(player, id)).amount || '0.00')
const sell = (player: Bettor, ticketId: string, stake: string, amount: string, requestId?: string) =>
  player.get('cash_out', { ticketId, amount, accept: 'none', stake }, requestId ? { requestId } : {})

// [U-SPORT-16]
test('a part is paid by its share of the offer and becomes a ticket of its own; the rest runs on with what is left', async () => {
  const player = await bettor()
  const { gids, ticketId } = await single(player)
  const whole = await wholeOf(player, ticketId)
  const before = await ticketOf(player, ticketId)
  const amount = fromCents(partOffer(whole, 30_00, 100_00))
  const sold = await sell(player, ticketId, '30.00', amount)
  expect(sold).toMatchObject({
    active: 'accepted',
    amount,
    ticket: {
      ticket_id: ticketId,
      state: 'accepted',
      stake: '70.00',
      risk: '70.00',
      sold: { stake: '30.00', amount },
    },
    closed: { partOf: ticketId, state: 'settled', stake: '30.00', return: amount, cashOut: { amount } },
  })
  expect(toCents(sold.ticket.win) + toCents(sold.closed!.win)).toBe(toCents(before.win))
  expect(player.venueCents()).toBe(START - 100_00 + toCents(amount))
  expect(toCents((await offerOf(player, ticketId)).amount)).toBeLessThanOrEqual(whole - toCents(amount))
  const { bets } = siteOf(player.site.world)
  const { records } = bets.list(player.id, { pageNum: 1, pageSize: 10 })
  expect(records).toMatchObject([
    { risk: '30.00', statusName: '已兑现', resultName: '部分兑现', partOf: ticketId },
    { risk: '70.00', statusName: '未结算', resultName: '', ticketId },
  ])
  expect(records[1]).not.toHaveProperty('partOf')
  await player.site.advance(700)
  await player.site.control('POST', `/matches/${gids[0]!}/result`, { score: '5-0' })
  const settled = await ticketOf(player, ticketId)
  expect(settled).toMatchObject({ state: 'settled', result: 'W', stake: '70.00' })
  expect(explain(settled).map(({ step }) => step)).toEqual(['risk', 'sold', 'handicap', 'payout', 'return'])
  expect(player.venueCents()).toBe(START - 100_00 + toCents(amount) + toCents(settled.return!))
  expect(bets.total(player.id, {})).toMatchObject({
    count: 2,
    bet: '100.00',
    win: fromCents(player.venueCents() - START),
  })
  // A corrected result is about what was still held.
  await player.site.control('POST', `/matches/${gids[0]!}/result`, { score: '0-5', corrected: true })
  expect(player.venueCents()).toBe(START - 100_00 + toCents(amount))
  balanced(player)
  expect(takeComplaints()).toEqual([])
})

test('less than a yuan is no part, neither what is taken nor what is left; more than there is neither', async () => {
  const player = await bettor()
  const { ticketId } = await single(player)
  for (const stake of ['0.99', '99.01', '100.01'])
    expect(await sell(player, ticketId, stake, '1.00')).toMatchObject({
      active: 'refused',
      reason: 'cashOutPart',
    })
  expect((await ticketOf(player, ticketId)).stake).toBe('100.00')
  expect((await sell(player, ticketId, '50.00', '1.00')).reason).toBe('cashOutChanged')
  const all = (await offerOf(player, ticketId)).amount
  const whole = await sell(player, ticketId, '100.00', all)
  expect(whole).toMatchObject({ active: 'accepted', amount: all, ticket: { state: 'settled' } })
  expect(whole.closed).toBeUndefined()
  balanced(player)
})

test('a part is sold once by its id, however often it is sent', async () => {
  const player = await bettor()
  const { ticketId } = await single(player)
  const amount = fromCents(partOffer(await wholeOf(player, ticketId), 40_00, 100_00))
  const first = await sell(player, ticketId, '40.00', amount, 'once')
  await player.site.advance(2)
  expect(await sell(player, ticketId, '40.00', amount, 'once')).toEqual(first)
  expect((await ticketOf(player, ticketId)).stake).toBe('60.00')
  expect(player.venueCents()).toBe(START - 100_00 + toCents(amount))
})

const wager = fc.record({
  kind: fc.constantFrom<Wager['kind']>('single', 'series', 'system'),
  stake: fc.integer({ min: 10_00, max: 400_00 }),
  oddsType: fc.constantFrom<OddsType>('H', 'E', 'M', 'I'),
})

test('any sequence of parts and then the settlement moves exactly what the tickets say, and never beats closing it whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      wager,
      fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('5-0', '0-5', '1-1', ''),
      async (asked, cuts, score) => {
        const player = await bettor()
        const { gids, ticketId } = await placed(player, asked)
        const risk = START - player.venueCents()
        const whole = await wholeOf(player, ticketId)
        let paid = 0
        for (const cut of cuts) {
          const stake = toCents((await ticketOf(player, ticketId)).stake)
          const part = 1 + (cut % stake)
          if (!isPart(part, stake)) continue
          const atRisk = toCents((await ticketOf(player, ticketId)).risk)
          const cents = partOffer(await wholeOf(player, ticketId), part, stake)
          const { active, closed, ticket } = await sell(player, ticketId, fromCents(part), fromCents(cents))
          expect(active).toBe('accepted')
          expect(toCents(closed!.risk) + toCents(ticket.risk)).toBe(atRisk)
          // To the cent that a risk is rounded up to.
          expect(cents).toBeLessThanOrEqual(ONE_VALUE * (toCents(closed!.risk) + 1))
          paid += cents
        }
        expect(paid + (await wholeOf(player, ticketId))).toBeLessThanOrEqual(whole)
        await player.site.advance(700)
        for (const gid of gids) {
          if (score) await player.site.control('POST', `/matches/${gid}/result`, { score })
          else await player.direct(gid, { type: 'abandon' })
        }
        await player.site.advance(40 * 3_600)
        const { bets, sport } = siteOf(player.site.world)
        const envelope = { timestamp: 0, token: '', language: 'zh-cn', ip: '' } as const
        const range = { startTime: 0, endTime: player.site.world.clock.now() }
        const page = { pageNum: 1, pageSize: 50 }
        const { records, totals } = sport.channel.get_history(player.id, { ...envelope, ...range, ...page })!
        const sum = (of: (ticket: (typeof records)[number]) => string) =>
          records.reduce((cents, ticket) => cents + toCents(of(ticket)), 0)
        expect(sum((one) => one.risk)).toBe(risk)
        expect(toCents(totals.risk)).toBe(risk)
        expect(toCents(totals.return)).toBe(sum((one) => one.return!))
        expect(player.venueCents()).toBe(START - risk + toCents(totals.return))
        const last = records.find(({ ticket_id }) => ticket_id === ticketId)!
        const said = explain(last).findLast(({ step }) => step === 'return')
        expect(said).toMatchObject({ returnCents: toCents(last.return!) })
        const { win, bet } = bets.total(player.id, {})
        expect([toCents(bet), toCents(win)]).toEqual([risk, player.venueCents() - START])
        balanced(player)
      },
    ),
    { numRuns: RUNS },
  )
})

const order = (player: Bettor, ticketId: string, amount: string) =>
  player.get('cash_out_auto', { ticketId, amount })
const goal = async (player: Bettor, gid: string, score: string) => {
  await player.direct(gid, { type: 'goal', score })
  await player.site.advance(120)
}

// [U-SPORT-16]
test('a ticket is closed by itself at the first offer that reaches what was set, and its owner is told', async () => {
  const player = await bettor()
  const { gids, ticketId } = await single(player)
  expect((await order(player, ticketId, '130.00')).ticket.autoCashOut).toBe('130.00')
  const frames: string[] = []
  const { hub } = player.site.world
  const line = hub.connect({ id: 1, send: (text) => frames.push(text), close: () => {} })
  line.memberId = player.id
  await player.site.advance(660)
  expect((await ticketOf(player, ticketId)).state).toBe('accepted')
  await goal(player, gids[0]!, '4-0')
  const closed = await ticketOf(player, ticketId)
  expect(closed).toMatchObject({ state: 'settled', result: null })
  expect(closed.autoCashOut).toBeUndefined()
  const told = frames.map((text) => JSON.parse(text).msgData).filter(({ type }) => type === 'bet')
  expect(told).toMatchObject([
    {
      title: '自动兑现',
      refId: ticketId,
      content: expect.stringMatching(
        new RegExp(`^.+ 对 .+，报价达到您设定的 130 元，已自动兑现 ${closed.cashOut!.amount} 元$`),
      ),
    },
  ])
  expect(toCents(closed.cashOut!.amount)).toBeGreaterThanOrEqual(130_00)
  expect(player.venueCents()).toBe(START - 100_00 + toCents(closed.cashOut!.amount))
  balanced(player)
})

test('what was set can be changed and taken back; nothing happens while bets are held', async () => {
  const player = await bettor()
  const { gids, ticketId } = await single(player)
  await order(player, ticketId, '130.00')
  expect((await order(player, ticketId, '140.00')).ticket.autoCashOut).toBe('140.00')
  await player.site.advance(660)
  await player.direct(gids[0]!, { type: 'goal', score: '4-0' })
  // A goal holds the bets on its match.
  await player.site.advance(10)
  expect(await offerOf(player, ticketId)).toMatchObject({ reason: 'suspended' })
  expect(await ticketOf(player, ticketId)).toMatchObject({ state: 'accepted', autoCashOut: '140.00' })
  expect((await order(player, ticketId, '')).ticket.autoCashOut).toBeUndefined()
  await player.site.advance(300)
  expect((await ticketOf(player, ticketId)).state).toBe('accepted')
})

test('a value that is offered already, that none can reach, or on a ticket that is over is refused', async () => {
  const player = await bettor()
  const { ticketId } = await single(player)
  const { amount } = await offerOf(player, ticketId)
  expect((await order(player, ticketId, amount)).reason).toBe('cashOutReached')
  expect((await order(player, ticketId, '9999.00')).reason).toBe('cashOutTarget')
  expect((await ticketOf(player, ticketId)).autoCashOut).toBeUndefined()
  await player.get('cash_out', { ticketId, amount, accept: 'any' })
  expect((await order(player, ticketId, '120.00')).reason).toBe('cashOutClosed')
  expect((await player.ask('cash_out_auto', { ticketId: 'x', amount: '1.00' })).data).toBeNull()
})

test('a part that is closed takes its share of what was set along', async () => {
  const player = await bettor()
  const { ticketId } = await single(player)
  await order(player, ticketId, '150.01')
  const cents = partOffer(await wholeOf(player, ticketId), 50_00, 100_00)
  const { ticket } = await sell(player, ticketId, '50.00', fromCents(cents))
  expect(ticket.autoCashOut).toBe('75.01')
})
