import { SeenObserver, StillObserver, matchMedia } from '../../client/page/atRest.ts'
import type { Queue, Timer } from '../time/queue.ts'
import type { Chance } from '../chance/chance.ts'
import type { Device } from './device.ts'

const FRAME_MS = 16

/** Of a request no more than a router asks: the library's signal is none for Node's own. */
class Asked {
  readonly url: string
  readonly method: string
  readonly signal: AbortSignal | undefined
  readonly headers = new Headers()
  constructor(url: string | URL, { method = 'GET', signal }: RequestInit = {}) {
    this.url = String(url)
    this.method = method
    this.signal = signal ?? undefined
  }
}

interface Around {
  queue: Queue
  device: Device
  chance: Chance
  /** False when the page is gone. */
  isOpen: () => boolean
  /** From when on a sleeping tab's timers may ring. */
  wakesAt: () => number
  failed: (error: unknown) => void
  /** Milliseconds that a turn of the page comes late: a busy machine. */
  lateMs: () => number
}

/** Timers, frames, channels, dates and chance of one page, all from the one queue and the one number. */
export const furnish = (window: Window & typeof globalThis, around: Around): void => {
  const { queue, device, chance, isOpen, wakesAt, failed, lateMs } = around
  const run = (work: () => void) => () => {
    if (!isOpen()) return
    if (queue.now() < wakesAt()) {
      queue.after(wakesAt() - queue.now(), run(work))
      return
    }
    try {
      work()
    } catch (error) {
      failed(error)
    }
  }
  const timers = new Map<number, Timer>()
  let numbers = 0
  const keep = (timer: Timer) => {
    timers.set(++numbers, timer)
    return numbers
  }
  const drop = (number: number) => {
    const timer = timers.get(number)
    if (timer !== undefined) queue.cancel(timer)
    timers.delete(number)
  }
  const callIn = (ms: number, work: (...args: never[]) => void, args: never[] = []) => {
    const number = numbers + 1
    return keep(
      queue.after(
        ms,
        run(() => {
          timers.delete(number)
          work(...args)
        }),
      ),
    )
  }
  class Channel {
    port1 = { onmessage: null as ((event: object) => void) | null, close: () => undefined }
    port2 = {
      postMessage: (data: unknown) => void callIn(lateMs(), () => this.port1.onmessage?.({ data })),
      close: () => undefined,
    }
  }
  const begun = queue.now()
  class OwnDate extends Date {
    constructor(...args: [] | ConstructorParameters<typeof Date>) {
      super(...((args.length === 0 ? [OwnDate.now()] : args) as [number]))
    }
    static override now() {
      return queue.now() + device.skewMs
    }
  }
  const own = {
    setTimeout: (work: () => void, ms = 0, ...args: never[]) =>
      callIn(Math.max(1, Number(ms) || 0), work, args),
    clearTimeout: drop,
    setInterval: (work: () => void, ms = 0) => keep(queue.every(Math.max(1, ms), run(work))),
    clearInterval: drop,
    requestAnimationFrame: (work: (at: number) => void) =>
      callIn(FRAME_MS - ((queue.now() - begun) % FRAME_MS), () => work(queue.now() - begun)),
    cancelAnimationFrame: drop,
    MessageChannel: Channel,
    Date: OwnDate,
    performance: {
      now: () => queue.now() - begun,
      mark: () => undefined,
      measure: () => undefined,
      getEntriesByType: () => [],
    },
    crypto: { getRandomValues: chance.bytes },
    matchMedia,
    ResizeObserver: StillObserver,
    IntersectionObserver: SeenObserver,
    scrollTo: () => undefined,
    // Nothing is styled: what elements say themselves is all that there is.
    getComputedStyle: (element: HTMLElement) => element.style,
    Math: Object.create(Math, { random: { value: chance.share } }) as Math,
    Request: Asked,
    Response,
    Headers,
    TextEncoder,
    TextDecoder,
  }
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(window, name, { configurable: true, writable: true, value })
  window.HTMLCanvasElement.prototype.getContext = () => null
  window.Element.prototype.scrollIntoView = () => undefined
  window.Element.prototype.scrollTo = () => undefined
  window.URL.createObjectURL = () => 'blob:picture'
  window.URL.revokeObjectURL = () => undefined
}
