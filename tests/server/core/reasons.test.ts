import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { blobs } from '@app/contract/kit/cipher'
import { HEADER, SITE_ID } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { FRIEND, app, expectStatus, openApp, takeComplaints, testSite } from '../harness.ts'

const { preInfo } = contract.site
const requestId = 'why-1'
const without = (options: object) => testSite().call(preInfo, {}, { raw: '{}', ...options })
const stale = blobs({ now: 0, ip: '' }, { siteId: SITE_ID, requestId })
const foreign = blobs({ now: Date.UTC(2026, 10, 21, 12), ip: '' }, { siteId: SITE_ID, requestId: 'other' })
const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown

const cases: [why: RegExp, status: StatusName, options: object][] = [
  [/X-API-CLIENT must be web/, 'ACCESS_DENIED', { headers: { [HEADER.client]: '' } }],
  [/X-API-SITE must be 1001/, 'ACCESS_DENIED', { headers: { [HEADER.site]: '9' } }],
  [/tt and xx are missing.*x-mock-blobs: off/, 'ACCESS_DENIED', {}],
  [/\d+ ms from the server's time/, 'ACCESS_DENIED', { requestId, raw: JSON.stringify(stale) }],
  [
    /can't be read with the key of this X-API-REQUEST-ID/,
    'ACCESS_DENIED',
    { requestId, raw: JSON.stringify(foreign) },
  ],
  [/longer than 256/, 'ILLEGAL_PARAMETER', { headers: { [HEADER.uuid]: 'x'.repeat(300) } }],
  [/nested deeper than 12/, 'ILLEGAL_PARAMETER', { raw: JSON.stringify({ deep }) }],
  [/more than 1000 entries/, 'ILLEGAL_PARAMETER', { raw: JSON.stringify({ list: Array(1_001).fill(0) }) }],
  [
    /forced by x-mock-status/,
    'ACCESS_DENIED',
    { headers: { 'x-mock-status': String(STATUS.ACCESS_DENIED.code) } },
  ],
  [/can't be entered/, 'ILLEGAL_PARAMETER', { headers: { 'x-mock-world': 'No World' } }],
  [/body was not read: tooLong/, 'ILLEGAL_PARAMETER', { raw: `"${'x'.repeat(2 ** 20)}"` }],
]

it.each(cases)(
  'a refusal that says only 非法请求 tells developers %s [N-03]',
  async (why, status, options) => {
    const answer = await without(options)
    expectStatus(answer, status)
    expect(answer.reason).toMatch(why)
    expect(takeComplaints()).toEqual([])
  },
)

it('a client that says it makes no tt and xx is served without', async () => {
  expectStatus(await without({ headers: { 'x-mock-blobs': 'off' } }), 'SUCCESS')
  expectStatus(await without({ headers: { 'x-mock-blobs': 'on' } }), 'ACCESS_DENIED')
})

it('where the mock has a token, only whoever shows it may leave them out', async () => {
  const { hono, worlds } = openApp({ guard: { host: '0.0.0.0', token: 'secret' } })
  const ask = async (headers: object) =>
    hono.request(`http://mock.example${preInfo.path}`, {
      method: 'POST',
      body: '{}',
      headers: { [HEADER.client]: 'web', [HEADER.site]: SITE_ID, 'x-mock-blobs': 'off', ...headers },
    })
  expect((await ask({})).status).toBe(403)
  expect((await ask({ authorization: 'Bearer secret' })).status).toBe(200)
  worlds.closeAll()
})

it('a page of another address may read the reason', async () => {
  const answer = await app.hono.request(`http://127.0.0.1${preInfo.path}`, {
    method: 'POST',
    body: '{}',
    headers: { origin: FRIEND },
  })
  expect(answer.headers.get('access-control-expose-headers')).toBe('x-mock-reason')
  expect(answer.headers.get('x-mock-reason')).toContain('X-API-CLIENT')
})
