// @vitest-environment jsdom
import { HEADER } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { api, query } from '../../api/api.ts'
import { mendAnswers } from '../../api/mending/mending.ts'
import { transport } from '../../api/send/transport.ts'
import { stored } from '../../lib/device/storage.ts'
import { createStore } from '../store.ts'
import { askAgain } from './askAgain.ts'
import { followLanguage } from './followLanguage.ts'

const SLOW = '/site/api/v1/advertising/sponsorContent'
const KEPT = '/site/api/v1/advertising/navigationList'
const { slow, kept } = api.injectEndpoints({
  endpoints: () => ({ slow: query(SLOW, []), kept: query(KEPT, []) }),
}).endpoints

const reply = (name: StatusName) => {
  const { code, http } = STATUS[name]
  return Response.json({ status_code: code, data: [], message: '' }, { status: http })
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what is asked anew while something else is waited for, and lost, is asked for again as well', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  let isBroken = false
  let answer = (): void => undefined
  vi.spyOn(transport, 'fetch').mockImplementation(async (path) => {
    asked.push(path)
    if (path === SLOW) await new Promise<void>((done) => (answer = done))
    return reply(isBroken && path === KEPT ? 'SYSTEM_BUSY' : 'SUCCESS')
  })
  const store = createStore()
  const options = { subscribe: true, forceRefetch: true }
  await store.dispatch(kept.initiate({}, options))
  const waited = store.dispatch(slow.initiate({}, options)).then(() => {
    isBroken = true
    void store.dispatch(kept.initiate({}, options))
  })
  await vi.waitFor(() => expect(asked).toContain(SLOW))
  onTestFinished(mendAnswers(store))
  askAgain(store)
  answer()
  await waited
  await vi.advanceTimersByTimeAsync(1)
  answer()
  isBroken = false
  const before = asked.filter((path) => path === KEPT).length
  await vi.advanceTimersByTimeAsync(15_000)
  expect(asked.filter((path) => path === KEPT).length).toBe(before + 1)
})

test('what is under way when the language changes is broken off and asked in the new one; nothing waits for it', async () => {
  const asked: string[] = []
  const broken: string[] = []
  vi.spyOn(transport, 'fetch').mockImplementation(async (path, { headers, signal }) => {
    asked.push(`${path} ${(headers as Record<string, string>)[HEADER.lang]}`)
    if (path === KEPT) return reply('SUCCESS')
    return new Promise((_, fail) =>
      signal!.addEventListener('abort', () => (broken.push(path), fail(signal!.reason))),
    )
  })
  const store = createStore()
  const options = { subscribe: true, forceRefetch: true }
  await store.dispatch(kept.initiate({}, options))
  const outcome = vi.fn()
  void store.dispatch(slow.initiate({}, options)).then(outcome)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  onTestFinished(followLanguage(store, () => undefined))
  asked.length = 0
  stored.write('locale', 'zh-TW')
  await vi.waitFor(() => expect(asked.toSorted()).toEqual([`${KEPT} zh-TW`, `${SLOW} zh-TW`]))
  expect(broken).toEqual([SLOW])
  expect(outcome).not.toHaveBeenCalled()
})
