import { describe, expect, it } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { contract } from '@app/contract'
import { app, expectStatus, testSite } from '../harness.ts'

const LOGIN = '/site/api/v1/user/login'

interface Refused {
  error: string
  issues: { path: string; message: string }[]
}

/** What is mistyped, the call that it is sent to, and what the answer has to say. */
const MISTAKES: [what: string, method: string, path: string, body: object | undefined, says: RegExp][] = [
  [
    'a fault’s path',
    'POST',
    '/faults',
    { path: '/site/api/v1/user/logn', http: 500 },
    /最接近的是 \/site\/api\/v1\/user\/login/,
  ],
  [
    'a fault’s call for its path',
    'POST',
    '/faults',
    { path: 'auth.login', http: 500 },
    /最接近的是 \/site\/api\/v1\/user\/login/,
  ],
  ['a fault’s path beyond recognition', 'POST', '/faults', { path: '/zzz', http: 500 }, /见 GET \/endpoints/],
  [
    'a fault’s field',
    'POST',
    '/faults',
    { path: LOGIN, statuscode: STATUS.RISKY_LOGIN.code },
    /没有 statuscode 这个参数，最接近的是 status_code/,
  ],
  ['a fault’s code', 'POST', '/faults', { path: LOGIN, status_code: 9999 }, /没有这个状态码/],
  [
    'a fault’s member',
    'POST',
    '/faults',
    { path: LOGIN, http: 500, member: 'vip55' },
    /没有名为 vip55 的会员，最接近的是 vip5/,
  ],
  ['a member', 'POST', '/members/vip55/session', {}, /没有名为 vip55 的会员，最接近的是 vip5/],
  [
    'a member to change',
    'PATCH',
    '/members/fresh10',
    { vip: 1 },
    /没有名为 fresh10 的会员，最接近的是 fresh01/,
  ],
  ['a member of a list', 'GET', '/bets?member=vip55', undefined, /没有名为 vip55 的会员/],
  ['a scene', 'POST', '/reset', { scene: 'new-membr' }, /没有名为 new-membr 的场景，最接近的是 new-member/],
  ['a field of the clock', 'POST', '/clock', { advance: 5 }, /没有 advance 这个参数，最接近的是 advance_s/],
  ['a number out of its range', 'PATCH', '/members/vip5', { vip: 99 }, /^((?!expected).)*$/],
  ['a control call', 'GET', '/journl', undefined, /没有这个控制接口，最接近的是 \/journal/],
  ['a control call of a member', 'POST', '/members/vip5/sesion', {}, /最接近的是 \/members\/vip5\/session/],
  ['the method of a control call', 'DELETE', '/members/vip5', undefined, /只接受 GET、PATCH，不接受 DELETE/],
]

describe('nothing mistyped is taken silently', () => {
  it.each(MISTAKES)('%s', async (_what, method, path, body, says) => {
    const site = testSite()
    const { status, body: answer } = await site.control<Refused>(method, path, body)
    expect(status).toBeGreaterThanOrEqual(400)
    const words = [answer.error, ...answer.issues.map(({ message }) => message)].join(' ')
    expect(words).toMatch(says)
    // No English of a library's.
    expect(words.replaceAll(/[/\w.:-]*[/_.][/\w.:-]*|GET|PATCH|POST|DELETE/g, '')).not.toMatch(
      /[A-Za-z]{3,} [A-Za-z]{2,}/,
    )
  })

  it.each([
    [
      '/?__scene=new-membr',
      404,
      ['没有名为 new-membr 的场景，最接近的是 new-member', 'href="/?__scene=new-member"'],
    ],
    ['/?__as=vip55', 404, ['没有名为 vip55 的会员，最接近的是 vip5', 'href="/?__as=vip5"']],
    ['/?__fault=/site/api/v1/user/logn:6029', 400, ['最接近的是 /site/api/v1/user/login']],
    ['/?__world=No%20World', 400, ['世界名称只能用小写字母']],
  ])('%s is a page that leads on', async (address, status, words) => {
    const answer = await app.hono.request(`http://127.0.0.1${address}`, { headers: { host: '127.0.0.1' } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const page = await answer.text()
    for (const word of words) expect(page).toContain(word)
  })
})

it('6000 as a rule lets a call through, whatever later rules say', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const path = contract.site.preInfo.path
  const rule = await site.control<{ id: number }>('POST', '/faults', {
    path,
    status_code: STATUS.SUCCESS.code,
  })
  await site.control('POST', '/faults', { path: '/site/**', http: 502 })
  expectStatus(await site.call(contract.site.preInfo, {}, { token }), 'SUCCESS')
  const { body } = await site.control<{ faults: object[] }>('GET', '/faults')
  expect(body.faults[0]).toEqual({ id: rule.body.id, path, status_code: STATUS.SUCCESS.code })
  await site.control('DELETE', `/faults/${rule.body.id}`)
  expect((await site.call(contract.site.preInfo, {}, { token })).http).toBe(502)
})
