import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { moneyOf } from '../control/journey.ts'
import { expectStatus, type TestSite, testSite } from '../harness.ts'

const DAY_S = 86_400
const transfer = { channelCode: 'CWZR', amount: '100.00', ty: '1' as const }
const rowsOf = ({ world }: TestSite, table: string): number =>
  (world.db.sqlite.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
const verb = async (site: TestSite, token: string, requestId: string) =>
  site.call(contract.venue.transfer, transfer, { token, requestId })

it('remembers the first answer of a money verb for a day at least; what was done is never done again', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const first = await verb(site, token, 'sweep-1')
  expect(first.status_code).toBe(STATUS.SUCCESS.code)
  await site.advance(DAY_S - 60)
  expect((await verb(site, token, 'sweep-1')).data).toEqual(first.data)
  expect(rowsOf(site, 'first_answers')).toBe(1)
  await site.advance(3 * DAY_S)
  await verb(site, token, 'sweep-2')
  expect(rowsOf(site, 'first_answers')).toBe(1)
  const money = moneyOf(site)
  await site.advance(30 * DAY_S)
  const late = await site.as('vip5')
  expectStatus(await verb(site, late, 'sweep-1'), 'ILLEGAL_PARAMETER')
  expectStatus(await verb(site, late, 'sweep-2'), 'ILLEGAL_PARAMETER')
  expect(moneyOf(site)).toBe(money)
  const asked = { path: contract.venue.transfer.path, requestId: 'sweep-1' }
  const { data } = await site.call(contract.wallet.queryRequestOutcome, asked, { token: late })
  expect(data).toEqual({ state: 'done', data: null })
})

it('lets go of what was closed before it arrived', async () => {
  const site = testSite()
  const asked = { path: contract.venue.transfer.path, requestId: 'never-sent' }
  await site.call(contract.wallet.queryRequestOutcome, asked, { token: await site.as('vip5') })
  expect(rowsOf(site, 'first_answers')).toBe(1)
  await site.advance(4 * DAY_S)
  expect([rowsOf(site, 'first_answers'), rowsOf(site, 'spent_requests')]).toEqual([0, 0])
})

it('keeps nothing of a year of visits but what is on record', async () => {
  const site = testSite()
  const counted = [
    'first_answers',
    'sessions',
    'outbox',
    'quotes',
    'channel_sessions',
    'play_sessions',
    'jobs',
  ]
  const visit = async (day: number) => {
    const token = await site.as('vip5')
    await site.call(contract.venue.launch, { enName: 'crty', isActivity: true }, { token })
    await site.call(contract.venue.launch, { enName: 'cwdz', isActivity: true }, { token })
    await site.call(contract.wallet.getTransferRate, { from: 'CNY' }, { token })
    await verb(site, token, `visit-${day}`)
    await site.advance(DAY_S)
  }
  const sizes = () => counted.map((table) => [table, rowsOf(site, table)])
  for (let day = 0; day < 10; day += 1) await visit(day)
  const before = sizes()
  for (let day = 10; day < 25; day += 1) await visit(day)
  const after = Object.fromEntries(sizes())
  for (const [table, rows] of before)
    expect([table, after[table!] <= Number(rows) + 4]).toEqual([table, true])
})
