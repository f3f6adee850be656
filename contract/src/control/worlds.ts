import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { At, Name, Nothing, Said } from './fields.ts'

const LARGEST_SEED = 2 ** 31 - 1
const SceneName = z.string().max(40)

export const WorldShown = z.strictObject({
  name: z.string(),
  seed: z.number(),
  now: At,
  /** Of a scene: its name, who to sign in as, the page where it begins. */
  scene: z.string().optional(),
  as: z.string().nullish(),
  opens: z.string().optional(),
  persist: z.boolean().optional(),
})
export type WorldShown = z.output<typeof WorldShown>

const WorldListed = z.strictObject({
  name: z.string(),
  seed: z.number(),
  persisted: z.boolean(),
  idleMs: z.number(),
  /** Since it was made, or opened by this process. */
  ageMs: z.number(),
  /** Of its database. */
  bytes: z.number(),
  /** Open websockets. */
  sockets: z.number(),
  /** The world's own time. */
  now: At,
})
export type WorldListed = z.output<typeof WorldListed>

const NewWorld = z.strictObject({
  name: Name,
  seed: z.int().min(0).max(LARGEST_SEED).optional(),
  scene: SceneName.optional(),
  persist: z.boolean().default(false),
})
export type NewWorld = z.input<typeof NewWorld>

const SceneShown = z.strictObject({
  name: z.string(),
  title: Said,
  story: Said,
  as: z.string().nullable(),
  opens: z.string(),
  /** The page's address that opens it in a world of its own, signed in. */
  address: z.string(),
})
export type SceneShown = z.output<typeof SceneShown>

const Snapshot = z.strictObject({ name: z.string(), bytes: z.number() })
const SnapshotListed = Snapshot.extend({ at: At })
export type SnapshotListed = z.output<typeof SnapshotListed>
const Dropped = z.strictObject({ dropped: z.string() })

/** Complete copies of the site, where they begin, and what is kept of them. */
export const worlds = {
  list: controlCall('GET', '/worlds', {
    summary: '世界列表',
    answer: z.strictObject({ worlds: z.array(WorldListed) }),
  }),
  /** One that exists is made anew. */
  create: controlCall('POST', '/worlds', {
    summary: '新建世界，或从场景开始',
    body: NewWorld,
    answer: WorldShown,
    status: 201,
  }),
  drop: controlCall('DELETE', '/worlds/:name', { summary: '删除世界', answer: Dropped }),
  reset: controlCall('POST', '/reset', {
    summary: '恢复为初始数据，或到场景的开头',
    body: z.strictObject({ scene: SceneName.optional() }),
    answer: WorldShown,
  }),
  scenes: controlCall('GET', '/scenes', {
    summary: '场景列表',
    answer: z.strictObject({ scenes: z.array(SceneShown) }),
  }),
}

export const snapshots = {
  save: controlCall('POST', '/snapshots', {
    summary: '保存快照',
    body: z.strictObject({ name: Name }),
    answer: Snapshot,
    status: 201,
  }),
  list: controlCall('GET', '/snapshots', {
    summary: '快照列表',
    answer: z.strictObject({ snapshots: z.array(SnapshotListed) }),
  }),
  restore: controlCall('POST', '/snapshots/:name/restore', {
    summary: '恢复快照',
    body: Nothing,
    answer: z.strictObject({ name: z.string(), now: At }),
  }),
  download: controlCall('GET', '/snapshots/:name', { summary: '下载快照文件' }),
  drop: controlCall('DELETE', '/snapshots/:name', { summary: '删除快照', answer: Dropped }),
  /** Takes the file. */
  upload: controlCall('PUT', '/snapshots/:name', { summary: '上传快照文件', answer: Snapshot, status: 201 }),
}
