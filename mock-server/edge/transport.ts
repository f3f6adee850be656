import type { Transport } from '../src/kit/mount.ts'

/** Breaks off in the middle of an answer: no browser repeats such a call by itself. */
export const cut = (): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(' ')),
      pull: (controller) => controller.error(new Error('broken off')),
    }),
    { headers: { 'content-type': 'application/json' } },
  )

/** The engine tells nobody's address: everyone is this machine. */
export const transport: Transport = {
  ip: () => '127.0.0.1',
  header: (c, name) => c.req.header(name),
  cut,
}
