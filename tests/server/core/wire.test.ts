import { contract } from '@app/contract'
import { type AnyEndpoint, flatten } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { describe, expect, it } from 'vitest'
import { login } from '../rig/doors.ts'
import { expectStatus, testSite } from '../harness.ts'

const { captcha, member, venue, wallet } = contract

describe('the wire', () => {
  it('answers under each other spelling of a path as under its own [TRAP-36]', async () => {
    const site = testSite()
    const spelt = flatten(contract).filter(({ endpoint }) => (endpoint.aliases ?? []).length > 0)
    expect(spelt.length).toBeGreaterThan(0)
    for (const { endpoint } of spelt) {
      const own = await site.call(endpoint, {})
      for (const alias of endpoint.aliases ?? []) {
        const other = await site.call({ ...endpoint, path: alias }, {})
        expect([alias, other.status_code]).toEqual([alias, own.status_code])
        expect(other.status_code).not.toBe(STATUS.NOT_FOUND.code)
      }
    }
  })

  it('takes the reads of every navigation as often as they come [TRAP-64]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    for (let visit = 0; visit < 20; visit += 1)
      for (const answer of [
        await site.call(member.info, {}, { token }),
        await site.call(wallet.getBalance, { withLockMoney: 1 }, { token }),
      ])
        expect(answer.status_code).toBe(STATUS.SUCCESS.code)
  })

  it.each([
    ['a launch without its venue', venue.launch, { gameCode: '' }],
    [
      'a slider without its pass',
      captcha.validateGeeCheck,
      { lot_number: 'a', captcha_output: 'b', gen_time: '1', validate_way: 0 },
    ],
    [
      'an amount that is a number',
      venue.transfer,
      { channelCode: 'CWZR', amount: 100, ty: '1', isActivity: true },
    ],
    [
      'a transfer of another kind',
      venue.transfer,
      { channelCode: 'CWZR', amount: '100.00', ty: '2', isActivity: true },
    ],
  ] satisfies [string, AnyEndpoint, object][])(
    'refuses %s with 6007 [ENT-08 ENT-13 ENT-14]',
    async (_, endpoint: AnyEndpoint, body) => {
      const site = testSite()
      expectStatus(await site.call(endpoint, body, { token: await site.as('vip5') }), 'INVALID_PARAMETER')
    },
  )

  it('launches by venue and game alone, and answers with an address [ENT-13]', async () => {
    const site = testSite()
    const { data } = await site.call(
      venue.launch,
      { enName: 'cwzr', gameCode: '' },
      { token: await site.as('vip5') },
    )
    expect(data.url).toMatch(/^http/)
  })

  it('answers a login with token and user id, and nothing of the password [ENT-09]', async () => {
    const site = testSite()
    const { data } = await login(site, 'vip5')
    expect(Object.keys(data as object).toSorted()).toEqual(['token', 'userId'])
  })

  it('numbers the seven categories 1 to 7, and 8 is all of them [TRAP-37]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const categoriesOf = async (category: number) => {
      const { data } = await site.call(venue.allBalance, { category }, { token })
      return [...new Set(data.balances.map((each: { category: string }) => each.category))]
    }
    const each = []
    for (const category of [1, 2, 3, 4, 5, 6, 7]) each.push(...(await categoriesOf(category)))
    expect(each).toEqual(['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'])
    expect((await categoriesOf(8)).toSorted()).toEqual(each.toSorted())
  })
})
