// How long a new world takes: clone of the golden seed, its end, and a scene that was told before.
import { median, percentile } from './rig/rounds.mjs'
import { control, residentMb, startServer } from './rig/server.mjs'
import { atMost, fixed, table, whole } from './rig/table.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 60)
const WARM_UP = 10
/** A scene is a copy of its image once it has been told. */
const SCENE = 'vip5-evening'
const SCENE_MS_BAR = 50
const MEDIAN_MS_BAR = 15
const P99_MS_BAR = 40
/** 200 worlds within 1.5 GB */
const MANY = 190
const MANY_MB_BAR = 1_500

const server = await startServer()
const timed = async (work) => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const clone = []
const drop = []
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  const name = `bench-${round}`
  const created = await timed(() => control(server.origin, 'POST', '/worlds', { name }))
  const dropped = await timed(() => control(server.origin, 'DELETE', `/worlds/${name}`))
  if (round < WARM_UP) continue
  clone.push(created)
  drop.push(dropped)
}
const scene = []
for (let round = 0; round < ROUNDS + 1; round += 1) {
  const opened = await timed(() =>
    control(server.origin, 'POST', '/worlds', { name: `scene-${round}`, scene: SCENE }),
  )
  await control(server.origin, 'DELETE', `/worlds/scene-${round}`)
  if (round > 0) scene.push(opened)
}
const before = residentMb(server.pid)
for (let index = 0; index < MANY; index += 1)
  await control(server.origin, 'POST', '/worlds', { name: `many-${index}` })
const after = residentMb(server.pid)

const row = (label, values) => [
  label,
  fixed(median(values)),
  fixed(percentile(values, 0.99)),
  `${atMost(median(values), MEDIAN_MS_BAR)}  p99 ${atMost(percentile(values, 0.99), P99_MS_BAR)}`,
]
table(
  `世界 · worlds, ${ROUNDS} rounds over HTTP`,
  ['verb', 'median ms', 'p99 ms', 'bar'],
  [
    row('clone', clone),
    row('drop', drop),
    [
      'open a scene',
      fixed(median(scene)),
      fixed(percentile(scene, 0.99)),
      atMost(median(scene), SCENE_MS_BAR),
    ],
    ...(after === undefined
      ? []
      : [
          [
            `RSS with ${MANY} worlds, MB`,
            whole(after),
            `${whole(before)} before`,
            atMost(after, MANY_MB_BAR),
          ],
        ]),
  ],
)
await server.stop()
