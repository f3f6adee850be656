import { HEADER, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { form, type Intent, keep, openIntents } from '../../client/src/api/order/intent.ts'
import { send } from '../../client/src/api/send/send.ts'
import { session } from '../../client/src/api/session.ts'
import { settleOpen } from '../../client/src/api/order/settle.ts'
import { transport } from '../../client/src/api/send/transport.ts'
import { createStore } from '../../client/src/app/store.ts'
import { tellOrder } from '../../client/src/app/orders/tellOrder.ts'
import { watchOrders } from '../../client/src/app/orders/watchOrders.ts'
import { balanceApi } from '../../client/src/api/balance.ts'
import { bus, type Toast } from '../../client/src/lib/bus.ts'
import { clock } from '../../client/src/lib/clock.ts'
import { app, EVENING, testSite, type TestSite } from '../server/harness.ts'
import { type Verb, VERBS } from './lostOrders.data.ts'

const OUTCOME = contract.wallet.queryRequestOutcome.path
/** What an effect leaves behind: rows, and a value set on a ticket. */
const TABLES = ['movements', 'deposits', 'withdrawals', 'sport_tickets', 'participations', 'channel_sessions']
const EFFECTS = [...TABLES.map((table) => ['*', table]), ['auto_cents', 'sport_tickets']]
const effectsIn = ({ world }: TestSite): number =>
  EFFECTS.map(
    ([column, table]) =>
      (world.db.sqlite.prepare(`select count(${column}) as n from ${table}`).get() as { n: number }).n,
  ).reduce((sum, n) => sum + n)

let told: string[]
const stop: (() => void)[] = []
beforeEach(() => {
  told = []
  clock.follow(EVENING)
  stop.push(bus.on('toast', ({ message }: Toast) => void (message && told.push(message))))
  stop.push(bus.on('orderTold', ({ order, news }) => tellOrder(order, news)))
  stop.push(bus.on('refused', ({ name }) => void told.push(name)))
})
afterEach(() => {
  session.end()
  for (const each of stop.splice(0)) each()
  localStorage.clear()
  vi.restoreAllMocks()
})

interface Sent {
  path: string
  requestId: string
  body: Record<string, unknown>
}

/** A world of its own with a member before the press; a dropped connection is one for the page as well. */
const before = async ({ as = 'vip5', prepare }: Pick<Verb, 'as' | 'prepare'>) => {
  const site = testSite()
  localStorage.clear()
  const sent: Sent[] = []
  await site.control('PATCH', '/settings', { checkBlobs: false })
  const deliver: typeof transport.fetch = async (url, { signal: _, ...init }) => {
    const headers = init.headers as Record<string, string>
    const { tt: _t, xx: _x, ...body } = JSON.parse(init.body as string) as Record<string, unknown>
    sent.push({ path: url, requestId: headers[HEADER.requestId] ?? '', body })
    const own = { ...headers, host: '127.0.0.1', [TESTER_HEADER.world]: site.name }
    const response = await app.hono.request(`http://127.0.0.1${url}`, { ...init, headers: own })
    if (response.headers.has('x-mock-dropped')) throw new TypeError('fetch failed')
    return response
  }
  const wire = vi.spyOn(transport, 'fetch').mockImplementation(deliver)
  const token = await site.as(as)
  session.begin({ token, userId: as })
  const store = createStore()
  const press = await prepare({ site, token, store })
  await site.advance(2)
  const start = effectsIn(site)
  sent.length = 0
  return { site, token, store, sent, press, effects: () => effectsIn(site) - start, wire, deliver }
}
const drop = (site: TestSite, path: string, after: boolean, times = 1) =>
  site.control('POST', '/faults', { path, kind: 'drop', times, ...(after && { after }) })

/** The order of a page that was closed before its answer: formed, and sent or not. */
const leftBehind = async (verb: Verb, isSent: boolean) => {
  const { press, token, wire, deliver, effects } = await before(verb)
  let body: Record<string, unknown> = {}
  // Refused by nobody, for its body alone.
  wire.mockImplementation((_url, init) => {
    body = JSON.parse(init.body as string) as typeof body
    return Promise.resolve(Response.json({ status_code: STATUS.WARNING.code, data: null, message: '' }))
  })
  await press()
  wire.mockImplementation(deliver)
  told.length = 0
  const { tt: _t, xx: _x, ...said } = body
  const intent: Intent = { ...form(verb.path as never, said), formedAt: clock.device() - 60_000 }
  keep(intent)
  const { requestId } = intent
  const arrive = () => send({ path: verb.path as never, body: said, requestId, token })
  if (isSent) await arrive()
  return { effects, arrive }
}

test('every verb that moves money is in the table', () => {
  const moving = flatten(contract).filter(({ endpoint }) => endpoint.effect === 'money' || endpoint.carries)
  expect(new Set(VERBS.map(({ path }) => path))).toEqual(new Set(moving.map(({ endpoint }) => endpoint.path)))
})

test.each([
  ['that never arrived', false],
  ['that nobody knows of', true],
])('after an order %s the balance is asked for anew', async (_, isUnknown) => {
  const { site, store, press, sent } = await before(VERBS.find(({ name }) => name === 'a deposit')!)
  stop.push(watchOrders(store))
  const balance = store.dispatch(balanceApi.endpoints.balance.initiate({ withLockMoney: 1 }))
  await balance
  await drop(site, contract.deposit.pay.path, false)
  if (isUnknown) await site.control('POST', '/faults', { path: OUTCOME, status_code: STATUS.NOT_FOUND.code })
  const asked = () => sent.filter(({ path }) => path === contract.wallet.getBalance.path).length
  expect(asked()).toBe(1)
  await press()
  await vi.waitFor(() => expect(asked()).toBe(2))
  balance.unsubscribe()
})

test('that an order is asked about isn’t said where the page says that there is no connection', () => {
  vi.useFakeTimers()
  const order = { path: contract.deposit.pay.path, method: '', requestId: 'one', said: { amount: '50.00' } }
  const ask = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    tellOrder(order, 'asking')
    vi.advanceTimersByTime(1_000)
    tellOrder(order, 'heard')
    return told.splice(0).length
  }
  expect([ask(true), ask(false)]).toEqual([1, 0])
  vi.useRealTimers()
})

describe.each(VERBS)('$name', (verb) => {
  const { path, words } = verb
  const one = async () => {
    const { press, effects } = await before(verb)
    expect((await press()).error).toBeUndefined()
    expect(effects()).toBeGreaterThan(0)
    return effects()
  }

  test('whose answer was lost is done once, and the page has its answer', async () => {
    const { site, press, effects, sent } = await before(verb)
    await drop(site, path, true)
    const { data, error } = await press()
    expect([error, openIntents(), told]).toEqual([undefined, [], []])
    expect(data).toBeTruthy()
    expect(sent.map((call) => call.path)).toEqual([path, OUTCOME])
    const done = effects()
    expect(done).toBe(await one())
  })

  test('that never arrived is told as such, moves nothing, and the next press moves it once', async () => {
    const { site, press, effects, sent } = await before(verb)
    await drop(site, path, false)
    const { error } = await press()
    expect([effects(), openIntents()]).toEqual([0, []])
    expect(error).toMatchObject({ kind: 'trouble' })
    // A launch is told by its screen.
    if (path !== contract.venue.launch.path)
      expect(told).toEqual([expect.stringMatching(new RegExp(`${words}.*资金没有变动，可以重试`))])
    expect((await press()).error).toBeUndefined()
    const [first, again] = sent.filter((call) => call.path === path)
    expect(again?.requestId).not.toBe(first?.requestId)
    const done = effects()
    expect(done).toBe(await one())
  })

  test('left behind by a page that was closed is told by the next one: done', async () => {
    const { effects } = await leftBehind(verb, true)
    const done = effects()
    await settleOpen()
    expect([effects(), openIntents()]).toEqual([done, []])
    expect(told).toEqual([expect.stringContaining(words)])
    expect(told[0]).toContain('已提交成功')
    expect(done).toBe(await one())
  })

  test('left behind and never arrived is told by the next page, and refused when it comes late', async () => {
    const { effects, arrive } = await leftBehind(verb, false)
    await settleOpen()
    if (path !== contract.venue.launch.path)
      expect(told).toEqual([expect.stringMatching(/资金没有变动，可以重试$/)])
    expect((await arrive()).envelope.status_code).toBe(STATUS.ILLEGAL_PARAMETER.code)
    expect([effects(), openIntents()]).toEqual([0, []])
  })
})
