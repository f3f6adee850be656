import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { matchClock, sessionLabel } from '@app/contract/sport/clock'
import { useSportText } from '../../../i18n/sport.ts'
import { shortDateTimeText } from '../../../lib/date.ts'
import { useSessionText } from '../../../ui/useSessionText.ts'
import css from './MatchInfo.module.css'

/** Where the match stands: its clock and session in play, its kick-off before. */
const Standing = ({ game }: { game: GameRow }) => {
  const t = useSportText()
  const inWords = useSessionText()
  const { live, sport, startTime } = game
  const said = {
    [GameStatus.ended]: t('ended'),
    [GameStatus.postponed]: t('postponed'),
    [GameStatus.abandoned]: t('abandoned'),
    [GameStatus.paused]: t('paused'),
  }[live.gameStatus as number]
  // A break is a pause too, and the session label has its own word for it.
  if (said && live.HalfTime !== 'Y') return <span className={css.off}>{said}</span>
  if (live.isLive !== 'Y') return <time className={css.start}>{shortDateTimeText(startTime)}</time>
  const clock = matchClock(sport, live)
  return (
    <span className={css.running}>
      <span className={css.dot} aria-hidden />
      <span>{inWords(sessionLabel(sport, live))}</span>
      {clock && <span className={css.clock}>{inWords(clock)}</span>}
    </span>
  )
}

const Team = ({
  name,
  goals,
  reds,
  isAhead,
}: {
  name: string
  goals: number | undefined
  reds: number
  isAhead: boolean
}) => {
  const t = useSportText()
  return (
    <p className={css.team}>
      <span className={css.name} title={name}>
        {name}
      </span>
      {reds > 0 && (
        <span className={css.red} role="img" aria-label={t('redCards', { count: reds })}>
          {reds}
        </span>
      )}
      {goals !== undefined && (
        <strong className={css.goals} data-ahead={isAhead || undefined}>
          {goals}
        </strong>
      )}
    </p>
  )
}

/** The left column of a match: clock, teams, score, red cards; sets and games where the sport has them. */
export const MatchInfo = ({ game }: { game: GameRow }) => {
  const { gameInfo, live, reds } = game
  const isLive = live.isLive === 'Y'
  const { home, away } = scoreOf(live)
  const hasSets = game.sport === 'TN' || game.sport === 'VB' || game.sport === 'TT'
  return (
    <div className={css.info}>
      <p className={css.top}>
        <Standing game={game} />
        {isLive && hasSets && (
          <span className={css.sets}>
            {live.sc_game_H}-{live.sc_game_A}
          </span>
        )}
      </p>
      <Team name={gameInfo.team_h} goals={isLive ? home : undefined} reds={reds.home} isAhead={home > away} />
      <Team name={gameInfo.team_c} goals={isLive ? away : undefined} reds={reds.away} isAhead={away > home} />
    </div>
  )
}
