import type { Alive, Cookies, Told } from '../messages.ts'

/** How long the worker may stay silent before it is asked again. */
const PATIENCE_MS = 30_000

/** The worker that serves this page. */
const current = (): ServiceWorker => {
  const { controller } = navigator.serviceWorker
  if (!controller) throw new Error('no worker serves this page')
  return controller
}

/** Says something to the worker and hands it the far end of a line. */
export const tell = (told: Told): MessagePort => {
  const { port1, port2 } = new MessageChannel()
  current().postMessage(told, [port2])
  return port1
}

/** Asks the worker and waits for its one answer. */
export const ask = <T = Alive>(told: Told): Promise<T> =>
  new Promise((resolve, reject) => {
    const port = tell(told)
    const silent = setTimeout(() => reject(new Error('the worker is silent')), PATIENCE_MS)
    port.addEventListener('message', ({ data }) => {
      clearTimeout(silent)
      resolve(data as T)
    })
    port.start()
  })

/** Settles when the worker serves this page; one that was loaded past it (a forced reload) asks for that. */
export const served = async (address: string, scope: string): Promise<void> => {
  const { serviceWorker } = navigator
  // Registering again would wait for the browser's own look for a newer worker, which each page load begins.
  if (serviceWorker.controller) return
  const change = new Promise<void>((resolve) =>
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  await serviceWorker.register(address, { scope, updateViaCache: 'none' })
  if (serviceWorker.controller) return
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller) return
  active?.postMessage({ kind: 'claim' } satisfies Told)
  await change
}

/** Tells the worker this page's cookies, and sets those that the site has set since. */
export const exchangeCookies = async (): Promise<void> => {
  const { set } = await ask<Cookies>({ kind: 'cookies', text: document.cookie })
  for (const cookie of set) document.cookie = `${cookie}; path=/; samesite=lax`
}
