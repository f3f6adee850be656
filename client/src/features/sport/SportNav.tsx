import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { isEarly, MarketType, sportTypes, SportType } from '@app/contract/sport/codes'
import { Icon } from '../../art/Icon.tsx'
import type { IconName } from '../../art/Icon.tsx'
import { useSportText } from './text.ts'
import { useSportMenuQuery } from './sport.api.ts'
import { part, sportSlice, useSportDispatch } from './sport.slice.ts'
import css from './SportNav.module.css'

const PAGES = ['board', 'results', 'rules'] as const
type Page = (typeof PAGES)[number]

/** What the channel shows: ?page=results; anything unknown is the board. */
export const pageOf = (query: URLSearchParams): Page =>
  PAGES.find((page) => page === query.get('page')) ?? 'board'

const sportIcons: Record<SportType, IconName> = {
  ALL: 'grid',
  FT: 'football',
  BK: 'basketball',
  TN: 'tennis',
  VB: 'volleyball',
  BS: 'baseball',
  TT: 'tableTennis',
  SK: 'snooker',
  VF: 'virtualFootball',
  OP: 'medal',
  FS: 'trophy',
}

const { marketChosen, sportChosen } = sportSlice.actions

/** Counts follow the fixtures, which move slower than prices. */
const MENU_MS = 30_000
const PAGE_ICONS = { board: 'list', results: 'calendar', rules: 'info' } as const
const MARKETS = [MarketType.inPlay, MarketType.today, MarketType.early] as const

/** The left column: markets, then the sports of the chosen one with their counts. */
export const SportNav = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const show = (next: (typeof PAGES)[number]) =>
    setQuery(next === 'board' ? {} : { page: next }, { preventScrollReset: true })
  const { data } = useSportMenuQuery({}, { pollingInterval: MENU_MS, skipPollingIfUnfocused: true })
  const menuOf = (market: string) => data?.markets.find((one) => one.market === market)
  const champions = isEarly(filter.market) ? MarketType.championEarly : MarketType.championToday
  // Champions are a sport of the menu: today's or early's, whose own market stays marked.
  const chosen = filter.market === champions ? baseOf(champions) : filter.market
  const countOf = (sport: SportType) => {
    if (sport === SportType.champion) return menuOf(champions)?.total
    return sport === SportType.all
      ? menuOf(chosen)?.total
      : menuOf(chosen)?.sports.find((one) => one.sport === sport)?.count
  }
  return (
    <nav className={css.nav} aria-label={t('sports')}>
      <ul className={css.markets} aria-label={t('markets')}>
        {MARKETS.map((market) => (
          <li key={market}>
            <button
              type="button"
              className={css.market}
              aria-current={(page === 'board' && market === chosen) || undefined}
              onClick={() => {
                dispatch(marketChosen(market))
                if (page !== 'board') show('board')
              }}
            >
              <span>{t(`market_${market}`)}</span>
              <span className={css.count}>{menuOf(market)?.total ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className={css.sports} aria-label={t('sports')}>
        {sportTypes.map((sport) => {
          const count = countOf(sport)
          return (
            <li key={sport}>
              <button
                type="button"
                className={css.sport}
                aria-current={(page === 'board' && sport === filter.sport) || undefined}
                data-none={count === 0 || undefined}
                onClick={() => {
                  dispatch(sportChosen(sport))
                  if (page !== 'board') show('board')
                }}
              >
                <Icon name={sportIcons[sport]} size={20} />
                <span className={css.name}>{t(`sport_${sport}`)}</span>
                <span className={css.count}>{count ?? ''}</span>
              </button>
            </li>
          )
        })}
      </ul>
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

const baseOf = (champions: string) =>
  champions === MarketType.championEarly ? MarketType.early : MarketType.today
