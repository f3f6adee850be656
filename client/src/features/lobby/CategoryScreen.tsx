import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsMember } from '../../api/session.ts'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useGamesText } from './games/text.ts'
import { useScenesText } from './scenes/text.ts'
import { countText } from '../../lib/text/amount.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { to } from '../../paths.ts'
import { DemoMark } from '../../ui/DemoMark/DemoMark.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './CategoryScreen.module.css'
import { useLobbyVenuesQuery } from './lobby.api.ts'
import { SectionTitle } from '../../ui/SectionTitle/SectionTitle.tsx'
import { useGamesQuery } from './games/games.api.ts'
import { SCENES } from './scenes/scenes.data.ts'
import { Failed } from './Failed.tsx'
import { GameGrid } from './games/GameGrid.tsx'
import { Shelf } from './games/Shelf.tsx'
import { VenueRow } from './games/VenueRow.tsx'

const HotMatches = lazyPart(() => import('./matches/HotMatches.tsx'), 'HotMatches')

const categoryAt = (pathname: string): Category =>
  CATEGORIES.find((code) => to(SCENES[code].to) === pathname) ?? 'TY'

/** As many as a venue category has; shown are the first two rows. */
const ASKED = 50
const SHOWN = 12

const TITLES = { CP: 'hotLottery', DJ: 'hotDuels' } as const

/** The tables of a category that one can sit down at straight away, the popular ones first. */
const CategoryGames = ({ category }: { category: Category }) => {
  const t = useGamesText()
  const lobby = useScenesText()
  const query = useGamesQuery({ category, type: 'all', keyword: '', pageNum: 1, pageSize: ASKED })
  const { currentData } = query
  const games = (currentData?.records ?? [])
    .filter(({ opens }) => opens === 'game')
    .toSorted((a, b) => Number(b.hot) - Number(a.hot) || b.players - a.players)
    .slice(0, SHOWN)
  const title = t(TITLES[category as keyof typeof TITLES] ?? 'hotTables')
  if (games.length === 0)
    return (
      query.error !== undefined && (
        <div className={css.tables}>
          <Failed of={{ ...query, data: currentData }} name={title} />
        </div>
      )
    )
  return (
    <section className={css.tables} aria-labelledby="category-games">
      <SectionTitle id="category-games" title={title} hint={t('hotTablesHint')} />
      <GameGrid games={games} label={t('hotTablesOf', { name: lobby(SCENES[category].name) })} isHotList />
    </section>
  )
}

/** Sports, live dealer, chess, esports and lottery: the venues of one category (AREA-01 … AREA-05). */
export const CategoryScreen = () => {
  const t = useScenesText()
  const games = useGamesText()
  const isMember = useIsMember()
  const category = categoryAt(useLocation().pathname)
  const query = useLobbyVenuesQuery({ category })
  const { data } = query
  const scene = SCENES[category]
  const online = data?.reduce((sum, venue) => sum + venue.online, 0) ?? 0
  return (
    <>
      <SceneBand art={scene.art} title={t(scene.title)} line={t(scene.line)} size="hall" isOverlaid>
        <p className={css.facts}>
          {data && (
            <>
              <span>
                <b>{data.length}</b> {t('venueCount')}
              </span>
              <span>
                <b>{countText(online)}</b> {t('onlineNow')}
              </span>
              <DemoMark of="figures" />
            </>
          )}
        </p>
      </SceneBand>
      <section className={css.list} aria-label={games('venuesOf', { name: t(scene.name) })}>
        <Missing of={standingOf(query)} failed={games('venuesFailed')} rows={1} height={244} />
        {data?.length === 0 && (
          <EmptyState
            art={<EmptyArt variant="maintenance" />}
            title={games('noVenues')}
            hint={games('noVenuesHint')}
          />
        )}
        {data?.map((venue) => (
          <VenueRow key={venue.enName} venue={venue} />
        ))}
      </section>
      {category === 'TY' ? (
        <div className={css.matches}>
          <Suspense>
            <HotMatches isHere />
          </Suspense>
        </div>
      ) : (
        <>
          {isMember && (
            <div className={css.tables}>
              <Shelf category={category} type="recent" />
            </div>
          )}
          <CategoryGames category={category} />
        </>
      )}
    </>
  )
}
