import type { ChannelArg } from '@app/contract/sport/channel'
import type { MarketType, PreListedLeague, SportType } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import {
  DEFAULT_MARKET,
  DEFAULT_SPORT,
  isEarly,
  MarketType as Market,
  SportType as Sport,
  TODAY_MS,
} from '@app/contract/sport/codes'

/** What the board shows. `league` is the tab (one at a time), `checked` the filter dialog's ticks (TRAP-23). */
export interface Filter {
  market: MarketType
  sport: SportType
  league: PreListedLeague
  /** YYYY-MM-DD, empty = any. */
  date: string
  checked: string[]
}

export const startFilter: Filter = {
  market: DEFAULT_MARKET,
  sport: DEFAULT_SPORT,
  league: 'all',
  date: '',
  checked: [],
}

/**
 * S-01, S-02: a market that isn't early starts again with football and no date. The sport FS has a today and an early of its own,
 * which stay champions (decision 28).
 */
export const chooseMarket = (filter: Filter, market: MarketType): Filter => {
  const isOfChampions = filter.sport === Sport.champion && market !== Market.inPlay
  const sport = isOfChampions || isEarly(market) ? filter.sport : DEFAULT_SPORT
  return {
    market: isOfChampions ? championOf(market) : market,
    sport,
    date: isEarly(market) ? filter.date : '',
    league: 'all',
    checked: [],
  }
}

/** The pre-listed leagues are football's, so the tab goes back to all. The sport FS opens the champions of its market. */
export const chooseSport = (filter: Filter, sport: SportType): Filter => {
  const market = sport === Sport.champion ? championOf(filter.market) : leaveChampion(filter.market)
  return { ...filter, market, sport, league: 'all', checked: [] }
}

const championOf = (market: MarketType): MarketType =>
  isEarly(market) ? Market.championEarly : Market.championToday
const leaveChampion = (market: MarketType): MarketType => {
  if (market === Market.championEarly) return Market.early
  return market === Market.championToday ? Market.today : market
}

export const chooseLeague = (filter: Filter, league: PreListedLeague): Filter => ({
  ...filter,
  league,
  checked: [],
})
export const chooseDate = (filter: Filter, date: string): Filter => ({ ...filter, date, checked: [] })
/** Ticking isn't a change of league: it clears nothing (TRAP-23). */
export const checkLeagues = (filter: Filter, checked: string[]): Filter => ({ ...filter, checked })

/** Which leagues the board asks for: the ticks, else the tab, else all. */
export const leagueIdsOf = ({ checked, league }: Filter): string[] => {
  if (checked.length) return [...checked].sort()
  return league === 'all' ? [] : [league]
}

/** What the board asks for. */
export const listArg = (filter: Filter): ChannelArg<'get_game_list'> => ({
  market: filter.market,
  sport: filter.sport,
  date: filter.date,
  leagueIds: leagueIdsOf(filter),
  oddsType: 'H',
})

/** The list of the channel that holds the match: in play, today or later. */
export const listOf = ({ live, startTime }: Pick<GameRow, 'live' | 'startTime'>, now: number): MarketType => {
  if (live.isLive === 'Y') return Market.inPlay
  return startTime < now + TODAY_MS ? Market.today : Market.early
}

/** Where the board shows the match. */
export const placeOf = (game: GameRow, now: number) => ({
  market: listOf(game, now),
  sport: game.sport,
  leagueId: game.leagueId,
  hgid: game.gameInfo.hgid,
})
