// @vitest-environment jsdom
import { DEVICE_TIME } from '@app/contract/rules/addedTexts'
import { SITE_ID, HEADER } from '@app/contract/kit/headers'
import { openBlobs } from '@app/contract/kit/cipher'
import { STATUS } from '@app/contract/kit/status'
import { TIMESTAMP_TOLERANCE_MS } from '@app/contract/rules/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { bus } from '../lib/bus.ts'
import { api, query } from './api.ts'
import { transport } from './send/transport.ts'

const AREAS = '/site/api/v1/site/countryArea/queryCountryArea'
const { datedCall } = api.injectEndpoints({ endpoints: () => ({ datedCall: query(AREAS) }) }).endpoints
const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const NOON = Date.UTC(2026, 10, 21, 12)

let sentIds: string[]
let refused: unknown[]
let stop: () => void

/** A server that knows what time it is, and how much of that it lets a page read. */
const serve = (
  { date, page }: { date: boolean; page: boolean },
  isStrict = true,
  words: string = STATUS.ACCESS_DENIED.message,
) =>
  vi.spyOn(transport, 'fetch').mockImplementation(async (url, init) => {
    const time = { date: new Date(NOON).toUTCString() }
    if (init.method === 'HEAD') return new Response(null, page ? { headers: time } : {})
    const requestId = (init.headers as Record<string, string>)[HEADER.requestId] ?? ''
    sentIds.push(requestId)
    const { now } = openBlobs(JSON.parse(init.body as string), { siteId: SITE_ID, requestId })
    const isNear = isStrict && Math.abs(now - NOON) <= TIMESTAMP_TOLERANCE_MS
    const { code } = isNear ? STATUS.SUCCESS : STATUS.ACCESS_DENIED
    return Response.json(
      { status_code: code, data: isNear ? [] : null, message: isNear ? '' : words },
      date ? { headers: time } : {},
    )
  })
const device = (offMs: number) => vi.setSystemTime(NOON + offMs)
const ask = (area: string) => createStore().dispatch(datedCall.initiate({ area }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  sentIds = []
  refused = []
  stop = bus.on('refused', (refusal) => refused.push(refusal))
})
afterEach(async () => {
  // The next test's device is right again, and known to be.
  device(0)
  serve({ date: true, page: true })
  await ask('reset')
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([10 * MINUTE, -10 * MINUTE, DAY, -DAY])(
  'a device that is %i ms off is answered, after one call that told it the time',
  async (offMs) => {
    serve({ date: true, page: true })
    device(offMs)
    expect((await ask('')).data).toEqual([])
    expect(sentIds).toHaveLength(2)
    expect(new Set(sentIds).size).toBe(1)
    expect((await ask('86')).data).toEqual([])
    expect(sentIds).toHaveLength(3)
    expect(refused).toEqual([])
  },
)

test('calls that are under way together are all answered: the first that is refused tells the time for those dated before', async () => {
  serve({ date: true, page: true })
  device(DAY)
  const asked = await Promise.all(['', '86', '852'].map(ask))
  expect(asked.map(({ data }) => data)).toEqual([[], [], []])
  expect(refused).toEqual([])
})

test('a clock that is changed while the page is open is found wrong again, and right again', async () => {
  serve({ date: true, page: true })
  for (const offMs of [0, DAY, -10 * MINUTE, 0]) {
    device(offMs)
    expect((await ask('')).data).toEqual([])
  }
  expect(refused).toEqual([])
})

test('where the backend’s date can’t be read, the page’s own host tells the time', async () => {
  serve({ date: false, page: true })
  device(DAY)
  expect((await ask('')).data).toEqual([])
})

test('where nobody tells the time, the player hears what to do about it', async () => {
  serve({ date: false, page: false })
  device(DAY)
  await ask('')
  expect(sentIds).toHaveLength(1)
  expect(refused).toEqual([{ name: 'ACCESS_DENIED', message: DEVICE_TIME }])
})

test('what is refused for another reason is not sent twice, and keeps the server’s words', async () => {
  serve({ date: true, page: true }, false)
  device(0)
  await ask('')
  expect(sentIds).toHaveLength(1)
  expect(refused).toEqual([{ name: 'ACCESS_DENIED', message: STATUS.ACCESS_DENIED.message }])
})

test('where nobody tells the time, a reason of the server’s own is not covered by a guess', async () => {
  serve({ date: false, page: false }, false, '您所在地区无法访问')
  await ask('')
  expect(refused).toEqual([{ name: 'ACCESS_DENIED', message: '您所在地区无法访问' }])
})
