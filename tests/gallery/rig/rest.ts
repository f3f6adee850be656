import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { Frame } from '@app/contract/kit/message'
import { expect, type Page } from '../../e2e/rig/visit.ts'
import { STILL_AT } from './still.data.mjs'

const LONG_MS = 1_000
/** What still moves then never rests. */
const MOST_FRAMES = 90
/** How long an answer over the line is waited for. */
const OWED_MS = 10_000
/** React renders a page in small steps, between which nothing has changed: at rest a page has nothing to do. */
const IDLE_MS = 500

/** A connection, and what its other end hasn't said yet. */
type Line = WebSocket & { owed: Set<string> }

/** Timers run, until `isRunning` is taken back: for what only they bring about. */
export const letRun = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { isRunning: true }))

/** Time stands and nothing moves, in every document of the page. */
export const holdStill = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([at, longMs, ids]) => {
      Date.now = () => at
      const Real = Date
      globalThis.Date = new Proxy(Real, {
        construct: (target, given) => Reflect.construct(target, given.length === 0 ? [at] : given) as object,
      })
      let state = 7
      Math.random = () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return state / 2 ** 32
      }
      // What a player would wait for a second or more never comes: no slide, no toast that goes, no call by the clock. What comes
      // sooner comes at once, React's pause between two parts of a page too: while it waits a page looks as if it were at rest.
      const late = (work: TimerHandler) => () => {
        if ((globalThis as { isRunning?: boolean }).isRunning && typeof work === 'function') work()
      }
      const [later, often] = [globalThis.setTimeout, globalThis.setInterval]
      globalThis.setTimeout = ((work: TimerHandler, ms = 0, ...given: unknown[]) =>
        ms >= longMs ? later(late(work), ms, ...given) : later(work, 0, ...given)) as typeof setTimeout
      globalThis.setInterval = ((work: TimerHandler, ms = 0, ...given: unknown[]) =>
        often(ms >= longMs ? late(work) : work, ms, ...given)) as typeof setInterval
      const sockets: Line[] = []
      Object.assign(globalThis, { sockets })
      globalThis.WebSocket = new Proxy(WebSocket, {
        construct: (target, given) => {
          const owed = new Set(['greeting'])
          const socket = Object.assign(Reflect.construct(target, given) as WebSocket, { owed })
          const send = socket.send.bind(socket)
          const kindOf = (frame: unknown, room: number) =>
            (JSON.parse(String(frame)) as Frame).msgId === room ? 'room' : 'greeting'
          // What a room is called comes over the line, in the language of its last connection, and other messages before it.
          socket.send = (frame) => {
            owed.add(kindOf(frame, ids.joinRoom))
            send(frame)
          }
          socket.addEventListener('message', ({ data }) => {
            owed.delete('greeting')
            owed.delete(kindOf(data, ids.joinUnicast))
          })
          sockets.push(socket)
          return socket
        },
      })
      const still = document.createElement('style')
      still.textContent =
        '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important}'
      const put = () => document.documentElement?.append(still)
      if (document.documentElement) put()
      else addEventListener('DOMContentLoaded', put)
    },
    [STILL_AT, LONG_MS, MESSAGE_ID] as const,
  )

/** Until nothing is asked for, every picture is there and nothing has changed for two frames. */
export const atRest = async (
  page: Page,
  underWay: (isHeld: boolean) => number,
  isEndless = false,
  turns = 5,
): Promise<void> => {
  const settles = { intervals: [20, 40, 80], message: `${page.url()} settles` }
  await expect.poll(() => underWay(isEndless), settles).toBe(0)
  await page.evaluate(
    async ([isBusy, most, timeout, longest]) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const idle = () => new Promise((done) => requestIdleCallback(done, { timeout }))
      const isWaiting = () =>
        !isBusy &&
        [...document.querySelectorAll('[data-waiting], main .mantine-Skeleton-root')].some((one) =>
          one.checkVisibility(),
        )
      const { sockets } = globalThis as unknown as { sockets: Line[] }
      const isOwed = () => !isBusy && sockets.some(({ readyState, owed }) => readyState <= 1 && owed.size > 0)
      const shown = () =>
        [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy')
      let changes = 0
      const watch = new MutationObserver((seen) => void (changes += seen.length))
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      await document.fonts.ready
      const end = performance.now() + longest
      for (let turn = 0, calm = 0; turn < most && calm < 2; turn += isOwed() ? 0 : 1) {
        if (performance.now() > end) break
        const before = changes
        await frame()
        await idle()
        const isCalm =
          before === changes && !isWaiting() && !isOwed() && shown().every(({ complete }) => complete)
        calm = isCalm ? calm + 1 : 0
      }
      watch.disconnect()
    },
    [isEndless, MOST_FRAMES, IDLE_MS, OWED_MS] as const,
  )
  // What came may have asked for more.
  if (underWay(isEndless) > 0 && turns > 0) await atRest(page, underWay, isEndless, turns - 1)
}
