import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { seededRandom } from '../../../mock-server/src/world/random.ts'
import { sample } from '../../sample.ts'
import { SECOND } from '../money/payout.ts'
import { type Answered, takeComplaints, testSite } from '../harness.ts'

const { venue, wallet, withdraw, deposit } = contract
const VERBS = sample(5_000)
const MEMBERS = 50
const REPEATED = 0.1
const VENUES = ['CWZR', 'CWQP', 'CWDZ', 'CRTY']

it('keeps the books through thousands of random money verbs of fifty members at once', async () => {
  const site = testSite()
  const random = seededRandom(20_261_121)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random.next() * from.length)]!
  const amount = () => (1 + Math.floor(random.next() * 900_000) / 100).toFixed(2)
  const { body } = await site.control<{ members: { name: string }[] }>('GET', '/members')
  const names = body.members.slice(0, MEMBERS).map(({ name }) => name)
  const tokens = await Promise.all(names.map((name) => site.as(name)))
  expect(tokens).toHaveLength(MEMBERS)

  const verbs: ((token: string, requestId: string) => () => Promise<Answered>)[] = [
    (token, requestId) => {
      const form = { channelCode: pick(VENUES), amount: amount(), ty: '1' as const }
      return () => site.call(venue.transfer, form, { token, requestId })
    },
    (token, requestId) => {
      const form = { channelCode: pick(VENUES), amount: amount() }
      return () => site.call(venue.recycle, form, { token, requestId })
    },
    (token, requestId) => () => site.call(venue.recycle, {}, { token, requestId }),
    (token, requestId) => {
      const form = { typeCode: 'alipay', amount: String(100 + Math.floor(random.next() * 900)) }
      return () => site.call(deposit.pay, form, { token, requestId })
    },
    (token, requestId) => {
      const form = { type: 'bank' as const, cardId: '1', amount: amount(), secondPassword: SECOND }
      return () => site.call(withdraw.create, form, { token, requestId })
    },
    (token, requestId) => {
      const exchange = async () => {
        const pair = { from: 'CNY', to: 'USDT' } as const
        const { data } = await site.call(wallet.getTransferRate, pair, { token })
        return site.call(wallet.utcTransfer, { ...pair, amount: '50', quoteId: data.quoteId }, { token })
      }
      return requestId.endsWith('7') ? exchange : () => site.call(wallet.getBalance, {}, { token })
    },
  ]
  const counts = new Map<number, number>()
  for (let done = 0; done < VERBS; done += MEMBERS) {
    await Promise.all(
      tokens.map(async (token, at) => {
        const requestId = `storm-${done}-${at}`
        const call = pick(verbs.slice(0, 5).concat(verbs.slice(5)))(token, requestId)
        const first = await call()
        counts.set(first.status_code, (counts.get(first.status_code) ?? 0) + 1)
        expect(first.http).toBeLessThan(500)
        if (first.status_code === STATUS.SUCCESS.code && random.next() < REPEATED && !/7$/.test(requestId)) {
          const again = await call()
          if (again.status_code === STATUS.SUCCESS.code) expect(again.data).toEqual(first.data)
        }
      }),
    )
    await site.advance(2)
  }
  expect(counts.get(STATUS.SUCCESS.code)).toBeGreaterThan(VERBS / 3)
  expect((await site.control('GET', '/ledger')).body).toMatchObject({ balanced: true, drift_cents: 0 })
  for (const token of tokens) {
    const { data } = await site.call(wallet.getBalance, {}, { token })
    expect(Number(data.centerWalletBalance)).toBeGreaterThanOrEqual(0)
  }
  expect(takeComplaints()).toEqual([])
})
