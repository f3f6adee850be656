import type { Context } from 'hono'
import { z } from 'zod'
import type { World } from '../world/world.ts'
import { WorldRefused } from '../world/worlds.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Name = z.string().regex(/^[a-z0-9-]{1,40}$/, '只能用小写字母、数字和短横线，最多 40 个字符')
const SQLITE_MAGIC = 'SQLite format 3\0'
const MAX_IMAGE = 200 * 1024 * 1024

const imageOf = (world: World): Uint8Array => {
  const at = world.clock.hold()
  world.clock.set({})
  // The clock is read off and goes on from there: a replay does the same.
  const request = { method: 'POST', path: '/__mock/api/clock', type: 'application/json', text: '{}' }
  world.keep(() => ({ kind: 'own', at, request }))
  return world.db.serialize()
}

/** POST, GET /snapshots · POST /snapshots/:name/restore · GET, PUT, DELETE /snapshots/:name (the file itself) */
export const snapshotsControl: ControlPart = (app, control) => {
  const find = (c: Context) => {
    const name = c.req.param('name') ?? ''
    return (
      control.storage.readSnapshot(control.worldName(c), name) ??
      refuseControl(404, `没有名为 ${name.slice(0, 40)} 的快照`)
    )
  }
  app.post('/snapshots', async (c) => {
    const { name } = await readBody(c, z.strictObject({ name: Name }))
    const world = control.world(c)
    const image = imageOf(world)
    control.storage.saveSnapshot(control.worldName(c), name, image, world.clock.machine())
    return c.json({ name, bytes: image.length }, 201)
  })
  app.get('/snapshots', (c) => c.json({ snapshots: control.storage.snapshots(control.worldName(c)) }))
  app.post('/snapshots/:name/restore', async (c) => {
    await readBody(c, z.strictObject({}))
    try {
      const world = control.worlds.reset(control.worldName(c), find(c))
      return c.json({ name: world.name, now: world.clock.now() })
    } catch (error) {
      if (error instanceof WorldRefused) return refuseControl(409, error.message)
      throw error
    }
  })
  app.get('/snapshots/:name', (c) =>
    c.body(find(c) as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'application/octet-stream' }),
  )
  app.delete('/snapshots/:name', (c) => {
    find(c)
    const name = c.req.param('name')
    control.storage.dropSnapshot(control.worldName(c), name)
    return c.json({ dropped: name })
  })
  app.put('/snapshots/:name', async (c) => {
    const name = c.req.param('name')
    if (!Name.safeParse(name).success) refuseControl(400, '快照名称只能用小写字母、数字和短横线')
    if (Number(c.req.header('content-length') ?? 0) > MAX_IMAGE) refuseControl(413, '快照文件过大')
    const image = new Uint8Array(await c.req.arrayBuffer())
    if (new TextDecoder().decode(image.subarray(0, 16)) !== SQLITE_MAGIC) refuseControl(400, '这不是快照文件')
    if (!control.worlds.isUsable(image)) refuseControl(409, '快照与当前版本的数据结构不同，或文件已损坏')
    const at = control.world(c).clock.machine()
    control.storage.saveSnapshot(control.worldName(c), name, image, at)
    return c.json({ name, bytes: image.length }, 201)
  })
}
