import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  BEATS_UNANSWERED,
  createSocket,
  HEARTBEAT_MS,
  OPENING_MS,
  QUEUE_MAX,
  RECONNECT_MS,
  RETRY_MS,
  type Wire,
} from './socket.ts'

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  onerror: Wire['onerror'] = null
  sent: string[] = []
  isClosed = false
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.isClosed = true
  }
  ids() {
    return this.sent.map((text) => (JSON.parse(text) as { msgId: number }).msgId)
  }
}

let wires: FakeWire[]
let forbidden: boolean
let states: string[]
const login = vi.fn(() => Promise.resolve({ msgId: MESSAGE_ID.memberLogin, msgData: {} }))
const onFrame = vi.fn()
const make = () =>
  createSocket({
    connect: () => {
      if (forbidden) throw new DOMException('not here', 'SecurityError')
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    login,
    onFrame,
    onState: (state) => states.push(state),
  })
const opened = async (at: number) => {
  wires[at]?.onopen?.()
  await vi.advanceTimersByTimeAsync(0)
  return wires[at] as FakeWire
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  forbidden = false
  states = []
  login.mockClear()
  onFrame.mockClear()
})
afterEach(() => vi.useRealTimers())

// [T-HB-10 T-RECON-5 T-SEND-300 WSL-03]
test('beats every ten seconds, comes back after five, and sends what waits each 300 ms', () => {
  expect([HEARTBEAT_MS, RECONNECT_MS, RETRY_MS]).toEqual([10_000, 5_000, 300])
})

// [T-HB-10 W-02 WSL-03]
test('the first frame is the login, then a heartbeat every ten seconds, none after the end', async () => {
  const socket = make()
  socket.start()
  socket.send(MESSAGE_ID.joinRoom, { rid: 'lobby' })
  const wire = await opened(0)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(wire.ids()).toEqual([MESSAGE_ID.memberLogin, MESSAGE_ID.joinRoom, 0, 0, 0])
  socket.stop()
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * 2)
  expect(wire.sent).toHaveLength(5)
})

// [T-RECON-5 W-01 W-03 WSL-04]
test('close and error of one break give one reconnect, after five seconds, with a fresh login', async () => {
  const socket = make()
  socket.start()
  const wire = await opened(0)
  const { onclose, onerror } = wire
  onerror?.()
  onclose?.()
  await vi.advanceTimersByTimeAsync(RECONNECT_MS - 1)
  expect(wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await opened(1)
  await vi.advanceTimersByTimeAsync(RECONNECT_MS * 2)
  expect(wires).toHaveLength(2)
  expect(login).toHaveBeenCalledTimes(2)
  expect(states).toEqual(['connecting', 'connected', 'closed', 'connecting', 'connected'])
})

// [T-SEND-300 WSL-05]
test('what is sent while connecting arrives in order, once, within 300 ms of the opening', async () => {
  const socket = make()
  socket.start()
  for (const msg of ['a', 'b', 'c']) socket.send(MESSAGE_ID.sendMessage, { msg })
  await vi.advanceTimersByTimeAsync(1000)
  const wire = await opened(0)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  await vi.advanceTimersByTimeAsync(RETRY_MS * 3)
  expect(wire.sent.slice(1)).toEqual(
    ['a', 'b', 'c'].map((msg) => JSON.stringify({ msgId: MESSAGE_ID.sendMessage, msgData: { msg } })),
  )
})

test('of more than a hundred waiting frames the oldest is dropped', async () => {
  const socket = make()
  socket.start()
  for (let at = 0; at <= QUEUE_MAX; at += 1) socket.send(MESSAGE_ID.sendMessage, { at })
  const wire = await opened(0)
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(wire.sent).toHaveLength(QUEUE_MAX + 1)
  expect(wire.sent[1]).toContain('"at":1')
})

test('another identity closes the old wire and opens one new at once [W-01 WSL-06]', async () => {
  const socket = make()
  socket.start()
  const old = await opened(0)
  socket.restart()
  expect(old.isClosed).toBe(true)
  expect(wires).toHaveLength(2)
  await opened(1)
  await vi.advanceTimersByTimeAsync(RECONNECT_MS * 2)
  expect(wires).toHaveLength(2)
})

test('a login that fails is tried again after five seconds', async () => {
  login.mockImplementationOnce(() => Promise.reject(new Error('no jwt')))
  const socket = make()
  socket.start()
  const wire = await opened(0)
  expect(wire.sent).toEqual([])
  await vi.advanceTimersByTimeAsync(RECONNECT_MS)
  expect((await opened(1)).ids()).toEqual([MESSAGE_ID.memberLogin])
})

test('a connection that is taken and never answered is given up, and tried again', async () => {
  make().start()
  await vi.advanceTimersByTimeAsync(OPENING_MS)
  expect([wires[0]?.isClosed, states]).toEqual([true, ['connecting', 'closed']])
  await vi.advanceTimersByTimeAsync(RECONNECT_MS)
  await opened(1)
  await vi.advanceTimersByTimeAsync(OPENING_MS * 2)
  expect([wires.length, states.at(-1)]).toEqual([2, 'connected'])
})

test('a connection that went silent is given up, one that answers stays', async () => {
  make().start()
  const wire = await opened(0)
  for (let beat = 0; beat < 2 * BEATS_UNANSWERED; beat += 1) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
    wire.onmessage?.({ data: '{"msgId":0,"msgData":{}}' })
  }
  expect(wire.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS * (BEATS_UNANSWERED + 1) + RECONNECT_MS)
  expect([wire.isClosed, wires.length]).toEqual([true, 2])
})

test('where no connection may be made the page goes on, and tries again', async () => {
  forbidden = true
  make().start()
  expect(states).toEqual(['connecting', 'closed'])
  forbidden = false
  await vi.advanceTimersByTimeAsync(RECONNECT_MS)
  expect(wires).toHaveLength(1)
})

test('a malformed frame is ignored', async () => {
  make().start()
  const wire = await opened(0)
  for (const data of ['{', 'null', '{"msgId":"x"}', 7]) wire.onmessage?.({ data })
  wire.onmessage?.({ data: '{"msgId":0,"msgData":{}}' })
  expect(onFrame).toHaveBeenCalledOnce()
})
