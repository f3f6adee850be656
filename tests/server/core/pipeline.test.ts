import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { expectStatus, testSite } from '../harness.ts'

const { preInfo } = contract.site

describe('every documented call', () => {
  it('is refused with 6003 without client type or site', async () => {
    const site = testSite()
    expectStatus(await site.call(preInfo, {}, { headers: { 'X-API-CLIENT': 'app' } }), 'ACCESS_DENIED')
    expectStatus(await site.call(preInfo, {}, { headers: { 'X-API-SITE': '9' } }), 'ACCESS_DENIED')
  })

  it('is refused with 6003 without its blobs, and passes when the world does not check them', async () => {
    const site = testSite()
    expectStatus(await site.call(preInfo, {}, { raw: '{}' }), 'ACCESS_DENIED')
    await site.control('PATCH', '/settings', { checkBlobs: false })
    expect((await site.call(preInfo, {}, { raw: '{}' })).status_code).not.toBe(STATUS.ACCESS_DENIED.code)
  })

  it.each([
    ['not JSON', '{"a":'],
    ['an array', '[]'],
    ['a text', '"x"'],
    ['nested too deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
    ['too many entries', `[${'1,'.repeat(2_000)}1]`],
  ])('answers 6007 or 6008 to a body that is %s', async (_title, raw) => {
    const answer = await testSite().call(preInfo, {}, { raw })
    expect([STATUS.INVALID_PARAMETER.code, STATUS.ILLEGAL_PARAMETER.code]).toContain(answer.status_code)
    expect(answer.http).toBe(400)
  })

  it('is 6004 at an unknown path', async () => {
    const answer = await testSite().call(
      { ...preInfo, path: '/site/api/v1/nothing/here' as typeof preInfo.path },
      {},
    )
    expectStatus(answer, 'NOT_FOUND')
  })

  it('needs a session where the contract says member', async () => {
    expectStatus(await testSite().call(contract.wallet.getBalance, {}), 'LOGIN_EXPIRED')
  })
})
