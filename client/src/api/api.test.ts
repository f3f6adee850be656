// @vitest-environment jsdom
import { contract } from '@app/contract'
import { openBlobs, openRequest, sealAnswer } from '@app/contract/kit/cipher'
import { flatten } from '@app/contract/kit/endpoint'
import { HEADER, SITE_ID } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore, forgetAnswersWithIdentity } from '../app/store.ts'
import { balanceApi } from './balance.ts'
import { bus } from '../lib/bus.ts'
import { clock } from '../lib/clock.ts'
import { stored } from '../lib/device/storage.ts'
import { api, challenged, query } from './api.ts'
import { CACHED_PATHS, GET_PATHS } from './declared.ts'
import { session } from './session.ts'
import { transport } from './send/transport.ts'

interface Seen {
  path: string
  method: string
  headers: Record<string, string>
  body: Record<string, unknown>
}
let seen: Seen[]
let answer: (call: Seen) => Response | Promise<Response>
const refused = vi.fn()
const expired = vi.fn()
let stop: (() => void)[]

const reply = (name: StatusName, data: unknown = null, message = '') =>
  Response.json({ status_code: STATUS[name].code, data, message }, { status: STATUS[name].http })
const areas = [{ areaName: '中国', areaCode: '86', regex: '^1\\d{10}$' }]
const { signIn, captchaCheck, areaCall } = api.injectEndpoints({
  endpoints: () => ({
    areaCall: query('/site/api/v1/site/countryArea/queryCountryArea'),
    signIn: challenged('/site/api/v1/user/login'),
    captchaCheck: challenged('/site/api/v1/user/member/kaptchcate'),
  }),
}).endpoints
const credentials = { name: 'demo01', password: 'e19d5cd5af0378da05f63f891c7467af' }

beforeEach(() => {
  localStorage.clear()
  seen = []
  answer = () => reply('SUCCESS', areas)
  refused.mockReset()
  expired.mockReset()
  stop = [bus.on('refused', refused), bus.on('login_expired', expired)]
  vi.spyOn(transport, 'fetch').mockImplementation(async (path, init) => {
    const call = {
      path,
      method: String(init.method),
      headers: init.headers as Seen['headers'],
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Seen['body'],
    }
    seen.push(call)
    return answer(call)
  })
})
afterEach(() => {
  for (const each of stop) each()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what a later failure left of an answer is none to whoever asks then', async () => {
  const store = createStore()
  const ask = (forceRefetch = false) => store.dispatch(areaCall.initiate({ area: '' }, { forceRefetch }))
  await ask()
  answer = () => reply('SYSTEM_BUSY')
  expect(await ask(true)).toMatchObject({ isError: true, data: areas })
  answer = () => reply('SUCCESS', [])
  expect(await ask()).toMatchObject({ isSuccess: true, data: [] })
})

describe('on the wire', () => {
  // [LS-12 N-03 N-HDR-3 N-HDR-4]
  test('a call carries headers, a fresh request id and the time that the server can open', async () => {
    const store = createStore()
    await store.dispatch(areaCall.initiate({ area: '' }))
    await store.dispatch(areaCall.initiate({ area: 'HK' }))
    const [first, second] = seen as [Seen, Seen]
    expect(first).toMatchObject({
      method: 'POST',
      path: '/site/api/v1/site/countryArea/queryCountryArea',
      body: { area: '' },
    })
    expect(first.headers).toMatchObject({
      [HEADER.client]: 'web',
      [HEADER.site]: SITE_ID,
      [HEADER.token]: '',
    })
    expect(first.headers[HEADER.requestId]).not.toBe(second.headers[HEADER.requestId])
    expect(first.headers[HEADER.uuid]).toBe(second.headers[HEADER.uuid])
    const marks = openBlobs(first.body, { siteId: SITE_ID, requestId: first.headers[HEADER.requestId] ?? '' })
    expect(Math.abs(marks.now - clock.now())).toBeLessThan(5000)
  })

  // [LS-12 N-04 SC-6000 X-01]
  test('with the safe switch on neither path nor payload can be read, and the answer is understood', async () => {
    stored.write('safeSwitch', '1')
    answer = ({ path, headers, body }) => {
      const parts = { siteId: SITE_ID, requestId: headers[HEADER.requestId] ?? '' }
      const opened = openRequest({ path, body }, parts)
      expect(opened).toMatchObject({
        path: '/site/api/v1/site/countryArea/queryCountryArea',
        body: { area: 'HK' },
      })
      return Response.json(sealAnswer({ status_code: STATUS.SUCCESS.code, data: areas, message: '' }, parts))
    }
    const { data } = await createStore().dispatch(areaCall.initiate({ area: 'HK' }))
    expect(data).toEqual(areas)
    expect(seen[0]?.path).not.toContain('countryArea')
  })

  test('a GET carries its time and address in the query, and is sealed as a POST [TRAP-50]', async () => {
    answer = () => reply('WARNING')
    const { cards } = api.injectEndpoints({
      endpoints: () => ({ cards: query('/fd/api/v1/bankCard/queryMemberBanksInfoList') }),
      overrideExisting: true,
    }).endpoints
    await createStore().dispatch(cards.initiate())
    expect(seen[0]).toMatchObject({ method: 'GET', body: {} })
    const asked = new URL(seen[0]?.path ?? '', 'http://a.example').searchParams
    expect([asked.get('tt'), asked.get('xx')]).toEqual([expect.any(String), expect.any(String)])
    stored.write('safeSwitch', '1')
    await createStore().dispatch(cards.initiate())
    expect(seen[1]?.method).toBe('POST')
    expect(seen[1]?.path).not.toContain('bankCard')
  })

  test('the lists of GET and of cached calls are the contract’s [N-01]', () => {
    const declared = flatten(contract).map(({ endpoint }) => endpoint)
    const gets = declared
      .filter(({ method, path }) => method === 'GET' && !path.includes('/ws/'))
      .map(({ path }) => path)
    expect([...GET_PATHS].sort()).toEqual(gets.sort())
    expect([...CACHED_PATHS].sort()).toEqual(
      declared
        .filter(({ cached }) => cached)
        .map(({ path }) => path)
        .sort(),
    )
  })
})

describe('refusals', () => {
  test('reject with the whole response and are told once [SC-6009 TRAP-61 X-02 X-14]', async () => {
    answer = () => reply('DATA_EXISTS', { name: 'x' }, '用户名已存在')
    const { error } = await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(error).toEqual({
      kind: 'refused',
      status_code: STATUS.DATA_EXISTS.code,
      data: { name: 'x' },
      message: '用户名已存在',
    })
    expect(refused.mock.calls).toEqual([[{ name: 'DATA_EXISTS', message: '用户名已存在' }]])
  })

  test('of a silent call are not told [TRAP-61]', async () => {
    answer = () => reply('INVALID_CREDENTIALS')
    await createStore().dispatch(signIn.initiate(credentials))
    expect(refused).not.toHaveBeenCalled()
  })

  test.each([
    ['GRAPHIC_CAPTCHA_REQUIRED', 'picture'],
    ['RAPID_VERIFICATION', 'slider'],
  ] as const)('%s is a result, never a message [PAY-05 SC-6021 SC-6022 X-03]', async (name, need) => {
    answer = () => reply(name)
    const { data } = await createStore().dispatch(captchaCheck.initiate({ ...credentials, ktype: 4 }))
    expect(data).toEqual({ need, data: null })
    expect(refused).not.toHaveBeenCalled()
  })

  test.each([
    ['a 502 page', () => new Response('<html>', { status: 502 })],
    ['a broken answer', () => new Response('{')],
    ['an answer without its envelope', () => Response.json(areas)],
    ['a dropped connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s is the trouble of the service, told once [N-05 NB-02 TXT-ERR-1]', async (_, broken) => {
    answer = broken
    const { error } = await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(error).toMatchObject({ kind: 'trouble' })
    expect(refused.mock.calls).toEqual([[{ name: 'SERVER_ERROR', message: '' }]])
  })
})

describe('the session', () => {
  // [A-08 EV-04 LS-13 SC-6001]
  test('five parallel expiries end it once, and clear what was decrypted', async () => {
    session.begin({ token: 't1', userId: 'u1' })
    localStorage.setItem('DD_phone', '13812345678')
    answer = () => reply('LOGIN_EXPIRED')
    const store = createStore()
    await Promise.all(['1', '2', '3', '4', '5'].map((area) => store.dispatch(areaCall.initiate({ area }))))
    expect(expired).toHaveBeenCalledOnce()
    expect(refused).not.toHaveBeenCalled()
    expect(session.isMember()).toBe(false)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('DD_'))).toEqual([])
  })

  test.each([
    ['was refused', () => reply('WARNING', null, '余额不足')],
    ['failed', () => Promise.reject(new TypeError('fetch failed'))],
  ])('what another of its calls %s with is no news after its end', async (_, late) => {
    session.begin({ token: 't1', userId: 'u1' })
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    answer = () => ended.then(late)
    const store = createStore()
    const slow = store.dispatch(areaCall.initiate({ area: '1' }))
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    answer = () => reply('LOGIN_EXPIRED')
    await store.dispatch(areaCall.initiate({ area: '2' }))
    end()
    expect((await slow).error).toBeDefined()
    expect([expired.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0])
  })

  test('HTTP 401 without an envelope expires too; without a token nothing is said [A-08 NB-01]', async () => {
    answer = () => new Response('', { status: 401 })
    await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(expired).not.toHaveBeenCalled()
    session.begin({ token: 't1', userId: 'u1' })
    await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(expired).toHaveBeenCalledOnce()
  })

  test('a wallet token that expired is a refusal like others, the member stays [TRAP-52]', async () => {
    session.begin({ token: 't1', userId: 'u1' })
    answer = () => reply('WALLET_TOKEN_EXPIRED')
    await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(expired).not.toHaveBeenCalled()
    expect(refused.mock.calls).toHaveLength(1)
    expect(session.isMember()).toBe(true)
  })

  // [LS-01 LS-05 LS-06]
  test('what belongs to the member goes with the session, what belongs to the device stays', () => {
    session.begin({ token: 't1', userId: 'u1' })
    expect([stored.read('token'), stored.read('userId')]).toEqual(['t1', 'u1'])
    for (const key of ['jwtToken', 'crtyData', 'egameUrl', 'edition', 'iCode'] as const)
      stored.write(key, 'x')
    session.end()
    const left = ['token', 'userId', 'jwtToken', 'crtyData', 'egameUrl', 'edition', 'iCode'].map((key) =>
      localStorage.getItem(key),
    )
    expect(left).toEqual([null, null, null, null, null, 'x', 'x'])
  })

  test('a late refusal of the former token leaves the new session alone', async () => {
    session.begin({ token: 'old', userId: 'u1' })
    answer = () => {
      session.begin({ token: 'new', userId: 'u2' })
      return reply('LOGIN_EXPIRED')
    }
    await createStore().dispatch(areaCall.initiate({ area: '' }))
    expect(session.token()).toBe('new')
    expect(expired).not.toHaveBeenCalled()
  })

  test('the next member never sees the former one’s answers [N-06 TRAP-58]', async () => {
    const balanceOf = { A: '100.00', B: '7.00' } as Record<string, string>
    answer = ({ headers }) =>
      reply('SUCCESS', {
        centerWalletBalance: balanceOf[headers[HEADER.token] ?? ''],
        lockMoney: '0.00',
        walletBalance: '0.00',
        usdtBalance: '0.00',
        openBets: '0.00',
        pendingDeposit: '0.00',
        locks: [],
        currency: 'CNY',
      })
    const store = createStore()
    const forget = forgetAnswersWithIdentity(store)
    const select = balanceApi.endpoints.balance.select({})
    session.begin({ token: 'A', userId: 'a' })
    await store.dispatch(balanceApi.endpoints.balance.initiate({}))
    expect(select(store.getState()).data?.centerWalletBalance).toBe('100.00')
    session.begin({ token: 'B', userId: 'b' })
    expect(select(store.getState()).data).toBeUndefined()
    forget()
  })

  test('an answer is asked for once per path and body [N-06]', async () => {
    const store = createStore()
    for (const area of ['', '', 'HK']) await store.dispatch(areaCall.initiate({ area }))
    expect(seen).toHaveLength(2)
  })
})
