// Ten thousand joins, garbage, frames of a megabyte, readers that don't read and connections whose other end is gone, all at
// once: a member who talks meanwhile must not notice, and what is over must leave nothing behind.
import { connect } from 'node:net'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { SITE_ID } from '@app/contract/kit/headers'
import { WebSocket } from 'ws'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { percentile } from '../rig/rounds.mjs'
import { control, residentMb, startServer } from '../rig/server.mjs'
import { table, whole } from '../rig/table.mjs'

const JOINS = Number(process.env.JOINS ?? 10_000)
const AT_ONCE = 500
const GONE = 100
const SLOW = 50
const MEGABYTE = 'x'.repeat(1024 * 1024)
/** A beat of the calm member may take this long on a machine that does other work as well. */
const BEAT_MS = 5_000
const GROWTH_MB = 60
const SILENCE_MS = 120_000

const server = await startServer()
const path = `/stream/ws/v1/handshake?clientType=web&siteId=${SITE_ID}`
const frame = (msgId, msgData) => JSON.stringify({ msgId, msgData })
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const open = () =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { perMessageDeflate: false })
    socket.once('open', () => resolve(socket)).once('error', reject)
  })
/** Shakes hands as a browser does, and never reads or writes again. */
const openGone = () =>
  new Promise((resolve) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    const key = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
    const head = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
    ]
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${head.join('\r\n')}\r\n\r\n`)
    socket.once('data', () => resolve(socket.pause()))
    socket.on('error', () => undefined)
  })
const guest = async (name) => {
  const socket = await open()
  socket.on('error', () => undefined)
  socket.send(frame(MESSAGE_ID.guestLogin, { uuid: name }))
  socket.send(frame(MESSAGE_ID.joinRoom, { rid: 'lobby' }))
  return socket
}

const beats = []
const calm = await guest('calm')
let isOver = false
const beating = (async () => {
  while (!isOver) {
    const from = performance.now()
    const heard = new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Failure('一次心跳无人应答 · a heartbeat was not answered')),
        30_000,
      )
      const listen = (data) => {
        if (JSON.parse(data.toString()).msgId !== MESSAGE_ID.heartbeat) return
        calm.off('message', listen)
        clearTimeout(late)
        resolve()
      }
      calm.on('message', listen)
    })
    calm.send(frame(MESSAGE_ID.heartbeat, {}))
    await heard
    beats.push(performance.now() - from)
    await rest(50)
  }
})()

const gone = await Promise.all(Array.from({ length: GONE }, openGone))
const slow = await Promise.all(Array.from({ length: SLOW }, (_, at) => guest(`slow-${at}`)))
for (const socket of slow) socket.pause()

const wave = async (from) => {
  const guests = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guest(`guest-${from + at}`)))
  for (const [at, socket] of guests.entries()) {
    if (at % 5 === 0) socket.send('{"msgId":')
    if (at % 50 === 0) socket.send(MEGABYTE)
    if (at % 7 === 0) socket.send(Buffer.from([1, 2, 3]))
  }
  await rest(200)
  for (const [at, socket] of guests.entries())
    if (at % 2 === 0) socket.terminate()
    else socket.close()
  await rest(200)
}
await wave(0)
const before = residentMb(server.pid) ?? 0
for (let joined = AT_ONCE; joined < JOINS; joined += AT_ONCE) await wave(joined)
const after = residentMb(server.pid) ?? 0

const connections = async () => (await control(server.origin, 'GET', '/chat/rooms')).connections
/** The calm one remains: whoever is silent is closed, and what doesn't answer to that is cut. */
const until = performance.now() + SILENCE_MS
while ((await connections()) > 1 && performance.now() < until) await rest(2_000)
const left = (await connections()) - 1
isOver = true
await beating

table(
  '聊天连接 · sockets',
  ['what', 'count'],
  [
    ['joins', whole(JOINS)],
    ['heartbeats of a calm member', whole(beats.length)],
    ['p99 of them, ms', whole(percentile(beats, 0.99))],
    ['RSS after the first wave, MB', whole(before)],
    ['RSS after the last, MB', whole(after)],
    ['silent connections that are still open', whole(left)],
  ],
)
for (const socket of [...slow, ...gone]) (socket.terminate ?? socket.destroy).call(socket)
calm.terminate()
if (server.isGone()) throw new Failure('服务已退出 · the server ended')
if (after - before > GROWTH_MB) throw new Failure('内存随连接增长 · memory grows with every join')
if (percentile(beats, 0.99) > BEAT_MS) throw new Failure('其他人受到影响 · others were affected')
if (left > 0) throw new Failure(`${left} 个无声连接没有关闭 · silent connections stay`)
await server.stop()
