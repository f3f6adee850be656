import { Icon } from '../../art/Icon.tsx'
import { useSportText } from './text.ts'
import { SportList } from './SportList.tsx'
import css from './SportNav.module.css'
import { MARKETS, PAGE_ICONS, PAGES, useSportMenu } from './useSportMenu.ts'

/** The left column: markets, then the sports of the chosen one with their counts. */
export const SportNav = () => {
  const t = useSportText()
  const { page, show, market: chosen, totalOf, chooseMarket } = useSportMenu()
  return (
    <nav className={css.nav} aria-label={t('sports')}>
      <ul className={css.markets} aria-label={t('markets')}>
        {MARKETS.map((market) => (
          <li key={market}>
            <button
              type="button"
              className={css.market}
              aria-current={(page === 'board' && market === chosen) || undefined}
              onClick={() => chooseMarket(market)}
            >
              <span>{t(`market_${market}`)}</span>
              <span className={css.count}>{totalOf(market) ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
      <SportList />
      <ul className={css.pages} aria-label={t('pages')}>
        {PAGES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={css.page}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => show(name)}
            >
              <Icon name={PAGE_ICONS[name]} size={16} />
              {t(`page_${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
