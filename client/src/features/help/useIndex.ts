import { useEffect, useState } from 'react'
import { useSite } from '../../api/siteConfig.ts'
import { useLegal } from '../../i18n/legal.ts'
import { type Locale, useLocale } from '../../i18n/locale.ts'
import { useRouteText } from '../../i18n/route.ts'
import { HELP_PAGES } from './menu.ts'
import type { Block } from './page.ts'
import { LEGAL, loadPage } from './pages.ts'
import { type Entry, entriesOf } from './search.rules.ts'

type Loaded = { locale: Locale; pages: readonly (readonly Block[])[] }

/** Every line of every page, once somebody wants to search. */
export const useIndex = (isWanted: boolean): readonly Entry[] | undefined => {
  const locale = useLocale()
  const title = useRouteText()
  const { depositDisabled } = useSite()
  const [loaded, setLoaded] = useState<Loaded>()
  const legal = { terms: useLegal('terms'), privacy: useLegal('privacy') }
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    Promise.all(HELP_PAGES.map((page) => loadPage(page, locale))).then(
      (pages) => isCurrent && setLoaded({ locale, pages }),
      // Their titles are known without them.
      () => isCurrent && setLoaded({ locale, pages: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, locale])
  if (loaded?.locale !== locale) return undefined
  return HELP_PAGES.flatMap((page, at) => {
    if (page === 'help-ck' && depositDisabled === '1') return []
    const kind = LEGAL[page]
    const blocks = kind
      ? legal[kind].flatMap((section) => [
          { heading: section.title },
          ...section.paragraphs.map((paragraph) => ({ text: [paragraph] })),
        ])
      : (loaded.pages[at] ?? [])
    return entriesOf(page, title(page), blocks)
  })
}
