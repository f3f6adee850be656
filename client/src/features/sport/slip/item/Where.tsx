import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { matchClock, sessionLabel } from '@app/contract/sport/clock'
import type { OddsType } from '@app/contract/sport/codes'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { CHAMPION } from '@app/contract/sport/market/markets'
import { leagueBeside } from '@app/contract/sport/market/sides'
import { marketTitle } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { useLiteral } from '../../../../i18n/literal.ts'
import { clock as siteClock } from '../../../../lib/clock.ts'
import { minuteText } from '../../../../lib/text/date.ts'
import { TeamName } from '../../../../ui/TeamName/TeamName.tsx'
import { useSessionText } from '../../../../ui/useSessionText.ts'
import type { LiveBoard } from '../../board/liveBoard.ts'
import { useClosesText } from '../../board/champion/useClosesText.ts'
import { useKickoffText } from '../../board/match/useKickoffText.ts'
import { useSportText } from '../../text.ts'
import css from './Where.module.css'

/** As one text, which stays the same while nothing happens: "1–0|38'", "1–0||over". */
const standingIn = (game: GameRow | undefined): string => {
  if (!game) return ''
  const { sport, live } = game
  const { home, away } = scoreOf(live)
  if (live.gameStatus === GameStatus.ended) return `${home}–${away}||over`
  if (live.isLive !== 'Y') return ''
  return `${home}–${away}|${matchClock(sport, live) || (live.HalfTime === 'Y' ? sessionLabel(sport, live) : '')}`
}

const still = () => () => undefined

/** Tells how matches stand, and when to look again. */
export interface Standings {
  pulse: Pick<LiveBoard['pulse'], 'subscribe'>
  game: LiveBoard['game']
}

/** The score of a match while it is listed – an older one would be wrong – and how it says it, "1–0 · 38'". */
export const useStanding = (live: Standings | undefined, hgid: string) => {
  const inWords = useSessionText()
  const text = useSyncExternalStore(live?.pulse.subscribe ?? still, () => standingIn(live?.game(hgid)))
  const [score = '', clock, over] = text.split('|')
  const isOver = over !== undefined
  return { score, isOver, says: score && clock ? `${score} · ${inWords(clock)}` : isOver ? '' : score }
}

/** The score that a goal made of a match after a bet on it began to wait, "2–1"; empty while there was none. */
export const useGoalSince = (live: Standings, hgid: string, isWaiting: boolean): string => {
  const [score = ''] = useSyncExternalStore(live.pulse.subscribe, () => standingIn(live.game(hgid))).split(
    '|',
  )
  const [from, setFrom] = useState({ isWaiting: false, score: '' })
  if (from.isWaiting !== isWaiting) setFrom({ isWaiting, score: isWaiting ? score : from.score })
  return from.score && goalsIn(score) > goalsIn(from.score) ? score : ''
}

const goalsIn = (score: string): number => score.split('–').reduce((sum, goals) => sum + Number(goals), 0)

const Standing = ({ live, hgid }: { live: LiveBoard; hgid: string }) => {
  const { says } = useStanding(live, hgid)
  return says && <span className={css.standing}>{says}</span>
}

/** When a match begins, "今天 23:20", or a champion market closes; empty once it has. */
const useKickoff = (): ((startTime: number | undefined, sides: { team_c: string }) => string) => {
  const t = useSportText()
  const kickoff = useKickoffText()
  const closesText = useClosesText()
  return (startTime, { team_c }) => {
    if (startTime === undefined || startTime <= siteClock.now()) return ''
    if (team_c === '') return closesText(startTime)
    return kickoff(startTime, t('kickoffToday', { time: minuteText(startTime) }))
  }
}

interface MarketProps {
  live: LiveBoard
  entry: SlipEntry
  oddsType: OddsType
}

/** The market of a selection, with how its match stands. */
export const Market = ({
  live,
  entry: { gameInfo, playInfo },
  oddsType,
  isShut,
}: MarketProps & { isShut: boolean }) => {
  const t = useSportText()
  const literal = useLiteral()
  // The title stands in the place of the match.
  if (playInfo.wtype === CHAMPION) return null
  return (
    <p className={css.where}>
      {gameInfo.inPlay && (
        <>
          <span className={css.live}>{t('market_RB')}</span>
          {!isShut && <Standing live={live} hgid={gameInfo.hgid} />}
        </>
      )}
      {marketTitle(playInfo.wtype, gameInfo.sport, oddsType, literal)}
    </p>
  )
}

interface MatchProps {
  match: Pick<SlipEntry['gameInfo'], 'team_h' | 'team_c' | 'league'> & {
    startTime?: number | undefined
    season?: string | undefined
  }
  /** How it stands. */
  standing?: string
  children?: ReactNode
}

/** Who plays whom: on one line where both have room, else each on its own, shortened rather than broken. */
const Sides = ({ match: { team_h, team_c } }: Pick<MatchProps, 'match'>) => {
  const t = useSportText()
  if (team_c === '') return <span>{team_h}</span>
  return (
    <span className={css.sides}>
      <TeamName name={team_h} className={css.side} />{' '}
      <span className={css.away}>
        {t('versus', { home: '', away: '' }).trim()} <TeamName name={team_c} className={css.side} />
      </span>
    </span>
  )
}

/** Its match, when that begins, and its league. */
export const Match = ({ match, standing, children }: MatchProps) => {
  const kickoff = useKickoff()(match.startTime, match)
  const league = leagueBeside(match, match.league)
  return (
    <p className={`${css.where} ${css.match}`}>
      {standing && <span className={css.standing}>{standing}</span>}
      <Sides match={match} />
      {match.season && <span className={css.league}>{match.season}</span>}
      {kickoff && <time className={css.kickoff}>{kickoff}</time>}
      {league && <span className={css.league}>{league}</span>}
      {children}
    </p>
  )
}

interface LegProps extends MarketProps {
  /** Something is said of it, for which its time makes room. */
  isTold?: boolean
  children: ReactNode
}

/** The market of one of several, and how its match stands or when it begins. */
const LegMarket = ({ live, entry: { gameInfo, playInfo }, oddsType, isTold }: LegProps) => {
  const t = useSportText()
  const literal = useLiteral()
  const { says, isOver } = useStanding(live, gameInfo.hgid)
  const kickoff = useKickoff()(gameInfo.startTime, gameInfo)
  return (
    <span className={css.market}>
      {playInfo.wtype !== CHAMPION && (
        <span>{marketTitle(playInfo.wtype, gameInfo.sport, oddsType, literal)}</span>
      )}
      {!isTold &&
        (gameInfo.inPlay ? (
          <span className={css.inPlay}>{says || (!isOver && t('market_RB'))}</span>
        ) : (
          kickoff && <time className={css.kickoff}>{kickoff}</time>
        ))}
    </span>
  )
}

/** Of one of several its match, whole, its market beside it where both have room, and what is to be said of it or what it brings. */
export const Leg = (leg: LegProps) => (
  <p className={`${css.where} ${css.match}`}>
    <Sides match={leg.entry.gameInfo} />
    <LegMarket {...leg} />
    {leg.children}
  </p>
)
