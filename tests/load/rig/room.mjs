import { WebSocket } from 'ws'

const QUIET_MS = 200

/** Opens `size` websockets, greets on each, and counts what comes in as bytes, so that the load costs next to nothing. */
export const openRoom = async (url, size, greetings = []) => {
  const clients = []
  for (let from = 0; from < size; from += 100) {
    const batch = Array.from(
      { length: Math.min(100, size - from) },
      () => new WebSocket(url, { perMessageDeflate: false }),
    )
    await Promise.all(
      batch.map(
        (client) => new Promise((resolve, reject) => client.once('open', resolve).once('error', reject)),
      ),
    )
    for (const [at, client] of batch.entries())
      for (const greeting of greetings) client.send(JSON.stringify(greeting(from + at)))
    clients.push(...batch)
  }
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const room = { expected: Infinity, times: [], done: undefined, sent: 0 }
  let full = 0
  const counters = clients.map((client) => {
    const counter = { bytes: 0 }
    client._socket.removeAllListeners('data')
    client._socket.on('data', (chunk) => {
      counter.bytes += chunk.length
      if (counter.bytes < room.expected) return
      room.times.push(performance.now() - room.sent)
      full += 1
      if (full === clients.length) room.done?.()
    })
    client._socket.resume()
    return counter
  })
  /** Waits until every client has got `bytes`, after `trigger`; the milliseconds until the last one had. */
  const round = async (bytes, trigger) => {
    for (const counter of counters) counter.bytes = 0
    full = 0
    room.times = []
    room.expected = bytes
    const all = new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(
              `only ${full} (${Math.min(...counters.map((c) => c.bytes))}–${Math.max(...counters.map((c) => c.bytes))} of ${room.expected} bytes) of ${clients.length} heard everything`,
            ),
          ),
        20_000,
      )
      room.done = () => (clearTimeout(late), resolve())
    })
    room.sent = performance.now()
    trigger()
    await all
    return performance.now() - room.sent
  }
  /** Settles when nothing has come for a moment. */
  const quiet = async () => {
    const heard = () => counters.reduce((sum, { bytes }) => sum + bytes, 0)
    for (let before = -1; before !== heard();) {
      before = heard()
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    }
  }
  return {
    clients,
    quiet,
    round,
    times: () => room.times,
    close: () => clients.forEach((client) => client.terminate()),
  }
}
