import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsRestHeard, useOwnRest } from '../../api/rest/ownRest.ts'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useGamesText } from './games/text.ts'
import { useScenesText } from './scenes/text.ts'
import { countText } from '../../lib/text/amount.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { to } from '../../paths.ts'
import { DemoMark } from '../../ui/DemoMark/DemoMark.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { RestLine } from '../../ui/RestNote/RestLine.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './CategoryScreen.module.css'
import { useLobbyVenuesQuery } from './lobby.api.ts'
import { SCENES } from './scenes/scenes.data.ts'
import { GamesAtRest } from './games/GamesAtRest.tsx'
import { HallGames } from './games/HallGames.tsx'
import { VenuePlaces, VenueRow } from './games/VenueRow.tsx'

const HotMatches = lazyPart(() => import('./matches/HotMatches.tsx'), 'HotMatches')

const categoryAt = (pathname: string): Category =>
  CATEGORIES.find((code) => to(SCENES[code].to) === pathname) ?? 'TY'

/** Sports, live dealer, chess, esports and lottery: the venues of one category (AREA-01 … AREA-05). */
export const CategoryScreen = () => {
  const t = useScenesText()
  const games = useGamesText()
  const category = categoryAt(useLocation().pathname)
  const query = useLobbyVenuesQuery({ category })
  const { data } = query
  const standing = standingOf(query)
  const scene = SCENES[category]
  const rest = useOwnRest()
  const isHeard = useIsRestHeard()
  const online = data?.reduce((sum, venue) => sum + venue.online, 0) ?? 0
  return (
    <>
      <SceneBand
        art={scene.art}
        title={t(scene.title)}
        line={rest ? undefined : t(scene.line)}
        size="hall"
        isOverlaid
      >
        <p className={css.facts}>
          {rest && <RestLine rest={rest} details={to('restraint')} />}
          {data && isHeard && !rest && (
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
        {standing.reason === undefined && !standing.isAnswered ? (
          <VenuePlaces />
        ) : (
          <Missing of={standing} failed={games('venuesFailed')} rows={1} height={244} />
        )}
        {data?.length === 0 && (
          <EmptyState
            art={<EmptyArt variant="maintenance" />}
            title={games('noVenues')}
            hint={games('noVenuesHint')}
          />
        )}
        {data?.map((venue) => (
          <VenueRow key={venue.enName} venue={venue} isAtRest={rest !== undefined} />
        ))}
      </section>
      {category === 'TY' ? (
        <div className={css.matches}>
          <Suspense>
            <HotMatches isHere />
          </Suspense>
        </div>
      ) : rest ? (
        <GamesAtRest />
      ) : (
        <HallGames key={category} category={category} />
      )}
    </>
  )
}
