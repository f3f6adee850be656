import { gunzipSync, gzipSync } from 'fflate'
import type { Context } from 'hono'
import { z } from 'zod'
import { fromBase64url, toBase64url } from '@app/contract/kit/base64url'
import { replay } from '../replay.ts'
import type { Segment, Taped } from '../world/tape.ts'
import type { World } from '../world/world.ts'
import { isWorldName } from '../world/worlds.ts'
import type { ControlPart } from './control.ts'
import { playwrightOf } from './playwright.ts'
import { readBody, readQuery, refuseControl } from './read.ts'
import { refusedWorld } from './worlds.ts'

const FORMAT = 'chengwan-capsule'
const LEVEL = 1
const MOST_EVENTS = 20_000
const MOST_BYTES = 200 * 1024 * 1024

const Time = z.number()
const Headers = z.record(z.string(), z.string())
const Event = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    at: Time,
    id: z.int(),
    call: z.object({
      method: z.enum(['GET', 'POST']),
      path: z.string(),
      headers: Headers,
      query: Headers,
      text: z.string(),
      files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.string() })),
      ip: z.string(),
      origin: z.string(),
      steered: z.boolean(),
      fault: z.record(z.string(), z.unknown()).optional(),
    }),
    /** As it was answered; null when the journal had let it go. */
    answer: z.string().nullable().default(null),
  }),
  z.object({
    kind: z.literal('met'),
    at: Time,
    path: z.string(),
    method: z.string(),
    member: z.string().optional(),
  }),
  z.object({
    kind: z.literal('own'),
    at: Time,
    id: z.int().optional(),
    request: z.object({
      method: z.string(),
      path: z.string().startsWith('/'),
      type: z.string(),
      text: z.string(),
      headers: Headers.optional(),
    }),
    answer: z.string().nullable().default(null),
  }),
  z.object({
    kind: z.literal('line'),
    at: Time,
    line: z.int(),
    does: z.enum(['opens', 'says', 'closes']),
    text: z.string().optional(),
  }),
  z.object({ kind: z.literal('beat'), at: Time }),
  z.object({ kind: z.literal('rest'), at: Time }),
])
const Capsule = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  world: z.string().max(40),
  notice: z.string().optional(),
  seed: z.int(),
  now: Time,
  faults: z.array(z.unknown()).default([]),
  start: z.object({
    at: Time,
    clock: z.object({
      site: Time,
      real: Time,
      rate: z.number(),
      frozen: z.boolean(),
      skipped: z.number().optional(),
    }),
    memory: z.record(z.string(), z.unknown()),
    lines: z.array(z.object({ line: z.int(), seat: z.unknown() })),
  }),
  calls: z.array(Event).max(MOST_EVENTS),
  /** The database where it begins: gzip, base64url. */
  snapshot: z.string(),
})
type Capsule = z.output<typeof Capsule>
const Query = z.object({ as: z.enum(['file', 'playwright']).default('file'), name: z.string().optional() })

/** Decision 0010: what travels in a capsule can't be masked, so the file says what it holds. */
const NOTICE =
  '含会话令牌、验证码、请求内容与会员资料（密码仅为摘要），重放需要原样保留。只交给可以登录这些演示账号的人。'

/** The whole tape as one segment: where a snapshot was taken, the world let go of what was in memory alone. */
const wholeOf = (world: World): Segment | undefined => {
  const [first, ...rest] = world.tape?.segments() ?? []
  if (!first) return undefined
  const later = rest.flatMap(({ at, events }): Taped[] => [{ kind: 'rest', at }, ...events])
  return { ...first, events: [...first.events, ...later] }
}

const written = (world: World, whole: Segment): Capsule => {
  const { image, events, ...start } = whole
  const answerOf = (id: number | undefined) => (id === undefined ? null : (world.journal.answer(id) ?? null))
  const calls = events.map((event) => {
    if (event.kind === 'own') return { ...event, answer: answerOf(event.id) }
    if (event.kind !== 'call') return event
    const files = event.call.files.map((file) => ({ ...file, bytes: toBase64url(file.bytes) }))
    return { ...event, call: { ...event.call, files }, answer: answerOf(event.id) }
  })
  return {
    format: FORMAT,
    version: 1,
    notice: NOTICE,
    world: world.name,
    seed: world.seed,
    now: world.clock.now(),
    faults: world.faults.list(),
    start,
    calls: calls as Capsule['calls'],
    snapshot: toBase64url(gzipSync(image, { level: LEVEL })),
  }
}

const segmentOf = ({ start, calls, snapshot }: Capsule): Segment => {
  const unpacked = (): Uint8Array => {
    try {
      return gunzipSync(fromBase64url(snapshot))
    } catch {
      return refuseControl(400, '胶囊中的快照已损坏')
    }
  }
  const events = calls.map((event) =>
    event.kind === 'call'
      ? {
          ...event,
          call: {
            ...event.call,
            files: event.call.files.map((file) => ({ ...file, bytes: fromBase64url(file.bytes) })),
          },
        }
      : event,
  )
  return { ...start, clock: start.clock, image: unpacked(), events: events as Taped[] }
}

const firstDifference = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** Compares what the replayed world answered with what the capsule says was answered. */
const compared = ({ calls }: Capsule, world: World, events: readonly Taped[]) => {
  const pairs = calls.flatMap((call, index) => {
    const replayed = events[index]
    const id = replayed && 'id' in replayed ? replayed.id : undefined
    if (!('answer' in call) || call.answer === null || id === undefined) return []
    return [{ index, call, id, expected: call.answer, actual: world.journal.answer(id) ?? '' }]
  })
  const other = pairs.find(({ expected, actual }) => expected !== actual)
  const { method, path } = other?.call.kind === 'call' ? other.call.call : (other?.call.request ?? {})
  return {
    compared: pairs.length,
    equal: other === undefined,
    difference: other
      ? {
          index: other.index,
          id: other.call.id ?? null,
          method,
          path,
          expected: other.expected,
          actual: other.actual,
          at: firstDifference(other.expected, other.actual),
        }
      : null,
  }
}

/**
 * GET /capsule → a file: snapshot, seed, clock, faults and everything that came to the world since, secrets included ·
 * GET /capsule?as=playwright → the calls as a test · POST /capsule?name= (the file) → 201 {name, now, replayed, compared,
 * equal, difference}: a new world that has lived through it; `difference` is the first answer that isn't the same byte for
 * byte.
 */
export const capsuleControl: ControlPart = (app, control) => {
  app.get('/capsule', (c) => {
    const { as } = readQuery(c, Query)
    const world = control.world(c)
    const whole = wholeOf(world) ?? refuseControl(409, '这个世界没有记录')
    if (as === 'playwright') return c.text(playwrightOf(world, whole.events))
    c.header('content-disposition', `attachment; filename="${world.name}.capsule.json"`)
    return c.json(written(world, whole))
  })
  const freeName = (): string => {
    let number = 1
    while (control.worlds.has(`capsule-${number}`)) number += 1
    return `capsule-${number}`
  }
  app.post('/capsule', async (c: Context) => {
    const { name = freeName() } = readQuery(c, Query)
    if (!isWorldName(name)) refuseControl(400, '世界名称只能用小写字母、数字和短横线，最多 40 个字符')
    if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) refuseControl(413, '胶囊文件过大')
    const capsule = await readBody(c, Capsule)
    const segment = segmentOf(capsule)
    if (!control.worlds.isUsable(segment.image)) refuseControl(409, '胶囊与当前版本的数据结构不同，不能打开')
    const { world: staged, events } = await replay(control, capsule.world, segment)
    try {
      const result = compared(capsule, staged, events)
      control.worlds.drop(name)
      const world = control.worlds.create(name, { seed: capsule.seed, image: staged.db.serialize() })
      world.journal.adopt(staged.journal, staged.journal.next())
      world.tape?.adopt([{ ...segment, events }])
      return c.json({ name, now: world.clock.now(), replayed: events.length, ...result }, 201)
    } catch (error) {
      return refusedWorld(error)
    } finally {
      staged.close()
    }
  })
}
