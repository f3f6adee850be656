// Simulated days of the whole site, an hour at a time, with members who use it: nothing may grow without bound, and the books
// balance.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../scripts/kit/failure.mjs'
import { control, residentMb, startServer, tempFolder } from '../rig/server.mjs'
import { table, whole } from '../rig/table.mjs'
import { openVisitor } from '../rig/visitor.mjs'

const DAYS = Number(process.env.DAYS ?? 30)
const MEMBERS = Number(process.env.MEMBERS ?? 4)
const HOUR_S = 3_600
const HOURS = 24
/** The second half may use this much more than the first half did at its most. */
const GROWTH = 1.5
/** Every hour each of them reads, moves money and bets; more than these are made. */
const VISITORS = ['vip5', 'device01', 'ip01', 'long01']

const dataDir = tempFolder()
const server = await startServer({ dataDir })
const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

const names = VISITORS.slice(0, MEMBERS)
while (names.length < MEMBERS) names.push((await control(server.origin, 'POST', '/members', {})).name)
const visitors = names.map((name) => openVisitor(server.origin, name))
const rows = []
for (let day = 1; day <= DAYS; day += 1) {
  const from = performance.now()
  for (const visitor of visitors) await visitor.begin()
  for (let hour = 0; hour < HOURS; hour += 1) {
    await control(server.origin, 'POST', '/clock', { advance_s: HOUR_S })
    await Promise.all(visitors.map((visitor) => visitor.hour(day * HOURS + hour)))
  }
  if (server.isGone()) throw new Failure(`服务在第 ${day} 天退出 · the server ended on day ${day}`)
  const { balanced } = await control(server.origin, 'GET', '/ledger')
  if (!balanced) throw new Failure(`第 ${day} 天账目不平 · the ledger is out of balance on day ${day}`)
  rows.push({
    day,
    ms: performance.now() - from,
    mb: residentMb(server.pid) ?? 0,
    disk: bytesIn(dataDir) / 1e6,
    calls: visitors.reduce((sum, visitor) => sum + visitor.calls(), 0),
  })
}
table(
  `长跑 · soak, ${DAYS} simulated days`,
  ['day', 'ms', 'calls so far', 'RSS MB', 'data MB'],
  rows.map(({ day, ms, calls, mb, disk }) => [day, whole(ms), whole(calls), whole(mb), whole(disk)]),
)
const half = Math.ceil(rows.length / 2)
const most = (part) => Math.max(...part.map(({ mb }) => mb))
if (rows.length > 3 && most(rows.slice(half)) > most(rows.slice(0, half)) * GROWTH)
  throw new Failure('内存持续增长 · memory keeps growing')
await server.stop()
