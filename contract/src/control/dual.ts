import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { At, Name, Nothing, Said } from './fields.ts'

/** How a real backend's answer can differ from the mock's. */
export const DIFFERENCE_KINDS = [
  'code',
  'http',
  'envelope',
  'shape',
  'extra',
  'missing',
  'value',
  'money',
  'order',
  'message',
  'frame',
] as const
export const DifferenceKind = z.enum(DIFFERENCE_KINDS)
export type DifferenceKind = z.output<typeof DifferenceKind>

const Difference = z.strictObject({
  id: z.int(),
  /** "deposit.pay", or a message's id. */
  call: z.string(),
  kind: DifferenceKind,
  /** As the contract spells it: `data.records[].orderNo`. */
  path: z.string(),
  count: z.int(),
  first: At,
  last: At,
  /** Left out where there is no such field. */
  real: z.unknown().optional(),
  mock: z.unknown().optional(),
  /** What the contract says about it. */
  why: Said.optional(),
})
export type Difference = z.output<typeof Difference>

const DifferenceShown = Difference.extend({
  /** The latest call whole, while it is kept. */
  sides: z.strictObject({ at: At, request: z.unknown(), real: z.unknown(), mock: z.unknown() }).nullable(),
})
export type DifferenceShown = z.output<typeof DifferenceShown>

export const INCIDENTS = {
  gone: '连不上真实后端',
  slow: '真实后端迟迟不回答',
  broken: '真实后端的回答中途断开',
  certificate: '真实后端的证书无法验证',
  html: '真实后端回答了网页而不是 JSON',
  redirect: '真实后端要求转到别处（可能是登录页），未跟随',
  unreadable: '真实后端的回答不是契约中的形状，无法解读',
  refused: '真实后端拒绝了 websocket 握手',
} as const
export type IncidentName = keyof typeof INCIDENTS

const Incident = z.strictObject({
  incident: z.enum(Object.keys(INCIDENTS) as [IncidentName, ...IncidentName[]]),
  text: Said,
  count: z.int(),
  last: At,
  call: z.string(),
  detail: z.string(),
})
export type Incident = z.output<typeof Incident>

/** In DATA_DIR/dual. */
const Kept = z.strictObject({
  name: z.string(),
  at: At,
  calls: z.int(),
  frames: z.int(),
  /** Values that were replaced, by what they were. */
  replaced: z.record(z.string(), z.int()),
  bytes: z.int(),
})
export type Kept = z.output<typeof Kept>

const Dual = z.strictObject({
  /** null: no real backend stands behind this server. */
  upstream: z.string().nullable(),
  since: At,
  calls: z.int(),
  frames: z.int(),
  /** Calls whose answers were held against the mock's whole; of the others only the shape. */
  compared: z.int(),
  /** Why some were held against the contract alone. */
  apart: z.record(z.string(), z.int()),
  /** Waiting for the mock, and left out because too many did. */
  waiting: z.int(),
  skipped: z.int(),
  /** Paths of which nobody can say more than the shape, learnt by the way. */
  volatile: z.int(),
  differences: z.array(Difference),
  incidents: z.array(Incident),
  recorded: z.int(),
  kept: z.array(Kept),
})
export type Dual = z.output<typeof Dual>

const Masked = { masked: z.stringbool().default(true) }

const Played = z.strictObject({
  name: z.string(),
  calls: z.int(),
  frames: z.int(),
  compared: z.int(),
  differences: z.array(Difference),
})
export type Played = z.output<typeof Played>

/** A real backend in front, the mock beside it (PROXY). Personal values are masked unless somebody asks otherwise. */
export const dual = {
  read: controlCall('GET', '/dual', {
    summary: '对照：真实后端与模拟后端的差异',
    query: z.object(Masked),
    answer: Dual,
  }),
  difference: controlCall('GET', '/dual/differences/:id', {
    summary: '一处差异与最近一次的两个回答',
    query: z.object(Masked),
    answer: DifferenceShown,
  }),
  clear: controlCall('POST', '/dual/clear', {
    summary: '清空差异，保留已学到的',
    body: Nothing,
    answer: z.strictObject({ cleared: z.int() }),
  }),
  /** Names, phones, cards, tokens, addresses are replaced, each by the same everywhere. */
  keep: controlCall('POST', '/dual/kept', {
    summary: '把这次运行留作场景',
    body: z.strictObject({ name: Name }),
    answer: Kept,
    status: 201,
  }),
  drop: controlCall('DELETE', '/dual/kept/:name', {
    summary: '删除留下的场景',
    answer: z.strictObject({ removed: z.string() }),
  }),
  download: controlCall('GET', '/dual/kept/:name', { summary: '下载留下的场景文件' }),
  /** Takes the file; a new world lives through its calls, and its answers are held against the world's. */
  open: controlCall('POST', '/dual/open', {
    summary: '打开留下的场景，在新世界里重演并对照',
    query: z.object({ name: z.string().optional() }),
    answer: Played,
    status: 201,
  }),
}
