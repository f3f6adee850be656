import { VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { useIsMember } from '../../api/session.ts'
import { shownOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useGamesText } from './games/text.ts'
import { bus } from '../../lib/bus.ts'
import { KEPT, usePageState } from '../../lib/pageState.ts'
import { to } from '../../paths.ts'
import { ClearFilter } from '../../ui/EmptyState/ClearFilter.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Pages } from '../../ui/Pages/Pages.tsx'
import { SectionTitle } from '../../ui/SectionTitle/SectionTitle.tsx'
import { useTooLong } from '../../ui/useTooLong.ts'
import {
  filterOf,
  GAME_TABS,
  type GameListState,
  GAMES_A_PAGE,
  tabsFor,
  WORDS_MAX,
} from './games/gameFilter.ts'
import css from './GameListScreen.module.css'
import { useGamesQuery } from './games/games.api.ts'
import { useLobbyPoolsQuery, useLobbyVenuesQuery } from './lobby.api.ts'
import { Failed } from './Failed.tsx'
import { GameFilters } from './games/GameFilters.tsx'
import { GamesAtRest } from './games/GamesAtRest.tsx'
import { GameGrid, GamePlaces } from './games/GameGrid.tsx'
import { GameStage } from './games/GameStage.tsx'
import { Shelf, shelfOf } from './games/Shelf.tsx'

/** While somebody types, the list waits. */
const TYPING_MS = 250
const REFRESH_MS = 60_000
/** No game is called by so many words. */
const NONE = { records: [], total: 0, tags: [] as string[] }

/** /game/egame and /game/fishing: one list of games for both (RT-010, RT-011). */
export const GameListScreen = () => {
  const { pathname } = useLocation()
  return <GameList key={pathname} category={pathname === to('fishing') ? 'BY' : 'DZ'} />
}

const GameList = ({ category }: { category: 'DZ' | 'BY' }) => {
  const t = useGamesText()
  const { search, state: arrival } = useLocation()
  const isMember = useIsMember()
  const [state, set] = usePageState<GameListState>(category === 'BY' ? 'fishing' : 'egame', () =>
    filterOf(search),
  )
  // Back, forward and the tab lead to the page as it was left; only a link says anew what is to be seen.
  const isReturn = useNavigationType() === 'POP' || arrival === KEPT
  const asked = useEffectEvent(() => {
    if (!isReturn) set(filterOf(search))
  })
  useEffect(() => {
    if (search) asked()
  }, [search])
  const tooLong = useTooLong()(state.keyword, WORDS_MAX)
  const narrow = (change: Partial<GameListState>) => set({ pageNum: 1, ...change })
  const openTab = useEffectEvent((at: number) => {
    const type = GAME_TABS[at]
    if (type) narrow({ type })
  })
  useEffect(() => bus.on('changeGameTab', (at) => openTab(at)), [])
  const [keyword] = useDebouncedValue(state.keyword, TYPING_MS)
  const own = useLobbyVenuesQuery({ category })
  const venues = own.data ?? []
  const { data: allPools } = useLobbyPoolsQuery(
    {},
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  )
  const here = new Set(venues.map(({ enName }) => enName))
  const rest = useOwnRest()
  // In a break nothing climbs (UN-32).
  const pools = (!rest && allPools?.filter(({ enName }) => here.has(enName))) || []
  const tabs = tabsFor(isMember, category === 'DZ')
  const type = tabs.includes(state.type) ? state.type : 'all'
  const query = useGamesQuery(
    {
      category,
      type,
      keyword: keyword.trim(),
      ...(state.venue && { enName: state.venue }),
      ...(state.tag && { tag: state.tag }),
      pageNum: state.pageNum,
      pageSize: GAMES_A_PAGE,
    },
    { skip: keyword.trim().length > WORDS_MAX },
  )
  const isWhole = type === 'all' && keyword.trim() === '' && !state.venue && !state.tag && state.pageNum === 1
  // Whether there is a shelf of it above the others.
  const played = useGamesQuery(shelfOf(category, 'recent'), { skip: !isMember || !isWhole })
  const found = shownOf(query)
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(tooLong ? NONE : played.isLoading ? undefined : found)
  const label = t('gamesFound', { count: data?.total ?? 0 })
  return (
    <>
      <GameStage category={category} rest={rest} pools={pools} onPools={() => narrow({ type: 'pool' })} />
      {rest ? (
        <GamesAtRest />
      ) : (
        <section className={css.list} aria-label={t('games')}>
          <VisuallyHidden component="h2">{t('games')}</VisuallyHidden>
          <GameFilters
            state={state}
            type={type}
            tabs={tabs}
            venues={venues}
            tags={data?.tags ?? []}
            error={tooLong}
            onNarrow={narrow}
          />
          <Failed of={own} name={t('gameVenues')} />
          <p className={css.count} role="status">
            {data && label}
          </p>
          {!data && query.error === undefined && <GamePlaces />}
          <Failed of={{ ...query, data: found }} name={t('gamesName')} isWhole />
          {data?.total === 0 && (
            <EmptyState
              art={<EmptyArt variant="noData" />}
              title={t(type === 'collection' ? 'noCollected' : type === 'recent' ? 'noRecent' : 'noGames')}
              hint={t(
                type === 'collection'
                  ? 'noCollectedHint'
                  : type === 'recent'
                    ? 'noRecentHint'
                    : 'noGamesHint',
              )}
              action={<ClearFilter onClear={() => set(filterOf(''))}>{t('allGames')}</ClearFilter>}
            />
          )}
          {data && data.total > 0 && (
            <>
              {isWhole && (
                <>
                  {isMember && <Shelf category={category} type="recent" pools={pools} />}
                  {category === 'DZ' && (
                    <>
                      <Shelf category={category} type="pool" pools={pools} />
                      <Shelf category={category} type="new" pools={pools} />
                    </>
                  )}
                  <div className={css.heading}>
                    <SectionTitle title={t('myGamesMore')} />
                  </div>
                </>
              )}
              <GameGrid
                games={data.records}
                pools={pools}
                label={label}
                isBusy={query.isFetching}
                isHotList={type === 'hot'}
              />
              <Pages
                pageNum={state.pageNum}
                pageSize={GAMES_A_PAGE}
                total={data.total}
                label={label}
                onChange={(pageNum) => {
                  set({ pageNum })
                  window.scrollTo({ top: 0, behavior: 'smooth' })
                }}
              />
            </>
          )}
        </section>
      )}
    </>
  )
}
