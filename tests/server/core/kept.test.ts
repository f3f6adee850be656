import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { RECORDS_KEPT_YEARS } from '@app/contract/rules/limits'
import { testSite, type TestSite } from '../harness.ts'

const YEAR_S = 365 * 86_400
/** Where transactions stand: money, orders, bets, rounds, gifts. */
const RECORDS = [
  'movements',
  'postings',
  'deposits',
  'withdrawals',
  'exchanges',
  'sport_tickets',
  'sport_legs',
  'play_rounds',
  'vip_claims',
]
const rowsOf = ({ world }: TestSite) =>
  RECORDS.map((table) => {
    const { n } = world.db.sqlite.prepare(`select count(*) as n from ${table}`).get() as { n: number }
    return [table, n] as const
  })
/** A visit sweeps what is swept: sessions, quotes, first answers, games that were left. */
const visit = async (site: TestSite) => {
  const token = await site.as('vip5')
  await site.call(contract.venue.launch, { enName: 'cwdz', isActivity: true }, { token })
  await site.call(contract.wallet.getTransferRate, { from: 'CNY' }, { token })
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '1.00', ty: '1' }, { token })
  const deals = await site.call(contract.wallet.queryDealRecord, { startTime: 0 }, { token })
  const bets = await site.call(contract.bet.betRecordList, { startTime: 0 }, { token })
  return [deals.data.total, bets.data.total] as const
}

it('records of transactions are there five years later, for their member too [TERM-42]', async () => {
  expect(RECORDS_KEPT_YEARS).toBe(5)
  const site = testSite()
  const [deals, bets] = await visit(site)
  const before = rowsOf(site)
  expect(Math.min(deals, bets)).toBeGreaterThan(0)
  for (let year = 1; year <= 5; year++) {
    await site.control('POST', '/clock', { advance_s: YEAR_S })
    const [dealsNow, betsNow] = await visit(site)
    expect(dealsNow).toBeGreaterThanOrEqual(deals)
    expect(betsNow).toBeGreaterThanOrEqual(bets)
    const now = new Map(rowsOf(site))
    for (const [table, rows] of before) expect([table, now.get(table)! >= rows]).toEqual([table, true])
  }
})
