import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { parsed, visit } from '../lib/device/storage.ts'
import { isOver } from '../lib/links/over.ts'

/** How far each entry of the history was scrolled; a reload finds it in the tab's own storage. */
const KEPT = 'places'
/** Whoever touches the page meanwhile has chosen another place. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** Once the place is there it is held for so long: what comes late above it would move it along. */
const PATIENCE_MS = 5000

const read = () => parsed<[string, number][]>(visit.read(KEPT), [])
/** An address that is opened anew begins at its top, whatever was kept of it by an earlier document. */
const keptFor = (key: string) => {
  const known = new Map(read())
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'navigate') known.delete(key)
  return known
}
const write = (places: ReadonlyMap<string, number>) => visit.write(KEPT, JSON.stringify([...places]))

/** Holds the page where it was while it still grows; the router's own restoration tries only once. */
const goTo = (y: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    window.scrollTo(0, y)
    if (Math.ceil(window.scrollY) >= y) timer ??= setTimeout(stop, PATIENCE_MS)
  }
  const observer = new ResizeObserver(attempt)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of HANDS) window.removeEventListener(name, stop)
  }
  for (const name of HANDS) window.addEventListener(name, stop, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop
}

/** A new page begins at its top, Back finds the one before where it was left; an address changed in place, or by what opens over the page, moves nothing. */
export const usePlace = (): void => {
  const { key: entry, pathname, state } = useLocation()
  // What a document begins with has no key of its own: the next one, at another address, is another entry.
  const key = entry === 'default' ? pathname : entry
  const kind = useNavigationType()
  const isInPlace = kind === 'REPLACE' || (kind === 'PUSH' && isOver(state))
  const places = useRef<Map<string, number>>(undefined)
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const known = places.current!
    history.scrollRestoration = 'manual'
    const note = () => known.set(shown.current.key, Math.round(window.scrollY))
    const keep = () => write(known)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [])
  useLayoutEffect(() => {
    const known = (places.current ??= keptFor(key))
    const before = shown.current
    shown.current = { key, pathname }
    if (isInPlace && before.pathname === pathname) {
      known.set(key, Math.round(window.scrollY))
      return undefined
    }
    const y = kind === 'POP' ? (known.get(key) ?? 0) : 0
    if (y > 0) return goTo(y)
    window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, kind, isInPlace])
}
