import { connect } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i

/** One request as bytes, so that the load costs next to nothing. */
export const requestBytes = ({ method = 'POST', path, port, headers = {}, body = '' }) => {
  const all = { host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers }
  const lines = Object.entries({ ...all, 'content-length': Buffer.byteLength(body) })
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
  )
}

/** How long the answer is that `bytes` begin, 0 while its head isn't complete. */
const answerLength = (bytes) => {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return 0
  const length = LENGTH.exec(bytes.toString('latin1', 0, end))
  if (!length)
    throw new Error(`the bench reads answers with a content-length only: ${bytes.toString('latin1', 0, end)}`)
  return end + HEAD_END.length + Number(length[1])
}

/**
 * Takes in chunks of answers that come one at a time, and hands over each when it is whole: joined once, for joined with every
 * chunk a long one costs the load more than the server.
 */
const answerReader = (onAnswer) => {
  let chunks = []
  let have = 0
  let total = 0
  return (chunk) => {
    chunks.push(chunk)
    have += chunk.length
    if (total === 0) {
      if (chunks.length > 1) chunks = [Buffer.concat(chunks)]
      total = answerLength(chunks[0])
    }
    if (total === 0 || have < total) return
    const answer = chunks.length > 1 ? Buffer.concat(chunks) : chunks[0]
    chunks = []
    have = total = 0
    onAnswer(answer)
  }
}

const open = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Sends one request after the other on one connection until `isOver()`; calls `onAnswer(ms, bytes)` for each. */
const drive = async (port, next, isOver, onAnswer) => {
  const socket = await open(port)
  await new Promise((resolve, reject) => {
    let sent = 0
    const send = () => {
      sent = performance.now()
      socket.write(next())
    }
    socket.on(
      'data',
      answerReader((answer) => {
        onAnswer(performance.now() - sent, answer)
        if (isOver()) socket.end(resolve)
        else send()
      }),
    )
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed a connection in the middle')))
    send()
  })
  socket.destroy()
}

/** Drives `connections` at once until `calls` are made, sending `requests` in turn or what they return: { calls, perSecond, p50, p99, errors }. `isRight` judges an answer. */
export const load = async ({ port, requests, connections = 64, calls, isRight = () => true }) => {
  const times = []
  let errors = 0
  let turn = 0
  const next = typeof requests === 'function' ? requests : () => requests[turn++ % requests.length]
  const onAnswer = (ms, bytes) => {
    times.push(ms)
    if (!isRight(bytes)) errors += 1
  }
  const from = performance.now()
  const isOver = () => times.length + connections > calls
  await Promise.all(Array.from({ length: connections }, () => drive(port, next, isOver, onAnswer)))
  const elapsed = (performance.now() - from) / 1_000
  const sorted = Float64Array.from(times).sort()
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { calls: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), errors }
}

/**
 * One request every `1 / perSecond`, whether or not the answers keep up: { p50, p99 } in ms from the moment at which each was
 * due, so that a server that stops is seen in all who wait for it.
 */
export const paced = async ({
  port,
  requests,
  perSecond,
  seconds,
  connections = 64,
  isRight = () => true,
}) => {
  const times = []
  let errors = 0
  const due = []
  const idle = []
  const all = await Promise.all(Array.from({ length: connections }, () => open(port)))
  let turn = 0
  const send = (socket) => {
    socket.from = due.shift()
    socket.write(requests[turn++ % requests.length])
  }
  for (const socket of all) {
    socket.on(
      'data',
      answerReader((answer) => {
        times.push(performance.now() - socket.from)
        if (!isRight(answer)) errors += 1
        if (due.length > 0) send(socket)
        else idle.push(socket)
      }),
    )
    idle.push(socket)
  }
  const total = perSecond * seconds
  const from = performance.now()
  await new Promise((resolve) => {
    let begun = 0
    const pace = setInterval(() => {
      const now = performance.now()
      for (; begun < total && from + (begun * 1_000) / perSecond <= now; begun += 1) {
        due.push(from + (begun * 1_000) / perSecond)
        const socket = idle.pop()
        if (socket) send(socket)
      }
      if (times.length < total) return
      clearInterval(pace)
      resolve()
    }, 1)
  })
  for (const socket of all) socket.destroy()
  const sorted = Float64Array.from(times).sort()
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), errors }
}
