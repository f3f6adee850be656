import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { expectStatus, testSite } from '../harness.ts'

const { deposit, wallet } = contract
const bank = { typeCode: 'bank', amount: '500', payerName: '张远航' }

describe('a deposit', () => {
  it('is credited once its payment is confirmed, and the record and the balance show it', async () => {
    const site = testSite()
    const token = await site.as('fresh01')
    const order = await site.call(deposit.pay, { typeCode: 'alipay', amount: '3000' }, { token })
    expect(order.data).toMatchObject({ status: 0, amount: '3000.00', waitRoute: 'rechargeWait' })
    const page = `/mock/pay/${order.data.orderNo}`
    const { app } = await import('../harness.ts')
    const headers = {
      host: '127.0.0.1',
      'x-mock-world': site.name,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const cashier = await (await app.hono.request(`http://127.0.0.1${page}`, { headers })).text()
    expect(cashier).toContain('确认付款')
    expect(cashier).toContain('¥3,000.00')
    expect(cashier).toContain(`href="/mine/savemoney/rechargeWait?orderNo=${order.data.orderNo}"`)
    await app.hono.request(`http://127.0.0.1${page}`, { method: 'POST', headers, body: 'outcome=paid' })
    expect(
      (await site.call(deposit.getDepositOrderStatus, { orderNo: order.data.orderNo }, { token })).data
        .status,
    ).toBe(1)
    await site.control('POST', '/clock', { advance_s: 5 })
    expect(
      (await site.call(deposit.getDepositOrderStatus, { orderNo: order.data.orderNo }, { token })).data
        .status,
    ).toBe(2)
    expect((await site.call(wallet.getBalance, {}, { token })).data.centerWalletBalance).toBe('3000.00')
    const deals = await site.call(wallet.queryDealRecord, { type: 'deposit' }, { token })
    expect(deals.data.records).toMatchObject([
      { orderNo: order.data.orderNo, status: 'success', amount: '3000.00' },
    ])
    expect((await site.control('GET', '/ledger')).body).toMatchObject({ balanced: true })
  })

  it('expires after fifteen minutes and moves nothing', async () => {
    const site = testSite()
    const token = await site.as('fresh01')
    const { data } = await site.call(deposit.pay, { typeCode: 'wechat', amount: '200' }, { token })
    await site.control('POST', '/clock', { advance_s: 15 * 60 })
    expect(
      (await site.call(deposit.getDepositOrderStatus, { orderNo: data.orderNo }, { token })).data.status,
    ).toBe(5)
    expect((await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })).status).toBe(409)
  })

  it('allows one open order a method, and another after it was closed', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const first = await site.call(deposit.pay, bank, { token })
    expectStatus(await site.call(deposit.pay, { ...bank, amount: '600' }, { token }), 'WARNING')
    expect(
      (await site.call(deposit.closeOrder, { orderNo: first.data.orderNo }, { token })).data.status,
    ).toBe(4)
    expectStatus(await site.call(deposit.pay, { ...bank, amount: '700' }, { token }), 'SUCCESS')
  })

  it('is offered by ways of which no two have the same sign', async () => {
    const site = testSite()
    const { data } = await site.call(deposit.types, {}, { token: await site.as('vip5') })
    expect(new Set(data.map(({ icon }) => icon)).size).toBe(data.length)
  })

  it('answers a repeated request id with the first order, and refuses another body under it', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const first = await site.call(deposit.pay, bank, { token, requestId: 'same' })
    const again = await site.call(deposit.pay, bank, { token, requestId: 'same' })
    expect(again.data.orderNo).toBe(first.data.orderNo)
    expectStatus(
      await site.call(deposit.pay, { ...bank, amount: '900' }, { token, requestId: 'same' }),
      'ILLEGAL_PARAMETER',
    )
  })

  // [NAV-07 NB-08]
  it('is not shown to another member, and not taken while deposits are off or from a minor', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const { data } = await site.call(deposit.pay, bank, { token })
    const other = await site.as('vip10')
    expectStatus(
      await site.call(deposit.getDepositOrderStatus, { orderNo: data.orderNo }, { token: other }),
      'NOT_FOUND',
    )
    expectStatus(
      await site.call(
        deposit.pay,
        { typeCode: 'alipay', amount: '300' },
        { token: await site.as('minor01') },
      ),
      'WARNING',
    )
    await site.control('PATCH', '/settings', { depositDisabled: true })
    expectStatus(await site.call(deposit.types, {}, { token }), 'NOT_FOUND')
  })
})
