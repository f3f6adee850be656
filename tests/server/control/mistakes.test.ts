import { describe, expect, it } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { CLIENT_TYPE, HEADER, REASON_HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
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
  [
    'a fault’s star across parts',
    'POST',
    '/faults',
    { path: '/site/api/v1/*', http: 500 },
    /只代表一段，跨几段请写 \/site\/api\/v1\/\*\*/,
  ],
  ['a fault’s method', 'POST', '/faults', { path: LOGIN, method: 'GET', http: 500 }, /只以 POST 调用/],
  ['a fault’s path beyond recognition', 'POST', '/faults', { path: '/zzz', http: 500 }, /见 GET \/endpoints/],
  [
    'a fault’s field',
    'POST',
    '/faults',
    { path: LOGIN, statuscode: STATUS.RISKY_LOGIN.code },
    /没有 statuscode 这个参数，最接近的是 status_code/,
  ],
  [
    'a fault’s code',
    'POST',
    '/faults',
    { path: LOGIN, status_code: 9999 },
    /没有这个状态码，全部见 GET \/codes/,
  ],
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
  ['a control call beyond recognition', 'GET', '/zzzzzzzzzzzzzzzz', undefined, /见 \/__mock\/docs\/control/],
  ['the method of a control call', 'DELETE', '/members/vip5', undefined, /只接受 GET、PATCH，不接受 DELETE/],
  ['a part left out of a path', 'POST', '/bets/', { outcome: 'W' }, /路径中缺少一部分：POST \/bets\/:ticket/],
  ['a filter', 'GET', '/journal?pth=/fd/**', undefined, /没有 pth 这个参数，最接近的是 path/],
  ['a filter where none is', 'GET', '/ledger?membr=vip5', undefined, /没有 membr 这个参数/],
  ['an order', 'POST', '/orders/D404', { outcome: 'success' }, /没有订单 D404 见 GET \/orders/],
  ['what an order is decided to', 'POST', '/orders/D404', { outcome: 'sucess' }, /"success"\|"fail"/],
  ['a match', 'GET', '/matches/404', undefined, /没有这场比赛 见 GET \/matches/],
  ['a ticket', 'POST', '/bets/404', { outcome: 'W' }, /没有这张注单 见 GET \/bets/],
  ['what happens in a match', 'POST', '/matches/1/events', { type: 'gaol' }, /"goal"\|"cancelGoal"/],
  ['a sport', 'POST', '/matches', { sport: 'football', home: '甲', away: '乙' }, /"FT"\|"BK"/],
  ['a venue', 'PATCH', '/venues/CWZZ', { maintenance: true }, /没有场馆 CWZZ 见 GET \/venues/],
  ['a snapshot', 'POST', '/snapshots/before/restore', {}, /没有名为 before 的快照 见 GET \/snapshots/],
  ['a world to drop', 'DELETE', '/worlds/nope', undefined, /没有名为 nope 的世界 见 GET \/worlds/],
  ['a world’s name', 'POST', '/worlds', { name: 'My World' }, /只能用小写字母、数字和短横线/],
  [
    'a setting',
    'PATCH',
    '/settings',
    { maintanance: true },
    /没有 maintanance 这个参数，最接近的是 maintenance/,
  ],
  ['what a setting is', 'PATCH', '/settings', { captcha: 'pictur' }, /"auto"\|"picture"/],
  ['a fact of a member', 'POST', '/members', { vips: 3 }, /没有 vips 这个参数，最接近的是 vip/],
  ['too many cards', 'POST', '/members', { cards: 99 }, /数值过大/],
  ['a name that is taken', 'POST', '/members', { name: 'vip5' }, /已有名为 vip5 的会员/],
  ['a message', 'POST', '/chat', { msgId: 1 }, /没有编号为 1 的消息，见 GET \/chat\/messages/],
  ['what a message says', 'POST', '/chat', { msgId: MESSAGE_ID.clearRoom, msgData: {} }, /期望 string/],
  ['an entry of the journal', 'POST', '/journal/99999/rewind', {}, /见 GET \/journal/],
  ['a fault that is gone', 'DELETE', '/faults/999', undefined, /没有这条故障规则 见 GET \/faults/],
  [
    'a fault that says nothing',
    'POST',
    '/faults',
    { path: '/site/**' },
    /请给出 status_code、http、kind 或 delay_ms/,
  ],
]

const CALLER = { [HEADER.client]: CLIENT_TYPE, [HEADER.site]: SITE_ID, [TESTER_HEADER.blobs]: 'off' }
/** What is wrong with a call of the site, and what its words or its reason have to say. */
const CALLS: [
  what: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string,
  says: RegExp,
][] = [
  ['its path', 'POST', '/site/api/v1/user/logn', CALLER, '{}', /the nearest is \/site\/api\/v1\/user\/login/],
  ['its method', 'GET', LOGIN, CALLER, '', /takes POST, not GET/],
  ['no client', 'POST', LOGIN, {}, '{}', /X-API-CLIENT must be web/],
  ['another site', 'POST', LOGIN, { ...CALLER, [HEADER.site]: '7' }, '{}', /X-API-SITE must be 1001/],
  ['neither tt nor xx', 'POST', LOGIN, { ...CALLER, [TESTER_HEADER.blobs]: 'of' }, '{}', /x-mock-blobs: off/],
  ['no JSON', 'POST', LOGIN, CALLER, '{name}', /请求内容不是有效的 JSON/],
  ['a field', 'POST', LOGIN, CALLER, '{"naem":"vip5"}', /参数错误：name/],
  [
    'a code to be forced',
    'POST',
    LOGIN,
    { ...CALLER, [TESTER_HEADER.status]: '9999' },
    '{}',
    /没有状态码 9999：全部状态码见.*\/__mock\/api\/codes/,
  ],
  ['a fault', 'POST', LOGIN, { ...CALLER, [TESTER_HEADER.fault]: 'dely=3' }, '{}', /可用 delay=毫秒/],
  ['its world', 'POST', LOGIN, { ...CALLER, [TESTER_HEADER.world]: 'My World' }, '{}', /只能用小写字母/],
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

  it('every control call by another method is told its own', async () => {
    const spoken = await app.hono.request('http://127.0.0.1/__mock/openapi-control.json', {
      headers: { host: '127.0.0.1' },
    })
    const { paths } = (await spoken.json()) as { paths: Record<string, Record<string, object>> }
    const calls = Object.entries(paths).filter(([path]) => path.startsWith('/__mock/api/'))
    expect(calls.length).toBeGreaterThan(50)
    for (const [path, methods] of calls) {
      const answer = await app.hono.request(`http://127.0.0.1${path.replaceAll(/[{}]/g, '')}`, {
        method: 'PROPFIND',
        headers: { host: '127.0.0.1' },
      })
      expect([path, answer.status]).toEqual([path, 405])
      const allowed = answer.headers.get('allow')?.split(', ')
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(methods).map((one) => one.toUpperCase())))
    }
  })

  it.each([
    ['application/json', '/faults', '{"path": 1,}', /^请求内容不是有效的 JSON（从第 12 个字符起）/],
    ['application/octet-stream', '/capsule', '{"version":1,"ev', /^胶囊文件不完整或已损坏，请重新导出/],
    ['text/plain', '/faults', '{}', /content-type: application\/json.*收到的是 text\/plain/],
  ])('%s that %s can’t read', async (type, path, body, says) => {
    const answer = await app.hono.request(`http://127.0.0.1/__mock/api${path}`, {
      method: 'POST',
      headers: { host: '127.0.0.1', 'content-type': type, 'content-length': String(body.length) },
      body,
    })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as Refused).error).toMatch(says)
  })

  it.each(CALLS)('%s, of a call of the site', async (_what, method, path, headers, body, says) => {
    const answer = await app.hono.request(`http://127.0.0.1${path}`, {
      method,
      headers: { host: '127.0.0.1', 'content-type': 'application/json', ...headers },
      ...(body === '' ? {} : { body }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    const { message } = (await answer.json()) as { message: string }
    expect(`${message} ${answer.headers.get(REASON_HEADER)}`).toMatch(says)
  })

  it.each([
    ['/?__scen=new-member', 400, ['没有 __scen 这个参数，最接近的是 __scene']],
    [
      '/?__scene=new-membr',
      404,
      ['没有名为 new-membr 的场景，最接近的是 new-member', 'href="/?__scene=new-member"'],
    ],
    ['/?__as=vip55', 404, ['没有名为 vip55 的会员，最接近的是 vip5', 'href="/?__as=vip5"']],
    ['/?__fault=/site/api/v1/user/logn:6029', 400, ['最接近的是 /site/api/v1/user/login']],
    ['/?__world=No%20World', 400, ['世界名称只能用小写字母']],
  ])('%s is a page that leads on', async (address, status, words) => {
    const answer = await app.hono.request(`http://127.0.0.1${address}`, {
      headers: { host: '127.0.0.1', accept: 'text/html' },
    })
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
