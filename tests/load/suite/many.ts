import { expect, test } from '@app/mock-server/playwright'

const COUNT = Number(process.env['SUITE'] ?? 500)
const BALANCE = '/fd/api/v1/transfer/getBalance'
const RECORDS = '/game/api/v1/record/betRecordList'

for (let index = 0; index < COUNT; index++) {
  const balance = 100 + index
  test(`member ${index} has what was given, a code that was forced, a past, and a world of its own`, async ({
    given,
    mock,
    force,
    time,
  }) => {
    const { name, made } = await given.member({ vip: index % 5, balance, bets: index % 9, seed: index })
    const ask = <T>(path: string, body = {}) => mock.call<T>('POST', path, body, { as: name })
    const wallet = await ask<{ centerMoney: string }>(BALANCE)
    expect(wallet).toMatchObject({ status: 'SUCCESS' })
    expect(JSON.stringify(wallet.data)).toContain(`${balance}.00`)
    const rule = await force('getBalance', 'MAINTENANCE')
    expect(await ask(BALANCE)).toMatchObject({ status: 'MAINTENANCE' })
    await rule.release()
    await time.skip(3_600)
    const { data } = await ask<{ total: number }>(RECORDS, { pageNum: 1, pageSize: 10, from: 0, until: 4e12 })
    expect(data.total).toBe(made.bets)
    // Only this test's own are here: the cast's sixty and one.
    expect(await mock.members.list()).toHaveLength(61)
  })
}
