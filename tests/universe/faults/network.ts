import { HEADER } from '@app/contract/kit/headers'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import type { Server } from '../life/server.ts'
import type { Queue } from '../time/queue.ts'
import { socketsOver } from './line.ts'

/** What becomes of one call on its way. */
export interface Fate {
  upMs: number
  downMs: number
  kind: 'through' | 'lostBefore' | 'lostAfter' | 'refused'
  refusal?: StatusName
}

/** One call as it was, for whoever judges the journey. */
export interface Call {
  at: number
  method: string
  path: string
  body: string
  requestId: string
  token: string
  fate: Fate['kind']
  refusal?: StatusName
  /** Whether this is the call that the step's fault was for. */
  isMet?: boolean
  status?: number
  answer?: string
  /** When the server did it. */
  doneAt?: number
  /** Whoever asked had given it up before the answer came. */
  isLeft?: boolean
  /** Of a refused one: whether the page said something soon after. */
  isTold?: boolean
}

export interface Network {
  calls: Call[]
  /** Calls that have neither been answered nor given up. */
  underWay(): number
  /** Decides of each call what becomes of it. */
  weather: (call: Call) => Fate
  isDown: boolean
  isUnwired: boolean
  /** Breaks every line. */
  cutLines(): void
  plug(window: Window & typeof globalThis, isOpen: () => boolean): { cut(): void }
}

const WAY_MS = 20
const TELL_MS = 500
/** What says that something went wrong: a message, a question, a field. */
const TELLING = '[role=alert], [role=dialog], [aria-invalid=true]'
/** A field has no text of its own: what is wrong with it is what describes it. */
const wordsOf = (element: Element): string => {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const described = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
  return [element.textContent, ...described].join(' ')
}

export const openNetwork = (queue: Queue, server: () => Server): Network => {
  const lines = new Set<() => void>()
  let underWay = 0
  const wait = (ms: number) => new Promise<void>((done) => void queue.after(ms, done))
  const network: Network = {
    calls: [],
    underWay: () => underWay,
    weather: () => ({ upMs: WAY_MS, downMs: WAY_MS, kind: 'through' }),
    isDown: false,
    isUnwired: false,
    cutLines: () => {
      for (const cut of Array.from(lines)) cut()
    },
    plug: (window, isOpen) => {
      const open = new Set<() => void>()
      const own = {
        add: (cut: () => void) => (lines.add(cut), open.add(cut)),
        delete: (cut: () => void) => (lines.delete(cut), open.delete(cut)),
      } as Set<() => void>
      const givenUp = new Set<() => void>()
      const origin = () => ({ cookie: window.document.cookie, origin: window.location.origin })
      const lost = () => new TypeError('Failed to fetch')
      const answerOf = (text: string, http: number) =>
        new Response(text, { status: http, headers: { date: new Date(queue.now()).toUTCString() } })
      const deliver = async (url: string, init: RequestInit) => {
        const { method = 'GET', headers: named = {}, body, signal } = init
        const headers = named as Record<string, string>
        const call: Call = {
          at: queue.now(),
          method,
          path: new URL(url, window.location.href).pathname,
          body: typeof body === 'string' ? body : '',
          requestId: headers[HEADER.requestId] ?? '',
          token: headers[HEADER.token] ?? '',
          fate: 'through',
        }
        network.calls.push(call)
        const { upMs, downMs, kind, refusal } = network.weather(call)
        call.fate = kind
        if (refusal) call.refusal = refusal
        const telling = () => Array.from(window.document.querySelectorAll(TELLING), wordsOf).join('\n')
        // What stands there anyhow, a hint or the dialog that was asked, tells of nothing.
        const before = kind === 'refused' ? telling() : ''
        await wait(upMs)
        if (network.isDown || kind === 'lostBefore') throw lost()
        if (kind === 'refused')
          await server().control('POST', '/faults', {
            path: call.path,
            status_code: STATUS[refusal!].code,
            times: 1,
          })
        const response = await server().fetch(url, { method, headers, ...(body && { body }) }, origin())
        call.doneAt = queue.now()
        call.answer = await response.text()
        call.status = Number(/"status_code":(\d+)/.exec(call.answer)?.[1] ?? response.status)
        await wait(downMs)
        if (signal?.aborted) call.isLeft = true
        if (kind === 'refused')
          queue.after(TELL_MS, () => {
            call.isTold = isOpen() && telling() !== before
          })
        if (network.isDown || kind === 'lostAfter') throw lost()
        return answerOf(call.answer, response.status)
      }
      const fetch = (url: string, init: RequestInit = {}): Promise<Response> =>
        new Promise((resolve, reject) => {
          underWay += 1
          let isOver = false
          const end = (work: () => void) => {
            if (isOver) return
            isOver = true
            underWay -= 1
            givenUp.delete(giveUp)
            if (isOpen()) work()
          }
          const giveUp = () => end(() => undefined)
          givenUp.add(giveUp)
          const isLeaving = (init as { keepalive?: boolean }).keepalive
          const { signal } = init
          signal?.addEventListener('abort', () => end(() => reject(signal.reason as Error)))
          deliver(url, init).then(
            (response) => end(() => resolve(response)),
            (error: Error) => end(() => (isLeaving && !isOpen() ? undefined : reject(error))),
          )
        })
      Object.defineProperty(window, 'fetch', { configurable: true, value: fetch })
      Object.defineProperty(window, 'WebSocket', {
        configurable: true,
        value: socketsOver({
          after: queue.after,
          server,
          isDown: () => network.isDown || network.isUnwired,
          isOpen,
          origin,
          open: own,
        }),
      })
      return {
        cut: () => {
          for (const giveUp of Array.from(givenUp)) giveUp()
          for (const lose of Array.from(open)) lose()
        },
      }
    },
  }
  return network
}
