// @vitest-environment jsdom
import { STATUS } from '@app/contract/kit/status'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../api/api.ts'
import { session } from '../api/session.ts'
import { transport } from '../api/send/transport.ts'
import { memberApi } from '../features/member/member.api.ts'
import { guard } from './guards.ts'
import { type AppStore, createStore } from './store.ts'

const MEMBER = { token: 'a'.repeat(64), userId: 'vip5' }

afterEach(() => vi.restoreAllMocks())

test('a profile that was broken off says nothing about the session', async () => {
  const asked = Promise.withResolvers<undefined>()
  vi.spyOn(transport, 'fetch').mockImplementation((_url, { signal }) => {
    asked.resolve(undefined)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  session.begin(MEMBER)
  const going = guard(createStore(), '/mine/vip')
  await asked.promise
  session.end()
  session.begin(MEMBER)
  expect(await going).toBe('/')
  expect(session.token()).toBe(MEMBER.token)
})

test.each([
  ['nobody', () => undefined],
  ['somebody else', (store: AppStore) => void store.dispatch(memberApi.endpoints.profile.initiate({}))],
])(
  'a profile that was forgotten with all answers, and that %s asks for anew, is no failure',
  async (_, ask) => {
    const store = createStore()
    const fetched = vi.spyOn(transport, 'fetch').mockImplementation(async () => {
      if (fetched.mock.calls.length === 1) {
        store.dispatch(api.util.resetApiState())
        ask(store)
      }
      const answer = { status_code: STATUS.SUCCESS.code, data: { name: 'vip5' }, message: '' }
      return Response.json(answer)
    })
    session.begin(MEMBER)
    expect(await guard(store, '/mine/vip')).toBeUndefined()
    expect(session.token()).toBe(MEMBER.token)
  },
)

test('a navigation that another one has overtaken does nothing more', async () => {
  const overtaken = new AbortController()
  const fetched = vi.spyOn(transport, 'fetch').mockImplementation(async () => {
    overtaken.abort()
    return Response.json({ status_code: STATUS.SUCCESS.code, data: { name: 'vip5' }, message: '' })
  })
  session.begin(MEMBER)
  document.body.dataset['page'] = 'sport'
  expect(await guard(createStore(), '/mine/vip', '', overtaken.signal)).toBeUndefined()
  expect(document.body.dataset['page']).toBe('sport')
  expect(fetched).toHaveBeenCalledOnce()
})

test('without a network a member of whom the profile is known goes on with it, and stays signed in', async () => {
  const store = createStore()
  const profile = { name: 'vip5', bindPhone: true, bindRealName: true }
  const fetched = vi
    .spyOn(transport, 'fetch')
    .mockImplementation(async () =>
      Response.json({ status_code: STATUS.SUCCESS.code, data: profile, message: '' }),
    )
  session.begin(MEMBER)
  await guard(store, '/mine/vip')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await guard(store, '/mine/addBankCard')).toBeUndefined()
  expect(session.token()).toBe(MEMBER.token)
})
