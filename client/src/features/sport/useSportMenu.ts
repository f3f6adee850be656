import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { isEarly, MarketType, SportType } from '@app/contract/sport/codes'
import type { IconName } from '../../art/Icon.tsx'
import { useSportMenuQuery } from './sport.api.ts'
import { part, sportSlice, useSportDispatch } from './sport.slice.ts'

export const PAGES = ['board', 'results', 'rules'] as const
export type Page = (typeof PAGES)[number]
export const PAGE_ICONS = { board: 'list', results: 'calendar', rules: 'info' } as const
export const MARKETS = [MarketType.inPlay, MarketType.today, MarketType.early] as const

/** What the channel shows: ?page=results; anything unknown is the board. */
export const pageOf = (query: URLSearchParams): Page =>
  PAGES.find((page) => page === query.get('page')) ?? 'board'

export const sportIcons: Record<SportType, IconName> = {
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

/** Counts follow the fixtures, which move slower than prices. */
const MENU_MS = 30_000

const baseOf = (champions: string) =>
  champions === MarketType.championEarly ? MarketType.early : MarketType.today

const { marketChosen, sportChosen } = sportSlice.actions

/** Markets, sports and pages of the channel: what is chosen, how many matches each has, and the way there. */
export const useSportMenu = () => {
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const [query, setQuery] = useSearchParams()
  const page = pageOf(query)
  const show = (next: Page) => setQuery(next === 'board' ? {} : { page: next }, { preventScrollReset: true })
  const { data } = useSportMenuQuery({}, { pollingInterval: MENU_MS, skipPollingIfUnfocused: true })
  const menuOf = (market: string) => data?.markets.find((one) => one.market === market)
  const champions = isEarly(filter.market) ? MarketType.championEarly : MarketType.championToday
  // Champions are a sport of the menu: today's or early's, whose own market stays marked.
  const chosen = filter.market === champions ? baseOf(champions) : filter.market
  const back = () => {
    if (page !== 'board') show('board')
  }
  return {
    page,
    show,
    sport: filter.sport,
    market: chosen,
    totalOf: (market: string) => menuOf(market)?.total,
    countOf: (sport: SportType) => {
      if (sport === SportType.champion) return menuOf(champions)?.total
      return sport === SportType.all
        ? menuOf(chosen)?.total
        : menuOf(chosen)?.sports.find((one) => one.sport === sport)?.count
    },
    chooseMarket: (market: MarketType) => {
      dispatch(marketChosen(market))
      back()
    },
    chooseSport: (sport: SportType) => {
      dispatch(sportChosen(sport))
      back()
    },
  }
}
