import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { standingOf } from '../../api/standing.ts'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useGamesText } from '../../i18n/games.ts'
import { useLobbyText } from '../../i18n/lobby.ts'
import { countText } from '../../lib/amount.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../ui/Missing/Missing.tsx'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import css from './CategoryScreen.module.css'
import { useLobbyVenuesQuery } from './lobby.api.ts'
import { CategoryGames } from './parts/CategoryGames.tsx'
import { VenueRow } from './parts/VenueRow.tsx'
import { SCENES } from './scenes.data.ts'

const HotMatches = lazyPart(() => import('./parts/HotMatches.tsx'), 'HotMatches')

const categoryAt = (pathname: string): Category =>
  CATEGORIES.find((code) => to(SCENES[code].to) === pathname) ?? 'TY'

/** Sports, live dealer, chess, esports and lottery: the venues of one category (AREA-01 … AREA-05). */
export const Component = () => {
  const t = useLobbyText()
  const games = useGamesText()
  const category = categoryAt(useLocation().pathname)
  const query = useLobbyVenuesQuery({ category })
  const { data } = query
  const scene = SCENES[category]
  const online = data?.reduce((sum, venue) => sum + venue.online, 0) ?? 0
  return (
    <>
      <SceneBand art={scene.art} title={t(scene.title)} line={t(scene.line)} size="tall" isOverlaid>
        {data && (
          <p className={css.facts}>
            <span>
              <b>{data.length}</b> {t('venueCount')}
            </span>
            <span>
              <b>{countText(online)}</b> {t('onlineNow')}
            </span>
          </p>
        )}
      </SceneBand>
      <section className={css.list} aria-label={games('venuesOf', { name: t(scene.name) })}>
        <Missing of={standingOf(query)} failed={games('venuesFailed')} rows={4} height={220} />
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
        <CategoryGames category={category} />
      )}
    </>
  )
}
