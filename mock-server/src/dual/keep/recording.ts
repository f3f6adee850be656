import { messages } from '@app/contract'
import { HEADER } from '@app/contract/kit/headers'
import { z } from 'zod'
import { type Exchange, headerOf } from '../exchange.ts'
import type { Asked } from '../judge/asked.ts'
import { isRecord } from '../judge/conform.ts'
import { shapeOf } from '../judge/shape.ts'
import type { Mask } from './mask.ts'

const FORMAT = 'chengwan-dual'
const MOST_ENTRIES = 20_000
/** Entries are let go in so large steps: each is a copy of the rest. */
const SLACK = 200
/** Letters of what is remembered for a scene: as texts, which take a tenth of what is in them. */
const MOST_TEXT = 32 * 1024 * 1024

const Call = z.strictObject({
  kind: z.literal('call'),
  at: z.number(),
  ms: z.number(),
  method: z.enum(['GET', 'POST']),
  path: z.string().max(200),
  headers: z.record(z.string(), z.string()),
  ip: z.string(),
  body: z.record(z.string(), z.unknown()),
  http: z.int(),
  type: z.string(),
  answer: z.unknown(),
})
const Frame = z.strictObject({
  kind: z.literal('frame'),
  at: z.number(),
  line: z.int(),
  does: z.enum(['opens', 'up', 'down', 'closes']),
  text: z.string().optional(),
})
export const Recording = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  name: z.string(),
  at: z.number(),
  seed: z.int(),
  calls: z.int(),
  frames: z.int(),
  /** Values that were replaced, by what they were. */
  replaced: z.record(z.string(), z.int()),
  entries: z.array(z.discriminatedUnion('kind', [Call, Frame])).max(MOST_ENTRIES),
})
export type Recording = z.output<typeof Recording>
export type Entry = Recording['entries'][number]

/** What of a call's headers the site reads; of the others nothing is kept. */
const PLAIN = [HEADER.client, HEADER.version, HEADER.site, HEADER.lang].map((name) => name.toLowerCase())
const OWN = [HEADER.requestId, HEADER.uuid, HEADER.token, HEADER.finger].map((name) => name.toLowerCase())

const frameShape = (text: string, does: 'up' | 'down') => {
  const frame = readFrame(text)
  const message = Object.values(messages).find(({ msgId }) => msgId === frame?.msgId)
  const schema = message?.[does]
  return { frame, shape: schema && shapeOf(schema) }
}
export const readFrame = (text: string): { msgId: number; msgData: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) && typeof value['msgId'] === 'number'
      ? { msgId: value['msgId'], msgData: value['msgData'] }
      : undefined
  } catch {
    return undefined
  }
}

/** A call with what its shapes are: masked by them when it is kept. */
interface Remembered {
  /** As JSON. */
  entry: string
  asked: Pick<Asked, 'route' | 'response'> | undefined
}

/** The latest of what went by, as it was; nothing leaves but through a mask. */
export const openRecorder = () => {
  let remembered: Remembered[] = []
  let letters = 0
  /** So many at the beginning count no more. */
  let gone = 0
  const latest = () => remembered.slice(gone)
  const add = (made: Entry, asked: Asked | undefined) => {
    const entry = JSON.stringify(made)
    remembered.push({ entry, asked: asked && { route: asked.route, response: asked.response } })
    letters += entry.length
    while (letters > MOST_TEXT || remembered.length - gone > MOST_ENTRIES)
      letters -= remembered[gone++]!.entry.length
    if (gone < SLACK) return
    remembered = remembered.slice(gone)
    gone = 0
  }
  return {
    call: (exchange: Exchange, asked: Asked, value: unknown, text: string) => {
      const { answer, at, ms, ip, headers } = exchange
      if (!('status' in answer)) return
      const kept = [...PLAIN, ...OWN].flatMap((name) => {
        const found = headerOf(headers, name)
        return found === undefined ? [] : [[name, found]]
      })
      const entry: Entry = {
        kind: 'call',
        at,
        ms,
        method: asked.route.endpoint.method,
        path: asked.route.endpoint.path,
        headers: Object.fromEntries(kept) as Record<string, string>,
        ip,
        body: asked.body,
        http: answer.status,
        type: (headerOf(answer.headers, 'content-type') ?? '').split(';')[0]!.trim(),
        answer: value ?? text,
      }
      add(entry, asked)
    },
    frame: (entry: Extract<Entry, { kind: 'frame' }>) => add(entry, undefined),
    count: () => remembered.length - gone,
    letters: () => letters,
    /** All of it behind the mask. */
    masked: (mask: Mask): Entry[] => {
      for (const { entry, asked } of latest()) learnFrom(JSON.parse(entry) as Entry, asked, mask)
      return latest().map(({ entry, asked }) => maskedEntry(JSON.parse(entry) as Entry, asked, mask))
    },
  }
}
export type Recorder = ReturnType<typeof openRecorder>

const learnFrom = (entry: Entry, asked: Remembered['asked'], mask: Mask): void => {
  if (entry.kind === 'frame') {
    if (entry.text === undefined || (entry.does !== 'up' && entry.does !== 'down')) return
    const { frame, shape } = frameShape(entry.text, entry.does)
    if (frame) mask.learn(frame.msgData, shape)
    return
  }
  for (const name of OWN) mask.learn(entry.headers[name], undefined, 'token')
  mask.learn(entry.ip, undefined, 'ip')
  mask.learn(entry.body, asked && shapeOf(asked.route.endpoint.request))
  mask.learn(dataOf(entry.answer), asked && shapeOf(asked.response))
}

const dataOf = (answer: unknown) => (isRecord(answer) ? answer['data'] : undefined)

const maskedEntry = (entry: Entry, asked: Remembered['asked'], mask: Mask): Entry => {
  if (entry.kind === 'frame') {
    if (entry.text === undefined || (entry.does !== 'up' && entry.does !== 'down')) return entry
    const { frame, shape } = frameShape(entry.text, entry.does)
    const text = frame
      ? JSON.stringify({ msgId: frame.msgId, msgData: mask.value(frame.msgData, shape) })
      : mask.text(entry.text)
    return { ...entry, text }
  }
  const { answer } = entry
  const headers = Object.entries(entry.headers).map(([name, value]) => [
    name,
    OWN.includes(name)
      ? mask.value(value, undefined, 'token')
      : /^[\w.-]{1,10}$/.test(value)
        ? value
        : mask.text(value),
  ])
  return {
    ...entry,
    headers: Object.fromEntries(headers) as Record<string, string>,
    ip: String(mask.value(entry.ip, undefined, 'ip')),
    body: mask.value(entry.body, asked && shapeOf(asked.route.endpoint.request)) as Record<string, unknown>,
    type: /^[\w.+/-]{0,40}$/.test(entry.type) ? entry.type : '',
    answer: isRecord(answer)
      ? {
          ...(mask.value({ ...answer, data: null }, undefined) as object),
          data: mask.value(answer['data'], asked && shapeOf(asked.response)),
        }
      : mask.value(answer, undefined),
  }
}

/** The entries come last: what is told of a scene stands at its beginning. */
export const recordingOf = (
  { name, at, seed }: Pick<Recording, 'name' | 'at' | 'seed'>,
  entries: Entry[],
  replaced: Recording['replaced'],
): Recording => {
  const calls = entries.filter(({ kind }) => kind === 'call').length
  const frames = entries.length - calls
  return { format: FORMAT, version: 1, name, at, seed, calls, frames, replaced, entries }
}
