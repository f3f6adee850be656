import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { app, takeComplaints, testSite } from '../harness.ts'
import { entriesOf, liveALittle, moneyOf } from './journey.ts'

interface Rewound {
  name: string
  now: number
  rewound_to: number
  replayed: number
  ms: number
}

it('a rewound world is as it was before the call: money, clock, journal and what follows', async () => {
  const site = testSite()
  await liveALittle(site)
  const before = await entriesOf(site)
  const transfer = before.find(({ path }) => path.endsWith('/venue/transfer'))!
  const money = moneyOf(site)
  const now = app.worlds.get(site.name).clock.now()
  const { status, body } = await site.control<Rewound>('POST', `/journal/${transfer.id}/rewind`, {})
  expect({ status, body }).toMatchObject({ status: 200, body: { name: site.name, rewound_to: transfer.id } })
  expect(moneyOf(site)).toBe(money + 10_000)
  expect(body.now).toBeLessThan(now - 3_500_000)
  expect((await entriesOf(site)).map(({ id }) => id)).toEqual(
    before.map(({ id }) => id).filter((id) => id < transfer.id),
  )
  const token = await site.as('vip5')
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { token })
  expect(moneyOf(site)).toBe(money)
  expect((await entriesOf(site)).at(-1)).toMatchObject({ id: transfer.id, statusCode: STATUS.SUCCESS.code })
  expect((await site.control<{ balanced: boolean }>('GET', '/ledger')).body.balanced).toBe(true)
  expect(takeComplaints()).toEqual([])
})

it('a fork is another world; its own stays, and can be rewound twice', async () => {
  const site = testSite()
  await liveALittle(site)
  const [, second, , , fifth] = await entriesOf(site)
  const money = moneyOf(site)
  const forked = await site.control<Rewound>('POST', `/journal/${fifth!.id}/rewind`, { fork: 'my-fork' })
  expect(forked).toMatchObject({ status: 200, body: { name: 'my-fork' } })
  expect(moneyOf(site)).toBe(money)
  expect((await site.control('POST', `/journal/${fifth!.id}/rewind`, {})).status).toBe(200)
  expect((await site.control('POST', `/journal/${second!.id}/rewind`, {})).status).toBe(200)
  expect((await entriesOf(site)).at(-1)?.id).toBe(second!.id - 1)
})

it('a thousand calls are rewound in under a second, over a snapshot as well', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  for (let turn = 0; turn < 1_300; turn++) {
    await site.call(contract.wallet.getBalance, {}, { token })
    if (turn % 100 === 0)
      await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '1.00', ty: '1' }, { token })
    if (turn % 50 === 0) await site.advance(2)
  }
  const all = await entriesOf(site)
  const money = moneyOf(site)
  for (const [back, gone] of [
    [200, 2],
    [990, 9],
  ] as const) {
    const from = process.cpuUsage()
    const { status } = await site.control('POST', `/journal/${all.at(-back)!.id}/rewind`, { fork: 'back' })
    expect(status).toBe(200)
    expect(process.cpuUsage(from).user / 1_000).toBeLessThan(1_000)
    expect(Math.abs(moneyOf(site, 'vip5', 'back') - money - gone * 100)).toBeLessThanOrEqual(100)
  }
})

it('a call that is not in the journal can not be rewound to', async () => {
  const site = testSite()
  expect((await site.control('POST', '/journal/7/rewind', {})).status).toBe(404)
  expect((await site.control('POST', '/journal/x/rewind', {})).status).toBe(404)
  await site.call(contract.site.preInfo, {})
  expect((await site.control('POST', '/journal/1/rewind', { fork: 'No' })).status).toBe(400)
})
