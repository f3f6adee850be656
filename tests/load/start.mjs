// From spawn to the first healthy answer: with nothing on disk, and with the seed there; memory at rest.
import { median } from './rig/rounds.mjs'
import { residentMb, startServer, tempFolder } from './rig/server.mjs'
import { atMost, table, whole } from './rig/table.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const REST_MS = 1_000
const FIRST_MS_BAR = 4_000
const AGAIN_MS_BAR = 400
const IDLE_MB_BAR = 120

const first = []
const again = []
const idle = []
for (let round = 0; round < ROUNDS; round += 1) {
  const dataDir = tempFolder()
  for (const times of [first, again]) {
    const server = await startServer({ dataDir })
    times.push(server.readyMs)
    if (times === again) {
      await new Promise((resolve) => setTimeout(resolve, REST_MS))
      idle.push(residentMb(server.pid) ?? Number.NaN)
    }
    await server.stop()
  }
}
table(
  `启动 · start of dist/server/main.js, ${ROUNDS} rounds`,
  ['what', 'median', 'bar'],
  [
    ['first start, seed planted, ms', whole(median(first)), atMost(median(first), FIRST_MS_BAR)],
    ['start with a seed on disk, ms', whole(median(again)), atMost(median(again), AGAIN_MS_BAR)],
    ['memory at rest, MB', whole(median(idle)), atMost(median(idle), IDLE_MB_BAR)],
  ],
)
