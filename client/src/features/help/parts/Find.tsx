import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRouteText } from '../../../i18n/route.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useHelpText } from '../text.ts'
import { brief } from '../../../lib/text/brief.ts'
import { to } from '../../../paths.ts'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import css from '../find.module.css'
import { HELP_MENU } from '../menu.ts'
import { search } from '../search.rules.ts'
import { searched } from '../searched.ts'
import { useIndex } from '../useIndex.ts'

/** So few that they leave most of the page empty. */
const FEW = 3

/** Finds words in all pages, which come when somebody starts to type; what was found stands in place of what was read. */
export const Find = ({ children, foot }: { children: ReactNode; foot: ReactNode }) => {
  const t = useHelpText()
  const [word, setWord] = useState('')
  const isAsked = word.trim() !== ''
  useEffect(() => {
    searched.set(isAsked)
    return () => searched.set(false)
  }, [isAsked])
  const index = useIndex(isAsked)
  const title = useRouteText()
  const found = isAsked && index ? search(index, word) : undefined
  const topic = HELP_MENU.find(({ pages }) => pages.some((page) => page === found?.[0]?.page)) ?? HELP_MENU[0]
  const others = topic.pages.filter(
    (page) => index?.some((each) => each.page === page) && !found?.some((each) => each.page === page),
  )
  return (
    <>
      <div role="search" className={css.find}>
        <SearchField
          value={word}
          onChange={setWord}
          onKeyDown={(event) => event.key === 'Escape' && setWord('')}
          placeholder={t('findHint')}
          aria-label={t('find')}
          leftSection={<Icon name="search" size={18} />}
          size="md"
        />
        <p className={css.count} role="status">
          {found &&
            (found.length > 0
              ? t('found', { count: found.length })
              : t('foundNone', { word: brief(word.trim()) }))}
        </p>
        {found && found.length > 0 && (
          <ul className={css.results}>
            {found.map(({ page, title, heading, below, around: [before, hit, after] }) => {
              const marked = (
                <>
                  {before}
                  <mark className={css.hit}>{hit}</mark>
                  {after}
                </>
              )
              return (
                <li key={`${page}${heading}`}>
                  <Link className={css.result} to={to(page)} onClick={() => setWord('')}>
                    <span className={css.where}>
                      {below !== undefined && !heading ? marked : title}
                      {heading && <> › {below === undefined ? heading : marked}</>}
                    </span>
                    <span className={css.line}>{below ?? marked}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )}
        {found && found.length <= FEW && (
          <nav className={css.more} aria-label={t('more')}>
            <strong>{t('more')}</strong>
            {others.map((page) => (
              <Link key={page} to={to(page)} onClick={() => setWord('')}>
                {title(page)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {isAsked ? !found && <SkeletonRows rows={6} height={64} /> : children}
      {(found || !isAsked) && foot}
    </>
  )
}
