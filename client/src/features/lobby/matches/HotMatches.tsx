import { Skeleton } from '@mantine/core'
import { Suspense, useDeferredValue } from 'react'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { to } from '../../../paths.ts'
import { useLobbyText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { useHotMatchesQuery } from '../lobby.api.ts'
import css from './HotMatches.module.css'
import { MatchCard } from './MatchCard.tsx'

const Failed = lazyPart(() => import('../Failed.tsx'), 'Failed')

/** As the in-play board (U-SPORT-10): five seconds, at rest on a hidden tab. */
const REFRESH_MS = 5000
const SHOWN = 8

/** `isHere`: on the page that its link would lead to. */
export const HotMatches = ({ isHere = false }: { isHere?: boolean }) => {
  const t = useLobbyText()
  const query = useHotMatchesQuery(
    { count: SHOWN },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  )
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(query.data)
  const live = data?.games.filter((game) => game.live.isLive === 'Y').length ?? 0
  return (
    <section aria-labelledby="hot-matches">
      <SectionTitle
        id="hot-matches"
        title={t('hotMatches')}
        hint={data && t('hotHint', { live })}
        more={isHere ? undefined : { to: to('sport'), label: t('allMatches') }}
      />
      <Suspense>{query.error !== undefined && <Failed of={query} name={t('hotMatches')} isWhole />}</Suspense>
      {!data && query.error === undefined && (
        <div className={css.grid} role="status" aria-label={t('loading')}>
          {Array.from({ length: SHOWN }, (_, place) => (
            <Skeleton key={place} className={css.place} radius="md" />
          ))}
        </div>
      )}
      {data?.games.length === 0 && <EmptyState title={t('noMatches')} hint={t('noMatchesHint')} />}
      {data && data.games.length > 0 && (
        <ul className={css.grid}>
          {data.games.map((game) => (
            <li key={game.gameInfo.hgid}>
              <MatchCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
