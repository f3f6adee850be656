import { CATEGORIES } from '@app/contract/venue/categories'
import type { Category } from '@app/contract/venue/categories'
import { Button } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useLobbyText } from '../../i18n/lobby.ts'
import { countText } from '../../lib/amount.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { SceneBand } from '../../ui/SceneBand/SceneBand.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import css from './CategoryScreen.module.css'
import { useLobbyVenuesQuery } from './lobby.api.ts'
import { CategoryGames } from './parts/CategoryGames.tsx'
import { VenueRow } from './parts/VenueRow.tsx'
import { SCENES } from './scenes.data.ts'

const HotMatches = lazy(async () => ({ default: (await import('./parts/HotMatches.tsx')).HotMatches }))

const categoryAt = (pathname: string): Category =>
  CATEGORIES.find((code) => to(SCENES[code].to) === pathname) ?? 'TY'

/** Sports, live dealer, chess, esports and lottery: the venues of one category (specification section 2). */
export const Component = () => {
  const t = useLobbyText()
  const category = categoryAt(useLocation().pathname)
  const { data, isError, refetch } = useLobbyVenuesQuery({ category })
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
      <section className={css.list} aria-label={t('venuesOf', { name: t(scene.name) })}>
        {!data && !isError && <SkeletonRows rows={4} height={220} />}
        {isError && (
          <EmptyState
            art={<EmptyArt variant="offline" />}
            title={t('venuesFailed')}
            hint={t('venuesFailedHint')}
            action={<Button onClick={refetch}>{t('retry')}</Button>}
          />
        )}
        {data?.length === 0 && (
          <EmptyState
            art={<EmptyArt variant="maintenance" />}
            title={t('noVenues')}
            hint={t('noVenuesHint')}
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
