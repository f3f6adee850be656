// @vitest-environment jsdom
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../app/store.ts'
import { bus } from '../lib/bus.ts'
import { api, query } from './api.ts'
import { announce } from './baseQuery.ts'
import { type Failure, reasonOf } from './failure.ts'
import { session } from './session.ts'
import { transport } from './send/transport.ts'
import { uploadImage } from './upload.ts'

type Kind = 'an upload' | 'a call'
const refused = vi.fn()
const expired = vi.fn()
let stop: (() => void)[]
/** Each call waits behind its door until it is answered. */
let doors: Map<Kind, (response: Response) => void>
const { unread } = api.injectEndpoints({
  endpoints: () => ({ unread: query('/site/api/v1/user/feedback/unreadNum') }),
}).endpoints
const reply = (name: StatusName, message: string) =>
  Response.json({ status_code: STATUS[name].code, data: null, message }, { status: STATUS[name].http })

beforeEach(() => {
  localStorage.clear()
  refused.mockReset()
  expired.mockReset()
  doors = new Map()
  stop = [bus.on('refused', refused), bus.on('login_expired', expired)]
  const behind = (kind: Kind) => () => new Promise<Response>((resolve) => doors.set(kind, resolve))
  vi.spyOn(transport, 'upload').mockImplementation(behind('an upload'))
  vi.spyOn(transport, 'fetch').mockImplementation(behind('a call'))
})
afterEach(() => {
  for (const each of stop) each()
  vi.restoreAllMocks()
})

const ORDERS = [
  ['an upload', 'a call'],
  ['a call', 'an upload'],
] as const
test.each(
  ORDERS.flatMap(([first, second]) =>
    (['LOGIN_EXPIRED', 'WARNING', 'SERVER_ERROR'] as const).map((code) => [second, code, first] as const),
  ),
)('%s that is refused with %s after the expiry of %s has nothing to say', async (second, code, first) => {
  session.begin({ token: 't1', userId: 'u1' })
  const picture = uploadImage(new Blob(['x']), { name: 'a.png', onProgress: () => undefined })
  const calls: Record<Kind, Promise<unknown>> = {
    'an upload': picture.catch((error: unknown) => error),
    'a call': Promise.resolve(createStore().dispatch(unread.initiate({}))).then(({ error }) => error),
  }
  await vi.waitFor(() => expect(doors.size).toBe(2))
  doors.get(first)?.(reply('LOGIN_EXPIRED', '登录已失效'))
  expect(await calls[first]).toMatchObject({ isOver: true })
  doors.get(second)?.(reply(code, '太晚了'))
  const late = await calls[second]
  expect(late).toMatchObject({ kind: 'refused', isOver: true })
  // Callers that tell by themselves do it with these two.
  announce(late as Failure)
  expect(reasonOf(late)).toBe('')
  expect([expired.mock.calls.length, refused.mock.calls.length]).toEqual([1, 0])
})
