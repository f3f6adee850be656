import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { isUsername } from '@app/contract/rules/account/username'
import { CROWD, crowdOf } from '@app/seeds/crowd'
import { CAST } from '@app/seeds/people'
import { siteOf } from '../../mock-server/src/site.ts'
import { startOfSiteDay } from '../../mock-server/src/world/clock.ts'
import { app, takeComplaints, testSite } from './harness.ts'

const { bet, restraint, wallet, withdraw } = contract
const DAY = 86_400_000
const players = CAST.filter(({ habit }) => habit)
/** The seeds of the story below: it must hold whatever luck the members had. */
const SEEDS = [1, 2, 42]

/** What never ends: the talk of the robots and the nightly sweep. */
const ROUND_THE_CLOCK = /^chat|^site\.sweep$/
const worldOf = (seed: number) => app.worlds.create(`history-${seed}`, { seed })

describe.each(SEEDS)('a world of seed %i', (seed) => {
  it('has sixty members, its ledger in balance and nothing waiting', () => {
    const world = worldOf(seed)
    const { books, members } = siteOf(world)
    expect(books.check()).toMatchObject({ balanced: true, drift_cents: 0 })
    expect(members.count()).toBe(CROWD)
    expect(world.jobs.waiting().filter(({ kind }) => !ROUND_THE_CLOCK.test(kind))).toEqual([])
    expect(takeComplaints()).toEqual([])
  })
  it('leaves each player exactly the money of the cast, and free to take it out', () => {
    const world = worldOf(seed)
    const site = siteOf(world)
    for (const { name, balanceCents, venueCents = {} } of players) {
      const { id } = site.members.byName(name)!
      expect([name, site.wallet.balances(id)]).toEqual([name, { center: balanceCents, locked: 0, usdt: 0 }])
      for (const [code, cents] of Object.entries(venueCents))
        expect(site.wallet.venueBalance(id, code)).toBe(cents)
    }
  })
  it('is the same each time', () => {
    const shown = () => {
      const { deals, members } = siteOf(worldOf(seed))
      return players.map(({ name }) => deals.list(members.byName(name)!.id, { pageNum: 1, pageSize: 200 }))
    }
    expect(shown()).toEqual(shown())
  })
})

describe('the last ninety days', () => {
  it.each(players)('of $name hold deposits, transfers, settled bets and gifts', async ({ name }) => {
    const site = testSite()
    const token = await site.as(name)
    const types = ['deposit', 'transferIn', 'transferOut', 'bet', 'settlement', 'gift'] as const
    for (const type of types) {
      const { data } = await site.call(wallet.queryDealRecord, { type }, { token })
      expect([type, data.total > 3]).toEqual([type, true])
    }
    const { data: bets } = await site.call(bet.betRecordList, { pageSize: 100 }, { token })
    expect(bets.total).toBeGreaterThan(30)
    expect(new Set(bets.records.map(({ status }) => status))).not.toContain('accepted')
    expect(bets.records.some(({ parlay }) => parlay !== '')).toBe(true)
    const from = site.world.clock.now() - 92 * DAY
    expect(bets.records.every(({ betTime, settleTime }) => betTime > from && settleTime! >= betTime)).toBe(
      true,
    )
    const { data: info } = await site.call(withdraw.withdrawInfo, {}, { token })
    expect(info.turnover.missing).toBe('0.00')
    const { data: own } = await site.call(restraint.history, { days: 90 }, { token })
    expect(own.days.filter(({ stake, minutes }) => stake !== '0.00' && minutes === 0)).toEqual([])
  })
})

it('a page of records ends with the moment that it was asked up to, in the middle of a day too', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const lists = {
    bets: async (span: { startTime?: number; endTime?: number }, pageSize: number) => {
      const { data } = await site.call(bet.betRecordList, { ...span, pageSize }, { token })
      return data.records.map(({ ticketId: id, betTime: at }) => ({ id, at }))
    },
    deals: async (span: { startTime?: number; endTime?: number }, pageSize: number) => {
      const { data } = await site.call(wallet.queryDealRecord, { ...span, pageSize }, { token })
      return data.records.map(({ orderNo: id, createdAt: at }) => ({ id, at }))
    },
  }
  for (const list of Object.values(lists)) {
    const all = await list({}, 100)
    const within = all.findIndex(
      ({ at }, n) => n > 0 && at < all[n - 1]!.at && startOfSiteDay(at) === startOfSiteDay(all[n - 1]!.at),
    )
    expect(within).toBeGreaterThan(0)
    expect(await list({ endTime: all[within]!.at }, 5)).toEqual(all.slice(within, within + 5))
    expect(await list({ startTime: all[within - 1]!.at }, 100)).toEqual(all.slice(0, within))
  }
})

it('bets that won, lost and came back as they were are found apart, with their own totals', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const signs = { won: 1, lost: -1, even: 0 } as const
  let found = 0
  for (const outcome of ['won', 'lost', 'even'] as const) {
    const { data: list } = await site.call(bet.betRecordList, { outcome, pageSize: 100 }, { token })
    const { data: total } = await site.call(bet.betRecordTotal, { outcome }, { token })
    expect(new Set(list.records.map(({ win }) => Math.sign(Number(win))))).toEqual(
      new Set(list.total > 0 ? [signs[outcome]] : []),
    )
    expect([total.count, total.refusedCount]).toEqual([list.total, 0])
    found += list.total
  }
  const { data: all } = await site.call(bet.betRecordTotal, { settled: true }, { token })
  expect(found).toBe(all.count)
})

describe('the crowd', () => {
  it('has names that a registration would take, and nobody twice', () => {
    const crowd = crowdOf(7, 400)
    expect(crowd.filter(({ name }) => !isUsername(name))).toEqual([])
    for (const fact of ['name', 'phone', 'realName', 'email'] as const) {
      const facts = crowd.flatMap((person) => person[fact] ?? [])
      expect([fact, new Set(facts).size]).toEqual([fact, facts.length])
    }
  })
})
