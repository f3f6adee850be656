import { Worker } from 'node:worker_threads'
import { systemTime } from '../../world/clock.ts'
import type { Passed } from '../exchange.ts'
import type { DualPort, Question } from '../port.ts'

const MIB = 1024 * 1024
/** What may wait for the mock: more is left out, and said so. */
const MOST_WAITING = 2_000
const MOST_BYTES = 64 * MIB
const MOST_MEMORY_MIB = 1_024

export type ToShadow =
  | { does: 'pass'; passed: Passed }
  | { does: 'tear' }
  | { does: 'ask'; id: number; question: Question; asked: unknown }
export type FromShadow =
  | { does: 'done' }
  | { does: 'answer'; id: number; value: unknown }
  | { does: 'log'; text: string }

export interface ThreadOptions {
  file: string
  data: unknown
  upstream: string
  /** Whether a call that was left out may have changed something. */
  moves(method: string, url: string): boolean
  log(text: string): void
}

const bytesOf = (passed: Passed): number => {
  if ('event' in passed) return 'text' in passed.event ? passed.event.text.length : 0
  const { body, answer } = passed.exchange
  return (body?.length ?? 0) + ('status' in answer ? (answer.body?.length ?? 0) : 0)
}

/** The comparison in a thread of its own: no player waits for it, and whatever befalls it, calls go on. */
export const openThread = ({ file, data, upstream, moves, log }: ThreadOptions) => {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MIB },
  })
  worker.unref()
  const asked = new Map<number, { answer(value: unknown): void; fail(error: Error): void }>()
  /** The bytes of what waits, in order. */
  const waiting: number[] = []
  let [bytes, skipped, last] = [0, 0, 0]
  let isOver = false
  const send = (message: ToShadow) => worker.postMessage(message)

  const over = (why: string) => {
    if (isOver) return
    isOver = true
    waiting.length = 0
    log(`对照已停止（${why}），调用照常转发到真实后端；重新启动即可恢复对照`)
    for (const { fail } of asked.values()) fail(new Error('对照已停止，请重新启动'))
    asked.clear()
  }
  worker.on('message', (message: FromShadow) => {
    if (message.does === 'log') log(message.text)
    if (message.does === 'done') bytes -= waiting.shift() ?? 0
    if (message.does !== 'answer') return
    asked.get(message.id)?.answer(message.value)
    asked.delete(message.id)
  })
  // Its message may hold what a call held.
  worker.on('error', (error: Error & { code?: string }) => over(error.code ?? error.name))
  worker.on('exit', () => over('线程结束'))

  const port: DualPort = {
    upstream,
    since: systemTime(),
    waiting: () => waiting.length,
    skipped: () => skipped,
    ask: (question, about) =>
      isOver
        ? Promise.reject(new Error('对照已停止，请重新启动'))
        : new Promise((answer, fail) => {
            asked.set(++last, { answer, fail })
            send({ does: 'ask', id: last, question, asked: about })
          }),
  }
  return {
    port,
    pass: (passed: Passed): void => {
      if (isOver) return
      const size = bytesOf(passed)
      if (waiting.length >= MOST_WAITING || bytes + size > MOST_BYTES) {
        skipped += 1
        if ('exchange' in passed && moves(passed.exchange.method, passed.exchange.url)) send({ does: 'tear' })
        return
      }
      waiting.push(size)
      bytes += size
      send({ does: 'pass', passed })
    },
    close: async () => {
      isOver = true
      await worker.terminate()
    },
  }
}
