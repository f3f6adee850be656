import type { Transport } from '../src/kit/mount.ts'

/** The engine's mark of a lost connection: of any other error it would tell its log. */
const LOST = { retryable: true }

/** Breaks off in the middle of an answer: no browser repeats such a call by itself. */
export const cut = (): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(' ')),
      pull: (controller) => controller.error(Object.assign(new Error('broken off'), LOST)),
    }),
    { headers: { 'content-type': 'application/json' } },
  )

/** The engine tells nobody's address: everyone is this machine. */
export const transport: Transport = {
  ip: () => '127.0.0.1',
  header: (c, name) => c.req.header(name),
  cut,
}
