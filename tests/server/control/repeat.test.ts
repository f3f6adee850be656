import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { testSite } from '../harness.ts'
import { entriesOf, moneyOf } from './journey.ts'

interface Repeated {
  answers: { http: number; status_code: number; same: boolean }[]
  distinct: number
  ledger: { balanced: boolean; drift_cents: number }
  entries: number[]
}
const transferred = async () => {
  const site = testSite()
  const token = await site.as('vip5')
  await site.call(contract.venue.transfer, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { token })
  return { site, id: (await entriesOf(site)).at(-1)!.id, money: moneyOf(site) }
}

it('a double tap with the same request id moves the money once', async () => {
  const { site, id, money } = await transferred()
  const { status, body } = await site.control<Repeated>('POST', `/journal/${id}/repeat`, { times: 5 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ distinct: 1, ledger: { balanced: true, drift_cents: 0 } })
  expect(body.answers).toHaveLength(5)
  expect(body.answers.every(({ same }) => same)).toBe(true)
  expect(body.entries).toEqual([1, 2, 3, 4, 5].map((turn) => id + turn))
  expect(moneyOf(site)).toBe(money)
})

it('with ids of their own the taps are calls of their own, and too quick for the second', async () => {
  const { site, id, money } = await transferred()
  await site.advance(5)
  const { body } = await site.control<Repeated>('POST', `/journal/${id}/repeat`, {
    times: 3,
    concurrent: false,
    sameRequestId: false,
  })
  const codes = body.answers.map(({ status_code }) => status_code)
  const often = STATUS.FREQUENT_SUBMISSION.code
  expect(codes).toEqual([STATUS.SUCCESS.code, often, often])
  expect(moneyOf(site)).toBe(money - 10_000)
})

it('is refused for what is no call', async () => {
  const { site, id } = await transferred()
  expect((await site.control('POST', `/journal/${id + 9}/repeat`, {})).status).toBe(404)
  expect((await site.control('POST', `/journal/${id}/repeat`, { times: 0 })).status).toBe(400)
})
