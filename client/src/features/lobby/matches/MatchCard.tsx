import type { GameRow } from '@app/contract/sport/feed'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { useLobbyText } from '../text.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { TeamName } from '../../../ui/TeamName/TeamName.tsx'
import { Clock } from './Clock.tsx'
import { Markets } from './Markets.tsx'
import css from './MatchCard.module.css'
import { MatchLink } from './MatchLink.tsx'

/** A match as the board lists it: teams and score left, its main lines right. */
export const MatchCard = ({ game }: { game: GameRow }) => {
  const t = useLobbyText()
  const isQuiet = useSignal(resting)
  const { gameInfo, league, live, reds } = game
  const sides = [
    { name: gameInfo.team_h, score: live.sc_FT_H, reds: reds.home },
    { name: gameInfo.team_c, score: live.sc_FT_C, reds: reds.away },
  ]
  return (
    <article className={css.card} data-quiet={isQuiet || undefined}>
      <div className={css.match}>
        <p className={css.head}>
          <Clock game={game} />
          <span className={css.league} title={league}>
            {league}
          </span>
        </p>
        <h3 className={css.teams}>
          <MatchLink game={game} className={css.open}>
            {sides.map((side) => (
              <span key={side.name} className={css.team}>
                <Drawing kind="crest" fields={[side.name, side.name]} />
                <TeamName className={css.name} name={side.name} />
                {side.reds > 0 && (
                  <span className={css.red} role="img" aria-label={t('reds', { count: side.reds })}>
                    {side.reds}
                  </span>
                )}
                {live.isLive === 'Y' && <span className={css.score}>{side.score}</span>}
              </span>
            ))}
          </MatchLink>
        </h3>
      </div>
      {!isQuiet && <Markets game={game} />}
    </article>
  )
}
