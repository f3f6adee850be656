import type { BrowserContext } from '@playwright/test'

/** `SHAKE=seed npm run task e2e`: as tests/client/page/shake.ts, in the browser. */
const seed = Number(process.env['SHAKE'] ?? 0)

/** React and the answers come late at random in every page of the context, if the run is a shaken one. */
export const shake = async (context: BrowserContext): Promise<void> => {
  if (seed === 0) return
  await context.addInitScript((begin) => {
    let state = begin
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 2 ** 32
    }
    const lateMs = (mostMs: number) => (random() < 0.4 ? random() * mostMs : 0)
    const ask = window.fetch.bind(window)
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      await new Promise((done) => void setTimeout(done, lateMs(400)))
      return answer
    }
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (
      this: MessagePort,
      message: unknown,
      options?: StructuredSerializeOptions,
    ) {
      // React's scheduler sends itself null; whatever else is sent keeps its order.
      const ms = message === null ? lateMs(60) : 0
      if (ms === 0) post.call(this, message, options)
      else setTimeout(() => post.call(this, message, options), ms)
    } as typeof post
    // React's turns end at random, too.
    const now = performance.now.bind(performance)
    let told = 0
    performance.now = () => (told = Math.max(told, now() + (random() < 0.5 ? 6 : 0)))
  }, seed)
}
