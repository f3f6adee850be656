import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { Envelope } from '@app/contract/kit/envelope'
import { STATUS } from '@app/contract/kit/status'
import { SECOND, accountsOf } from '../money/payout.ts'
import { takeComplaints, testSite, type TestSite } from '../harness.ts'

const { venue, wallet, withdraw, deposit } = contract
const TIMES = 20

const succeeded = (answers: Envelope[]) =>
  answers.filter(({ status_code }) => status_code === STATUS.SUCCESS.code)
const centerOf = async (site: TestSite, token: string) =>
  (await site.call(wallet.getBalance, {}, { token })).data.centerWalletBalance
const expectSound = async (site: TestSite) => {
  expect((await site.control('GET', '/ledger')).body).toMatchObject({ balanced: true })
  expect(takeComplaints()).toEqual([])
}

/** Without 免转, where money lies in one purse at a time. */
const holdStill = async (site: TestSite, token: string) =>
  void (await site.call(venue.setAutoTransferStatus, { status: 0 }, { token }))

describe('the whole balance asked for at once', () => {
  it('goes to one venue transfer of many', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await holdStill(site, token)
    const amount = await centerOf(site, token)
    const venues = ['CWZR', 'CWQP', 'CWDZ']
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, index) =>
        site.call(
          venue.transfer,
          { channelCode: venues[index % venues.length]!, amount, ty: '1' },
          { token },
        ),
      ),
    )
    expect(succeeded(answers)).toHaveLength(1)
    expect(await centerOf(site, token)).toBe('0.00')
    await expectSound(site)
  })

  it('goes either to a withdrawal or to a transfer, and to one withdrawal of two', async () => {
    const site = testSite()
    const name = 'vip5'
    const token = await site.as(name)
    await holdStill(site, token)
    const [{ id: cardId } = { id: '' }] = (await accountsOf(site, name)).bank
    await site.control('PATCH', `/members/${name}`, { balance_cents: 100_000 })
    const form = { type: 'bank' as const, cardId, amount: '1000.00', secondPassword: SECOND }
    const answers = await Promise.all([
      site.call(withdraw.create, form, { token }),
      site.call(withdraw.create, { ...form, amount: '1000' }, { token }),
      site.call(venue.transfer, { channelCode: 'CWZR', amount: '1000.00', ty: '1' }, { token }),
    ])
    expect(succeeded(answers)).toHaveLength(1)
    expect(await centerOf(site, token)).toBe('0.00')
    await expectSound(site)
  })
})

describe('one request id many times at once', () => {
  it('moves the money once and tells the same each time', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const before = Number(await centerOf(site, token))
    const answers = await Promise.all(
      Array.from({ length: TIMES }, () =>
        site.call(
          venue.transfer,
          { channelCode: 'CWZR', amount: '100.00', ty: '1' },
          { token, requestId: 'same' },
        ),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(succeeded(answers)).toHaveLength(TIMES)
    expect(Number(await centerOf(site, token))).toBe(before - 100)
    await expectSound(site)
  })

  it('makes one order, and is refused with another body', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const pay = (amount: string) =>
      site.call(deposit.pay, { typeCode: 'bank', amount, payerName: '张远航' }, { token, requestId: 'pay' })
    const [first, again, other] = await Promise.all([pay('500'), pay('500'), pay('600')])
    expect(again).toEqual(first)
    expect(other.status_code).toBe(STATUS.ILLEGAL_PARAMETER.code)
    expect(
      (await site.call(wallet.queryDealRecord, { type: 'deposit' }, { token })).data.records.filter(
        ({ orderNo }) => orderNo === first.data.orderNo,
      ),
    ).toHaveLength(1)
    await expectSound(site)
  })
})
