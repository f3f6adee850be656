import { SECOND } from '../world/clock.ts'

/** What a body may be: bytes, and the time in which all of them are there. */
export interface BodyLimit {
  bytes: number
  ms: number
  /** Only whoever steers sends such a one: it takes no room from the players'. */
  isApart?: true
}

const MIB = 1024 * 1024
export const CALL_BODY: BodyLimit = { bytes: MIB, ms: 30 * SECOND }
/** A picture and what a form says about it. */
export const UPLOAD_BODY: BodyLimit = { bytes: 6 * MIB, ms: 180 * SECOND }
/** A whole world. */
export const WORLD_BODY: BodyLimit = { bytes: 200 * MIB, ms: 300 * SECOND, isApart: true }

/** Why a body was not read to its end; `crowded`: too many others are on their way. */
export type Unread = 'tooLong' | 'tooSlow' | 'encoded' | 'crowded' | 'broken'

/** What is told about it; who gets longer bodies than a call says so in words of its own. */
export const UNREAD_TEXT: Record<Unread, string> = {
  tooLong: '请求内容超过 1 MiB',
  tooSlow: '请求内容没有在规定时间内传完，请检查网络后重试',
  encoded: '不接受压缩的请求内容（content-encoding），请直接发送',
  crowded: '同时上传的内容过多，请稍后再试',
  broken: '请求内容没有传完，请重试',
}

/** Bytes of all bodies that are not whole yet: many slow ones together are one long one. */
const MOST_WAITING = 128 * MIB
let waiting = 0

/** Counts the bytes of one body while they come; `over` says why no more are to be kept. */
export const openCount = (limit: BodyLimit): { add(bytes: number): Unread | undefined; end(): void } => {
  let own = 0
  return {
    add: (bytes) => {
      own += bytes
      if (!limit.isApart) waiting += bytes
      if (own > limit.bytes) return 'tooLong'
      return !limit.isApart && waiting > MOST_WAITING ? 'crowded' : undefined
    },
    end: () => {
      if (!limit.isApart) waiting -= own
      own = 0
    },
  }
}

/** What the head of a request says against its body. */
export const objectionTo = (
  header: (name: string) => string | null | undefined,
  { bytes }: BodyLimit,
): Unread | undefined => {
  if ((header('content-encoding') ?? 'identity') !== 'identity') return 'encoded'
  return Number(header('content-length') ?? 0) > bytes ? 'tooLong' : undefined
}

export const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** What `read` finds before the time of a body is over. */
const inTime = async <T>(
  { ms }: BodyLimit,
  read: (late: Promise<'tooSlow'>) => Promise<T>,
): Promise<T | 'broken'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'tooSlow'>((resolve) => {
    timer = setTimeout(() => resolve('tooSlow'), ms)
  })
  try {
    return await read(late)
  } catch {
    return 'broken'
  } finally {
    clearTimeout(timer)
  }
}

/** The body of a Web request, or why it is none. What comes after the limit is left to the host. */
export const readBytes = async (
  request: Request,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer> | Unread> => {
  const objection = objectionTo((name) => request.headers.get(name), limit)
  if (objection) return objection
  // Firefox hands out no stream of a worker's request: there the whole of it is in that browser's own memory.
  if (request.body === undefined) return new Uint8Array(await request.arrayBuffer())
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const count = openCount(limit)
  const chunks: Uint8Array[] = []
  const read = async (late: Promise<'tooSlow'>): Promise<Uint8Array<ArrayBuffer> | Unread> => {
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'tooSlow') return next
      if (next.done) return joined(chunks)
      const over = count.add(next.value.length)
      if (over) return over
      chunks.push(next.value)
    }
  }
  try {
    return await inTime(limit, read)
  } finally {
    count.end()
  }
}

/** No more than a host keeps of each request anyway: a body so short takes no room that would have to be counted. */
const SHORT_BYTES = 64 * 1024
const decoder = new TextDecoder()
/** The same as text. A short body that says its length is read in the quick way that the host has for it. */
export const readText = async (
  request: Request,
  limit: BodyLimit,
  header: (name: string) => string | null | undefined = (name) => request.headers.get(name),
): Promise<{ text: string } | Unread> => {
  if (Number(header('content-length') ?? Number.NaN) <= SHORT_BYTES) {
    const whole = async () => ({ text: await request.text() })
    return objectionTo(header, limit) ?? inTime(limit, (late) => Promise.race([whole(), late]))
  }
  const bytes = await readBytes(request, limit)
  return typeof bytes === 'string' ? bytes : { text: decoder.decode(bytes) }
}
