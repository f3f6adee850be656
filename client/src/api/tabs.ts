/** A tab that sleeps is not waited for. */
const HEARD_MS = 1_000

const nameOf = (token: string): string => `session ${token}`

/** This tab is one of the session's until the signal says that it has heard of the end. */
export const belong = (token: string, over: AbortSignal): void => {
  const heard = new Promise<void>((resolve) => over.addEventListener('abort', () => resolve()))
  // Only where the page is secure, and not in every browser.
  navigator.locks?.request(nameOf(token), { mode: 'shared' }, () => heard).catch(() => undefined)
}

/**
 * When every tab has heard that its session has ended, or this one is closed: until then a busy tab goes on asking with
 * the token, and would be refused.
 */
export const allHaveHeard = async (token: string): Promise<void> => {
  const gone = new Promise<void>((resolve) => {
    globalThis.addEventListener('pagehide', () => resolve(), { once: true })
  })
  const signal = AbortSignal.timeout(HEARD_MS)
  const heard = navigator.locks?.request(nameOf(token), { signal }, () => undefined).catch(() => undefined)
  await Promise.race([heard, gone])
}
