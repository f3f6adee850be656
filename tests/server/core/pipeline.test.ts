import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { blobs } from '@app/contract/kit/cipher'
import { flatten } from '@app/contract/kit/endpoint'
import { SITE_ID } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { expectStatus, testSite } from '../harness.ts'

const { preInfo } = contract.site

describe('every documented call', () => {
  it('is refused with 6003 without client type or site [N-HDR-1 N-HDR-6]', async () => {
    const site = testSite()
    expectStatus(await site.call(preInfo, {}, { headers: { 'X-API-CLIENT': 'app' } }), 'ACCESS_DENIED')
    expectStatus(await site.call(preInfo, {}, { headers: { 'X-API-SITE': '9' } }), 'ACCESS_DENIED')
  })

  // [N-03 TRAP-44]
  it('is refused with 6003 without its blobs, and passes when the world does not check them', async () => {
    const site = testSite()
    expectStatus(await site.call(preInfo, {}, { raw: '{}' }), 'ACCESS_DENIED')
    await site.control('PATCH', '/settings', { checkBlobs: false })
    expect((await site.call(preInfo, {}, { raw: '{}' })).status_code).not.toBe(STATUS.ACCESS_DENIED.code)
  })

  // [N-03 NB-03]
  it('is refused with 6003 when its time is more than five minutes off, either way', async () => {
    const site = testSite()
    const dated = (minutes: number) => {
      const requestId = `dated${minutes}`
      const marks = blobs(
        { now: site.world.clock.real() + minutes * 60_000, ip: '203.0.113.7' },
        { siteId: SITE_ID, requestId },
      )
      return site.call(preInfo, {}, { requestId, raw: JSON.stringify(marks) })
    }
    for (const minutes of [-4, 4]) expectStatus(await dated(minutes), 'SUCCESS')
    for (const minutes of [-6, 6]) {
      const answer = await dated(minutes)
      expectStatus(answer, 'ACCESS_DENIED')
      expect(answer.message).toBe('非法请求')
    }
  })

  it('is refused with 6003 when its blobs were sealed for another call', async () => {
    const site = testSite()
    const marks = blobs(
      { now: site.world.clock.real(), ip: '203.0.113.7' },
      { siteId: SITE_ID, requestId: 'a' },
    )
    const raw = JSON.stringify(marks)
    expectStatus(await site.call(preInfo, {}, { requestId: 'b', raw }), 'ACCESS_DENIED')
    expectStatus(await site.call(preInfo, {}, { requestId: 'a', raw }), 'SUCCESS')
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

  it('of POST is 6004 by GET, and the two of GET by POST [N-01]', async () => {
    const documented = flatten(contract).filter(({ endpoint }) => !endpoint.addition && !endpoint.upgrade)
    const gets = documented.filter(({ endpoint }) => endpoint.method === 'GET').map(({ id }) => id)
    expect(gets.toSorted()).toEqual(['card.queryMemberBanksInfoList', 'card.withdrawAddList'])
    const site = testSite()
    const codes = new Set<number>()
    for (const { endpoint } of documented) {
      const method = endpoint.method === 'GET' ? 'POST' : 'GET'
      const { status_code, http } = await site.call({ ...endpoint, method }, {})
      expect(http).toBe(404)
      codes.add(status_code)
    }
    expect([...codes]).toEqual([STATUS.NOT_FOUND.code])
  })

  it('answers status_code, data and message, whatever it answers [N-05]', async () => {
    const site = testSite()
    const [found, refused] = [await site.call(preInfo, {}), await site.call(contract.wallet.getBalance, {})]
    for (const { http: _, ...envelope } of [found, refused])
      expect(Object.keys(envelope).toSorted()).toEqual(['data', 'message', 'status_code'])
    expect([found.status_code, refused.status_code, refused.data]).toEqual([
      STATUS.SUCCESS.code,
      STATUS.LOGIN_EXPIRED.code,
      null,
    ])
  })

  it('needs a session where the contract says member [PERM-01]', async () => {
    expectStatus(await testSite().call(contract.wallet.getBalance, {}), 'LOGIN_EXPIRED')
  })
})
