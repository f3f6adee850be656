import { expect, it } from 'vitest'
import { siteOf } from '../../../mock-server/src/site.ts'
import { testSite } from '../harness.ts'

interface Order {
  orderNo: string
  kind: 'deposit' | 'withdraw'
  member: string
  status: string
  outcomes: string[]
  createdAt: number
}

it('orders are listed newest first by kind, step and member, and all that fit are counted', async () => {
  const site = testSite()
  const { deposit, members } = siteOf(site.world)
  const refuse = (): never => {
    throw new Error('refused')
  }
  const form = { typeCode: 'alipay', amount: '100', payerName: '', signalCode: '' }
  const { orderNo } = deposit.pay(members.byName('vip5')!.id, form, refuse)
  const list = async (query: string) =>
    (await site.control<{ orders: Order[]; total: number }>('GET', `/orders?${query}`)).body
  const all = await list('limit=500')
  expect(all.total).toBe(all.orders.length)
  expect(all.orders[0]).toMatchObject({ orderNo, kind: 'deposit', member: 'vip5', status: 'waiting' })
  const times = all.orders.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const asked: [query: string, fits: (order: Order) => boolean][] = [
    ['', () => true],
    ['kind=deposit', ({ kind }) => kind === 'deposit'],
    ['kind=withdraw', ({ kind }) => kind === 'withdraw'],
    ['status=open', ({ outcomes }) => outcomes.length > 0],
    ['status=success', ({ status }) => status === 'success'],
    ['status=expired', ({ status }) => status === 'expired'],
    ['status=refused', ({ status }) => status === 'refused'],
    ['member=vip5', ({ member }) => member === 'vip5'],
    [
      'member=vip5&status=success&kind=withdraw',
      (order) => order.member === 'vip5' && order.status === 'success' && order.kind === 'withdraw',
    ],
    ['member=nobody', () => false],
  ]
  for (const [query, fits] of asked) {
    const expected = all.orders.filter(fits)
    const { orders, total } = await list(`${query}&limit=3`)
    expect([query, orders, total]).toEqual([query, expected.slice(0, 3), expected.length])
  }
})
