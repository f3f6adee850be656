import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { recordOfTicket } from '../../mock-server/src/modules/bet/bet.rules.ts'
import { sportStore } from '../../mock-server/src/modules/sport/sport.store.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import { testSite } from './harness.ts'
import { as } from './money/payout.ts'

const { bet, restraint } = contract
const MANY = 1_100
const STAKE_CENTS = 1_000

it('eleven hundred bets of a day are all counted, listed and read to the last', async () => {
  const site = testSite()
  const { world } = site
  const { members, sport, bets, wallet } = siteOf(world)
  const { id } = members.byName('vip5')!
  const store = sportStore(world.db)
  const [sample] = store.latest(id, 1)
  const { id: first, ...ticket } = sample!
  const legs = store.legsOf(first).map(({ id: _id, ticket: _ticket, ...leg }) => ({ ...leg, k: 90 }))
  const figures = async () => {
    const { count, bet: staked, valid } = (await as(site, 'vip5', bet.betRecordTotal, {})).data
    const { today } = (await as(site, 'vip5', restraint.info, {})).data
    return [count * 100, toCents(staked), toCents(valid), toCents(today.stake)]
  }
  const before = await figures()
  world.atomically(() => {
    wallet.adjust(id, wallet.balances(id).center + MANY * STAKE_CENTS, '期初余额')
    wallet.transferIn(id, 'CRTY', MANY * STAKE_CENTS, 'Z0')
    for (let n = 0; n < MANY; n += 1) {
      const now = world.clock.now()
      const ticketId = `8${String(n).padStart(11, '0')}`
      wallet.placeBet(id, 'CRTY', STAKE_CENTS, ticketId)
      store.insertTicket(
        {
          ...ticket,
          ticketId,
          stakeCents: STAKE_CENTS,
          riskCents: STAKE_CENTS,
          state: 'settled',
          result: 'L',
          returnCents: 0,
          placedAt: now,
          settledAt: now,
          countedAt: now,
        },
        legs,
      )
      bets.keep(id, recordOfTicket(sport.ticket(ticketId)!))
    }
  })
  const all = MANY * STAKE_CENTS
  expect(await figures()).toEqual(before.map((figure, at) => figure + (at === 0 ? MANY * 100 : all)))
  const now = world.clock.now()
  const page = { startTime: now, endTime: now, pageNum: 11, pageSize: 100 }
  const { records, total } = (await as(site, 'vip5', bet.betRecordList, page)).data
  expect([records.length, total, records.at(-1)!.ticketId]).toEqual([100, MANY, '800000000000'])
  expect(fromCents(all)).toBe((await as(site, 'vip5', bet.betRecordTotal, { startTime: now })).data.bet)
})
