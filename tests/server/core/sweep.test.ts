import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { type TestSite, testSite } from '../harness.ts'

const DAY_S = 86_400
const transfer = { channelCode: 'CWZR', amount: '100.00', ty: '1' as const }
const rowsOf = ({ world }: TestSite, table: string): number =>
  (world.db.sqlite.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
const verb = async (site: TestSite, token: string, requestId: string) =>
  site.call(contract.venue.transfer, transfer, { token, requestId })

it('remembers the first answer of a money verb for a day at least, and lets go of it in the end', async () => {
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
