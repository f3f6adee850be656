import { marketCount } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Suspense } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { useLobbyText } from '../text.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Clock } from './Clock.tsx'
import css from './Featured.module.css'
import { Markets } from './Markets.tsx'
import { MatchLink } from './MatchLink.tsx'
import { brokenAt } from './matchView.ts'
import { useChosen } from './useChosen.ts'

const Tracker = lazyPart(() => import('./Tracker.tsx'), 'Tracker')

const Side = ({ name }: { name: string }) => (
  <span className={css.side}>
    <Drawing kind="crest" fields={[name, name]} />
    <span className={css.name}>
      {name.slice(0, brokenAt(name))}
      <wbr />
      {name.slice(brokenAt(name))}
    </span>
  </span>
)

const Match = ({ game }: { game: GameRow }) => {
  const t = useLobbyText()
  const isQuiet = useSignal(resting)
  const { gameInfo, league, live } = game
  return (
    <>
      <div className={css.scene}>
        <p className={css.head}>
          <Clock game={game} />
          <span className={css.league}>{league}</span>
          {isQuiet || (
            <MatchLink game={game} className={css.more}>
              {t('allMarkets', { count: marketCount(game) })}
              <Icon name="chevronRight" size={14} />
            </MatchLink>
          )}
        </p>
        <h2 className={css.sides}>
          <MatchLink game={game} className={css.open}>
            <Side name={gameInfo.team_h} />
            <span className={css.score}>
              {live.isLive === 'Y' ? `${live.sc_FT_H} - ${live.sc_FT_C}` : t('against')}
            </span>
            <Side name={gameInfo.team_c} />
          </MatchLink>
        </h2>
        <div className={css.pitch}>
          <Suspense>
            <Tracker game={game} isWhole={isQuiet} />
          </Suspense>
        </div>
      </div>
      {!isQuiet && (
        <div className={css.prices}>
          <Markets game={game} isDeep />
        </div>
      )}
    </>
  )
}

/** The match that home begins with: where the ball is, and its main lines. */
export const Featured = () => {
  const t = useLobbyText()
  const isQuiet = useSignal(resting)
  const { query, games } = useChosen()
  const [game] = games ?? []
  if (games ? !game : query.error !== undefined) return null
  return (
    <section className={css.featured} aria-label={t('featured')}>
      {game ? (
        <article className={css.card}>
          <Match game={game} />
        </article>
      ) : (
        <div className={css.card}>
          <div className={css.scene}>
            <div className={css.pitch} />
          </div>
          {isQuiet || <div className={css.coming} />}
        </div>
      )}
    </section>
  )
}
