import { transport } from '../api/send/transport.ts'

/**
 * While the work runs, the site's calls wait at the door, for the world that they would ask is about to be another one:
 * what ends with its session meanwhile never leaves. The control calls go through.
 */
export const holdCalls = async <T>(work: () => Promise<T>): Promise<T> => {
  const { fetch } = transport
  let open = (): void => undefined
  const opened = new Promise<void>((done) => (open = done))
  transport.fetch = async (input, init) => {
    if (!input.startsWith('/__mock/')) await opened
    init.signal?.throwIfAborted()
    return fetch(input, init)
  }
  try {
    return await work()
  } finally {
    transport.fetch = fetch
    open()
  }
}
