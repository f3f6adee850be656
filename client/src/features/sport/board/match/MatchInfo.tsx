import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { matchStanding } from '@app/contract/sport/clock'
import { useEffect, useState } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { TeamName } from '../../../../ui/TeamName/TeamName.tsx'
import { useSessionText } from '../../../../ui/useSessionText.ts'
import css from './MatchInfo.module.css'
import { useKickoffText } from './useKickoffText.ts'

/** Where the match stands: its clock and session in play, its kick-off before. */
export const Standing = ({ game }: { game: GameRow }) => {
  const t = useSportText()
  const inWords = useSessionText()
  const kickoff = useKickoffText()
  const { live, sport, startTime } = game
  const said = {
    [GameStatus.ended]: t('ended'),
    [GameStatus.postponed]: t('postponed'),
    [GameStatus.abandoned]: t('abandoned'),
    [GameStatus.paused]: t('paused'),
  }[live.gameStatus as number]
  // A break is a pause too, and the session label has its own word for it.
  if (said && live.HalfTime !== 'Y') return <span className={css.off}>{said}</span>
  if (live.isLive !== 'Y') return <time>{kickoff(startTime)}</time>
  const [session = '', clock] = matchStanding(sport, live)
  return (
    <span className={css.running}>
      <span className={css.dot} aria-hidden />
      <span>{inWords(session)}</span>
      {clock && <span className={css.clock}>{inWords(clock)}</span>}
    </span>
  )
}

/** The games of the running set, the points of the running game. */
export const Games = ({ game: { live, sport, points } }: { game: GameRow }) =>
  live.isLive === 'Y' && (sport === 'TN' || sport === 'VB' || sport === 'TT') ? (
    <span className={css.sets}>
      {live.sc_game_H}-{live.sc_game_A}
      {points && ` (${points})`}
    </span>
  ) : null

/** Who serves, and red cards. */
export const Marks = ({ isServing, reds }: { isServing: boolean; reds: number }) => {
  const t = useSportText()
  return (
    <>
      {isServing && <span className={css.serve} role="img" aria-label={t('serving')} />}
      {reds > 0 && (
        <span className={css.red} role="img" aria-label={t('redCards', { count: reds })}>
          {reds}
        </span>
      )}
    </>
  )
}

/** How long a new score stays marked. */
const SCORED_MS = 10_000

/** True for a while after the number rose. */
const useRisen = (goals: number | undefined): boolean => {
  const [seen, setSeen] = useState(goals)
  const [isRisen, setRisen] = useState(false)
  if (goals !== seen) {
    setSeen(goals)
    setRisen(goals !== undefined && seen !== undefined && goals > seen)
  }
  useEffect(() => {
    if (!isRisen) return undefined
    const timer = setTimeout(() => setRisen(false), SCORED_MS)
    return () => clearTimeout(timer)
  }, [isRisen, goals])
  return isRisen
}

interface TeamProps {
  name: string
  goals: number | undefined
  reds: number
  isAhead: boolean
  isServing: boolean
}

const Team = ({ name, goals, reds, isAhead, isServing }: TeamProps) => {
  const t = useSportText()
  const isRisen = useRisen(goals)
  return (
    <p className={css.team}>
      <TeamName className={css.name} name={name} />
      <Marks {...{ isServing, reds }} />
      {goals !== undefined && (
        <strong
          className={css.goals}
          data-ahead={isAhead || undefined}
          data-risen={isRisen || undefined}
          title={isRisen ? t('justScored') : undefined}
        >
          {goals}
        </strong>
      )}
    </p>
  )
}

interface Props {
  game: GameRow
  isFavoured: boolean
  onFavour: (hgid: string) => void
}

/** The left column of a match: clock, teams, score, red cards; sets and games where the sport has them. */
export const MatchInfo = ({ game, isFavoured, onFavour }: Props) => {
  const t = useSportText()
  const { gameInfo, live, reds, serving } = game
  const isLive = live.isLive === 'Y'
  const isScored = isLive || live.gameStatus === GameStatus.ended
  const { home, away } = scoreOf(live)
  const match = t('versus', { home: gameInfo.team_h, away: gameInfo.team_c })
  return (
    <div className={css.info}>
      <p className={css.top}>
        <Standing game={game} />
        <Games game={game} />
        <button
          type="button"
          className={css.star}
          aria-pressed={isFavoured}
          aria-label={t('favourMatch', { match })}
          onClick={() => onFavour(gameInfo.hgid)}
        >
          <Icon name="star" size={14} tint={isFavoured ? 'full' : 'none'} />
        </button>
      </p>
      <Team
        name={gameInfo.team_h}
        goals={isScored ? home : undefined}
        reds={reds.home}
        isAhead={home > away}
        isServing={isLive && serving === 'H'}
      />
      <Team
        name={gameInfo.team_c}
        goals={isScored ? away : undefined}
        reds={reds.away}
        isAhead={away > home}
        isServing={isLive && serving === 'C'}
      />
    </div>
  )
}
