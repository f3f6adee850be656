import { joining, type Part } from './parts.ts'

/** To the worker: what to ask, or that it is no longer wanted. */
export type Asked = { id: number; url: string; init: Omit<RequestInit, 'signal'> } | { id: number }
/** From the worker: what of the answer has come, or that it is whole; 0 when there is none. */
export type Told = { id: number; part: Part } | { id: number; status: number; date: string | null }

export interface Answer {
  status: number
  date: string | null
  /** undefined: it isn't JSON. */
  answer: unknown
}

interface Waiting {
  join: ReturnType<typeof joining>
  done: (answer: Answer) => void
  fail: (reason: Error) => void
}

const waiting = new Map<number, Waiting>()
/** null: none will come. */
let worker: Worker | null | undefined
let last = 0

const take = (told: Told): void => {
  const call = waiting.get(told.id)
  if (!call) return
  if ('part' in told) return call.join.take(told.part)
  waiting.delete(told.id)
  const { status, date } = told
  if (status === 0) call.fail(new TypeError('no answer'))
  else call.done({ status, date, answer: call.join.answer() })
}

/** Its calls fail as on a line that is cut; whoever asks again does without it. */
const lose = () => {
  worker = null
  for (const [id, { fail }] of waiting) {
    waiting.delete(id)
    fail(new TypeError('no worker'))
  }
}

const begin = (): Worker | null => {
  try {
    const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<Told>) => take(data)
    begun.onerror = lose
    return begun
  } catch {
    return null
  }
}

/**
 * As fetch, but asked and read beside the page, which gets the answer in parts and can answer the player between them. undefined
 * where there is nothing to ask with.
 */
export const fetchAside = (url: string, { signal, ...init }: RequestInit): Promise<Answer> | undefined => {
  if (worker === undefined) worker = begin()
  if (!worker) return undefined
  signal?.throwIfAborted()
  const own = worker
  const id = (last += 1)
  return new Promise((done, fail) => {
    waiting.set(id, { join: joining(), done, fail })
    signal?.addEventListener('abort', () => {
      if (!waiting.delete(id)) return
      own.postMessage({ id })
      fail(new DOMException('aborted', 'AbortError'))
    })
    own.postMessage({ id, url, init })
  })
}
