import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { to } from '../../../paths.ts'
import { useLobbyText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SectionTitle } from '../../../ui/SectionTitle/SectionTitle.tsx'
import { Failed } from '../Failed.tsx'
import { Near } from '../../../ui/Near.tsx'
import css from './HotMatches.module.css'
import { MatchCard } from './MatchCard.tsx'
import { useChosen } from './useChosen.ts'

const PLACES = 6

interface Props {
  /** On the page that its link would lead to. */
  isHere?: boolean
  /** The first match is shown above. */
  isRest?: boolean
}

export const HotMatches = ({ isHere = false, isRest = false }: Props) => {
  const t = useLobbyText()
  const isQuiet = useSignal(resting)
  const { query, games } = useChosen()
  const shown = games?.slice(isRest ? 1 : 0).slice(0, PLACES)
  const isMissing = !games && query.error !== undefined
  return (
    <section aria-labelledby="hot-matches">
      <SectionTitle
        id="hot-matches"
        title={t(isQuiet ? 'scores' : 'hotMatches')}
        hint={isQuiet ? undefined : t('hotHint')}
        more={isHere || isQuiet ? undefined : { to: to('sport'), label: t('allMatches') }}
      />
      {query.error !== undefined && <Failed of={query} name={t('hotMatches')} isWhole />}
      {!shown && !isMissing && (
        <div className={css.grid} role="status" aria-label={t('loading')}>
          {Array.from({ length: PLACES }, (_, place) => (
            <div key={place} className={css.place} />
          ))}
        </div>
      )}
      {shown?.length === 0 && <EmptyState title={t('noMatches')} hint={t('noMatchesHint')} />}
      {shown && shown.length > 0 && (
        <ul className={css.grid}>
          {shown.map((game) => (
            <li key={game.gameInfo.hgid}>
              <Near className={css.place}>
                <MatchCard game={game} />
              </Near>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
