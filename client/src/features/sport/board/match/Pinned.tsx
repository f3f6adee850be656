import { scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Standing } from './MatchInfo.tsx'
import css from './MatchRow.module.css'

/** What an open match's row says, in sight below the heads once the row itself is behind them. */
export const Pinned = ({ game }: { game: GameRow }) => {
  const { gameInfo: info, live } = game
  const { home, away } = scoreOf(live)
  return (
    <div className={css.held} aria-hidden>
      <p className={css.pinned} data-pinned>
        <span>{info.team_h}</span>
        {live.isLive === 'Y' && (
          <strong>
            {home} - {away}
          </strong>
        )}
        <span>{info.team_c}</span>
        <small>
          <Standing game={game} />
        </small>
      </p>
    </div>
  )
}
