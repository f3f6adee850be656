import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { matchClock, sessionLabel } from '@app/contract/sport/clock'
import type { OddsType } from '@app/contract/sport/codes'
import { scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { leagueBeside, sidesText } from '@app/contract/sport/market/sides'
import { marketTitle } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { useLiteral } from '../../../../i18n/literal.ts'
import { clock as siteClock } from '../../../../lib/clock.ts'
import { minuteText } from '../../../../lib/text/date.ts'
import { useSessionText } from '../../../../ui/useSessionText.ts'
import type { LiveBoard } from '../../board/liveBoard.ts'
import { useKickoffText } from '../../board/match/useKickoffText.ts'
import { useSportText } from '../../text.ts'
import css from './Where.module.css'

/** As one text, which stays the same while nothing happens: "1–0|38'". */
const standingIn = (game: GameRow | undefined): string => {
  if (game?.live.isLive !== 'Y') return ''
  const { sport, live } = game
  const { home, away } = scoreOf(live)
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
  const [score = '', clock] = text.split('|')
  return { score, says: score && clock ? `${score} · ${inWords(clock)}` : score }
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

/** When a match begins, "今天 23:20"; empty once it has. */
const useKickoff = (): ((startTime: number | undefined) => string) => {
  const t = useSportText()
  const kickoff = useKickoffText()
  return (startTime) =>
    startTime === undefined || startTime <= siteClock.now()
      ? ''
      : kickoff(startTime, t('kickoffToday', { time: minuteText(startTime) }))
}

interface MarketProps {
  live: LiveBoard
  entry: SlipEntry
  oddsType: OddsType
}

/** The market of a selection, with how its match stands. */
export const Market = ({ live, entry: { gameInfo, playInfo }, oddsType }: MarketProps) => {
  const t = useSportText()
  const literal = useLiteral()
  return (
    <p className={css.where}>
      {gameInfo.inPlay && (
        <>
          <span className={css.live}>{t('market_RB')}</span>
          <Standing live={live} hgid={gameInfo.hgid} />
        </>
      )}
      {marketTitle(playInfo.wtype, gameInfo.sport, oddsType, literal)}
    </p>
  )
}

interface MatchProps {
  match: Pick<SlipEntry['gameInfo'], 'team_h' | 'team_c' | 'league'> & { startTime?: number | undefined }
  /** How it stands. */
  standing?: string
  /** In one line, as far as the names allow: its league gives way. */
  isLine?: boolean
  /** Stands in its league's place. */
  instead?: ReactNode
  children?: ReactNode
}

/** Its match, when that begins, and its league. */
export const Match = ({ match, standing, isLine, instead, children }: MatchProps) => {
  const t = useSportText()
  const kickoff = useKickoff()(match.startTime)
  const league = leagueBeside(match, match.league)
  return (
    <p className={`${css.where} ${css.match}`} data-line={isLine || undefined}>
      {standing && <span className={css.standing}>{standing}</span>}
      <span>{sidesText(match, (home, away) => t('versus', { home, away }))}</span>
      {kickoff && <time className={css.kickoff}>{kickoff}</time>}
      {instead || (league && <span className={css.league}>{league}</span>)}
      {children}
    </p>
  )
}

interface LegProps {
  live: LiveBoard
  match: SlipEntry['gameInfo']
}

/** How the match of a leg stands, or that it is in play. */
const useLegStanding = ({ live, match }: LegProps) => {
  const t = useSportText()
  const { says } = useStanding(live, match.hgid)
  return match.inPlay ? says || t('market_RB') : ''
}

export const LegStanding = (leg: LegProps) => <span className={css.inPlay}>{useLegStanding(leg)}</span>

/** The match of a leg in one line, with how it stands or what is to be said `instead`. */
export const LegMatch = ({ instead, ...leg }: LegProps & { instead: ReactNode }) => {
  const standing = useLegStanding(leg)
  return <Match match={leg.match} standing={instead ? '' : standing} isLine={!instead} instead={instead} />
}
