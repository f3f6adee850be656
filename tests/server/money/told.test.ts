import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { memberLine } from '../chat/line.ts'
import { type TestSite, testSite } from '../harness.ts'
import { accountsOf, SECOND } from './payout.ts'

const { deposit, letter, withdraw } = contract
const later = (site: TestSite, seconds: number) => site.control('POST', '/clock', { advance_s: seconds })
const decide = (site: TestSite, orderNo: string, outcome: string) =>
  site.control('POST', `/orders/${orderNo}`, { outcome })
/** What was pushed in words: a changed balance is only shown. */
const pushed = ({ all }: Awaited<ReturnType<typeof memberLine>>) =>
  all('notification').filter(({ type }) => type !== 'balance')

describe('the end of an order is pushed in one message, beside its letter', () => {
  it.each([
    ['success', '存款到账', (site: TestSite, orderNo: string) => decide(site, orderNo, 'success')],
    ['failure', '存款失败', (site: TestSite, orderNo: string) => decide(site, orderNo, 'fail')],
    ['expiry', '', (site: TestSite) => later(site, 15 * 60)],
  ] as const)('of a deposit by %s', async (_, title, end) => {
    const site = testSite()
    const line = await memberLine(site, 'fresh01')
    const { data } = await site.call(
      deposit.pay,
      { typeCode: 'wechat', amount: '200' },
      { token: line.token },
    )
    await end(site, data.orderNo)
    expect(pushed(line)).toMatchObject([{ type: 'deposit', refId: data.orderNo }])
    const letters = await site.call(letter.list, { type: 'fd', unreadOnly: true }, { token: line.token })
    const titles = letters.data.records.map((one) => one.title)
    expect(titles.filter((one) => one.startsWith('存款'))).toEqual(title === '' ? [] : [title])
  })

  it('of a withdrawal, as each of its stages', async () => {
    const site = testSite()
    const line = await memberLine(site)
    const { bank } = await accountsOf(site, 'vip5')
    const form = { type: 'bank', cardId: bank[0]!.id, amount: '1000', secondPassword: SECOND } as const
    const { data } = await site.call(withdraw.create, form, { token: line.token })
    await later(site, 20)
    await later(site, 20)
    const own = ['withdraw', data.orderNo]
    expect(pushed(line).map(({ type, refId }) => [type, refId])).toEqual([own, own])
  })
})
