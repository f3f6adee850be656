import { afterEach, beforeEach } from 'vitest'
import { transport } from '../../../client/src/api/send/transport.ts'

/** In each test of the file the mock's answers arrive as another backend would give them: `change` gets their data and the address. */
export const changeAnswers = (change: (data: unknown, url: string) => unknown): void => {
  const { fetch } = transport
  let deliver = fetch
  beforeEach(() =>
    Object.defineProperty(transport, 'fetch', {
      configurable: true,
      get: () => async (url: string, init: RequestInit) => {
        const answer = await deliver(url, init)
        const envelope = (await answer.json()) as { data: unknown }
        return Response.json({ ...envelope, data: change(envelope.data, url) }, answer)
      },
      set: (next: typeof fetch) => {
        deliver = next
      },
    }),
  )
  afterEach(() =>
    Object.defineProperty(transport, 'fetch', { configurable: true, writable: true, value: fetch }),
  )
}
