import type { GameFilter } from '@app/contract/game/game'

/** The tabs of the list, in their order: changeGameTab (EV-13) names them by their place. */
export const GAME_TABS = [
  'all',
  'hot',
  'new',
  'pool',
  'recent',
  'collection',
] as const satisfies readonly GameFilter[]
export type GameTab = (typeof GAME_TABS)[number]

export interface GameListState {
  type: GameTab
  /** enName of a venue, empty for all. */
  venue: string
  tag: string
  keyword: string
  pageNum: number
}

/** Fills the rows of six, four and two alike. */
export const GAMES_A_PAGE = 24
export const WORDS_MAX = 30

/** What the address asks for: ?type=pool&venue=cwdz&q=锦鲤. Anything strange is left out. */
export const filterOf = (search: string): GameListState => {
  const query = new URLSearchParams(search)
  const type = GAME_TABS.find((tab) => tab === query.get('type')) ?? 'all'
  return {
    type,
    venue: query.get('venue') ?? '',
    tag: query.get('tag') ?? '',
    keyword: query.get('q') ?? '',
    pageNum: 1,
  }
}

/** Only members have played and collected: a visitor's list has no such tabs. */
export const tabsFor = (isMember: boolean, hasPools: boolean): readonly GameTab[] =>
  GAME_TABS.filter(
    (tab) => (isMember || (tab !== 'recent' && tab !== 'collection')) && (hasPools || tab !== 'pool'),
  )
