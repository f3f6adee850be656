import type { PageTold, PageWish } from '@app/contract/control/drawer'
import { useSyncExternalStore } from 'react'

/** The world of the page that this is the drawer of, as its frame is addressed: #/drawer/mine. */
export const pageWorld = parent === window ? undefined : /^#\/drawer\/(.+)/.exec(location.hash)?.[1]
export const isDrawer = pageWorld !== undefined

let told: PageTold | undefined
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says to the page around this frame what is wanted of it. */
export const wish = (wanted: PageWish): void => parent.postMessage(wanted, location.origin)

/** How the page around this frame stands; undefined where there is none. */
export const usePage = (): PageTold | undefined => useSyncExternalStore(listen, () => told)

/** Hears of the page from here on. */
export const followPage = (): void => {
  addEventListener('message', ({ origin, source, data }: MessageEvent<PageTold>) => {
    if (origin !== location.origin || source !== parent || data?.address === undefined) return
    told = data
    for (const listener of listeners) listener()
  })
  wish({ do: 'tell' })
}
