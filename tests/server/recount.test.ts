import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { CATEGORIES } from '@app/contract/venue/categories'
import { ACTIVITIES } from '../../mock-server/src/modules/promotion/activities.rules.ts'
import { raceStore } from '../../mock-server/src/modules/promotion/race.store.ts'
import { sportStore } from '../../mock-server/src/modules/sport/sport.store.ts'
import { placeBet } from '../../mock-server/src/planting/bets.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import type { World } from '../../mock-server/src/world/world.ts'
import { startOfWeek } from '../../mock-server/src/world/calendar.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'
import { meter } from './money/meter.ts'
import { SECOND } from './money/payout.ts'
import { launched } from './play/player.ts'
import { ID, join } from './promotion/activity.ts'
import {
  type Span,
  betsOf,
  countedOf,
  daysOfBets,
  dealsOf,
  flowsOf,
  inSpan,
  spansAround,
  totalOf,
  winsOf,
} from './rig/recount.ts'

const { bet, restraint, vip, wallet, withdraw } = contract
/** How many stories are told. */
const STORIES = Number(process.env['STORIES'] ?? 2)
const MEMBER = 'vip5'
const PAGE = 7

/** Reads every figure that is kept at hand, so that a change which is not told would leave it as it was. */
const readAll = (world: World, id: number) => {
  const { bets, deals: book, turnover, gifts, vip: levels, letters } = siteOf(world)
  bets.total(id, {})
  book.list(id, { pageNum: 1, pageSize: PAGE })
  book.depositedCents(id)
  turnover.shown(id)
  gifts.list(id)
  levels.grade(id, 10)
  letters.counts(id)
}

/** What a member and a bookmaker may do; what the site refuses did not happen. */
const verbsOf = async (site: TestSite) => {
  const { world } = site
  const { members, sport, venue, wallet: money, gifts, card, deposit: deposits } = siteOf(world)
  const { id } = members.byName(MEMBER)!
  const token = await site.as(MEMBER)
  const slots = await launched(site, MEMBER, 'cwdz', 'cwdz-001')
  const refused = (): never => {
    throw new Error('refused')
  }
  const tried = (work: () => unknown) => {
    try {
      world.atomically(work)
    } catch {
      // Refused.
    }
  }
  const orders = async (table: string) =>
    (
      world.db.sqlite
        .prepare(`select order_no from ${table} where member_id = ? order by rowid desc limit 3`)
        .all(id) as {
        order_no: string
      }[]
    ).map(({ order_no: orderNo }) => orderNo)
  const tickets = () => sport.ticketsOf(id, { limit: 6 })
  const ticketAt = (n: number) => tickets()[n % Math.max(1, tickets().length)]
  let turn = 0
  return {
    id,
    token,
    verbs: [
      (n: number) => tried(() => placeBet(world, id, { yuan: 10 + n, legs: 1, pick: n })),
      (n: number) => tried(() => placeBet(world, id, { yuan: 20, legs: 2 + (n % 2), pick: n })),
      async (n: number) => {
        const ticket = ticketAt(n)
        const outcome = ['W', 'L', 'LW', 'LL', 'P', 'D', 'D2', 'A'][n % 8]!
        if (ticket) await site.control('POST', `/bets/${ticket.ticket_id}`, { outcome })
      },
      (n: number) => {
        const ticket = ticketAt(n)
        if (!ticket) return
        const envelope = { timestamp: world.clock.now(), token: '', language: 'zh-cn', ip: '' } as const
        tried(() =>
          sport.channel.cash_out(id, {
            ...envelope,
            ticketId: ticket.ticket_id,
            amount: '0.01',
            accept: 'any',
            // A part of it, or all.
            ...(n % 3 > 0 && { stake: `${n % 3}.50` }),
          }),
        )
      },
      (n: number) => {
        const ticket = ticketAt(n)
        if (!ticket) return
        const envelope = { timestamp: world.clock.now(), token: '', language: 'zh-cn', ip: '' } as const
        const amount = n % 4 ? fromCents(toCents(ticket.risk) + n * 10) : ''
        tried(() => sport.channel.cash_out_auto(id, { ...envelope, ticketId: ticket.ticket_id, amount }))
      },
      async (n: number) => {
        const gid = ticketAt(n)?.legs[0]?.gameInfo.hgid
        const scores = [
          { score: '2-1' },
          { score: '0-2', corrected: true },
          { score: '1-1', corrected: true },
        ]
        if (gid) await site.control('POST', `/matches/${gid}/result`, scores[n % 3])
      },
      async (n: number) => {
        const gid = ticketAt(n)?.legs[0]?.gameInfo.hgid
        const type = ['goal', 'finish', 'abandon', 'postpone', 'cancelGoal'][n % 5]!
        if (gid) await site.control('POST', `/matches/${gid}/events`, { type, side: n % 2 ? 'H' : 'C' })
      },
      (n: number) => site.advance([60, 3_600, 30_000, 90_000][n % 4]!),
      async (n: number) => {
        turn += 1
        await slots.bet({ kind: 'slot', stake: `${20 * (1 + (n % 3))}.00` }, `recount-${turn}`)
      },
      (n: number) => tried(() => money.transferIn(id, n % 2 ? 'CRTY' : 'CWDZ', 1_000 + n, `Z${++turn}`)),
      () => tried(() => venue.recycle(id, {}, refused)),
      (n: number) =>
        tried(() =>
          deposits.pay(
            id,
            { typeCode: ['alipay', 'bank'][n % 2]!, amount: String(100 + n), payerName: '', signalCode: '' },
            refused,
          ),
        ),
      async (n: number) => {
        const outcome = ['success', 'fail', 'expire', 'success'][n % 4]!
        for (const orderNo of await orders(n % 2 ? 'deposits' : 'withdrawals'))
          await site.control('POST', `/orders/${orderNo}`, { outcome })
      },
      async () => {
        const [account] = card.accounts(id, 'bank')
        const form = { type: 'bank' as const, cardId: account!.id, amount: '120', secondPassword: SECOND }
        await site.call(withdraw.create, form, { token })
      },
      async () => {
        const pair = { from: 'CNY', to: 'USDT' } as const
        const { data } = await site.call(wallet.getTransferRate, pair, { token })
        await site.call(wallet.utcTransfer, { ...pair, amount: '100', quoteId: data.quoteId }, { token })
      },
      () => {
        for (const { id: gift, state } of gifts.list(id).items)
          if (state === 'claimable') tried(() => gifts.receive(id, gift, refused))
      },
      (n: number) => tried(() => money.gift(id, 100 + n, `A${++turn}`, '活动礼金')),
      (n: number) =>
        tried(() => {
          placeBet(world, id, { yuan: 10 + n, legs: 1, pick: n })
          money.gift(id, 100 + n, `A${++turn}`, '活动礼金')
          readAll(world, id)
          throw new Error('taken back')
        }),
    ],
  }
}

const rangeOf = (span: Span | undefined) => (span ? { startTime: span.from, endTime: span.until - 1 } : {})

/** Every figure that is kept, against one that is counted from what happened. */
const compare = async (site: TestSite, id: number, token: string, joinedAt: number) => {
  const { world } = site
  const now = world.clock.now()
  const { turnover, deals: book, books } = siteOf(world)
  const allBets = betsOf(world, id)
  const allDeals = dealsOf(world, id)
  expect(books.check()).toMatchObject({ balanced: true })
  for (const span of spansAround(now)) {
    const range = rangeOf(span)
    const { bet: isBetIn, deal: isDealIn } = inSpan(span ?? { from: 0, until: Infinity })
    const bets = allBets.filter(isBetIn)
    const { data: total } = await site.call(bet.betRecordTotal, range, { token })
    expect(total).toEqual({
      ...totalOf(bets),
      byCategory: CATEGORIES.flatMap((category) => {
        const some = bets.filter((one) => one.category === category)
        return some.length > 0 ? [{ category, ...totalOf(some) }] : []
      }),
      byDay: daysOfBets(bets),
    })
    const filters = [
      {},
      { settled: true },
      { settled: false },
      { status: 'cancelled' },
      { outcome: 'won' },
      { category: 'DZ' },
      { enName: 'crty' },
    ] as const
    for (const filter of filters) {
      const listed: string[] = []
      for (let pageNum = 1; ; pageNum++) {
        const asked = { ...range, ...filter, pageNum, pageSize: PAGE }
        const { records, total: n } = (await site.call(bet.betRecordList, asked, { token })).data
        listed.push(...records.map(({ ticketId }) => ticketId))
        if (pageNum * PAGE >= n) break
      }
      const expected = bets.filter(
        (one) =>
          (!('settled' in filter) || filter.settled !== ['pending', 'accepted'].includes(one.status)) &&
          (!('status' in filter) || one.status === filter.status) &&
          (!('outcome' in filter) ||
            (['settled', 'cancelled'].includes(one.status) && toCents(one.win) > 0)) &&
          (!('category' in filter) || one.category === filter.category) &&
          (!('enName' in filter) || one.enName === filter.enName),
      )
      expect(listed.toSorted()).toEqual(expected.map(({ ticketId }) => ticketId).toSorted())
    }
    const deals = allDeals.filter(isDealIn)
    for (const filter of [{}, { type: 'gift' }, { type: 'deposit' }, { status: 'closed' }] as const) {
      const expected = deals.filter(
        (deal) =>
          (!('type' in filter) || deal.type === filter.type) &&
          (!('status' in filter) || deal.status === filter.status),
      )
      const listed: string[] = []
      for (let pageNum = 1; ; pageNum++) {
        const asked = { ...range, ...filter, pageNum, pageSize: 50 }
        const { records, ...sums } = (await site.call(wallet.queryDealRecord, asked, { token })).data
        expect(sums).toMatchObject({ total: expected.length, ...flowsOf(expected) })
        listed.push(...records.map((deal) => deal.id))
        for (const { createdAt, balanceAfter } of records)
          expect([createdAt, balanceAfter]).not.toContain(null)
        if (pageNum * 50 >= sums.total) break
      }
      expect(listed.toSorted()).toEqual(expected.map((deal) => deal.id).toSorted())
    }
  }
  const paid = world.db.sqlite
    .prepare('select max(created_at) as at from withdrawals where member_id = ? and status = 2')
    .get(id) as { at: number | null }
  const demands = world.db.sqlite
    .prepare(
      'select id, required_cents as requiredCents, time from turnover_demands where member_id = ? order by seq',
    )
    .all(id) as { id: string; requiredCents: number; time: number }[]
  const met = meter(demands, countedOf(world, allBets), paid.at ?? undefined)
  const shown = turnover.shown(id)
  expect(shown.items.map(({ id: demand, done, betCount }) => [demand, done, betCount])).toEqual(
    met.slice(0, 50).map(({ id: demand, doneCents, bets }) => [demand, fromCents(doneCents), bets.length]),
  )
  const today = spansAround(now)[1]!.until - 86_400_000
  const wins = Object.fromEntries(sportStore(world.db).winsOn(id, today))
  expect(wins).toMatchObject(winsOf(world, id, today))
  const { data: own } = await site.call(restraint.info, {}, { token })
  const standing = allBets.filter(
    ({ betTime, status }) => betTime >= today && !['refused', 'cancelled'].includes(status),
  )
  expect(own.today).toMatchObject({
    stake: totalOf(standing).bet,
    net: totalOf(standing.filter(({ status }) => status === 'settled')).win,
  })
  const { data: grade } = await site.call(vip.memberGradeInfoByGrade, { grade: 10 }, { token })
  expect(toCents(grade.progress.turnoverTotal)).toBeGreaterThanOrEqual(toCents(totalOf(allBets).valid))
  const [race] = ACTIVITIES.filter(({ kind }) => kind === 'racePage')
  const weeks = Map.groupBy(
    allBets.filter(({ category, betTime }) => category === 'TY' && betTime >= joinedAt),
    ({ betTime }) => startOfWeek(betTime),
  )
  for (const [week, some] of weeks)
    expect(raceStore(world.db).centsOf(race!.id, week, id)).toBe(toCents(totalOf(some).valid))
  expect(book.depositedCents(id)).toBe(
    allDeals
      .filter(({ type, status }) => type === 'deposit' && status === 'success')
      .reduce((cents, deal) => cents + deal.cents, 0),
  )
}

test('whatever a member does, every figure that is kept equals one that is counted anew', async () => {
  const step = fc.tuple(fc.nat(17), fc.nat(50))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
      const site = testSite()
      const { id, token, verbs } = await verbsOf(site)
      expectStatus(await join(site, MEMBER, ID.racePage), 'SUCCESS')
      const joinedAt = site.world.clock.now()
      for (const [verb, n] of steps) {
        await Promise.resolve(verbs[verb]!(n))
        readAll(site.world, id)
      }
      await compare(site, id, token, joinedAt)
    }),
    { numRuns: STORIES, endOnFailure: true },
  )
})
