import type { GameRow } from '@app/contract/sport/feed'
import { matchClock, sessionLabel } from '@app/contract/sport/clock'
import { Link } from 'react-router-dom'
import { useIsMember } from '../../../api/session.ts'
import { useLobbyText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import type { MatchRequest } from '../../../lib/bus.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { Odds } from '../../../ui/Odds/Odds.tsx'
import { useSessionText } from '../../../ui/useSessionText.ts'
import { marketsOf } from './matchView.ts'
import css from './MatchCard.module.css'

/** Words of the selections, by their code on the card. */
const PICKS = {
  RH: 'home',
  RC: 'away',
  OUO: 'over',
  OUU: 'under',
  MH: 'home',
  MN: 'draw',
  MC: 'away',
} as const
const FAMILIES = { R: 'handicap', OU: 'total', M: 'winner' } as const

export const MatchCard = ({ game }: { game: GameRow }) => {
  const t = useLobbyText()
  const inWords = useSessionText()
  const isMember = useIsMember()
  const { team_h, team_c, hgid } = game.gameInfo
  const markets = marketsOf(game)
  const isLive = game.live.isLive === 'Y'
  const address = to('localSport', { enName: 'crty', hgid })
  const open = (pick?: MatchRequest['pick']) =>
    isMember ? bus.emit('openMatch', { game, ...(pick && { pick }) }) : bus.emit('showLoginTips')
  const sides = [
    { name: team_h, score: game.live.sc_FT_H, reds: game.reds.home },
    { name: team_c, score: game.live.sc_FT_C, reds: game.reds.away },
  ]
  return (
    <article className={css.card}>
      <header className={css.head}>
        <span className={css.league}>{game.league}</span>
        {isLive ? (
          <span className={css.live}>
            {inWords(sessionLabel(game.sport, game.live))} {inWords(matchClock(game.sport, game.live))}
          </span>
        ) : (
          <time className={css.time}>{shortDateTimeText(game.startTime)}</time>
        )}
      </header>
      <h3 className={css.teams}>
        <Link
          to={address}
          className={css.open}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            open()
          }}
        >
          {sides.map((side) => (
            <span key={side.name} className={css.team}>
              <Drawing kind="crest" fields={[side.name, side.name]} />
              <span className={css.name}>{side.name}</span>
              {side.reds > 0 && (
                <span className={css.red} role="img" aria-label={t('reds', { count: side.reds })}>
                  {side.reds}
                </span>
              )}
              {isLive && <span className={css.score}>{side.score}</span>}
            </span>
          ))}
        </Link>
      </h3>
      <div className={css.markets}>
        {markets.length === 0 && <p className={css.closed}>{t('marketsClosed')}</p>}
        {markets.map((market) => (
          <div key={market.family} className={css.market}>
            <span className={css.family}>{t(FAMILIES[market.family])}</span>
            {market.cells.map((cell) => {
              const word = t(PICKS[cell.w as keyof typeof PICKS] ?? 'home')
              const line = market.family === 'R' ? cell.line : `${word} ${cell.line}`.trim()
              return (
                <Odds
                  key={cell.w}
                  name={`${team_h} ${team_c} ${t(FAMILIES[market.family])}${market.family === 'R' ? ` ${word}` : ''}`}
                  line={line}
                  price={cell.price}
                  onToggle={() => open({ line: market.line, w: cell.w })}
                />
              )
            })}
          </div>
        ))}
      </div>
    </article>
  )
}
