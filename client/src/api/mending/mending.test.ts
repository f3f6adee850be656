// @vitest-environment jsdom
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { bus } from '../../lib/bus.ts'
import { api, query } from '../api.ts'
import { mendAnswers } from './mending.ts'
import { transport } from '../send/transport.ts'

const { seen, told } = api.injectEndpoints({
  endpoints: () => ({
    seen: query('/site/api/v1/advertising/sponsorContent', [], { silent: true }),
    told: query('/site/api/v1/advertising/sponsorContent', [], { silent: false }),
  }),
}).endpoints

let answer: StatusName | 'lost' = 'SYSTEM_BUSY'
let asked = 0
const stop: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = 'SYSTEM_BUSY'
  asked = 0
  vi.spyOn(transport, 'fetch').mockImplementation(async (path) => {
    // The page itself may be asked for its date.
    if (path !== '/') asked += 1
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    const { code, http } = STATUS[answer]
    return Response.json({ status_code: code, data: [], message: '' }, { status: http })
  })
})

afterEach(() => {
  for (const each of stop.splice(0)) each()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** How often it was asked once so much time has passed. */
const after = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  return asked
}
const shown = (question = seen) => {
  const store = createStore()
  stop.push(mendAnswers(store))
  const subscription = store.dispatch(question.initiate({}))
  stop.push(() => subscription.unsubscribe())
  return { store, subscription }
}

test.each([
  'SYSTEM_BUSY',
  'REGION_LIMITED',
  'NO_DATA',
  'MAINTENANCE',
  'FREQUENT_SUBMISSION',
  'lost',
] as const)(
  'what came to nothing (%s) is asked for again until it is answered, each time twice as late',
  async (reason) => {
    answer = reason
    const { store } = shown()
    expect(await after(14_000)).toBe(1)
    expect(await after(2_000)).toBe(2)
    expect(await after(28_000)).toBe(2)
    answer = 'SUCCESS'
    expect(await after(4_000)).toBe(3)
    await vi.dynamicImportSettled()
    await after(1_000)
    expect(seen.select({})(store.getState()).data).toEqual([])
    expect(await after(600_000)).toBe(3)
  },
)

test('what fails again later waits as short as at first', async () => {
  const { subscription } = shown()
  answer = 'SUCCESS'
  await after(16_000)
  await vi.dynamicImportSettled()
  answer = 'SYSTEM_BUSY'
  await after(60_000)
  void subscription.refetch()
  const before = await after(1_000)
  expect(await after(15_000)).toBe(before + 1)
})

test('what nobody looks at any more is not asked for again', async () => {
  const { subscription } = shown()
  await after(5_000)
  subscription.unsubscribe()
  expect(await after(600_000)).toBe(1)
})

test('whose session is over is asked nothing again', async () => {
  answer = 'LOGIN_EXPIRED'
  shown()
  expect(await after(600_000)).toBe(1)
})

test.each(['online', 'focus'] as const)(
  'it is asked for at once when the page is back (%s)',
  async (back) => {
    answer = 'lost'
    shown()
    expect(await after(20_000)).toBe(2)
    window.dispatchEvent(new Event(back))
    expect(await after(10)).toBe(3)
    expect(await after(59_000)).toBe(3)
    expect(await after(2_000)).toBe(4)
  },
)

test('what fails again by itself is told no more, what the player asks for again is', async () => {
  const words = vi.fn()
  stop.push(bus.on('refused', words))
  const { subscription } = shown(told)
  await after(100_000)
  expect(asked).toBeGreaterThan(2)
  expect(words).toHaveBeenCalledTimes(1)
  void subscription.refetch()
  await after(10)
  expect(words).toHaveBeenCalledTimes(2)
})
