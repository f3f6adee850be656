import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Ticket } from '@app/contract/sport/ticket'
import { recordOfTicket } from '../../../mock-server/src/modules/bet/bet.rules.ts'
import { placeBet } from '../../../mock-server/src/planting/bets.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import { expectStatus, testSite } from '../harness.ts'
import { as } from '../money/payout.ts'
import { launched } from '../play/player.ts'
import { contentOf, ID, join } from './activity.ts'

const { bet, promotion } = contract

it('an activity of a week that is over shows the last days that it had', async () => {
  const site = testSite()
  const { detail } = (await as(site, 'vip5', promotion.config, { id: ID.over })).data
  const day = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(detail!.content).toMatchObject({
    period: expect.stringMatching(` 至 ${day(detail!.endTime! - 1)}$`),
  })
})

it('what is played at slots is turnover, but none of the sport activities counts it', async () => {
  const site = testSite()
  await join(site, 'vip5', ID.bettingGift)
  const slots = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  for (let n = 0; n < 4; n++) await slots.bet({ kind: 'slot', stake: '20.00' })
  const { byCategory } = (
    await as(site, 'vip5', bet.betRecordTotal, { startTime: site.world.clock.now() - 60_000 })
  ).data
  expect(byCategory).toMatchObject([{ category: 'DZ', valid: expect.stringMatching(/^[1-9]/) }])
  expect(await contentOf(site, 'vip5', 'bettingGift')).toMatchObject({ validTotal: '0.00' })
})

it('a race ranks everybody who runs by the bets placed since joining, however often they are decided', async () => {
  const site = testSite()
  const { members, sport } = siteOf(site.world)
  const idOf = (name: string) => members.byName(name)!.id
  const runners = ['vip5', 'vip10', 'fresh01', 'pal01', 'guard01']
  for (const [at, name] of runners.entries())
    await site.control('PATCH', `/members/${name}`, {
      balance_cents: 1_000_000_000,
      bindPhone: `1391234000${at}`,
      realName: `甄${'一二三四五'[at]}`,
    })
  const bet = async (name: string, yuan: number, outcomes: string[], pick = 1) => {
    site.world.atomically(() => placeBet(site.world, idOf(name), { yuan, legs: 1, pick }))
    const [{ ticket_id: ticket }] = sport.ticketsOf(idOf(name), { limit: 1 }) as [Ticket]
    for (const outcome of outcomes) await site.control('POST', `/bets/${ticket}`, { outcome })
  }
  await bet('vip10', 9_000, ['L'])
  for (const name of runners) expectStatus(await join(site, name, ID.racePage), 'SUCCESS')
  const joinedAt = site.world.clock.now()
  await site.advance(60)
  for (let n = 0; n < 20; n++) await bet('vip5', 20_000, ['L', 'A', 'L'], n)
  await bet('vip10', 5_000, ['W', 'L'])
  await bet('fresh01', 5_000, ['L'])
  await bet('pal01', 2_000, ['L', 'D'])
  await bet('guard01', 4_000, ['A'])
  const centsOf = (name: string) =>
    sport
      .ticketsOf(idOf(name), { limit: 100 })
      .filter(({ placedAt }) => placedAt >= joinedAt)
      .reduce((sum, ticket) => sum + toCents(recordOfTicket(ticket).valid), 0)
  const stands = async (name: string) => ({ name, ...(await contentOf(site, name, 'racePage')) })
  const [first, second, third, ...none] = await Promise.all(runners.map(stands))
  expect([first, second, third].map((each) => each!.me!.turnover)).toEqual(
    runners.slice(0, 3).map((name) => fromCents(centsOf(name))),
  )
  expect(centsOf('vip5')).toBeGreaterThan(30_000_000)
  const place = first!.ranks.findIndex(({ me }) => me)
  const [ahead, own] = first!.ranks.slice(place - 1)
  expect(own).toMatchObject({ rank: first!.me!.rank, turnover: first!.me!.turnover })
  expect(toCents(first!.me!.toNextRank)).toBe(toCents(ahead!.turnover) - centsOf('vip5') + 1)
  // Of equals the one who registered first is ahead.
  expect(third!.me).toMatchObject({ rank: second!.me!.rank! + 1, toNextRank: '0.01' })
  expect(none.map(({ me }) => [me!.rank, me!.turnover])).toEqual([
    [null, '0.00'],
    [null, '0.00'],
  ])
})
