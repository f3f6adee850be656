import { signal } from './signal.ts'

/** Between two tries of what can't be fetched although the device is online. */
const AGAIN_MS = 5000

/** 'part': something that the page needs isn't here yet; 'release': nor will it ever be, the site has a new one. */
export const missing = signal<'nothing' | 'part' | 'release'>('nothing')

/** Tries at once what is waited for. */
export const tryAgain = signal(0)

let waiting = 0
let coming = 0

/** Whether code is on its way. */
export const isArriving = (): boolean => coming > 0

/** The next occasion: the device is online again, somebody asks for it, or a while has passed. */
const occasion = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      globalThis.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, AGAIN_MS)
    const stop = tryAgain.subscribe(go)
    globalThis.addEventListener('online', go)
  })

const failed = new Set<HTMLLinkElement>()

let retried: Promise<unknown> = Promise.resolve()

/** Styles that failed to come are not asked for again by the build's own loader, whoever asks for the code beside them. */
const styles = (): Promise<unknown> => {
  const again = Array.from(failed, (link) => {
    failed.delete(link)
    const next = link.cloneNode() as HTMLLinkElement
    return new Promise((resolve, reject) => {
      next.onload = resolve
      next.onerror = reject
      link.replaceWith(next)
    })
  })
  retried = Promise.all([retried.catch(() => undefined), ...again])
  return retried
}
const retryStyles = () => void styles().catch(() => undefined)

/** From the beginning: what fails without anyone waiting for it is tried again as well. */
export const watchStyles = (): void => {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    true,
  )
  addEventListener('online', retryStyles)
}

const patiently = async <T>(load: () => Promise<T>, before: unknown): Promise<T> => {
  if (missing.get() === 'nothing') missing.set('part')
  await occasion()
  try {
    await styles()
    return await load()
  } catch (error) {
    // The very same error again is the file's own: it has come, and can't run.
    if (error === before) throw error
    return patiently(load, error)
  }
}

/**
 * Code that comes when it is needed (React.lazy, import()): a file that can't be fetched is waited for, and the page stands
 * as it is until it has come. What is missing is told by the bar at the bottom.
 */
export const arriving = async <T>(load: () => Promise<T>): Promise<T> => {
  coming += 1
  try {
    const part = await load()
    retryStyles()
    return part
  } catch (error) {
    waiting += 1
    try {
      return await patiently(load, error)
    } finally {
      waiting -= 1
      if (waiting === 0 && missing.get() === 'part') missing.set('nothing')
    }
  } finally {
    coming -= 1
  }
}
