import { inSite } from '../../lib/place.ts'
import { routeOf } from '../routeOf.ts'
import { screenOf } from '../screenOf.ts'

/** What a hand does before it opens a link: a pointer over it, a finger on it, the focus at it. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const

/** Whoever counts bytes is asked for none before they are needed. */
const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The code of a page comes while its link is about to be opened; a failure is the page's own to tell, when it is opened. */
export const fetchOnIntent = (): (() => void) => {
  const known = new Set<string>()
  const heard = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || isSparing()) return
    const page = routeOf(inSite(link.pathname))
    if (known.has(page.name)) return
    known.add(page.name)
    screenOf(page)().catch(() => known.delete(page.name))
  }
  for (const sign of SIGNS) document.addEventListener(sign, heard, { passive: true })
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, heard)
  }
}
