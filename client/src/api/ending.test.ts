// @vitest-environment jsdom
import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { flatten } from '@app/contract/kit/endpoint'
import { HEADER } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore, forgetAnswersWithIdentity } from '../app/store.ts'
import { bus } from '../lib/bus.ts'
import { api, mutation, query } from './api.ts'
import { OPEN_PATHS } from './declared.ts'
import { expire } from './expiry.ts'
import { loadSite } from '../app/start/loadSite.ts'
import { session } from './session.ts'
import { transport } from './send/transport.ts'

interface Call {
  token: string | undefined
  signal: AbortSignal | null | undefined
  answer: (response: Response) => void
}
let sent: Call[]
let stop: (() => void)[]
const said = vi.fn()
const { reading, common, ordering, asking, guarded } = api.injectEndpoints({
  endpoints: () => ({
    reading: query('/site/api/v1/user/feedback/unreadNum', [], { retries: 1 }),
    common: query('/site/api/v1/site/countryArea/queryCountryArea'),
    ordering: mutation('/game/api/v1/venue/recycle'),
    asking: mutation('/site/api/v1/user/member/jwt', [], { asks: true }),
    guarded: mutation('/fd/api/v1/bankCard/alipay/add', [], { code: { type: SEND_TYPE.card } }),
  }),
}).endpoints
const areas = [{ areaName: '中国', areaCode: '86', regex: '^1\\d{10}$' }]
const reply = (name: StatusName, data: unknown = null) =>
  Response.json({ status_code: STATUS[name].code, data, message: '太晚了' }, { status: STATUS[name].http })
const OVER = { kind: 'refused', status_code: STATUS.LOGIN_EXPIRED.code, isOver: true }

/** As fetch: each call waits for its answer, or for its end. */
beforeEach(() => {
  localStorage.clear()
  said.mockReset()
  sent = []
  vi.spyOn(transport, 'fetch').mockImplementation(
    (_, { signal, headers }) =>
      new Promise((answer, reject) => {
        sent.push({ token: (headers as Record<string, string>)[HEADER.token], signal, answer })
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  stop = (['refused', 'toast', 'showDialog', 'codeAsked'] as const).map((event) => bus.on(event, said))
  session.begin({ token: 't1', userId: 'u1' })
})
afterEach(() => {
  for (const each of stop) each()
  vi.restoreAllMocks()
})

const inAnotherTab = (token: string) => {
  if (token) localStorage.setItem('token', token)
  else localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}
const ENDINGS = [
  ['logout', () => session.end()],
  ['logout in another tab', () => inAnotherTab('')],
  ['expiry', () => expire('t1')],
  ['another member in another tab', () => inAnotherTab('t2')],
] as const
const isSent = (calls: number) => vi.waitFor(() => expect(sent).toHaveLength(calls))

test('the list of calls that need no session is the contract’s', () => {
  const declared = flatten(contract).map(({ endpoint }) => endpoint)
  const open = declared.filter(({ auth, upgrade }) => auth !== 'member' && !upgrade)
  expect([...OPEN_PATHS].sort()).toEqual(open.map(({ path }) => path).sort())
})

test.each(ENDINGS)('%s breaks off what the session was asking, once and without a word', async (_, end) => {
  const store = createStore()
  const calls = [store.dispatch(reading.initiate({})), store.dispatch(asking.initiate({}))]
  await isSent(2)
  end()
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true])
  for (const call of calls) expect((await call).error).toMatchObject(OVER)
  expect([sent.length, said.mock.calls.length]).toEqual([2, 0])
})

test.each(ENDINGS)('%s leaves alone what the player ordered, and tells nothing of it', async (_, end) => {
  const store = createStore()
  const forget = forgetAnswersWithIdentity(store)
  const order = store.dispatch(ordering.initiate({}))
  await isSent(1)
  end()
  await Promise.resolve()
  expect(sent[0]?.signal?.aborted).toBe(false)
  sent[0]?.answer(reply('SUCCESS', { amount: '5.00', recycled: [], failed: [], centerWalletBalance: '5.00' }))
  expect(await order).toMatchObject({ error: OVER })
  expect(said).not.toHaveBeenCalled()
  forget()
})

test.each(ENDINGS)('%s leaves alone what is everybody’s', async (_, end) => {
  const call = createStore()
    .dispatch(common.initiate({ area: '' }))
    .unwrap()
  await isSent(1)
  end()
  expect(sent[0]?.signal?.aborted).toBe(false)
  sent[0]?.answer(reply('SUCCESS', areas))
  expect(await call).toEqual(areas)
})

test('calls of the next session and of visitors are not touched', async () => {
  const store = createStore()
  const first = store.dispatch(reading.initiate({}, { forceRefetch: true }))
  await isSent(1)
  inAnotherTab('')
  await first
  const asked = createStore().dispatch(reading.initiate({}))
  await isSent(2)
  session.begin({ token: 't2', userId: 'u2' })
  expect(sent[1]?.signal?.aborted).toBe(false)
  const next = createStore().dispatch(reading.initiate({}))
  await isSent(3)
  expire('t1')
  expect(sent.map(({ token, signal }) => [token, signal?.aborted])).toEqual([
    ['t1', true],
    ['', false],
    ['t2', false],
  ])
  for (const { answer } of sent) answer(reply('SUCCESS', 3))
  expect((await next).error).toBeUndefined()
  await asked
})

test('nobody is asked for the code of an order whose session is over', async () => {
  const order = createStore().dispatch(guarded.initiate({ account: '13912345678' }))
  await isSent(1)
  session.end()
  sent[0]?.answer(reply('PHONE_VERIFICATION_REQUIRED_2'))
  expect((await order).error).toMatchObject(OVER)
  expect(said).not.toHaveBeenCalled()
})

test('the settings are asked for again when somebody logs out while they are on their way', async () => {
  const store = createStore()
  const forget = forgetAnswersWithIdentity(store)
  const state = loadSite(store)
  await isSent(1)
  inAnotherTab('')
  await isSent(2)
  sent[1]?.answer(reply('MAINTENANCE'))
  expect(await state).toBe('maintenance')
  forget()
})
