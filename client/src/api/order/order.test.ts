// @vitest-environment jsdom
import { HEADER } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '../../app/store.ts'
import { forgetTold, tellOrder } from '../../app/orders/tellOrder.ts'
import { sportApi } from '../../features/sport/sport.api.ts'
import { withdrawApi } from '../../features/withdraw/withdraw.api.ts'
import { bus, type Toast } from '../../lib/bus.ts'
import { clock } from '../../lib/clock.ts'
import { intents, stored } from '../../lib/device/storage.ts'
import { api, mutation } from '../api.ts'
import { form, keep, openIntents } from './intent.ts'
import { session } from '../session.ts'
import { settleOpen } from './settle.ts'
import { transport } from '../send/transport.ts'

const PAY = '/fd/api/v1/payment/pay'
const OUTCOME = '/fd/api/v1/transactions/queryRequestOutcome'
const { payCall } = api.injectEndpoints({
  endpoints: () => ({ payCall: mutation(PAY, [], { money: true }) }),
}).endpoints

interface Seen {
  path: string
  requestId: string | undefined
  body: Record<string, unknown>
}
type Answer = () => Response | Promise<Response>
let seen: Seen[]
let ordered: Answer
let asked: Answer
let told: string[]
/** What stands on the screen: it stays until it is put aside. */
let shown: Map<string, string>
const done = vi.fn()
const stop: (() => void)[] = []

const reply = (name: StatusName, data: unknown = null, message = ''): Answer => {
  const { code, http } = STATUS[name]
  return () => Response.json({ status_code: code, data, message }, { status: http })
}
const lost: Answer = () => Promise.reject(new TypeError('fetch failed'))
const became = (state: 'done' | 'never', data: unknown = null) => reply('SUCCESS', { state, data })
const ORDER = { orderNo: 'd1' }

beforeEach(() => {
  localStorage.clear()
  seen = []
  told = []
  shown = new Map()
  done.mockReset()
  vi.spyOn(transport, 'fetch').mockImplementation(async (path, init) => {
    const headers = init.headers as Record<string, string>
    const { tt: _t, xx: _x, ...body } = JSON.parse(init.body as string) as Record<string, unknown>
    seen.push({ path, requestId: headers[HEADER.requestId], body })
    return path === OUTCOME ? asked() : ordered()
  })
  stop.push(
    bus.on('toast', ({ message, id = message }: Toast) => {
      shown.delete(id)
      if (!message) return
      told.push(message)
      shown.set(id, message)
    }),
  )
  stop.push(bus.on('orderTold', ({ order, news }) => tellOrder(order, news)))
  stop.push(bus.on('ordered', forgetTold))
  stop.push(bus.on('refused', ({ message }) => void told.push(message)))
  stop.push(bus.on('orderDone', done))
  session.begin({ token: 'one', userId: 'u1' })
})
afterEach(() => {
  for (const each of stop.splice(0)) each()
  vi.useRealTimers()
  vi.restoreAllMocks()
  session.end()
  intents.clear()
  clock.follow(clock.device())
})

const pay = (amount: string) => createStore().dispatch(payCall.initiate({ typeCode: 'bank', amount }))
const orders = () => seen.filter(({ path }) => path !== OUTCOME)
const ids = () => orders().map(({ requestId }) => requestId)
/** As a page that was closed leaves it behind. */
const leftBehind = (amount: string) => {
  const intent = { ...form(PAY, { typeCode: 'bank', amount }), formedAt: clock.device() - 60_000 }
  keep(intent)
  return intent
}

test('an answered order is asked about by nobody, and the next one has an id of its own', async () => {
  ordered = reply('WARNING', null, '余额不足')
  await pay('100')
  await pay('100')
  expect(new Set(ids()).size).toBe(2)
  expect([seen.length, told, openIntents()]).toEqual([2, ['余额不足', '余额不足'], []])
})

test.each(['SERVER_ERROR', 'BAD_GATEWAY', 'INVOCATION_ERROR', 'SYSTEM_BUSY', 'SYSTEM_ABNORMAL'] as const)(
  'where it ends on the way (%s) the order is asked about: done is its answer, never leaves the refusal',
  async (name) => {
    ordered = reply(name, null, '网关超时')
    asked = became('done', ORDER)
    expect((await pay('100')).data).toEqual(ORDER)
    asked = became('never')
    expect((await pay('100')).error).toMatchObject({ kind: 'refused', message: '网关超时' })
    expect([told, openIntents()]).toEqual([['网关超时'], []])
  },
)

test('a backend that can’t be asked: told where to look, and the same press is the same id and body', async () => {
  const store = createStore()
  const bet = {
    entries: [{ gameId: 'g', wtype: 'M', w: 'MH', line: null, k: '0.90', stake: '100' }],
    oddsType: 'H',
    autoAccept: 'any',
  } as const
  const press = () => store.dispatch(sportApi.endpoints.bet.initiate({ ...bet, entries: [...bet.entries] }))
  ordered = lost
  asked = reply('NOT_FOUND')
  await press()
  expect(told).toEqual(['“投注 ¥100.00”的结果未知，请先到投注记录核对，再决定是否重试'])
  clock.follow(clock.now() + 5_000)
  localStorage.setItem('crtyData', JSON.stringify({ token: 'anew', expireAt: 8e15 }))
  keep({ ...openIntents()[0]!, formedAt: clock.device() - 60_000 })
  ordered = reply('SUCCESS', { entries: [], balance: '1.00' })
  expect((await press()).error).toBeUndefined()
  const [first, again] = orders()
  expect(again!.requestId).toBe(first!.requestId)
  const request = first!.body['request'] as object
  expect(again!.body).toEqual({ ...first!.body, request: { ...request, token: 'anew' } })
  expect([openIntents(), told.length]).toEqual([[], 1])
})

test.each([
  'SERVER_ERROR',
  'BAD_GATEWAY',
  'INVOCATION_ERROR',
  'SYSTEM_BUSY',
  'SYSTEM_ABNORMAL',
  'MAINTENANCE',
  'FREQUENT_SUBMISSION',
] as const)('a question that ends on the way (%s) says nothing: it is asked again', async (name) => {
  vi.useFakeTimers()
  ordered = lost
  asked = reply(name)
  const pressed = pay('100')
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  asked = became('done', ORDER)
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await pressed).data).toEqual(ORDER)
  expect([shown.size, openIntents()]).toEqual([0, []])
})

test('a refusal of the repeat says nothing of the first: it is asked about', async () => {
  ordered = lost
  asked = reply('NOT_FOUND')
  await pay('100')
  keep({ ...openIntents()[0]!, formedAt: clock.device() - 60_000 })
  ordered = () => {
    asked = became('done', ORDER)
    return reply('WARNING', null, '余额不足')()
  }
  expect((await pay('100')).data).toEqual(ORDER)
  expect([new Set(ids()).size, ids().length, openIntents()]).toEqual([1, 2, []])
})

test('what was told of a lost order goes with the next one of its verb that is done; what is unknown stays', async () => {
  ordered = lost
  asked = became('never')
  await pay('100')
  expect([...shown.values()]).toEqual(['“存款申请 ¥100.00”未提交成功，资金没有变动，可以重试'])
  ordered = reply('WARNING', null, '余额不足')
  await pay('100')
  expect(shown.size).toBe(1)
  ordered = reply('SUCCESS', ORDER)
  await pay('200')
  expect(shown.size).toBe(0)
  ordered = lost
  asked = reply('NOT_FOUND')
  await pay('100')
  keep({ ...openIntents()[0]!, formedAt: clock.device() - 60_000 })
  const unknown = '“存款申请 ¥100.00”的结果未知，请先到交易记录核对，再决定是否重试'
  ordered = reply('SUCCESS', ORDER)
  await pay('300')
  expect([...shown.values()]).toContain(unknown)
  await pay('100')
  expect([...shown.values()]).not.toContain(unknown)
})

test('before another order of the verb the lost one is settled: where it was done the player is told, and nothing is sent', async () => {
  leftBehind('100')
  asked = became('done', ORDER)
  ordered = reply('SUCCESS', ORDER)
  expect((await pay('200')).error).toMatchObject({ isTold: true })
  expect(orders()).toEqual([])
  expect(told).toEqual([expect.stringContaining('其实已提交成功')])
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ path: PAY, data: ORDER }))
  expect((await pay('200')).data).toEqual(ORDER)
})

test('the press of a lost order again gets the answer of the first; where it never arrived it is sent anew', async () => {
  const { requestId } = leftBehind('100')
  asked = became('done', ORDER)
  expect((await pay('100')).data).toEqual(ORDER)
  expect(orders()).toEqual([])
  leftBehind('100')
  asked = became('never')
  ordered = reply('SUCCESS', ORDER)
  expect((await pay('100')).data).toEqual(ORDER)
  expect(ids()).not.toContain(requestId)
  expect([ids().length, openIntents(), told]).toEqual([1, [], []])
})

test('as long as nobody answers the order stays open, and nothing else of the verb is sent', async () => {
  vi.useFakeTimers()
  ordered = lost
  asked = lost
  const first = pay('100')
  await vi.advanceTimersByTimeAsync(20_000)
  expect((await first).error).toMatchObject({ isTold: true })
  expect(told.at(-1)).toContain('连接恢复后会自动查询')
  keep({ ...openIntents()[0]!, formedAt: clock.device() - 60_000 })
  const second = pay('200')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([(await second).data, ids().length]).toEqual([undefined, 1])
  asked = became('never')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.at(-1)).toBe('“存款申请 ¥100.00”未提交成功，资金没有变动，可以重试')
  expect(openIntents()).toEqual([])
})

test('another member of the device neither sees nor settles it; its own member does, at the next login', async () => {
  leftBehind('100')
  asked = became('done', ORDER)
  session.end()
  await settleOpen()
  session.begin({ token: 'two', userId: 'u2' })
  await settleOpen()
  ordered = reply('SUCCESS', ORDER)
  await pay('100')
  expect([ids().length, told]).toEqual([1, []])
  session.begin({ token: 'three', userId: 'u1' })
  await settleOpen()
  expect(told).toEqual(['上一笔“存款申请 ¥100.00”已提交成功，可在交易记录查看'])
})

test('an end of the session while it is asked about leaves it for the next one', async () => {
  ordered = lost
  asked = reply('LOGIN_EXPIRED')
  await pay('100')
  expect(told).toEqual([])
  session.begin({ token: 'two', userId: 'u1' })
  expect(openIntents()).toHaveLength(1)
})

test('no password, code or token is kept with an order', async () => {
  ordered = lost
  asked = reply('NOT_FOUND')
  const secret = 'e19d5cd5af0378da05f63f891c7467af'
  const { createWithdrawal } = withdrawApi.endpoints
  const order = { type: 'bank', cardId: '7', amount: '100.00', secondPassword: secret } as const
  await createStore().dispatch(createWithdrawal.initiate({ ...order, code: '123456' }))
  const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('intent_'))
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${secret}|123456|one"`))
})

test('where storage is forbidden an order lives as long as its page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  // Other test files have the same page: what it remembers instead would be theirs as well.
  onTestFinished(() => {
    vi.restoreAllMocks()
    const { kept } = history.state as { kept: Record<string, string> }
    for (const key of Object.keys(kept)) stored.remove(key as 'token')
    history.replaceState(null, '')
  })
  session.begin({ token: 'one', userId: 'u1' })
  ordered = lost
  asked = reply('NOT_FOUND')
  await pay('100')
  expect(openIntents()).toHaveLength(1)
  keep({ ...openIntents()[0]!, formedAt: clock.device() - 60_000 })
  await pay('100')
  expect(new Set(ids()).size).toBe(1)
})

test('a bet that the page found refused, or a cash-out whose offer had gone, is no success', async () => {
  leftBehind('100')
  asked = became('done', { entries: [{ active: 'refused' }], balance: '1.00' })
  await settleOpen()
  expect(told).toEqual([expect.stringContaining('没有被接受，资金没有变动')])
})
