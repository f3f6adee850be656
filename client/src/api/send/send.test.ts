// @vitest-environment jsdom
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { wordsFor } from '../../i18n/errors.ts'
import { bus } from '../../lib/bus.ts'
import { api, query } from '../api.ts'
import { reasonOf, speakWith } from '../failure.ts'
import { transport } from './transport.ts'

const areas = [{ areaName: '中国', areaCode: '86', regex: '^1\\d{10}$' }]
const reply = (name: StatusName, data: unknown = null) =>
  Response.json({ status_code: STATUS[name].code, data, message: '' }, { status: STATUS[name].http })
const { areaCall } = api.injectEndpoints({
  endpoints: () => ({ areaCall: query('/site/api/v1/site/countryArea/queryCountryArea') }),
}).endpoints
const refused = vi.fn()
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  refused.mockReset()
  stop = bus.on('refused', refused)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// [N-08 UN-20]
test('a backend’s XSRF-TOKEN cookie comes back as its header, and there is none without it', async () => {
  const seen: Record<string, string>[] = []
  vi.spyOn(transport, 'fetch').mockImplementation(async (_, init) => {
    seen.push(init.headers as Record<string, string>)
    return reply('SUCCESS', areas)
  })
  const store = createStore()
  await store.dispatch(areaCall.initiate({ area: '' }))
  document.cookie = 'XSRF-TOKEN=a%3Db'
  await store.dispatch(areaCall.initiate({ area: 'HK' }))
  document.cookie = 'XSRF-TOKEN=; max-age=0'
  expect(seen.map((headers) => headers['X-XSRF-TOKEN'])).toEqual([undefined, 'a=b'])
})

test('no answer within thirty seconds is given up [N-02 NB-02 T-NET-30]', async () => {
  vi.useFakeTimers()
  vi.spyOn(transport, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )
  const call = createStore().dispatch(areaCall.initiate({ area: '' }))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await call).error).toEqual({ kind: 'trouble', cause: 'timeout' })
  expect(refused.mock.calls).toEqual([[{ name: 'SERVER_ERROR', message: '' }]])
})

test('an answer after twenty-nine seconds is taken [T-NET-30]', async () => {
  vi.useFakeTimers()
  vi.spyOn(transport, 'fetch').mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(reply('SUCCESS', areas)), 29_000)),
  )
  const call = createStore().dispatch(areaCall.initiate({ area: '' }))
  await vi.advanceTimersByTimeAsync(29_000)
  expect((await call).data).toEqual(areas)
})

test('without a network a call has no trouble with the server: the bar that stands says it, and whoever asks hears the same', async () => {
  vi.spyOn(transport, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { error } = await createStore().dispatch(areaCall.initiate({ area: '' }))
  expect(refused).not.toHaveBeenCalled()
  speakWith(wordsFor, () => 'zh-CN')
  expect(reasonOf(error)).toBe('网络已断开')
})
