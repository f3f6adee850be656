import type { Context } from 'hono'
import { isWorldName } from '@app/contract/control/worldName'
import { snapshots } from '@app/contract/control/worlds'
import type { World } from '../../world/world.ts'
import { DataFailure } from '../../world/storage.ts'
import { WorldRefused } from '../../world/worlds.ts'
import type { Control, ControlPart } from '../control.ts'
import { WORLD_BODY } from '../../kit/body.ts'
import { readBytes, refuseControl } from '../read.ts'

const SQLITE_MAGIC = 'SQLite format 3\0'

const imageOf = (world: World): Uint8Array => {
  const at = world.clock.hold()
  world.clock.set({})
  // The clock is read off and goes on from there: a replay does the same.
  const request = { method: 'POST', path: '/__mock/api/clock', type: 'application/json', text: '{}' }
  world.keep(() => ({ kind: 'own', at, request }))
  return world.db.serialize()
}

/** Snapshots of one world. */
const MOST = 50
const MIB = 1024 * 1024

/** Makes room among the snapshots, first by those whose world is gone, oldest first; refuses where that isn't enough. */
const makeRoom = ({ storage, worlds }: Control, world: string, name: string, bytes: number): void => {
  const all = storage.allSnapshots().filter((each) => each.world !== world || each.name !== name)
  if (all.filter((each) => each.world === world).length >= MOST)
    refuseControl(409, `一个世界最多保存 ${MOST} 个快照，请先删除不用的快照`)
  let taken = all.reduce((sum, each) => sum + each.bytes, bytes)
  const gone = all.filter((each) => !worlds.has(each.world)).toSorted((a, b) => a.at - b.at)
  for (const each of gone) {
    if (taken <= storage.snapshotRoom) break
    storage.dropSnapshot(each.world, each.name)
    taken -= each.bytes
  }
  if (taken > storage.snapshotRoom)
    refuseControl(409, `所有快照最多占 ${storage.snapshotRoom / MIB} MiB，请先删除不用的快照或世界`)
}

const save = (control: Control, world: string, name: string, image: Uint8Array, at: number): void => {
  makeRoom(control, world, name, image.length)
  try {
    control.storage.saveSnapshot(world, name, image, at)
  } catch (error) {
    if (error instanceof DataFailure) refuseControl(409, error.message)
    throw error
  }
}

export const snapshotsControl: ControlPart = (serve, control) => {
  const find = (c: Context) => {
    const name = c.req.param('name') ?? ''
    return (
      control.storage.readSnapshot(control.worldName(c), name) ??
      refuseControl(404, `没有名为 ${name.slice(0, 40)} 的快照`)
    )
  }
  serve(snapshots.save, (c, { name }) => {
    const world = control.world(c)
    const image = imageOf(world)
    save(control, control.worldName(c), name, image, world.clock.machine())
    return { name, bytes: image.length }
  })
  serve(snapshots.list, (c) => ({ snapshots: control.storage.snapshots(control.worldName(c)) }))
  serve(snapshots.restore, (c) => {
    try {
      const world = control.worlds.reset(control.worldName(c), find(c))
      return { name: world.name, now: world.clock.now() }
    } catch (error) {
      if (error instanceof WorldRefused) return refuseControl(409, error.message)
      throw error
    }
  })
  serve(snapshots.download, (c) =>
    c.body(find(c) as Uint8Array<ArrayBuffer>, 200, { 'content-type': 'application/octet-stream' }),
  )
  serve(snapshots.drop, (c) => {
    find(c)
    const name = c.req.param('name')
    control.storage.dropSnapshot(control.worldName(c), name)
    return { dropped: name }
  })
  serve(snapshots.upload, async (c) => {
    const name = c.req.param('name')
    if (!isWorldName(name)) refuseControl(400, '快照名称只能用小写字母、数字和短横线')
    const image = await readBytes(c, WORLD_BODY, '快照文件超过 200 MiB，不能上传')
    if (new TextDecoder().decode(image.subarray(0, 16)) !== SQLITE_MAGIC) refuseControl(400, '这不是快照文件')
    if (!control.worlds.isUsable(image)) refuseControl(409, '快照与当前版本的数据结构不同，或文件已损坏')
    const at = control.world(c).clock.machine()
    save(control, control.worldName(c), name, image, at)
    return { name, bytes: image.length }
  })
}
