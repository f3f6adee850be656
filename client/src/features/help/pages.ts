import { useEffect, useState } from 'react'
import { type LegalText, useLegal } from '../../i18n/legal.ts'
import { type Locale, useLocale } from '../../i18n/locale.ts'
import type { HelpPage } from './menu.ts'
import type { Block } from './page.ts'

const FILES = {
  'zh-CN': import.meta.glob<readonly Block[]>('./pages/zh-CN/*.md', { import: 'default' }),
  'zh-TW': import.meta.glob<readonly Block[]>('./pages/zh-CN/*.md', { import: 'default', query: '?zh-TW' }),
}

/** These two are the texts of the registration's dialog. */
export const LEGAL: Partial<Record<HelpPage, LegalText>> = { 'help-gztk': 'terms', 'help-ysgz': 'privacy' }

const kept = new Map<string, readonly Block[]>()

/** The blocks of a page that has a file of its own. */
export const loadPage = async (page: HelpPage, locale: Locale): Promise<readonly Block[]> => {
  const load = FILES[locale][`./pages/zh-CN/${page.replace('help-', '')}.md`]
  const blocks = load ? await load() : []
  kept.set(`${locale} ${page}`, blocks)
  return blocks
}

const useLegalBlocks = (kind: LegalText): readonly Block[] =>
  useLegal(kind).flatMap(({ title, paragraphs }) => [
    { heading: title },
    ...paragraphs.map((paragraph) => ({ text: [paragraph] })),
  ])

type Loaded = { of: string; blocks?: readonly Block[]; isFailed?: true }

/** A page's blocks; nothing while they are on their way. */
export const useHelpPage = (page: HelpPage) => {
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ of: '' })
  const legal = useLegalBlocks(LEGAL[page] ?? 'terms')
  const id = `${locale} ${page} ${tries}`
  const isLegal = LEGAL[page] !== undefined
  useEffect(() => {
    if (isLegal) return
    let isCurrent = true
    loadPage(page, locale).then(
      (blocks) => isCurrent && setLoaded({ of: id, blocks }),
      () => isCurrent && setLoaded({ of: id, isFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, page, locale, isLegal])
  return {
    blocks: isLegal
      ? legal
      : ((loaded.of === id ? loaded.blocks : undefined) ?? kept.get(`${locale} ${page}`)),
    isFailed: !isLegal && loaded.of === id && loaded.isFailed === true,
    retry: () => setTries((count) => count + 1),
  }
}
