import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { isEarly, MarketType, sportTypes, SportType } from '@app/contract/sport/codes'
import { Icon } from '../../art/Icon.tsx'
import type { IconName } from '../../art/Icon.tsx'
import { useSportText } from './text.ts'
import { sportApi, useSportMenuQuery } from './sport.api.ts'
import { chooseMarket } from './board/filter.rules.ts'
import type { Found } from './board/useBoard.ts'
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

/** What the menu counts and what is chosen of it. */
const useMenu = () => {
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const show = (next: Page) => setQuery(next === 'board' ? {} : { page: next }, { preventScrollReset: true })
  const { data } = useSportMenuQuery({}, { pollingInterval: MENU_MS, skipPollingIfUnfocused: true })
  const list = { market: filter.market, sport: SportType.champion }
  // As many as are listed, in the moment that one of them is decided.
  const { currentData: listed } = sportApi.endpoints.championList.useQueryState(list)
  const menuOf = (market: string) => data?.markets.find((one) => one.market === market)
  const championsBeside = (market: MarketType) =>
    isEarly(market) ? MarketType.championEarly : MarketType.championToday
  const champions = championsBeside(filter.market)
  // Champions are a sport of the menu: today's or early's, whose own market stays marked.
  const chosen = filter.market === champions ? baseOf(champions) : filter.market
  return {
    page,
    show,
    chosen,
    sport: filter.sport,
    /** The sport that its list shows or, chosen, would begin with. */
    sportIn: (market: MarketType) => (market === chosen ? filter.sport : chooseMarket(filter, market).sport),
    /** Of the board alone: nothing beside the results is of a market. */
    countOf: (sport: SportType, market: MarketType = chosen) => {
      if (page !== 'board') return undefined
      const counted = sport === SportType.champion ? championsBeside(market) : market
      if (sport === SportType.champion && listed && counted === filter.market) return listed.games.length
      const menu = menuOf(counted)
      return sport === SportType.all || sport === SportType.champion
        ? menu?.total
        : menu?.sports.find((one) => one.sport === sport)?.count
    },
    choose: (choice: ReturnType<typeof marketChosen> | ReturnType<typeof sportChosen>) => {
      dispatch(choice)
      if (page !== 'board') show('board')
    },
  }
}

/** What is chosen already stays, and is read from its beginning. */
const toTop = () => window.scrollTo({ top: 0, behavior: 'smooth' })

interface OfSearch {
  found?: Found | undefined
}

/** In play, today, early, with how many matches each lists, of those that are sought where that is known. */
export const Markets = ({ found }: OfSearch) => {
  const t = useSportText()
  const { page, chosen, sport, sportIn, countOf, choose } = useMenu()
  const counted = (market: MarketType) => {
    const of = sportIn(market)
    const count = found ? found[market] : countOf(of, market)
    if (count === undefined) return ''
    // What it leads to is of another sport (S-02).
    return of === sport ? count : `${t(`sport_${of}`)} ${count}`
  }
  return (
    <ul className={css.markets} aria-label={t('markets')}>
      {MARKETS.map((market) => (
        <li key={market}>
          <button
            type="button"
            className={css.market}
            aria-current={(page === 'board' && market === chosen) || undefined}
            onClick={() => (page === 'board' && market === chosen ? toTop() : choose(marketChosen(market)))}
          >
            <span>{t(`market_${market}`)}</span>
            <span className={css.count}>{counted(market)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export const SportIcon = ({ sport }: { sport: SportType }) => <Icon name={sportIcons[sport]} size={20} />

/** The sports of the chosen market with their counts; while something is sought, of the chosen one alone it may be known how many. */
export const Sports = ({ found, onChosen }: OfSearch & { onChosen?: () => void }) => {
  const t = useSportText()
  const { page, chosen: market, sport: chosen, countOf, choose } = useMenu()
  const counted = (sport: SportType) => {
    if (found) return sport === chosen ? found[market] : undefined
    return countOf(sport)
  }
  return (
    <ul className={css.sports} aria-label={t('sports')}>
      {sportTypes.map((sport) => {
        const count = counted(sport)
        return (
          <li key={sport}>
            <button
              type="button"
              className={css.sport}
              aria-current={(page === 'board' && sport === chosen) || undefined}
              data-none={count === 0 || undefined}
              onClick={() => {
                choose(sportChosen(sport))
                onChosen?.()
              }}
            >
              <SportIcon sport={sport} />
              <span className={css.name}>{t(`sport_${sport}`)}</span>
              <span className={css.count}>{count ?? ''}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The board, the results, the rules. */
export const Pages = ({ onChosen }: { onChosen?: () => void }) => {
  const t = useSportText()
  const { page, show } = useMenu()
  return (
    <ul className={css.pages} aria-label={t('pages')}>
      {PAGES.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={css.page}
            aria-current={name === page ? 'page' : undefined}
            onClick={() => {
              show(name)
              onChosen?.()
            }}
          >
            <Icon name={PAGE_ICONS[name]} size={16} />
            {t(`page_${name}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The left column. */
export const SportNav = ({ found }: OfSearch) => {
  const t = useSportText()
  return (
    <nav className={css.nav} aria-label={t('sports')}>
      <Markets found={found} />
      <Sports found={found} />
      <Pages />
    </nav>
  )
}

const baseOf = (champions: string) =>
  champions === MarketType.championEarly ? MarketType.early : MarketType.today
