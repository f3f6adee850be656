// One message to a room of 1,000 sockets, against ws.send of the same text to the same number of clients in the same run.
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { SITE_ID } from '@app/contract/kit/headers'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { freePort } from '../../scripts/kit/ports.mjs'
import { jwtOf, tokenOf } from './rig/member.mjs'
import { canPin, pinLoad } from './rig/pin.mjs'
import { openRoom } from './rig/room.mjs'
import { interleaved, median, percentile } from './rig/rounds.mjs'
import { control, startProgram, startServer } from './rig/server.mjs'
import { atLeast, atMost, fixed, table, whole } from './rig/table.mjs'

const SIZE = Number(process.env.SIZE ?? 1_000)
const ROUNDS = Number(process.env.ROUNDS ?? 7)
/** Members whose names and numbers are equally long, so that their frames are too; each says five things in ten seconds. */
const MEMBERS = ['vip5', 'device01', 'ip01', 'both01', 'long01']
const SAYS = 5
const BURST = MEMBERS.length * SAYS
/** quality: of ws.send, and milliseconds */
const RATIO_BAR = 1.15
const P99_BAR = 12

const rid = 'bench'
const server = await startServer()
await control(server.origin, 'POST', '/clock', { frozen: true })
await control(server.origin, 'POST', '/chat/rooms', { rid, title: '压力测试' })
const floorPort = await freePort()
const floor = startProgram(fileURLToPath(new URL('./rig/fanFloor.mjs', import.meta.url)), {
  PORT: String(floorPort),
})
await new Promise((resolve) => setTimeout(resolve, 600))
pinLoad()

const url = `ws://127.0.0.1:${server.port}/stream/ws/v1/handshake?clientType=web&siteId=${SITE_ID}`
const joining = { msgId: MESSAGE_ID.joinRoom, msgData: { rid } }
const ours = await openRoom(url, SIZE, [
  (at) => ({ msgId: MESSAGE_ID.guestLogin, msgData: { uuid: `bench-${at}` } }),
  () => joining,
])
const theirs = await openRoom(`ws://127.0.0.1:${floorPort}/`, SIZE)

const opened = async (address) => {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await new Promise((resolve) => socket.once('open', resolve))
  return socket
}
const say = (socket) =>
  socket.send(
    JSON.stringify({
      msgId: MESSAGE_ID.sendMessage,
      msgData: { msg: '角球一个接一个，看得我手心出汗。', rid },
    }),
  )
const members = await Promise.all(
  MEMBERS.map(async (name) => {
    const token = await tokenOf(server.origin, name)
    const socket = await opened(url)
    socket.send(
      JSON.stringify({ msgId: MESSAGE_ID.memberLogin, msgData: { token, body: await jwtOf(server, token) } }),
    )
    socket.send(JSON.stringify(joining))
    return socket
  }),
)
const heard = new Promise((resolve) =>
  members[0].on(
    'message',
    (data) =>
      JSON.parse(Buffer.from(data).toString()).msgId === MESSAGE_ID.sendMessage &&
      resolve(Buffer.from(data).toString()),
  ),
)
say(members[0])
const text = await heard
const payload = Buffer.byteLength(text)
const bytes = payload + (payload > 125 ? 4 : 2)
const senders = await Promise.all(MEMBERS.map(() => opened(`ws://127.0.0.1:${floorPort}/`)))
for (const socket of [...members, ...senders]) socket._socket.removeAllListeners('data').resume()

const heartbeat = JSON.stringify({ msgId: MESSAGE_ID.heartbeat, msgData: {} })
/** The members may speak again, what the robots said meanwhile has arrived, and nobody is cut off for his silence. */
const rest = async () => {
  for (const socket of [...ours.clients, ...members]) socket.send(heartbeat)
  await control(server.origin, 'POST', '/clock', { advance_s: 11 })
  await ours.quiet()
}
const contest = (room, speakers, speak) => async () => {
  await rest()
  const ms = await room.round(bytes * BURST, () => {
    for (let at = 0; at < BURST; at += 1) speak(speakers[at % speakers.length])
  })
  await rest()
  const latencies = []
  for (let at = 0; at < BURST; at += 1) {
    await room.round(bytes, () => speak(speakers[at % speakers.length]))
    latencies.push(...room.times())
  }
  return { perSecond: (SIZE * BURST * 1_000) / ms, p99: percentile(latencies, 0.99) }
}
const entrants = {
  floor: contest(theirs, senders, (socket) => socket.send(text)),
  ours: contest(ours, members, say),
}
await interleaved(entrants, 2)
const results = await interleaved(entrants, ROUNDS)
const of = (name, what) => median(results[name].map((round) => round[what]))
const ratio = of('ours', 'perSecond') / of('floor', 'perSecond')
/** Judged in each round: the load itself keeps the floor waiting as well on a machine that does other work. */
const p99Ratio = median(results.ours.map(({ p99 }, round) => p99 / results.floor[round].p99))
table(
  `聊天室广播 · ${SIZE} sockets, ${payload} bytes, ${ROUNDS} × (${BURST} at once, ${BURST} single)${canPin ? '' : ' (not pinned)'}`,
  ['server', 'deliveries/s', 'p99 ms', 'ratio', 'bar', 'p99 bar', 'p99 of ws.send’s'],
  [
    ['ws.send', whole(of('floor', 'perSecond')), fixed(of('floor', 'p99')), '1.00', '', '', '1.00'],
    [
      'chengwan',
      whole(of('ours', 'perSecond')),
      fixed(of('ours', 'p99')),
      fixed(ratio),
      atLeast(ratio, RATIO_BAR),
      atMost(of('ours', 'p99'), P99_BAR),
      fixed(p99Ratio),
    ],
  ],
)
ours.close()
theirs.close()
await Promise.all([server.stop(), floor.stop()])
