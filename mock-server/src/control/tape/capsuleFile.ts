import { Gunzip, gzipSync } from 'fflate'
import { z } from 'zod'
import { MAX_RATE } from '@app/contract/control/time'
import { fromBase64url, toBase64url } from '@app/contract/kit/base64url'
import { type BodyLimit, WORLD_BODY, joined } from '../../kit/body.ts'
import { DAY } from '../../world/clock.ts'
import type { Segment, Taped } from '../../world/tape.ts'
import type { World } from '../../world/world.ts'
import { isOfOneWorld } from '../control.ts'
import { refuseControl } from '../read.ts'

const FORMAT = 'chengwan-capsule'
const LEVEL = 1
const MOST_EVENTS = 20_000
/** The file as it travels. */
export const CAPSULE_BODY: BodyLimit = { ...WORLD_BODY, bytes: 64 * 1024 * 1024 }
/** Objects and lists in it: 64 MiB of empty ones would be gigabytes in memory. */
const MOST_NODES = 4_000_000
/** Its database, unpacked. */
const MOST_UNPACKED = WORLD_BODY.bytes
/** Packed bytes that are unpacked in one go: a thousand times as many at most. */
const PIECE = 16 * 1024
/** How long it is unpacked stands at the end of what is packed. */
const SIZE_BYTES = 4
/** A world that lived longer than this without a restart is no recording any more. */
const LONGEST_LIFE = 400 * DAY

const [OBJECT, LIST] = [123, 91]

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
      path: z.string().refine(isOfOneWorld, '只能重放这个世界自己的操作'),
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
export const Capsule = z
  .object({
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
        rate: z.number().min(0).max(MAX_RATE),
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
  .refine(({ start, calls }) => {
    const times = [start.at, ...calls.map(({ at }) => at)]
    const isInOrder = times.every((at, index) => index === 0 || at >= times[index - 1]!)
    return isInOrder && times.at(-1)! - start.at <= LONGEST_LIFE
  }, '记录的时间不连续')
export type Capsule = z.output<typeof Capsule>

/** Decision 0010: what travels in a capsule can't be masked, so the file says what it holds. */
const NOTICE =
  '含会话令牌、验证码、请求内容与会员资料（密码仅为摘要），重放需要原样保留。只交给可以登录这些演示账号的人。'

export const written = (world: World, whole: Segment): Capsule => {
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

/** Unpacks gzip piece by piece: what is small when packed may be gigabytes. Undefined for more than `most` bytes; throws when damaged. */
export const unpackedWithin = (packed: Uint8Array, most: number): Uint8Array | undefined => {
  const chunks: Uint8Array[] = []
  let length = 0
  const gunzip = new Gunzip((chunk) => {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
  })
  for (let at = 0; at < packed.length && length <= most; at += PIECE)
    gunzip.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  if (length > most) return undefined
  const said = new DataView(packed.buffer, packed.byteOffset + packed.length - SIZE_BYTES).getUint32(0, true)
  if (said !== length) throw new RangeError('not whole')
  return joined(chunks)
}

/** Whether a text spells no more objects and lists than a capsule has. */
export const isOfFewNodes = (text: string, most = MOST_NODES): boolean => {
  let nodes = 0
  for (let at = 0; at < text.length && nodes <= most; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === OBJECT || letter === LIST) nodes += 1
  }
  return nodes <= most
}

export const segmentOf = ({ start, calls, snapshot }: Capsule): Segment => {
  const image = (): Uint8Array => {
    let found: Uint8Array | undefined
    try {
      found = unpackedWithin(fromBase64url(snapshot), MOST_UNPACKED)
    } catch {
      return refuseControl(400, '胶囊中的快照已损坏')
    }
    return found ?? refuseControl(413, '胶囊中的快照解压后超过 200 MiB，不能打开')
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
  return { ...start, clock: start.clock, image: image(), events: events as Taped[] }
}
